import { describe, expect, test } from 'vitest'
import {
  compareRecords,
  libraryVersion,
  goldenHeader,
  recordDocument,
  recordLines,
  recordSent,
  type GoldenRecord,
} from '../../src/entries/golden.js'
import { priceOrder, priceQuote, type AccountInput } from '../../src/entries/index.js'
import { valueOf } from './recorded.js'

const ACCOUNT: AccountInput = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const customerId = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
const hours = (quantity: string) => ({
  labour: { pricing: { quantity, unitPrice: { amountMicros: '85000000' } } },
})
const request = { customerId, lines: [hours('8'), hours('2')] }

const recorded = (...args: Parameters<typeof recordDocument>): GoldenRecord =>
  valueOf(recordDocument(...args))

/** Returns the fingerprint that a record stores if this value is its request. */
const fingerprintOf = (value: unknown): string => recorded(value, ACCOUNT).request

describe('a record', () => {
  test('has the figures of the priced document, and a fingerprint of each line', () => {
    const priced = valueOf(priceQuote(request, ACCOUNT))
    const record = recorded(request, ACCOUNT, { id: 'Q-17' })
    const { subtotal, discountAmount, taxAmount, total, totalCost, margin, labourTotal } = priced
    const amounts = { subtotal, discountAmount, taxAmount, total, totalCost, margin, labourTotal }
    expect(record).toEqual({
      id: 'Q-17',
      kind: 'quote',
      request: expect.stringMatching(/^[\w-]{16}$/) as string,
      totals: Object.fromEntries(
        Object.entries(amounts).map(([name, { amountMicros }]) => [name, amountMicros]),
      ),
      lines: record.lines,
    })
    expect(record.lines).toMatch(/^[\w-]{16}$/)
    expect(record.lines?.slice(0, 8)).toBe(fingerprintOf(priced.lines[0]).slice(0, 8))
  })

  test('has its id if given, its kind, and its figures in a fixed order', () => {
    const order = recorded(request, ACCOUNT, { id: 0, kind: 'order', isFull: true })
    expect(Object.keys(order)).toEqual(['id', 'kind', 'request', 'totals', 'lines', 'result'])
    expect([order.id, order.kind]).toEqual([0, 'order'])
    const quote = recorded(request, ACCOUNT)
    expect(recorded(request, ACCOUNT, { id: {} as never })).toEqual(quote)
    expect(Object.keys(quote)).toEqual(['kind', 'request', 'totals', 'lines'])
    // 10 hours at 85.00 with 10% tax, without a cost.
    expect(Object.entries(quote.totals ?? {})).toEqual([
      ['subtotal', '850000000'],
      ['discountAmount', '0'],
      ['taxAmount', '85000000'],
      ['total', '935000000'],
      ['totalCost', '0'],
      ['margin', '850000000'],
      ['labourTotal', '850000000'],
    ])
  })

  test('has no discount amount for an order, and has the result if it is full', () => {
    const record = recorded(request, ACCOUNT, { kind: 'order', isFull: true })
    const priced = priceOrder(request, ACCOUNT)
    expect(record.totals).not.toHaveProperty('discountAmount')
    expect(record.result).toEqual(priced.ok && priced.value)
    const sent = recordSent({ id: 'O-1', request }, ACCOUNT, { kind: 'order', isFull: true })
    expect(sent).toMatchObject({ value: { id: 'O-1', result: record.result } })
  })

  test('has the problems of a refused request, at most 20', () => {
    expect(recorded({ lines: [hours('x')] }, ACCOUNT)).toMatchObject({
      problems: ['invalid_decimal lines[0].labour.pricing.quantity', 'required customer_id'],
    })
    const { problems = [] } = recorded({ lines: Array.from({ length: 100 }, () => ({})) }, ACCOUNT)
    expect([problems.length, problems.at(-1)]).toEqual([21, 'more_problems'])
  })

  test('has a problem without a path for a value that is not a request', () => {
    expect(recorded(5, ACCOUNT)).toEqual({
      kind: 'quote',
      request: fingerprintOf(5),
      problems: ['invalid_type'],
    })
  })

  test('takes half a kilobyte for a document of twenty lines', () => {
    const record = recorded({ customerId, lines: Array.from({ length: 20 }, () => hours('8.25')) }, ACCOUNT)
    expect(JSON.stringify(record).length).toBeLessThan(512)
  })

  test('needs valid settings, and the header of its file contains them in full', () => {
    const wrong = { currency: 'dollars' }
    const answers = [
      ...[recordDocument(request, wrong), recordSent(request, wrong)],
      ...[recordLines([request], wrong), goldenHeader(wrong)],
    ]
    const refusal = { ok: false, problems: [{ code: 'invalid_currency', source: 'settings' }] }
    expect(answers).toMatchObject(answers.map(() => refusal))
    expect(goldenHeader(ACCOUNT)).toMatchObject({
      value: { settings: { taxRounding: 'document', derivationEnabled: true }, isFull: false },
    })
  })
})

describe('the header of a golden file', () => {
  test('has its format, the version, the settings, and whether it includes results', () => {
    const header = valueOf(goldenHeader(ACCOUNT))
    expect(Object.keys(header)).toEqual(['format', 'engine', 'rules', 'settings', 'isFull'])
    expect(header).toMatchObject({ format: 'quotewright.golden/1', ...libraryVersion })
    expect(libraryVersion.engine).toMatch(/^\d+\.\d+\.\d+/)
    expect(libraryVersion.rules).toMatch(/^[\w-]+$/)
    expect(Object.isFrozen(libraryVersion)).toBe(true)
  })

  test('has the kind of all documents and the fingerprint of the catalogue, if given', () => {
    const catalogueJson = { kits: [] }
    expect(goldenHeader(ACCOUNT, { kind: 'order', catalogueJson, isFull: true })).toMatchObject({
      value: { kind: 'order', catalogue: fingerprintOf(catalogueJson), isFull: true },
    })
  })
})

describe('comparing records', () => {
  const before = (): GoldenRecord => recorded(request, ACCOUNT)

  test('reports a changed request, whatever the result', () => {
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
})
