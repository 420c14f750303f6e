import { describe, expect, test } from 'vitest'
import {
  isAfterCursor,
  compareRows,
  operations,
  paginate,
  parseListQuery,
} from '../../../src/entries/service.js'
import { listOrder } from './list-order.js'

type SortField = Parameters<typeof compareRows>[0][number]
type SortValue = Parameters<typeof isAfterCursor>[0][number]

/** The expected sort fields of each list (P6, P7): + is ascending, - is descending. */
const ORDERS: Readonly<Record<string, string>> = {
  ListOrders: '-updatedAt:time -orderId:text',
  ListQuotes: '-updatedAt:time -quoteId:text',
  QueryOrders: '+updatedAt:time +orderId:text',
  QueryQuotes: '+updatedAt:time +quoteId:text',
  ListFlashings: '+flashingName:text +thickness:number +templateId:text',
  SearchCatalogue: '-relevance:number -id:text',
  ListOrderStatuses: '+displayOrder:number +statusId:text',
  ListOrderMessages: '+createdAt:time +id:text',
  ListQuoteMessages: '+createdAt:time +id:text',
  ListOrderAttachments: '+createdAt:time +id:text',
  ListQuoteAttachments: '+createdAt:time +id:text',
  ListWebhooks: '-createdAt:time -webhookId:text',
  ListWebhookDeliveries: '-createdAt:time -deliveryId:text',
  ListInventory: '+productRowId:text +colour:text',
  ListKits: '+kitId:text',
  ListProducts: '+productId:text',
  ListCustomers: '+customerId:text',
  ListSuppliers: '+supplierId:text',
  ListUsers: '+userId:text',
  ListLabels: '+labelId:text',
  ListCustomFields: '+customFieldId:text',
}

const by = (kind: SortField['by'], direction: SortField['direction'] = 'ascending'): readonly SortField[] => [
  { field: 'a', direction, by: kind },
  { field: 'id', direction, by: 'text' },
]
/** Compares two rows with these values, as -1, 0 or 1. */
const compared = (order: readonly SortField[], first: unknown, second: unknown): number =>
  Math.sign(compareRows(order)({ a: first }, { a: second }))

describe('P6, P7: the order of lists', () => {
  test('P7: every list has its sort fields', () => {
    for (const { name } of operations.filter(({ isList }) => isList)) {
      const sortKeys = listOrder(name).map(
        ({ field, direction, by: kind }) => `${direction === 'ascending' ? '+' : '-'}${field}:${kind}`,
      )
      expect(sortKeys.join(' '), name).toBe(ORDERS[name])
    }
    expect(listOrder('GetOrder')).toEqual([{ field: 'id', direction: 'ascending', by: 'text' }])
  })

  test('P6: an absent value sorts before any other value', () => {
    for (const [kind, value] of [
      ['text', 'a'],
      ['text', 'z'],
      ['number', -5],
      ['number', 5],
      ['time', '2026-11-20T09:30:00Z'],
    ] as const) {
      expect(compared(by(kind), undefined, value), kind).toBe(-1)
      expect(compared(by(kind), value, undefined), kind).toBe(1)
      expect(compared(by(kind, 'descending'), undefined, value), kind).toBe(1)
      expect(compared(by(kind), null, undefined), kind).toBe(0)
    }
  })

  test('P7: numbers are compared as numbers, times as times and strings as strings', () => {
    expect(compared(by('number'), 9, 10)).toBe(-1)
    expect(compared(by('number'), 10, 9)).toBe(1)
    expect(compared(by('number'), 2, 2)).toBe(0)
    expect(compared(by('number', 'descending'), 9, 10)).toBe(1)
    expect(compared(by('text'), 9, 10)).toBe(1)
    const [early, late] = ['2026-11-20T19:30:00+10:00', '2026-11-20T09:30:01Z']
    expect(compared(by('time'), early, late)).toBe(-1)
    expect(compared(by('text'), early, late)).toBe(1)
  })

  test('P6: rows with an equal first field are compared by the next field', () => {
    const rows = compareRows(by('number'))
    expect(Math.sign(rows({ a: 1, id: 'x' }, { a: 1, id: 'y' }))).toBe(-1)
    expect(Math.sign(rows({ a: 1, id: 'y' }, { a: 1, id: 'x' }))).toBe(1)
    expect(rows({ a: 1, id: 'x' }, { a: 1, id: 'x' })).toBe(0)
    expect(Math.sign(rows({ a: 'none', id: 'x' }, { a: 1, id: 'y' }))).toBe(-1)
  })

  // In the order of code points. The last two strings are surrogate pairs.
  const TEXTS = ['', 'A', 'AB', 'B', 'a', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}']

  test('P7: strings sort by code points, and a prefix sorts first', () => {
    for (const [index, one] of TEXTS.entries())
      for (const [place, other] of TEXTS.entries())
        expect(compared(by('text'), one, other), `${one} ${other}`).toBe(Math.sign(index - place))
  })

  test('P3: a key has strings, finite numbers, and null for an absent value', () => {
    const query = parseListQuery('ListKits', {})
    const { fingerprint } = query.ok ? query.value : expect.fail('refused')
    const order = [{ field: 'a', direction: 'ascending', by: 'text' }] as const
    const tokenAt = (a: unknown) => paginate([{ a }], { size: 1, order, fingerprint }, true).nextPageToken
    const keyAt = (a: unknown) => {
      const next = parseListQuery('ListKits', { pageToken: tokenAt(a) })
      return next.ok && next.value.after
    }
    expect(['x', 0, -1.5, null, undefined].map(keyAt)).toEqual([['x'], [0], [-1.5], [null], [null]])
    for (const a of [NaN, Infinity, true, ['x'], { x: 1 }, new Date()])
      expect(() => tokenAt(a)).toThrow(/^rows\[0\]\.a must/)
  })

  test('P6: a row is after a key if it is greater in the direction of the list, but not if it equals the key', () => {
    const [up, down] = [by('number'), by('number', 'descending')]
    const key: readonly SortValue[] = [5, 'b']
    const rows = [
      { a: 5, id: 'a' },
      { a: 5, id: 'b' },
      { a: 5, id: 'c' },
      { a: 4, id: 'c' },
      { a: 6, id: 'a' },
    ]
    expect(rows.map((row) => isAfterCursor(key, row, up))).toEqual([false, false, true, false, true])
    expect(rows.map((row) => isAfterCursor(key, row, down))).toEqual([true, false, false, true, false])
    // A key with fewer values comes before every row that begins with them.
    expect(isAfterCursor([5], { a: 5, id: 'a' }, up)).toBe(true)
  })
})
