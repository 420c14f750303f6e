/**
 * The first characters at which spreadsheets take a text for a formula, also in the wide forms of East Asian keyboards, and
 * the characters that some skip before one.
 */
const START = String.raw`(?=["']*[=+\-@\t\r\n＝＋－＠])`

/**
 * A place inside of a text where a formula could begin if a spreadsheet program takes the character before it for the
 * separator of cells. A number with a sign, such as -20 mm, runs nothing.
 */
const BEFORE = String.raw`(?<=[\s,;|])`
const INSIDE = String.raw`(?=["']*[=+\-@＝＋－＠]\S)(?!["']*[-+]\d[\d.,]*\p{L}*["'%°]*(?:[\s,;|]|$))`

const UNSAFE = new RegExp(`^${START}|${BEFORE}${INSIDE}`, 'gu')
const MADE_SAFE = new RegExp(`^'${START}|${BEFORE}'${INSIDE}`, 'gu')

/**
 * Writes a text so that no spreadsheet runs it, whatever separates its cells. Each place that could begin a formula gets an
 * apostrophe, and {@link readableText} takes it away again. Amounts are not written by this, so that negative ones stay
 * numbers.
 */
export function safeText(text: string): string {
  return text.replace(UNSAFE, "'")
}

/** Reads a text that {@link safeText} may have written. */
export function readableText(text: string): string {
  return text.replace(MADE_SAFE, '')
}
