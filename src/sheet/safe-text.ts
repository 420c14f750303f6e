/**
 * The first characters at which spreadsheets take a text for a formula, also in the wide forms of East Asian keyboards, and
 * the characters that some skip before one.
 */
const AT_START = /^["']*[=+\-@\t\r\n＝＋－＠]/

/**
 * A place inside of a text where a formula could begin if a spreadsheet program takes the character before it for the
 * separator of cells. A number with a sign, such as -20 mm, is no formula.
 */
const INSIDE =
  /(?<=[\s,;|])(?=["']*[=+\-@＝＋－＠]\S)(?!["']*[-+]\d[\d.,]*\p{L}*["'%°]*(?:[\s,;|]|$))/gu

/** An apostrophe that {@link safeText} may have added. */
const ADDED = /(?<=^|[\s,;|])'(?=["']*[=+\-@\t\r\n＝＋－＠])/gu

/**
 * Writes a text so that no spreadsheet runs it, whatever separates its cells: a text that could begin a formula gets an
 * apostrophe, and so does each place inside of it that could. {@link readableText} takes them away again. Amounts are not
 * written by this, so that negative ones stay numbers.
 */
export function safeText(text: string): string {
  const inside = text.replace(INSIDE, "'")
  return AT_START.test(inside) ? `'${inside}` : inside
}

/** Reads a text that {@link safeText} may have written. */
export function readableText(text: string): string {
  if (!text.includes("'")) return text
  const plain = text.replace(ADDED, '')
  if (safeText(plain) === text) return plain
  return text.startsWith("'") && AT_START.test(text.slice(1)) ? text.slice(1) : text
}
