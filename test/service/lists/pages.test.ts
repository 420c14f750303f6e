import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareRows, isAfterCursor, nextWindow, paginate } from '../../../src/entries/service.js'
import type { FeedPlace } from '../../../src/service/lists/feed.js'
import { listOrder } from '../../../src/service/lists/list-order.js'
import { pageToken, parsePageToken, queryFingerprint } from '../../../src/service/lists/page-token.js'
import { pageSizeOf } from '../../../src/service/lists/page.js'

const coded = (json: string): string => Buffer.from(json, 'utf8').toString('base64url')
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BROKEN = {
  get a(): never {
    throw new Error('gone')
  },
}

/** Escapes all characters beyond ASCII in JSON. */
const inAscii = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

const keys = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null)))

describe('P3: base64url', () => {
  test('P3: every token is the base64url that Node gives for its ASCII JSON, and gives back its key', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const token = pageToken('f', key)
        expect(token).toBe(coded(inAscii(JSON.stringify({ v: 1, q: 'f', k: key }))))
        expect(parsePageToken(token, 'f')).toEqual({ ok: true, value: key })
      }),
    )
  })

  test('P3: a token is refused if an unused bit is set, or if a single digit is appended', () => {
    // In the last group, two digits leave four unused bits, and three digits leave two.
    const lastDigits = (token: string): number =>
      Array.from(DIGITS).filter((digit) => parsePageToken(token.slice(0, -1) + digit, 'f').ok).length
    const tokens = ['', 'a', 'ab'].map((text) => pageToken('f', [text]))
    expect(new Set(tokens.map(({ length }) => length % 4))).toEqual(new Set([0, 2, 3]))
    // The JSON ends with a brace, so only one last digit is valid.
    for (const token of tokens) expect(lastDigits(token)).toBe(1)
    for (const token of tokens.filter(({ length }) => length % 4 === 0))
      expect(Array.from(DIGITS).filter((digit) => parsePageToken(token + digit, 'f').ok)).toEqual([])
  })

  test.each(['=', '==', '+', '/', ' ', '\u00e9'])(
    'P3: a token with %s in it or after it is refused',
    (character) => {
      for (const text of ['', 'a', 'ab']) {
        const token = pageToken('f', [text])
        expect(parsePageToken(token + character, 'f').ok).toBe(false)
        expect(parsePageToken(token.slice(0, 8) + character + token.slice(8), 'f').ok).toBe(false)
      }
    },
  )
})

describe('P3, P4: tokens', () => {
  test('P3: a token is the JSON of its version, fingerprint and key, in ASCII', () => {
    expect(pageToken('f', ['\u00e9', 5, null])).toBe(coded('{"v":1,"q":"f","k":["\\u00e9",5,null]}'))
    expect(pageToken('f', ['\u0080\u{1f600}'])).toBe(coded('{"v":1,"q":"f","k":["\\u0080\\ud83d\\ude00"]}'))
    expect(() => queryFingerprint('ListOrders', BROKEN)).toThrow('gone')
  })

  test.each([
    ['{"v":1,"q":"f","k":[]}', true],
    ['{"v":1,"q":"f","k":["a",1,null]}', true],
    ['{"v":2,"q":"f","k":[]}', false],
    ['{"v":"1","q":"f","k":[]}', false],
    ['{"q":"f","k":[]}', false],
    ['{"v":1,"q":"f"}', false],
    ['{"v":1,"q":"f","k":"a"}', false],
    ['{"v":1,"q":"f","k":{}}', false],
    ['{"v":1,"q":"f","k":[true]}', false],
    // JSON can write a number that is too large for a double.
    ['{"v":1,"q":"f","k":[1e999]}', false],
    ['{"v":1,"q":"f","k":["a",{}]}', false],
    ['{"v":1,"q":"f","k":["\u00e9"]}', false],
    ['{"v":1,', false],
    ['null', false],
  ])('P4: a token with the content %s is accepted: %s', (json, isRead) => {
    expect(parsePageToken(coded(json), 'f').ok).toBe(isRead)
    expect(parsePageToken(coded(json), 'g').ok).toBe(false)
  })

  test('P4: only a string is accepted as a token', () => {
    const text = coded('{"v":1,"q":"f","k":[]}')
    const alike = { length: text.length, charAt: (index: number) => text.charAt(index) }
    const accepted = [text, '', alike, null].map((sent) => parsePageToken(sent as string, 'f').ok)
    expect(accepted).toEqual([true, false, false, false])
  })
})

describe('P1, P2: pages', () => {
  const detailsOf = (sent: unknown): unknown => {
    const size = pageSizeOf(sent)
    return size.ok ? size.value : size.refusal.problems.map(({ code, details }) => [code, details])
  }

  test('P1: a page size may be a number, and never exceeds the maximum', () => {
    const sizes = [5, undefined, '-0', '9'.repeat(400)].map((sent) => detailsOf(sent))
    expect(sizes).toEqual([5, 50, 50, 200])
    expect(pageSizeOf('', { default: 500 })).toEqual({ ok: true, value: 200 })
    expect(pageSizeOf('0', { default: 30, max: 20 })).toEqual({ ok: true, value: 20 })
    expect(pageSizeOf('7', { default: 30, max: 20 })).toEqual({ ok: true, value: 7 })
  })

  test('P1: the problem of an invalid page size shows the value or its type', () => {
    expect(detailsOf('x1')).toEqual([['invalid_type', { expected: 'integer', sent: '"x1"' }]])
    expect(detailsOf('1x')).toEqual([['invalid_type', { expected: 'integer', sent: '"1x"' }]])
    expect(detailsOf(['1'])).toEqual([['invalid_type', { expected: 'integer', sent: 'array' }]])
    expect(detailsOf(-1)).toEqual([['out_of_range', { sent: '-1', min: '0' }]])
    expect(detailsOf(`-${'1'.repeat(30)}`)).toEqual([
      ['out_of_range', { sent: `-${'1'.repeat(19)}`, min: '0' }],
    ])
  })

  test('P2: an extra row is not on the page, and gives the page a token for the next one', () => {
    const [rows, order] = [[{ kitId: 'a' }, { kitId: 'b' }, { kitId: 'c' }], listOrder('ListKits')]
    const read = (size: number) => paginate(rows, { size, order, fingerprint: 'f' })
    expect(read(2)).toEqual({ rows: rows.slice(0, 2), nextPageToken: pageToken('f', ['b']) })
    expect(read(3)).toEqual({ rows, nextPageToken: '' })
    expect(read(4)).toEqual({ rows, nextPageToken: '' })
  })
})

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
