import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAfterCursor, compareRows, nextWindow, paginate } from '../../../src/entries/service.js'
import { listOrder } from '../../../src/service/lists/list-order.js'
import { pageToken, queryFingerprint, parsePageToken } from '../../../src/service/lists/page-token.js'
import type { FeedPlace } from '../../../src/service/lists/feed.js'

interface Row {
  readonly orderId: string
  readonly updatedAt: string
  readonly version?: number
}
const at = (tick: number): string => `2026-11-20T09:30:00.${String(tick).padStart(3, '0')}Z`
const order = listOrder('QueryOrders')
const fingerprint = queryFingerprint('QueryOrders', {})

/** Reads a page as a host would: sorts the rows after the key, and returns up to one more than the page size. */
function read(store: readonly Row[], size: number, token: string): ReturnType<typeof paginate<Row>> {
  const key = token === '' ? undefined : parsePageToken(token, fingerprint)
  if (key?.ok === false) throw new Error('the token was refused')
  const behind = store.filter((row) => key === undefined || isAfterCursor(key.value, row, order))
  return paginate(behind.sort(compareRows(order)).slice(0, size + 1), { size, order, fingerprint })
}

describe('P: pages', () => {
  test('P2: a page that ended early has a token, unless it is empty', () => {
    const rows = [{ kitId: 'kit_1' }]
    const query = { size: 9, order: listOrder('ListKits'), fingerprint: 'f' }
    expect(paginate(rows, query, true)).toEqual({ rows, nextPageToken: pageToken('f', ['kit_1']) })
    expect(paginate([], query, true).nextPageToken).toBe('')
  })

  test('P2, P3, P6: unchanged rows appear exactly once and in order, while other rows come and go between pages', () => {
    const row = fc.record({ orderId: fc.integer({ max: 60, min: 0 }).map(String), tick: fc.nat(5) })
    const rows = fc
      .uniqueArray(row, { selector: ({ orderId }) => orderId, maxLength: 40 })
      .map((list) => list.map(({ orderId, tick }) => ({ orderId, updatedAt: at(tick) })))
    fc.assert(
      fc.property(
        rows,
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 2, max: 9 }),
        (all, size, every) => {
          const comes = (index: number): boolean => index % every === 0
          const staying = all.filter((_, index) => !comes(index))
          const got: Row[] = []
          let [token, turn] = ['', 0]
          do {
            const present = all.filter((_, index) => !comes(index) || (index + turn) % 2 === 0)
            const { rows: some, nextPageToken } = read(present, size, token)
            got.push(...some)
            token = nextPageToken
            turn++
          } while (token !== '')
          expect(got).toEqual([...got].sort(compareRows(order)))
          expect(new Set(got).size).toBe(got.length)
          expect(got.filter((one) => staying.includes(one))).toEqual(staying.sort(compareRows(order)))
        },
      ),
    )
  })

  test('P11: a feed returns every change and no unchanged row, even with many changes in one instant', () => {
    const change = fc.record({ id: fc.nat(6), isLater: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 8 }),
        fc.integer({ min: 1, max: 3 }),
        (windows, size) => {
          const store = new Map<string, Row>()
          let place: FeedPlace = { updatedSince: null, seen: {} }
          let [tick, version] = [0, 0]
          for (const changes of windows) {
            const changed = new Set<string>()
            for (const { id, isLater } of changes) {
              tick += isLater ? 1 : 0
              const orderId = `order_${String(id)}`
              store.set(orderId, { orderId, updatedAt: at(tick), version: version++ })
              changed.add(orderId)
            }
            const { updatedSince } = place
            const since = [...store.values()].filter(({ updatedAt }) => updatedAt >= (updatedSince ?? ''))
            const rows: Row[] = []
            let token = ''
            do {
              const { rows: some, nextPageToken } = read(since, size, token)
              rows.push(...some)
              token = nextPageToken
            } while (token !== '')
            const next = nextWindow(rows, place)
            place = next.place
            expect(next.fresh.map(({ orderId }) => orderId).sort()).toEqual([...changed].sort())
          }
        },
      ),
    )
  })

  test('P11: a new signature in the URL of a picture does not make a row fresh again', () => {
    const order = (svgUrl: string, size: number) => ({
      orderId: 'order_1',
      updatedAt: at(1),
      lines: [
        { notes: {} },
        { flashing: { drawing: { drawingId: 'a', svgUrl }, otherSides: [{ drawingId: 'b', size, svgUrl }] } },
      ],
    })
    const { place, fresh } = nextWindow([order('u?expires=1', 1)], { updatedSince: null, seen: {} })
    expect(fresh).toEqual([order('u?expires=1', 1)])
    expect(nextWindow([order('u?expires=2', 1)], place).fresh).toEqual([])
    expect(nextWindow([order('u?expires=2', 2)], place).fresh).toHaveLength(1)
  })
})
