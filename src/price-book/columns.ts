import { LETTERS_PER_MISTAKE_AMONG_OTHERS, nearName } from '../problem/near-name.js'
import {
  CURRENCY_OF_HEADING,
  plainWord,
  readHeadings,
  WITH_TAX,
  WITHOUT_TAX,
  type Heading,
} from '../input/headings.js'

/** The headings of each column (D1), in English and in German. */
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
  currency: 'currency|currency code|währung',
} as const

export type Column = keyof typeof HEADINGS

export const COLUMNS = Object.keys(HEADINGS) as readonly Column[]

const BY_HEADING = new Map(
  COLUMNS.flatMap((column) =>
    HEADINGS[column].split('|').map((heading) => [plainWord(heading), column] as const),
  ),
)

/** The headings over the cells of a row, or the names of its fields. */
export type Headings = readonly Heading<Column>[]

/** `Valid from`, `valid_from` and `validFrom` name one column. */
export function columnOf(plain: string): Column | undefined {
  const column = BY_HEADING.get(plain)
  if (column !== undefined) return column
  const bare = plain.replace(WITHOUT_TAX, '')
  return amountColumn(BY_HEADING.get(bare) ?? BY_HEADING.get(bare.replace(CURRENCY_OF_HEADING, '')))
}

function amountColumn(column: Column | undefined): 'price' | 'cost' | undefined {
  return column === 'price' || column === 'cost' ? column : undefined
}

/** Finds headings of amounts with tax: a problem, since all amounts exclude tax. */
export function columnWithTax(plain: string): 'price' | 'cost' | undefined {
  const withoutCurrency = plain.replace(CURRENCY_OF_HEADING, '')
  const bare = withoutCurrency.replace(WITH_TAX, '')
  return bare === withoutCurrency ? undefined : amountColumn(columnOf(bare))
}

export function headingsWithTax(headings: Headings) {
  const named = new Set(headings.map(({ column }) => column))
  return headings.flatMap(({ index, typed }) => {
    const lacking = columnWithTax(plainWord(typed))
    return lacking === undefined || named.has(lacking) ? [] : [{ index, typed, column: lacking }]
  })
}

export function nearHeading(typed: string, named: readonly (Column | undefined)[]): string | undefined {
  const missing = COLUMNS.filter((column) => !named.includes(column))
  return nearName(
    typed,
    missing.flatMap((column) => HEADINGS[column].split('|').filter((heading) => heading.length > TOO_SHORT)),
    LETTERS_PER_MISTAKE_AMONG_OTHERS,
  )
}

/** Any word resembles a heading this short. */
const TOO_SHORT = 3

export function columnsOf(headings: readonly unknown[]): Headings {
  return readHeadings(headings, columnOf)
}

export type Cells = ReadonlyMap<Column, unknown>

export function cellsOf(row: readonly unknown[], headings: Headings): Cells {
  const cells = new Map<Column, unknown>()
  for (const { index, column, repeated } of headings)
    if (column !== undefined && repeated === undefined && Object.hasOwn(row, index))
      cells.set(column, row[index])
  return cells
}
