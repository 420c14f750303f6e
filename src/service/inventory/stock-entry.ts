import { subtract } from '../../number/arithmetic.js'
import { plainText } from '../../number/number-text.js'
import { newReading } from '../../wire/reading.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { readingProblems } from '../problems/problem.js'
import { hostDecimal, readStockLevel } from './exact-quantity.js'
import { hostText, hostFlag, hostObject, hostOptional, hostList, hostRecord } from '../host-argument.js'
import { definedOnly } from '../../wire/object.js'

/** Which stock it is: of one row of a product, at one colour where colours are tracked (Y1). */
export interface StockPlace {
  /** The row of the product. */
  readonly productRowId: string
  /** The colour; absent where colours are not tracked. */
  readonly colour?: string
}

/** What there is of a row, as decimal strings (Y2). */
export interface StockLevels {
  /** What is there. */
  readonly onHand: string
  /** What open orders will take (Y3). */
  readonly promised: string
  /** What open purchase orders will bring (Y3). */
  readonly onTheWay: string
}

/** A stock entry as it reads back (Y1, Y2). */
export interface StockEntry extends StockRow, StockPlace, StockLevels {
  /** `onHand` less `promised`; it may be negative. */
  readonly available: string
}

/** A row of a product, with what its entries repeat of it. */
export interface StockRow extends Pick<StockPlace, 'productRowId'> {
  /** The thickness of the row, if it has one. */
  readonly thickness?: string
  /** Names and values of the row. */
  readonly attributes?: readonly object[]
}

/** A product, as far as its stock goes. */
export interface StockProduct {
  /** The id of the product. */
  readonly productId: string
  /** Whether its stock is tracked: else it has no entries. */
  readonly isTracked: boolean
  /** Whether it is tracked by colour. */
  readonly isColourTracked?: boolean
  /** The colours it comes in. */
  readonly colours?: readonly string[]
  /** The rows of the product. */
  readonly rows: readonly StockRow[]
}

/** What entries repeat of a row (Y1). */
const ROW = {
  thickness: hostOptional(hostText),
  attributes: hostOptional(hostList(hostObject)),
}

/** A product, as the host passes it. */
export const hostProduct = hostRecord({
  productId: hostText,
  isTracked: hostFlag,
  isColourTracked: hostOptional(hostFlag),
  colours: hostOptional(hostList(hostText)),
  rows: hostList(hostRecord({ productRowId: hostText, ...ROW })),
})

const PLACE = { productRowId: hostText, colour: hostOptional(hostText) }

/** Y2: a level that is kept and cannot be read is a fault of the host, and never counts as nothing. */
const LEVEL = hostOptional(hostDecimal)

/** The levels that are kept, as the host passes them. */
export const hostStock = hostList(hostRecord({ ...PLACE, onHand: LEVEL, promised: LEVEL, onTheWay: LEVEL }))

/**
 * A stock entry with what is available: `onHand` less `promised`, exactly (Y2). Problems, at each of the three levels:
 * `required`, and `invalid_decimal` for what is no decimal string, or has more digits than one may have (N4).
 *
 * @example
 * import { stockEntry } from 'quotewright/service'
 *
 * const entry = stockEntry({ productRowId: 'r1', onHand: '120', promised: '135.5', onTheWay: '0' })
 * assert.equal(entry.ok && entry.value.available, '-15.5')
 */
export function stockEntry(stock: StockRow & StockPlace & StockLevels): Decision<StockEntry> {
  hostRecord({ ...PLACE, ...ROW })(stock, 'stock')
  return entryOf(stock)
}

function entryOf(stock: StockRow & StockPlace & StockLevels): Decision<StockEntry> {
  const { productRowId, colour, thickness, attributes, onHand, promised, onTheWay } = stock
  const reading = newReading()
  const there = readStockLevel(onHand, 'onHand', reading)
  const taken = readStockLevel(promised, 'promised', reading)
  readStockLevel(onTheWay, 'onTheWay', reading)
  if (there === undefined || taken === undefined || reading.problems.length > 0)
    return invalidRequest(readingProblems(reading.problems))
  return allowed(
    definedOnly({
      productRowId,
      colour,
      thickness,
      attributes,
      onHand,
      promised,
      onTheWay,
      available: plainText(subtract(there, taken)),
    }),
  )
}

/**
 * The stock entries of a product: one a row, or one a row and colour where colours are tracked, also those of which there
 * is nothing (Y1). A product without tracking has none. A level that was kept and cannot be read throws a TypeError: no request
 * is to blame for it.
 *
 * @example
 * import { entriesOf } from 'quotewright/service'
 *
 * const product = { productId: 'prod_1', isTracked: true, rows: [{ productRowId: 'r1' }] }
 * const entries = entriesOf(product, [])
 * assert.deepEqual(entries.ok && entries.value, [
 *   { productRowId: 'r1', onHand: '0', promised: '0', onTheWay: '0', available: '0' },
 * ])
 */
export function entriesOf(
  product: StockProduct,
  stock: readonly (StockPlace & Partial<StockLevels>)[],
): Decision<readonly StockEntry[]> {
  hostProduct(product, 'product')
  hostStock(stock, 'stock')
  return entriesOfChecked(product, stock)
}

/** As {@link entriesOf}, of what has been checked. */
export function entriesOfChecked(
  product: StockProduct,
  stock: readonly (StockPlace & Partial<StockLevels>)[],
): Decision<readonly StockEntry[]> {
  const known = new Map(stock.map((one) => [placeKey(one), one]))
  const rowOf = new Map(product.rows.map((row) => [row.productRowId, row]))
  const entries: StockEntry[] = []
  for (const place of placesOf(product)) {
    const level = known.get(placeKey(place))
    const [onHand, promised, onTheWay] = [
      level?.onHand ?? '0',
      level?.promised ?? '0',
      level?.onTheWay ?? '0',
    ]
    const entry = entryOf({ ...rowOf.get(place.productRowId), ...place, onHand, promised, onTheWay })
    if (!entry.ok) return entry
    entries.push(entry.value)
  }
  return allowed(entries)
}

/** Where a product can have stock, row by row. */
export function placesOf(product: StockProduct): readonly StockPlace[] {
  if (!product.isTracked) return []
  return product.rows.flatMap(({ productRowId }) =>
    product.isColourTracked === true
      ? (product.colours ?? []).map((colour) => ({ productRowId, colour }))
      : [{ productRowId }],
  )
}

/** The same for two places exactly when they are the same. */
export function placeKey({ productRowId, colour }: StockPlace): string {
  return JSON.stringify([productRowId, colour ?? null])
}
