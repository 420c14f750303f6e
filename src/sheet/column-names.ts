import { CURRENCY_OF_HEADING, plainWord, WITH_TAX, WITHOUT_TAX } from '../input/headings.js'
import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import { LOCALES } from '../languages/languages.js'
import type { spreadsheet } from '../languages/en/spreadsheet.js'

/** A column of a sheet, by its name in mappings. */
export type ColumnName = keyof (typeof spreadsheet)['headings']

/** Ignores spaces around a `word`, but not around a `text`. `computed` cells are not read. */
export type CellKind =
  | 'word'
  | 'text'
  | 'quantity'
  | 'length'
  | 'pieces'
  | 'money'
  | 'percent'
  | 'moneyOrPercent'
  | 'yesNo'
  | 'computed'

/** In the order in which columns are written. */
export const COLUMN_KINDS: Readonly<Record<ColumnName, CellKind>> = {
  type: 'word',
  product: 'text',
  productId: 'word',
  description: 'text',
  colour: 'text',
  finish: 'text',
  quantity: 'quantity',
  unit: 'word',
  length: 'length',
  pieces: 'pieces',
  unitPrice: 'money',
  discount: 'percent',
  cost: 'money',
  markup: 'moneyOrPercent',
  taxFree: 'yesNo',
  total: 'computed',
}

export const COLUMN_NAMES = Object.freeze(Object.keys(COLUMN_KINDS) as readonly ColumnName[])

/** A type of row, by its name in mappings. */
export type RowType = keyof (typeof spreadsheet)['types']

export const ROW_TYPES = Object.freeze(Object.keys(SPREADSHEET.en.types) as readonly RowType[])

const USUAL_HEADINGS: ReadonlyMap<string, ColumnName> = wordsOf('headings', 'otherHeadings')

const IGNORED_HEADINGS: ReadonlySet<string> = new Set(
  LOCALES.flatMap((code) => SPREADSHEET[code].ignoredHeadings.map(plainWord)),
)

export function usualColumn(plain: string): ColumnName | 'ignore' | undefined {
  if (IGNORED_HEADINGS.has(plain)) return 'ignore'
  const bare = plain.replace(WITHOUT_TAX, '')
  const usual = USUAL_HEADINGS.get(plain) ?? USUAL_HEADINGS.get(bare)
  if (usual !== undefined) return usual
  for (const [end, columns] of HEADING_ENDS) {
    const column = USUAL_HEADINGS.get(bare.replace(end, ''))
    if (column !== undefined && columns.includes(column)) return column
  }
  return undefined
}

const HEADING_ENDS: readonly (readonly [end: RegExp, columns: readonly ColumnName[]])[] = [
  [CURRENCY_OF_HEADING, ['unitPrice', 'cost', 'total']],
  [/(?:in)?(?:mm|cm|m|ft|feet|metres?|meters?)$/, ['length']],
  [/(?:in)?(?:m|ft|feet|metres?|meters?)$/, ['pieces']],
]

/** Prices in a sheet exclude tax, so a column of prices with tax is a problem. */
export function isPriceWithTax(plain: string): boolean {
  const column = USUAL_HEADINGS.get(plain.replace(CURRENCY_OF_HEADING, '').replace(WITH_TAX, ''))
  return column === 'unitPrice' || column === 'cost'
}

export const USUAL_TYPES: ReadonlyMap<string, RowType> = wordsOf('types', 'otherTypes')

const TOTALS: readonly (RowType | undefined)[] = ['subtotal', 'tax', 'total']

// Such as `exgst`.
const TAX_OF_TOTAL =
  /(?:(?:ex|excl|excluding|exc|inc|incl|including|inkl|exkl|ohne|mit)(?:gst|vat|tax|mwst|ust)|netto|brutto|net|gross)$/

/** Reads `Subtotal`, or `GST 10%` with a rate. */
export function totalNamed(words: string): RowType | undefined {
  const plain = plainWord(words).replace(/\d/g, '')
  const bare = plain
    .replace(CURRENCY_OF_HEADING, '')
    .replace(TAX_OF_TOTAL, '')
    .replace(CURRENCY_OF_HEADING, '')
  const type = USUAL_TYPES.get(plain) ?? USUAL_TYPES.get(bare)
  return TOTALS.includes(type) ? type : undefined
}

export const YES_AND_NO: ReadonlyMap<string, boolean> = new Map(
  LOCALES.flatMap((code) => [
    ...SPREADSHEET[code].yes.map((word) => [plainWord(word), true] as const),
    ...SPREADSHEET[code].no.map((word) => [plainWord(word), false] as const),
  ]),
)

function wordsOf<Name extends string>(
  main: 'headings' | 'types',
  others: 'otherHeadings' | 'otherTypes',
): ReadonlyMap<string, Name> {
  const words = new Map<string, Name>()
  for (const code of LOCALES) {
    for (const [name, word] of Object.entries(SPREADSHEET[code][main]))
      words.set(plainWord(word), name as Name)
    for (const [name, more] of Object.entries(SPREADSHEET[code][others]))
      for (const word of more) words.set(plainWord(word), name as Name)
  }
  // A sheet whose headings are names of mappings needs no mapping.
  for (const name of Object.keys(SPREADSHEET.en[main])) words.set(plainWord(name), name as Name)
  return words
}
