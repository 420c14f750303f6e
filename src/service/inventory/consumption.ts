import { RECEIVED_STATUSES } from '../../definitions/service-enums.js'
import { fieldOf } from '../../engine/host-object.js'
import { plainText } from '../../number/number-text.js'
import { add } from '../../number/arithmetic.js'
import { ZERO, type Decimal } from '../../number/decimal.js'
import { hostSum, quantityOf } from './exact-quantity.js'
import { pricingOf, takenBy } from './line-consumption.js'
import { knownPlacesOf, type KnownPlaces } from './known-places.js'
import { hostProduct, PLACE, placeKey, type StockPlace, type StockProduct } from './stock-entry.js'
import * as check from '../host-argument.js'
import { type NamedLine, namedLines, itemsOf, partOf } from './stock-items.js'

/** A quantity taken from the stock of a product. */
export interface TakenQuantity {
  readonly productId: string
  /** The quantity, a decimal string (Y4). */
  readonly quantity: string
}

/** The stock that lines take (Y5). */
export interface Consumption {
  /** The quantity taken from each entry, in the order in which the lines first name it. */
  readonly byEntry: readonly (StockPlace & TakenQuantity)[]
  /** The quantity taken from each tracked product without a known stock entry (Y6). */
  readonly unassigned: readonly TakenQuantity[]
}

const BEFORE = check.record({
  byEntry: check.list(check.record({ productId: check.text, ...PLACE, quantity: hostSum })),
  unassigned: check.list(check.record({ productId: check.text, quantity: hostSum })),
})
const NOTHING: Consumption = { byEntry: [], unassigned: [] }

/** The fields of an order that decide which stock it will take (Y3). */
export interface StockOrder {
  readonly isSubmitted: boolean
  readonly isArchived: boolean
  /** Whether the goods have arrived. Absent means unspecified. */
  readonly receivedStatus?: string
  /** The lines as the service returns them. */
  readonly lines: readonly unknown[]
}

const STATE = {
  isSubmitted: check.flag,
  isArchived: check.flag,
  receivedStatus: check.optional(check.oneOf(['', ...RECEIVED_STATUSES])),
}

const PRODUCTS = check.list(hostProduct)

/**
 * Tests whether an order still waits for its goods (Y3): submitted, not archived, and not marked as received.
 *
 * @example
 * import { isOpenOrder } from 'quotewright/service'
 *
 * assert.equal(isOpenOrder({ isSubmitted: true, isArchived: false }), true)
 * assert.equal(isOpenOrder({ isSubmitted: true, isArchived: false, receivedStatus: 'RECEIVED_STATUS_DELIVERED' }), false)
 */
export function isOpenOrder(order: Omit<StockOrder, 'lines'>): boolean {
  check.record(STATE)(order, 'order')
  return isOpen(order)
}

function isOpen(order: Omit<StockOrder, 'lines'>): boolean {
  const received = fieldOf(order, 'receivedStatus') ?? ''
  const isWaiting = ['', 'RECEIVED_STATUS_UNSPECIFIED', 'RECEIVED_STATUS_NOT_RECEIVED'].includes(received)
  return order.isSubmitted && !order.isArchived && isWaiting
}

/**
 * Returns the stock that lines take (Y5, Y6). A catalogue line takes from the stock entry of its row and, if
 * colours are tracked, of its `Colour` parameter. A kit component takes from the only row of its product. If the
 * entry is unknown, the quantity is `unassigned`, never guessed. The quantity of a kit does not multiply the
 * quantities of its components (K2). Lines of untracked products take nothing.
 *
 * @example
 * import { stockConsumption } from 'quotewright/service'
 *
 * const products = [{ productId: 'prod_1', isTracked: true, rows: [{ productRowId: 'r1' }, { productRowId: 'r2' }] }]
 * const sheet = (more: object) => ({ catalogue: { productId: 'prod_1', pricing: { quantity: '3' }, ...more } })
 * assert.deepEqual(stockConsumption([sheet({ productRowId: 'r2' }), sheet({})], products), {
 *   byEntry: [{ productId: 'prod_1', productRowId: 'r2', quantity: '3' }],
 *   unassigned: [{ productId: 'prod_1', quantity: '3' }],
 * })
 */
