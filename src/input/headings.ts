export interface Heading<Column extends string> {
  readonly index: number
  /** The trimmed text, or the text of a number. Empty for any other cell. */
  readonly typed: string
  /** Undefined for a text that does not name a column. */
  readonly column: Column | undefined
  /** The first heading of the same column, if this is a later one. */
  readonly repeated: Heading<Column> | undefined
}

export type MeaningOf<Column extends string> = (plain: string, typed: string) => Column | undefined

/** The maximum number of characters to compare. Known headings are shorter. */
const MAX_CHARACTERS = 100

/**
 * Returns the letters and digits of a word, for comparison: case, spaces, punctuation and a percent sign do
 * not count.
 */
export function plainWord(word: string): string {
  return word
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * The end of a plain heading that names a currency, such as `inaud` in `priceinaud`, or `a` in `pricea` for
 * `A$`.
 */
export const CURRENCY_OF_HEADING =
  /(?:in)?(?:aud?|nzd?|usd?|cad?|gbp|eur|euro|chf|dollars?)$|(?<=price|cost|rate)[ac]$|in$/

/** The part of a heading that marks amounts as with tax. */
export const WITH_TAX = /(?:inc|incl|including|inkl)(?:gst|vat|tax|mwst|ust)$|^(?:brutto|gross)|brutto$/

/**
 * The part of a heading that marks amounts as without tax. All amounts of a sheet or a price list are without
 * tax.
 */
export const WITHOUT_TAX =
  /^nett?o?(?=.)|(?:ex|excl|excluding|exc)(?:gst|vat|tax)|netto|(?:ohne|exkl)(?:mwst|ust)/g

/** Reads a row of headings up to its first hole. A sparse list may have four billion holes. */
export function readHeadings<Column extends string>(
  cells: readonly unknown[],
  meaningOf: MeaningOf<Column>,
): readonly Heading<Column>[] {
  const first = new Map<Column, Heading<Column>>()
  const headings: Heading<Column>[] = []
  for (let index = 0; index < cells.length && Object.hasOwn(cells, index); index++) {
    const typed = textOf(cells[index])
    const plain = plainWord(typed)
    const column = plain === '' ? undefined : meaningOf(plain, typed)
    const repeated = column === undefined ? undefined : first.get(column)
    const heading = { index, typed, column, repeated }
    if (column !== undefined && repeated === undefined) first.set(column, heading)
    headings.push(heading)
  }
  return headings
}

/** A number may be a heading too, such as a year. */
function textOf(cell: unknown): string {
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'string' ? cell.trim() : ''
}

/** The number of rows to search for headings. A title, such as the name of the company, may be above them. */
export const SEARCHED_ROWS = 20

/**
 * Tests whether a row is one of the first `SEARCHED_ROWS`, and names at least two columns. A title seldom names
 * even one.
 */
export function isRowOfHeadings(
  row: unknown,
  index: number,
  meaningOf: MeaningOf<string>,
): row is readonly unknown[] {
  if (index >= SEARCHED_ROWS || !Array.isArray(row)) return false
  return new Set(readHeadings(row, meaningOf).flatMap(({ column }) => column ?? [])).size >= 2
}
