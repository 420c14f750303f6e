import {
  entriesOf,
  isOpenOrder,
  notFound,
  promisedBy,
  RECEIVED_STATUSES,
  parseId,
  setStockLevels,
  type Decision,
  type StockEntry,
  type StockLevels,
  type StockPlace,
  type StockProduct,
} from 'quotewright/service'
import { inTransaction, type Call, type Handler } from '../call.ts'
import type { Query } from '../database.ts'
import { openOrders } from '../store/documents.ts'
import { findResource, lockResource, resourcesOf, type Resource } from '../store/resources.ts'
import { putStock, stockOf } from '../store/stock.ts'
import { answerList } from './listing.ts'
import { answer } from './reading.ts'
import { stateOf } from './kept.ts'

/** A product of the catalogue, with the fields that decide how its stock is tracked. */
type Tracked = Resource & StockProduct & { readonly supplierId?: string }

type Place = StockPlace & Pick<StockProduct, 'productId'>
type Stock = readonly (StockPlace & Partial<StockLevels>)[]

export const inventoryHandlers: Readonly<Record<string, Handler>> = {
  ListInventory: async (call) => {
    const { read, caller } = call
    const products = (await resourcesOf(read, caller.companyId, 'product')) as readonly Tracked[]
    const stock = await stockByProduct(read, caller.companyId, products)
    const rows: (StockEntry & { readonly supplierIds: readonly unknown[] })[] = []
    for (const product of products) {
      const entries = entriesOf(product, stock(product))
      if (!entries.ok) return entries
      rows.push(...entries.value.map((entry) => ({ ...entry, supplierIds: [product.supplierId] })))
    }
    return answerList(call, rows, ({ supplierIds: _, ...entry }) => entry)
  },
  GetInventory: async (call) => {
    const product = await productOf(call, (...of) => findResource(call.read, ...of))
    if (!product.ok) return product
    const stock = await stockByProduct(call.read, call.caller.companyId, [product.value])
    const entries = entriesOf(product.value, stock(product.value))
    return entries.ok ? answer({ entries: entries.value }) : entries
  },
  SetStockLevels: (call) =>
    inTransaction(call, async (query) => {
      const product = await productOf(call, (...of) => lockResource(query, ...of))
      if (!product.ok) return product
      const stock = await stockByProduct(query, call.caller.companyId, [product.value])
      const entries = setStockLevels(product.value, stock(product.value), call.body)
      if (!entries.ok) return entries
      const { productId } = product.value
      for (const { productRowId, colour = '', onHand, onTheWay } of entries.value) {
        await putStock(query, call.caller.companyId, { productId, productRowId, colour, onHand, onTheWay })
      }
      return answer({ entries: entries.value })
    }),
}

async function productOf(
  call: Call,
  find: (companyId: string, kind: 'product', id: string) => Promise<Resource | undefined>,
): Promise<Decision<Tracked>> {
  const id = parseId(call.params['productId'], 'product', ['productId'])
  if (!id.ok) return id
  const product = await find(call.caller.companyId, 'product', id.value)
  if (product === undefined) return notFound('product')
  return { ok: true, value: product as Tracked }
}

/** Stock on hand and on the way is stored. Promised stock is computed from the orders. */
async function stockByProduct(
  query: Query,
  companyId: string,
  products: readonly StockProduct[],
): Promise<(product: StockProduct) => Stock> {
  const byProduct = new Map<string, Map<string, Stock[number]>>()
  const put = ({ productId, productRowId, colour }: Place, levels: Partial<StockLevels>): void => {
    const places = byProduct.get(productId) ?? new Map<string, Stock[number]>()
    const place = { productRowId, ...(colour !== undefined && colour !== '' && { colour }) }
    const key = JSON.stringify(place)
    byProduct.set(productId, places.set(key, { ...place, ...places.get(key), ...levels }))
  }
  for (const { onHand, onTheWay, ...place } of await stockOf(query, companyId))
    put(place, { onHand, onTheWay })
  for (const { quantity, ...place } of (await promised(query, companyId, products)).byEntry)
    put(place, { promised: quantity })
  return ({ productId }) => [...(byProduct.get(productId)?.values() ?? [])]
}

/** The received statuses of orders that are open (Y3). */
const OPEN_STATUSES = RECEIVED_STATUSES.filter((receivedStatus) =>
  isOpenOrder({ isSubmitted: true, isArchived: false, receivedStatus }),
)
/** The maximum number of orders to read at a time. */
const ORDERS = 256

async function promised(
  query: Query,
  companyId: string,
  products: readonly StockProduct[],
): Promise<ReturnType<typeof promisedBy>> {
  let [taken, after, isLast] = [promisedBy([], products), '', false]
  while (!isLast) {
    const { rows, isCut } = await openOrders(query, companyId, OPEN_STATUSES, after, ORDERS)
    const orders = rows.map((order) => ({
      ...stateOf(order),
      ...order.facts,
      lines: order.resource['lines'] as readonly unknown[],
    }))
    taken = promisedBy(orders, products, taken)
    after = rows.at(-1)?.id ?? ''
    isLast = rows.length < ORDERS && !isCut
  }
  return taken
}
