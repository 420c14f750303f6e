import { describe, expect, test } from 'vitest'
import {
  isAfterCursor,
  compareRows,
  matchesFilter,
  nextWindow,
  operations,
  paginate,
  parseListQuery,
} from '../../../src/entries/service.js'
import { orderIdOfQuote } from '../../../src/entries/service.js'
import { listOrder } from './list-order.js'

type FeedRow = Parameters<typeof nextWindow>[0][number]

const NOW = '2026-11-20T09:30:00.125Z'
const find = (name: string) => operations.find((one) => one.name === name)

describe('lists', () => {
  test('P7: sort orders by change, templates by name and thickness, webhooks by creation, and kits by id', () => {
    const shortly = (name: string) =>
      listOrder(name).map(({ field, direction, by }) => `${field} ${direction} ${by}`)
    for (const name of ['ListOrders', 'ListQuotes'])
      expect(shortly(name)[0]).toBe('updatedAt descending time')
    for (const name of ['QueryOrders', 'QueryQuotes'])
      expect(shortly(name)[0]).toBe('updatedAt ascending time')
    for (const name of ['ListWebhooks', 'ListWebhookDeliveries'])
      expect(shortly(name)[0]).toBe('createdAt descending time')
    expect(shortly('ListFlashings').slice(0, 2)).toEqual([
      'flashingName ascending text',
      'thickness ascending number',
    ])
    expect(shortly('ListInventory').slice(0, 2)).toEqual([
      'productRowId ascending text',
      'colour ascending text',
    ])
    expect(shortly('ListKits')).toEqual(['kitId ascending text'])
    for (const [name, ids] of Object.entries({ Orders: 'orderId', Quotes: 'quoteId' })) {
      expect(shortly(`List${name}`)).toEqual(['updatedAt descending time', `${ids} descending text`])
      expect(shortly(`Query${name}`)).toEqual(['updatedAt ascending time', `${ids} ascending text`])
    }
    // P6: every list has at least one sort field.
    for (const { name } of operations.filter(({ isList }) => isList))
      expect(listOrder(name).length, name).toBeGreaterThan(0)
  })

  test('P9: have the same filters for QueryOrders as for ListOrders, and a time window', () => {
    const [list, query] = [find('ListOrders')?.parameters ?? [], find('QueryOrders')?.parameters ?? []]
    expect(query).toEqual([...list, 'updatedSince', 'updatedBefore'])
  })

  test('P10: are empty if the window ends before it begins', () => {
    const query = parseListQuery('QueryOrders', { updatedSince: NOW, updatedBefore: '2026-11-19T00:00:00Z' })
    expect(query.ok).toBe(true)
    for (const updatedAt of [NOW, '2026-11-19T00:00:00Z', '2026-11-18T00:00:00Z'])
      expect(query.ok && matchesFilter({ updatedAt, isArchived: false }, query.value)).toBe(false)
  })

  test('P11: can lose a change in an open window, but not in a window that ends in the past', () => {
    const first = (orderId: string) => ({ orderId, updatedAt: '2026-11-20T09:30:00.100Z' })
    const later = { orderId: 'order_z', updatedAt: NOW }
    const order = listOrder('QueryOrders')
    const feed = (rows: readonly FeedRow[], updatedBefore?: string) => {
      const query = parseListQuery('QueryOrders', updatedBefore === undefined ? {} : { updatedBefore })
      return rows.filter((row) => query.ok && matchesFilter(row, query.value)).sort(compareRows(order))
    }
    /** Returns the key in the token of the page after a row. */
    const placeOf = (row: object) => {
      const query = parseListQuery('QueryOrders', {})
      const pageToken = query.ok ? paginate([row], { ...query.value, size: 1 }, true).nextPageToken : ''
      const next = parseListQuery('QueryOrders', { pageToken })
      return (next.ok ? next.value.after : null) ?? expect.fail('refused')
    }
    const read = (updatedBefore?: string) => {
      // The first page ends with order_b. Before the second page, order_a changes at the same instant.
      const before = feed([first('order_b'), later], updatedBefore)
      const pages = before.slice(0, 1)
      const all = [first('order_b'), later, first('order_a')]
      const rest = feed(all, updatedBefore).filter((row) =>
        isAfterCursor(placeOf(before[0] ?? {}), row, order),
      )
      const { place } = nextWindow([...pages, ...rest], { updatedSince: null, seen: {} })
      const next = feed(all).filter(({ updatedAt }) => updatedAt >= (place.updatedSince ?? ''))
      return [...pages, ...rest, ...nextWindow(next, place).fresh].map(({ orderId }) => orderId)
    }
    expect(read()).toEqual(['order_b', 'order_z'])
    // If the window ends before order_z, the reader stays at this instant or before it. The next window
    // returns order_a.
    expect(read('2026-11-20T09:30:00.100Z')).toEqual(['order_a', 'order_b', 'order_z'])
    expect(read('2026-11-20T09:30:00.101Z')).toEqual(['order_b', 'order_a', 'order_z'])
  })

  test('P12: no longer contain a converted quote, which becomes an order with the same id suffix', () => {
    expect(orderIdOfQuote('quote_01m7w4n5hx008j4ct4ank7f24s')).toEqual({
      ok: true,
      value: 'order_01m7w4n5hx008j4ct4ank7f24s',
    })
  })

  test('Y8: filter the inventory of all products by supplier', () => {
    const query = parseListQuery('ListInventory', { supplierIds: ['supplier_a', 'supplier_b'] })
    expect(query.ok && matchesFilter({ supplierIds: ['supplier_b'] }, query.value)).toBe(true)
    expect(query.ok && matchesFilter({ supplierIds: ['supplier_c'] }, query.value)).toBe(false)
    expect(query.ok && matchesFilter({}, query.value)).toBe(false)
    const all = parseListQuery('ListInventory', {})
    expect(all.ok && matchesFilter({}, all.value)).toBe(true)
    const twice = parseListQuery('ListInventory', { supplierIds: ['supplier_a', 'supplier_a'] })
    expect(twice.ok ? [] : twice.refusal.problems.map(({ code, param }) => [code, param])).toEqual([
      ['duplicate_id', 'supplier_ids[1]'],
    ])
  })
})
