/**
 * Matches the characters that make a spreadsheet treat a text as a formula, including the full-width forms of East
 * Asian keyboards. Also matches characters that some programs skip before a formula.
 */
const START = String.raw`(?=["'\s]*[=+\-@＝＋－＠]|["']*[\t\r\n])`

const FORMULA = String.raw`["']*[=+\-@＝＋－＠]\S`

/** Matches a number with a sign, such as -20mm or -5%, which is not a formula. */
const NUMBER = String.raw`["']*[-+]\d[\d.,]*\p{L}*["'%°]*`

/**
 * Matches a place inside a text where a formula could begin. Some programs treat the character before it as a
 * separator of cells. `inserted` is the apostrophe to match there, or empty. A number is left alone unless an
 * operator could follow it in the same cell.
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
 * gets an apostrophe, and {@link readableText} removes it again. Not for amounts, because negative ones must stay
 * numbers.
 */
export function safeText(text: string): string {
  return text.replace(UNSAFE, "'")
}

/** Reads a text that {@link safeText} may have written. */
export function readableText(text: string): string {
  return text.replace(MADE_SAFE, '')
}
