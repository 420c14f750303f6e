/**
 * The first characters at which spreadsheets take a text for a formula, also in the wide forms of East Asian keyboards, and
 * the characters that some skip before one.
 */
const OF_FORMULAS = /^'*[=+\-@\t\r\n＝＋－＠]/

/**
 * Writes a text so that no spreadsheet runs it: a text that could begin a formula gets an apostrophe. {@link readableText}
 * takes it away again. Amounts are not written by this, so that negative ones stay numbers.
 */
export function safeText(text: string): string {
  return OF_FORMULAS.test(text) ? `'${text}` : text
}

/** Reads a text that {@link safeText} may have written. */
export function readableText(text: string): string {
  return text.startsWith("'") && OF_FORMULAS.test(text.slice(1)) ? text.slice(1) : text
}
