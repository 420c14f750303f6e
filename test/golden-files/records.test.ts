import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalText } from '../../src/golden/canonical-text.js'
import { fingerprintOf } from '../../src/golden/fingerprint.js'
import { compareRecords, goldenHeader, recordOf, type GoldenRecord } from '../../src/entries/golden.js'
import { priceOrder, priceQuote, type AccountInput } from '../../src/entries/index.js'

const ACCOUNT: AccountInput = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const customerId = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
const hours = (quantity: string) => ({
  labour: { pricing: { quantity, unitPrice: { amountMicros: '85000000' } } },
})
const request = { customerId, lines: [hours('8'), hours('2')] }

function recorded(...args: Parameters<typeof recordOf>): GoldenRecord {
  const record = recordOf(...args)
  if (!record.ok) throw new Error(JSON.stringify(record.problems))
  return record.value
}

describe('a fingerprint', () => {
  test('is SHA-256 of the text with sorted keys, of which it keeps 96 bits', () => {
    const text = '{"a":[1,"x",null],"b":{"c":true}}'
    expect(canonicalText({ b: { c: true, d: undefined }, a: [1, 'x', null] })).toBe(text)
    const expected = createHash('sha256').update(text).digest('base64url').slice(0, 16)
    expect(fingerprintOf({ b: { c: true }, a: [1, 'x', null] })).toBe(expected)
  })

  test('is the same for every order of keys, and for what JSON makes of a value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const again: unknown = JSON.parse(JSON.stringify(reversed(value)))
        expect(canonicalText(again)).toBe(canonicalText(JSON.parse(JSON.stringify(value))))
      }),
    )
  })

  test('parses back to the value: nothing is lost', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const sent: unknown = JSON.parse(JSON.stringify(value))
        expect(JSON.parse(canonicalText(sent))).toEqual(sent)
      }),
    )
  })

  test('is there for what JSON cannot say', () => {
    const itself: Record<string, unknown> = {}
    itself['own'] = itself
    const deep = Array.from({ length: 10_000 }).reduce<unknown>((inner) => [inner], 'core')
    for (const value of [NaN, 5n, undefined, Symbol('x'), itself, deep, new Array(5)]) {
      expect(fingerprintOf(value)).toMatch(/^[\w-]{16}$/)
    }
    expect(fingerprintOf(NaN)).not.toBe(fingerprintOf(Infinity))
  })

  test('is there for one text that is shared more often than a million times', () => {
    // 2^60 copies.
    const shared = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 'core')
    expect(fingerprintOf(shared)).toMatch(/^[\w-]{16}$/)
  })
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  )
}

describe('a record', () => {
  test('has the figures of the priced document, and a fingerprint of each line', () => {
    const priced = priceQuote(request, ACCOUNT)
    if (!priced.ok) throw new Error('priced')
    const record = recorded(request, ACCOUNT, { id: 'Q-17' })
    const { subtotal, discountAmount, taxAmount, total, totalCost, margin, labourTotal } = priced.value
    const amounts = { subtotal, discountAmount, taxAmount, total, totalCost, margin, labourTotal }
    expect(record).toEqual({
      id: 'Q-17',
      kind: 'quote',
      request: fingerprintOf(request),
      totals: Object.fromEntries(
        Object.entries(amounts).map(([name, { amountMicros }]) => [name, amountMicros]),
      ),
      lines: record.lines,
    })
    expect(record.lines).toMatch(/^[\w-]{16}$/)
    expect(record.lines?.slice(0, 8)).toBe(fingerprintOf(priced.value.lines[0]).slice(0, 8))
  })

  test('of an order has no discount amount, and a full one has the result', () => {
    const record = recorded(request, ACCOUNT, { kind: 'order', isFull: true })
    const priced = priceOrder(request, ACCOUNT)
    expect(record.totals).not.toHaveProperty('discountAmount')
    expect(record.result).toEqual(priced.ok && priced.value)
  })

  test('of a request that is refused has its problems, at most 20', () => {
    expect(recorded({ lines: [hours('x')] }, ACCOUNT)).toMatchObject({
      problems: ['invalid_decimal lines[0].labour.pricing.quantity', 'required customer_id'],
    })
    const { problems = [] } = recorded({ lines: Array.from({ length: 100 }, () => ({})) }, ACCOUNT)
    expect([problems.length, problems.at(-1)]).toEqual([21, 'more_problems'])
  })

  test('takes half a kilobyte for a document of twenty lines', () => {
    const record = recorded({ customerId, lines: Array.from({ length: 20 }, () => hours('8.25')) }, ACCOUNT)
    expect(JSON.stringify(record).length).toBeLessThan(512)
  })

  test('needs settings without problems, and its header has all of them', () => {
    expect(recordOf(request, { currency: 'dollars' })).toMatchObject({
      ok: false,
      problems: [{ code: 'invalid_currency', source: 'settings' }],
    })
    expect(goldenHeader(ACCOUNT)).toMatchObject({
      value: { settings: { taxRounding: 'document', derivationEnabled: true }, isFull: false },
    })
  })
})

describe('comparing records', () => {
  const before = (): GoldenRecord => recorded(request, ACCOUNT)

  test('finds figures and lines', () => {
    const now = recorded(request, { currency: 'AUD' })
    expect(compareRecords(before(), now)).toMatchObject({
      status: 'answer_changed',
      figures: [
        { figure: 'taxAmount', recorded: '85000000', current: '0' },
        { figure: 'total', recorded: '935000000', current: '850000000' },
      ],
      lines: [],
    })
  })

  test('says that the request is another one, whatever became of the answer', () => {
    const other = recorded({ ...request, lines: [hours('8'), hours('3')] }, ACCOUNT)
    expect(compareRecords(before(), other)).toMatchObject({ status: 'request_changed', lines: [1] })
    expect(compareRecords(before(), recorded(request, ACCOUNT, { kind: 'order' })).status).toBe(
      'request_changed',
    )
    const named = recorded({ ...request, reference: 'new' }, ACCOUNT)
    expect(compareRecords(before(), named)).toMatchObject({
      status: 'request_changed',
      figures: [],
      lines: [],
    })
  })

  test('says that a request is refused now', () => {
    const refused: GoldenRecord = { ...before(), totals: {}, lines: '', problems: ['required customer_id'] }
    expect(compareRecords(before(), refused)).toMatchObject({ haveProblemsChanged: true, lines: [0, 1] })
  })
})
