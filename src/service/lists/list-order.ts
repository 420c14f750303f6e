import { compareTimes, hostTime } from '../ids/timestamp.js'
import { valueAtStep } from '../../problem/path.js'
import * as check from '../host-argument.js'

/** A field that a list is sorted by (P7). */
export interface SortField {
  /** The name of the field in a row. */
  readonly field: string
  /** Whether the list starts with the least value or the greatest. */
  readonly direction: 'ascending' | 'descending'
  /** Whether values are compared as times (W4), as strings by code point, or as numbers. */
  readonly by: 'time' | 'text' | 'number'
}

/** A value that rows are sorted by. Null if the row has no value. */
export type SortValue = string | number | null

type Column = readonly [field: string, by: SortField['by']]

const up = (...columns: readonly Column[]): readonly SortField[] =>
  columns.map(([field, by]) => ({ field, direction: 'ascending', by }))
const down = (...columns: readonly Column[]): readonly SortField[] =>
  columns.map(([field, by]) => ({ field, direction: 'descending', by }))

const ORDERS: ReadonlyMap<string, readonly SortField[]> = new Map([
  ['ListOrders', down(['updatedAt', 'time'], ['orderId', 'text'])],
  ['ListQuotes', down(['updatedAt', 'time'], ['quoteId', 'text'])],
  ['QueryOrders', up(['updatedAt', 'time'], ['orderId', 'text'])],
  ['QueryQuotes', up(['updatedAt', 'time'], ['quoteId', 'text'])],
  ['ListFlashings', up(['flashingName', 'text'], ['thickness', 'number'], ['templateId', 'text'])],
  ['SearchCatalogue', down(['relevance', 'number'], ['id', 'text'])],
  ['ListOrderStatuses', up(['displayOrder', 'number'], ['statusId', 'text'])],
  ['ListOrderMessages', up(['createdAt', 'time'], ['id', 'text'])],
  ['ListQuoteMessages', up(['createdAt', 'time'], ['id', 'text'])],
  ['ListOrderAttachments', up(['createdAt', 'time'], ['id', 'text'])],
  ['ListQuoteAttachments', up(['createdAt', 'time'], ['id', 'text'])],
  ['ListWebhooks', down(['createdAt', 'time'], ['webhookId', 'text'])],
  ['ListWebhookDeliveries', down(['createdAt', 'time'], ['deliveryId', 'text'])],
  ['ListInventory', up(['productRowId', 'text'], ['colour', 'text'])],
  ['ListKits', up(['kitId', 'text'])],
  ['ListProducts', up(['productId', 'text'])],
  ['ListCustomers', up(['customerId', 'text'])],
  ['ListSuppliers', up(['supplierId', 'text'])],
  ['ListUsers', up(['userId', 'text'])],
  ['ListLabels', up(['labelId', 'text'])],
  ['ListCustomFields', up(['customFieldId', 'text'])],
])

/** Ends with the row's id, so that no two rows are equal (P6, P7). ListInventory ends with product row and colour. */
export function listOrder(operation: string): readonly SortField[] {
  return ORDERS.get(operation) ?? up(['id', 'text'])
}

export const hostOrder = check.list(
  check.record({
    field: check.text,
    direction: check.oneOf(['ascending', 'descending']),
    by: check.oneOf(['time', 'text', 'number']),
  }),
)

export function isSortValue(value: unknown): value is SortValue {
  return value === null || typeof value === 'string' || Number.isFinite(value)
}

export const hostSortValue = check.mustBe('a text, a finite number or null', isSortValue)

/**
 * Returns a function for `sort` (P7), which gives a negative number if the first row comes before the second.
 *
 * @example
 * import { compareRows, parseListQuery } from 'quotewright/service'
 *
 * const query = parseListQuery('ListKits', {})
 * const kits = [{ kitId: 'kit_2' }, { kitId: 'kit_1' }]
 * assert.ok(query.ok)
 * assert.equal(kits.sort(compareRows(query.value.order))[0]?.kitId, 'kit_1')
 */
export function compareRows(order: readonly SortField[]): (first: object, second: object) => number {
  hostOrder(order, 'order')
  return (first, second) => compareKeys(keyOf(first, order, 'first'), keyOf(second, order, 'second'), order)
}

/**
 * Tests whether a row comes after a place in a list (P6). The place is the row's values of the sort fields.
 *
 * @example
 * import { isAfterCursor, parseListQuery } from 'quotewright/service'
 *
 * const query = parseListQuery('ListKits', {})
 * assert.ok(query.ok && isAfterCursor(['kit_1'], { kitId: 'kit_2' }, query.value.order))
 */
export function isAfterCursor(key: readonly SortValue[], row: object, order: readonly SortField[]): boolean {
  check.list(hostSortValue)(key, 'key')
  hostOrder(order, 'order')
  return compareKeys(keyOf(row, order, 'row'), key, order) > 0
}

/** Returns null for a missing value (P6). Throws for a value of another type, such as a Date. */
export function keyOf(row: object, order: readonly SortField[], name: string): readonly SortValue[] {
  const checks = order.map(
    ({ field, by }) => [field, check.column(by === 'time' ? hostTime : hostSortValue)] as const,
  )
  check.record(Object.fromEntries(checks))(row, name)
  return order.map(({ field }) => (valueAtStep(row, field) ?? null) as SortValue)
}

/** Throws for a row without its id: two equal rows would share a place, and the next page would skip the second. */
export function placeOf(row: object, order: readonly SortField[], name: string): readonly SortValue[] {
  const key = keyOf(row, order, name)
  const { field = '' } = order.at(-1) ?? {}
  if (field === 'id' || field.endsWith('Id')) check.filledText(key.at(-1), `${name}.${field}`)
  return key
}

function compareKeys(
  first: readonly SortValue[],
  second: readonly SortValue[],
  order: readonly SortField[],
): number {
  for (const [index, { direction, by }] of order.entries()) {
    const compared = compareValues(first[index] ?? null, second[index] ?? null, by)
    if (compared !== 0) return direction === 'ascending' ? compared : -compared
  }
  return 0
}

/** Ranks null lowest. */
function compareValues(first: SortValue, second: SortValue, by: SortField['by']): number {
  if (first === null || second === null) return Number(first !== null) - Number(second !== null)
  if (by === 'time') return compareTimes(first, second)
  if (by === 'text') return compareTexts(String(first), String(second))
  return Math.sign(Number(first) - Number(second)) || 0
}

/** Compares by code point. `<` would compare the halves of surrogate pairs. */
function compareTexts(first: string, second: string): number {
  const length = Math.min(first.length, second.length)
  for (let index = 0; index < length; index++) {
    const [one, other] = [first.charCodeAt(index), second.charCodeAt(index)]
    if (one !== other) return rank(one) - rank(other)
  }
  return first.length - second.length
}

/** Ranks surrogates last, because they encode the highest code points. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit
}
