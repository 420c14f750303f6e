/**
 * The first characters at which spreadsheets take a text for a formula, also in the wide forms of East Asian keyboards,
 * and the characters that some skip before one.
 */
const START = String.raw`(?=["'\s]*[=+\-@＝＋－＠]|["']*[\t\r\n])`

const FORMULA = String.raw`["']*[=+\-@＝＋－＠]\S`

/** A number with a sign, such as -20 mm, runs nothing. */
const NUMBER = String.raw`["']*[-+]\d[\d.,]*\p{L}*["'%°]*`

/**
 * Matches a place inside of a text where a formula could begin. Some programs take the character before it for the
 * separator of cells. `inserted` is the apostrophe that may stand there. A number is left alone unless an operator
 * could follow it in the same cell.
 */
function insideOf(inserted: string): string {
  const afterMark = String.raw`(?<=[\t\n\r,;|])${inserted}(?=${FORMULA})(?!${NUMBER}(?:[,;|]|$))`
  const afterSpace = String.raw`(?<=[^\S\t\n\r])${inserted}(?=${FORMULA})(?!${NUMBER}(?:[\s,;|]|$))`
  return `${afterMark}|${afterSpace}`
}

const UNSAFE = new RegExp(`^${START}|${insideOf('')}`, 'gu')
const MADE_SAFE = new RegExp(`^'${START}|${insideOf("'")}`, 'gu')

/**
 * Writes a text so that no spreadsheet runs it, whatever separates its cells. Each place that could begin a formula
 * gets an apostrophe, and {@link readableText} takes it away again. Amounts are not written by this, so that negative
 * ones stay numbers.
 */
export function safeText(text: string): string {
  return text.replace(UNSAFE, "'")
}

/** Reads a text that {@link safeText} may have written. */
export function readableText(text: string): string {
  return text.replace(MADE_SAFE, '')
}