export function stockConsumption(lines: readonly unknown[], products: readonly StockProduct[]): Consumption {
  check.list()(lines, 'lines')
  PRODUCTS(products, 'products')
  return consumptionOf(namedLines(lines as readonly object[], 'lines'), products, NOTHING)
}

function consumptionOf(
  lines: readonly NamedLine[],
  products: readonly StockProduct[],
  before: Consumption,
): Consumption {
  const tracked = new Map(
    products.filter(({ isTracked }) => isTracked).map((one) => [one.productId, knownPlacesOf(one)]),
  )
  const byEntry = new Map<string, Taken<StockPlace>>()
  const unassigned = new Map<string, Taken<object>>()
  for (const { quantity, ...source } of before.byEntry)
    take(byEntry, `${source.productId} ${placeKey(source)}`, source, quantityOf(quantity))
  for (const { quantity, ...source } of before.unassigned)
    take(unassigned, source.productId, source, quantityOf(quantity))
  for (const { item, name, isInKit } of itemsOf(lines)) {
    const productId = fieldOf(item, 'productId')
    if (typeof productId !== 'string') continue
    const known = tracked.get(productId)
    if (known === undefined) continue
    const quantity = quantityOf(takenBy(pricingOf(item), `${name}.pricing`))
    const place = isInKit ? placeOfComponent(known, item) : placeOfLine(known, item)
    if (place === undefined) take(unassigned, productId, { productId }, quantity)
    else take(byEntry, `${productId} ${placeKey(place)}`, { productId, ...place }, quantity)
  }
  return { byEntry: takenOf(byEntry), unassigned: takenOf(unassigned) }
}

interface Taken<Place> {
  readonly source: Place & Pick<TakenQuantity, 'productId'>
  readonly quantity: Decimal
}

function take<Place>(
  taken: Map<string, Taken<Place>>,
  key: string,
  source: Taken<Place>['source'],
  more: Decimal,
): void {
  taken.set(key, { source, quantity: add(taken.get(key)?.quantity ?? ZERO, more) })
}

function takenOf<Place>(taken: ReadonlyMap<string, Taken<Place>>): readonly (Place & TakenQuantity)[] {
  return [...taken.values()].map(({ source, quantity }) => ({ ...source, quantity: plainText(quantity) }))
}

/**
 * Returns the stock that is promised to open orders: the {@link stockConsumption} of all their lines (Y3). To process
 * many orders in parts, pass each answer as `before` with the next part.
 *
 * @example
 * import { promisedBy } from 'quotewright/service'
 *
 * assert.deepEqual(promisedBy([{ isSubmitted: false, isArchived: false, lines: [] }], []), { byEntry: [], unassigned: [] })
 */
export function promisedBy(
  orders: readonly StockOrder[],
  products: readonly StockProduct[],
  before: Consumption = NOTHING,
): Consumption {
  check.list(check.record({ ...STATE, lines: check.list() }))(orders, 'orders')
  PRODUCTS(products, 'products')
  BEFORE(before, 'before')
  const lines = orders.flatMap((order, index) =>
    isOpen(order) ? namedLines(order.lines as readonly object[], `orders[${String(index)}].lines`) : [],
  )
  return consumptionOf(lines, products, before)
}

// Y6
function placeOfLine(known: KnownPlaces, line: object): StockPlace | undefined {
  const productRowId = fieldOf(line, 'productRowId')
  if (typeof productRowId !== 'string' || !known.rows.has(productRowId)) return undefined
  return withColour(known, productRowId, line)
}

/** Y5: a component names no row, so its product must have only one. */
function placeOfComponent(known: KnownPlaces, component: object): StockPlace | undefined {
  const [only] = known.rows
  return only === undefined || known.rows.size > 1 ? undefined : withColour(known, only, component)
}

function withColour({ colours }: KnownPlaces, productRowId: string, item: object): StockPlace | undefined {
  if (colours === undefined) return { productRowId }
  const params = (partOf(item, 'params') ?? []) as readonly object[]
  const param = params.find((one) => fieldOf(one, 'name') === 'Colour')
  const colour = param === undefined ? undefined : fieldOf(param, 'value')
  return typeof colour === 'string' && colours.has(colour) ? { productRowId, colour } : undefined
}
