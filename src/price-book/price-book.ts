import { hostArgumentError } from '../input/check-typed.js'
import type { PricedMoney } from '../wire/money.generated.js'
import type { ParsedPriceSheet } from '../wire/price-table.generated.js'
import { AFTER_ALL, BEFORE_ALL } from './calendar-date.js'
import type { PriceUnit } from '../input/price-unit.js'
import { ownField, ownFields } from '../problem/own-fields.js'

/** A price, with the products and the days that it applies to (D1). An absent field matches any value. */
export interface PriceBookEntry {
  /** The number of the row in its list, from 1, including a row of headings. */
  readonly rowNumber: number
  /** The id or the name of the product, the flashing template, the kit or the work. */
  readonly product: string
  /** The id of a row of the product. */
  readonly productRowId?: string
  /** The name of the price level. */
  readonly priceLevel?: string
  /** The colour of the product. */
  readonly colour?: string
  /** The unit that the price is for. */
  readonly unit?: PriceUnit
  /** The first day that the price is valid, `YYYY-MM-DD` (D2). */
  readonly validFrom?: string
  /** The last day that the price is valid, `YYYY-MM-DD`. */
  readonly validTo?: string
  /** The price of one unit. */
  readonly price: PricedMoney
  /** The cost of one unit. */
  readonly cost?: PricedMoney
}

export type PricedRow = Omit<PriceBookEntry, 'price' | 'cost'>

/** A price from the table of flashing prices (F12). */
export interface FlashingTablePrice {
  /** The pointer of the price in the table, such as `sheets[0].rows[1].prices[0]`. */
  readonly cell: string
  /** The price per metre, with extra bends and taper. */
  readonly price: PricedMoney
}

/** A price book as `readPriceBook` returns it: its entries in the order of the rows. Frozen. */
export interface PriceBook {
  /** The entries, without empty rows. */
  readonly entries: readonly PriceBookEntry[]
}

export interface SearchCriteria {
  /** An id comes before a name. */
  readonly products: readonly string[]
  /** The id among `products`. */
  readonly id: string | undefined
  readonly productRowId: string | undefined
  readonly priceLevel: string | undefined
  readonly colours: readonly string[]
  /** Undefined if no price of a book can apply to the line. */
  readonly unit: PriceUnit | undefined
}

export interface OpenedBook {
  readonly products: ReadonlySet<string>
  /** Such as `prod_`. */
  readonly prefixes: ReadonlySet<string>
  readonly byKey: ReadonlyMap<string, readonly PriceBookEntry[]>
  readonly sheets: readonly ParsedPriceSheet[]
}

/** The contents of each book that `readPriceBook` returned. Their entries are valid. */
const opened = new WeakMap<object, OpenedBook>()

export function makePriceBook(
  entries: readonly PriceBookEntry[],
  byKey: OpenedBook['byKey'],
  sheets: readonly ParsedPriceSheet[],
): PriceBook {
  const book = Object.freeze({ entries: Object.freeze(entries) })
  const products = new Set(entries.map(({ product }) => product))
  const prefixes = new Set([...products].flatMap((product) => prefixOf(product) ?? []))
  opened.set(book, { products, prefixes, byKey, sheets })
  return book
}

function prefixOf(product: string): string | undefined {
  return /^[a-z]+_(?=\S+$)/.exec(product)?.[0]
}

/** D3: tests that the book lacks the id, but has other ids with its prefix. */
export function isUnlistedId({ products, prefixes }: OpenedBook, id: string | undefined): id is string {
  return id !== undefined && !products.has(id) && prefixes.has(prefixOf(id) ?? '')
}

export function openedBook(book: unknown): OpenedBook {
  const known = typeof book === 'object' && book !== null ? opened.get(book) : undefined
  if (known === undefined) throw hostArgumentError('book', 'be a price book that readPriceBook returned')
  return known
}

/** Groups rows by product, product row, level, colour and unit. Sorts each group by first day. */
export function entriesByKey<Row extends PricedRow>(
  entries: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const entry of entries) {
    const { product, productRowId, priceLevel, colour, unit } = ownFields<PricedRow>(entry)
    const key = keyOf(product, productRowId, priceLevel, colour, unit)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  for (const group of groups.values()) if (group.length > 1) group.sort(byValidity)
  return groups
}

function byValidity(one: PricedRow, other: PricedRow): number {
  return (
    textOrder(firstDayOf(one), firstDayOf(other)) ||
    textOrder(lastDayOf(one), lastDayOf(other)) ||
    one.rowNumber - other.rowNumber
  )
}

function textOrder(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}

export function firstDayOf(row: PricedRow): string {
  return ownField(row, 'validFrom') ?? BEFORE_ALL
}

export function lastDayOf(row: PricedRow): string {
  return ownField(row, 'validTo') ?? AFTER_ALL
}

/** D3: ignores the case of a colour, so that its spelling does not change the price. */
function keyOf(
  product: string,
  productRowId: string | undefined,
  priceLevel: string | undefined,
  colour: string | undefined,
  unit: string | undefined,
): string {
  const parts = [product, productRowId, priceLevel, colour?.toLowerCase(), unit]
  return JSON.stringify(parts.map((part) => part ?? null))
}

/** D3: a named row of the product comes before a price level, a level before a colour, and a colour before a unit. */
export function findEntry(
  { products: listed, byKey }: OpenedBook,
  { products, productRowId, priceLevel, colours, unit }: SearchCriteria,
  date: string,
): PriceBookEntry | undefined {
  // A client may send an expensive product's id with a cheap one's name, so an id in the book overrides the name.
  const product = products.find((one) => listed.has(one))
  if (unit === undefined || product === undefined) return undefined
  for (const row of orOpen(productRowId))
    for (const level of orOpen(priceLevel))
      for (const ofColour of [...colours, undefined])
        for (const ofUnit of [unit, undefined]) {
          const found = validOn(byKey.get(keyOf(product, row, level, ofColour, ofUnit)) ?? [], date)
          if (found !== undefined) return found
        }
  return undefined
}

function orOpen(value: string | undefined): readonly (string | undefined)[] {
  return value === undefined ? [undefined] : [value, undefined]
}

/** D2: the first and last days are included. */
function validOn(group: readonly PriceBookEntry[], date: string): PriceBookEntry | undefined {
  let [low, high] = [0, group.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const entry = group[middle]
    if (entry !== undefined && firstDayOf(entry) <= date) low = middle + 1
    else high = middle
  }
  const last = group[low - 1]
  return last !== undefined && date <= lastDayOf(last) ? last : undefined
}
