/** The columns of a price book (D1), with the headings that name them, in English and in German. */
const HEADINGS = {
  product: 'product|product id|product name|item|produkt|artikel|artikelnummer',
  productRowId: 'row|row id|product row|product row id|variant|variante|ausführung',
  priceLevel: 'price level|level|price list|preisstufe|preisliste',
  colour: 'colour|color|farbe',
  unit: 'unit|uom|unit of measure|einheit',
  validFrom: 'valid from|from|start|start date|gültig ab|gültig von|von|ab',
  validTo: 'valid to|valid until|to|until|end|end date|gültig bis|bis',
  price: 'price|unit price|sell price|preis|einzelpreis|verkaufspreis',
  cost: 'cost|unit cost|cost price|kosten|einkaufspreis',
} as const

/** A column of a price book. */
export type Column = keyof typeof HEADINGS

/** The columns in their usual order. */
export const COLUMNS = Object.keys(HEADINGS) as readonly Column[]

const BY_HEADING = new Map(
  COLUMNS.flatMap((column) =>
    HEADINGS[column].split('|').map((heading) => [lettersOf(heading), column] as const),
  ),
)

/** No heading is longer, so longer texts are not looked at. */
const MAX_CHARACTERS = 40

/**
 * Returns the column that a heading or the name of a field stands for: `Valid from`, `valid_from` and `validFrom`
 * name one column. Undefined for any other value.
 */
export function columnOf(heading: unknown): Column | undefined {
  if (typeof heading !== 'string' || heading.length > MAX_CHARACTERS) return undefined
  return BY_HEADING.get(lettersOf(heading))
}

function lettersOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}]/gu, '')
}

/** The cells of a row by column. A column without a cell is absent. */
export type Cells = ReadonlyMap<Column, unknown>

/** Returns the cells of a row that is an object. Fields that name no column are not read. */
export function cellsOfObject(row: Readonly<Record<string, unknown>>): Cells {
  const cells = new Map<Column, unknown>()
  for (const field of Object.keys(row)) {
    const column = columnOf(field)
    if (column !== undefined && !cells.has(column)) cells.set(column, row[field])
  }
  return cells
}

/** Returns the index of each column that a row of headings names. The first of two equal headings counts. */
export function columnsOfHeadings(headings: readonly unknown[]): ReadonlyMap<Column, number> {
  const columns = new Map<Column, number>()
  for (let index = 0; index < headings.length && columns.size < COLUMNS.length; index++) {
    if (!Object.hasOwn(headings, index)) break
    const column = columnOf(headings[index])
    if (column !== undefined && !columns.has(column)) columns.set(column, index)
  }
  return columns
}

/** Returns the cells of a row that is a list, by the columns of its headings. */
export function cellsOfList(row: readonly unknown[], columns: ReadonlyMap<Column, number>): Cells {
  const cells = new Map<Column, unknown>()
  for (const [column, index] of columns) if (Object.hasOwn(row, index)) cells.set(column, row[index])
  return cells
}
