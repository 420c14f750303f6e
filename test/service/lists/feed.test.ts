import { describe, expect, test } from 'vitest'
import { nextWindow } from '../../../src/entries/service.js'
import { orderIdOfQuote } from '../../../src/entries/service.js'

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

  test('P12: does not follow a quote that became an order, but orderIdOfQuote returns the order id', () => {
    expect(orderIdOfQuote('quote_1')).toEqual({ ok: true, value: 'order_1' })
    expect(orderIdOfQuote('order_1').ok).toBe(false)
  })
})
