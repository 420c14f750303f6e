export interface Heading<Column extends string> {
  readonly index: number
  /** Trimmed. Empty for a cell that is neither a text nor a number. */
  readonly typed: string
  readonly column: Column | undefined
  readonly repeated: Heading<Column> | undefined
}

export type MeaningOf<Column extends string> = (plain: string, typed: string) => Column | undefined

/** Known headings are shorter. */
const MAX_CHARACTERS = 100

/** Ignores case, spaces, punctuation and percent signs. */
export function plainWord(word: string): string {
  return word
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Matches `inaud` in `priceinaud`, or `a` (of `A$`) in `pricea`. */
export const CURRENCY_OF_HEADING =
  /(?:in)?(?:aud?|nzd?|usd?|cad?|gbp|eur|euros?|chf|dollars?)$|(?<=price|cost|rate|total)[ac]$|in$/

export const WITH_TAX =
  /(?:inc|incl|including|inkl)\d*(?:gst|vat|tax|mwst|ust)$|^(?:brutto|gross)|(?:brutto|gross)$/

/** These words change nothing, because sheets and price lists exclude tax. */
export const WITHOUT_TAX =
  /^nett?o?(?=.)|(?:ex|excl|excluding|exc)\d*(?:gst|vat|tax)|netto|net$|(?:ohne|exkl)\d*(?:mwst|ust)/g

/** Stops at the first hole, because a sparse list may have four billion holes. */
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

/** Accepts a number too, such as a year. */
function textOf(cell: unknown): string {
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'string' ? cell.trim() : ''
}

/** A title, such as the name of the company, may be above the headings. */
export const SEARCHED_ROWS = 20

/** Requires two columns, because a title seldom names even one. */
export function isRowOfHeadings(
  row: unknown,
  index: number,
  meaningOf: MeaningOf<string>,
): row is readonly unknown[] {
  if (index >= SEARCHED_ROWS || !Array.isArray(row)) return false
  return new Set(readHeadings(row, meaningOf).flatMap(({ column }) => column ?? [])).size >= 2
}
