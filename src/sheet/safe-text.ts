/** Includes the full-width signs of East Asian keyboards, and characters that some programs skip before a formula. */
const START = String.raw`(?=["'\s]*[=+\-@＝＋－＠]|["']*[\t\r\n])`

const FORMULA = String.raw`["']*[=+\-@＝＋－＠]\S`

/** At the start of a cell, spaces may follow these signs. */
const SPACED = String.raw`["']*[=@＝＠]`

/** Inside a text, numbers such as -20mm or -5% are safe. */
const NUMBER = String.raw`["']*[-+]\d[\d.,]*\p{L}*["'%°]*`

/**
 * Matches where a formula could begin inside a text, because some programs split cells there. Skips a number unless
 * an operator could follow. `inserted` is the apostrophe to match there, or empty.
 */
function insideOf(inserted: string): string {
  const afterMark = String.raw`(?<=[\t\n\r,;|])${inserted}(?=${FORMULA}|${SPACED})(?!${NUMBER}(?:[,;|]|$))`
  const afterSpace = String.raw`(?<=[^\S\t\n\r])${inserted}(?=${FORMULA})(?!${NUMBER}(?:[\s,;|]|$))`
  return `${afterMark}|${afterSpace}`
}

const UNSAFE = new RegExp(`^${START}|${insideOf('')}`, 'gu')
const MADE_SAFE = new RegExp(`^'${START}|${insideOf("'")}`, 'gu')

/**
 * Puts an apostrophe wherever a spreadsheet could see a formula, and {@link readableText} removes it again. Not for
 * amounts: negative ones must stay numbers.
 */
export function safeText(text: string): string {
  return text.replace(UNSAFE, "'")
}

export function readableText(text: string): string {
  return text.replace(MADE_SAFE, '')
}
