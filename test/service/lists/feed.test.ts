import { describe, expect, test } from 'vitest'
import {
  compareRows,
  isAfterCursor,
  matchesFilter,
  nextWindow,
  paginate,
  parseListQuery,
} from '../../../src/entries/service.js'
import { listOrder } from './list-order.js'

type FeedPlace = Parameters<typeof nextWindow>[1]
type FeedRow = Parameters<typeof nextWindow>[0][number]

const START: FeedPlace = { updatedSince: null, seen: {} }
const at = (seconds: number): string => `2026-11-20T09:30:0${String(seconds)}Z`
const order = (id: string, seconds: number) => ({ orderId: id, updatedAt: at(seconds) })

describe('P11: the position of a feed reader', () => {
  test('P11: has the time of the last row, and all rows of that time', () => {
    const rows = [order('a', 1), order('b', 2), { quoteId: 'c', updatedAt: at(2) }]
    const { place, fresh } = nextWindow<FeedRow>(rows, START)
    expect(place.updatedSince).toBe(at(2))
    expect(Object.keys(place.seen)).toEqual(['b', 'c'])
    expect(fresh).toEqual(rows)
  })

  test('P11: has the id of a quote if the id of the order is null', () => {
    const row = { orderId: null, quoteId: 'c', updatedAt: at(2) } as unknown as FeedRow
    expect(Object.keys(nextWindow([row], START).place.seen)).toEqual(['c'])
  })

  test('P11: has the latest time of all rows, whatever their order', () => {
    const { place } = nextWindow([order('a', 2), order('b', 3), order('c', 1)], START)
    expect(place.updatedSince).toBe(at(3))
    expect(Object.keys(place.seen)).toEqual(['b'])
  })

  test('P11: keeps earlier rows with the same timestamp', () => {
    const first = nextWindow([order('a', 1)], START).place
    const second = nextWindow([order('b', 1)], first)
    expect(Object.keys(second.place.seen)).toEqual(['a', 'b'])
    expect(second.fresh).toEqual([order('b', 1)])
    expect(nextWindow([order('a', 1), order('b', 1)], second.place).fresh).toEqual([])
    const third = nextWindow([order('c', 2)], second.place)
    expect(Object.keys(third.place.seen)).toEqual(['c'])
  })

  test('W4, P11: treats the same instant in another offset as the same time', () => {
    const elsewhere = { orderId: 'b', updatedAt: '2026-11-20T19:30:01+10:00' }
    const { place } = nextWindow([order('a', 1), elsewhere], START)
    expect(place.updatedSince).toBe(at(1))
    expect(Object.keys(place.seen)).toEqual(['a', 'b'])
    const next = nextWindow([elsewhere], { ...place, updatedSince: elsewhere.updatedAt }).place
    expect(Object.keys(next.seen)).toEqual(['a', 'b'])
  })

  test('P11: stays the same without rows', () => {
    const marked: FeedPlace = { updatedSince: null, seen: { a: 'hash' } }
    expect(nextWindow([], marked)).toEqual({ place: marked, fresh: [] })
    const place = nextWindow([order('a', 1)], START).place
    expect(nextWindow([], place)).toEqual({ place, fresh: [] })
  })

  test('P11: can miss a change in an open window, but not in a window that ends in the past', () => {
    const first = (orderId: string) => ({ orderId, updatedAt: '2026-11-20T09:30:00.100Z' })
    const later = { orderId: 'order_z', updatedAt: '2026-11-20T09:30:00.125Z' }
    const fields = listOrder('QueryOrders')
    const feed = (rows: readonly FeedRow[], updatedBefore?: string) => {
      const query = parseListQuery('QueryOrders', updatedBefore === undefined ? {} : { updatedBefore })
      return rows.filter((row) => query.ok && matchesFilter(row, query.value)).sort(compareRows(fields))
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
        isAfterCursor(placeOf(before[0] ?? {}), row, fields),
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

  test('E8: is refused with an unreadable time, or for a row without an id', () => {
    for (const updatedAt of ['yesterday', new Date(0), 5, undefined])
      expect(() => nextWindow([{ orderId: 'a', updatedAt: updatedAt as string }], START)).toThrow(
        /^rows\[0\]\.updatedAt must be/,
      )
    expect(() => nextWindow([{ updatedAt: at(1) }], START)).toThrow(/^rows\[0\]\.quoteId must be/)
    for (const updatedSince of ['yesterday', new Date(0)])
      expect(() => nextWindow([], { updatedSince: updatedSince as string, seen: {} })).toThrow(
        /^place\.updatedSince must be/,
      )
  })
})
