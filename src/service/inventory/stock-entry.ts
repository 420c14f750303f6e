import { fieldOf } from '../../engine/host-object.js'
import { subtract } from '../../number/arithmetic.js'
import { plainText } from '../../number/number-text.js'
import { allowed, type Decision } from '../decision.js'
import { hostDecimal, quantityOf } from './exact-quantity.js'
import * as check from '../host-argument.js'
import { definedOnly } from '../../wire/object.js'

/** Identifies a stock entry: one row of a product, in one colour if colours are tracked (Y1). */
export interface StockPlace {
  /** The row of the product. */
  readonly productRowId: string
  /** The colour. Absent if colours are not tracked. */
  readonly colour?: string
}

/** The stock levels of an entry, as decimal strings (Y2). */
export interface StockLevels {
  /** The quantity in stock. */
  readonly onHand: string
  /** The quantity that open orders will take (Y3). */
  readonly promised: string
  /** The quantity that open purchase orders will bring (Y3). */
  readonly onTheWay: string
}

/** A stock entry as the service returns it (Y1, Y2). */
export interface StockEntry extends StockRow, StockPlace, StockLevels {
  /** `onHand` less `promised`. May be negative. */
  readonly available: string
}

/** The fields of a product's row that its stock entries repeat. */
export interface StockRow extends Pick<StockPlace, 'productRowId'> {
  /** The thickness of the row, if it has one. */
  readonly thickness?: string
  /** The attributes of the row: names and values. */
  readonly attributes?: readonly object[]
}

/** The fields of a product that concern its stock. */
export interface StockProduct {
  /** The id of the product. */
  readonly productId: string
  /** Whether its stock is tracked. A product without tracking has no entries. */
  readonly isTracked: boolean
  /** Whether it is tracked by colour. */
  readonly isColourTracked?: boolean
  /** The colours that it comes in. */
  readonly colours?: readonly string[]
  /** The rows of the product. */
  readonly rows: readonly StockRow[]
}

const ROW = {
  thickness: check.optional(check.text),
  attributes: check.optional(check.list(check.object)),
}

export const hostProduct = check.record({
  productId: check.text,
  isTracked: check.flag,
  isColourTracked: check.optional(check.flag),
  colours: check.optional(check.list(check.text)),
  rows: check.list(check.record({ productRowId: check.text, ...ROW })),
})

export const PLACE = { productRowId: check.text, colour: check.optional(check.text) }

/** Y2: an unreadable stored level throws, because it must never count as zero. */
const LEVEL = check.optional(hostDecimal)

export const hostStock = check.list(
  check.record({ ...PLACE, onHand: LEVEL, promised: LEVEL, onTheWay: LEVEL }),
)

// Y2
export function entryOf(stock: StockRow & StockPlace & StockLevels): StockEntry {
  const { productRowId, onHand, promised, onTheWay } = stock
  return definedOnly({
    productRowId,
    colour: fieldOf(stock, 'colour'),
    thickness: fieldOf(stock, 'thickness'),
    attributes: fieldOf(stock, 'attributes'),
    onHand,
    promised,
    onTheWay,
    available: plainText(subtract(quantityOf(onHand), quantityOf(promised))),
  })
}

/**
 * Lists the stock entries of a product (Y1): one per row, or one per row and colour if colours are tracked.
 * Includes entries without any stock. A product without tracking has no entries. Throws a TypeError for a
 * stored level that cannot be read, because no request is to blame.
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

export function entriesOfChecked(
  product: StockProduct,
  stock: readonly (StockPlace & Partial<StockLevels>)[],
): Decision<readonly StockEntry[]> {
  const known = new Map(stock.map((one) => [placeKey(one), one]))
  const rowOf = new Map(product.rows.map((row) => [row.productRowId, row]))
  const entries: StockEntry[] = []
  for (const place of placesOf(product)) {
    const level: Partial<StockLevels> = known.get(placeKey(place)) ?? {}
    const levelOf = (name: keyof StockLevels): string => fieldOf(level, name) ?? '0'
    const [onHand, promised, onTheWay] = [levelOf('onHand'), levelOf('promised'), levelOf('onTheWay')]
    entries.push(entryOf({ ...rowOf.get(place.productRowId), ...place, onHand, promised, onTheWay }))
  }
  return allowed(entries)
}

export function placesOf(product: StockProduct): readonly StockPlace[] {
  if (!product.isTracked) return []
  const rowIds = [...new Set(product.rows.map(({ productRowId }) => productRowId))]
  const colours = [...new Set(fieldOf(product, 'colours'))]
  return rowIds.flatMap((productRowId) =>
    fieldOf(product, 'isColourTracked') === true
      ? colours.map((colour) => ({ productRowId, colour }))
      : [{ productRowId }],
  )
}

export function placeKey(place: StockPlace): string {
  return JSON.stringify([place.productRowId, fieldOf(place, 'colour') ?? null])
}
