import { describe, expect, test } from 'vitest'
import {
  compareRecords,
  compareWithGolden,
  compareWithProgram,
  goldenHeader,
  groupByCause,
  parseGolden,
  recordLines,
  recordDocument,
  recordSent,
  type GoldenAnswer,
  type GoldenHeader,
  type GoldenRecord,
} from '../../src/entries/golden.js'
import type { Result } from '../../src/entries/index.js'
import { valueOf } from './recorded.js'

type RecordOptions = Parameters<typeof recordDocument>[2]

const ACCOUNT = { currency: 'AUD' }
const ORDER = {
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  statusId: 'status_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines: [{ labour: { pricing: { quantity: '2', unitPrice: { amountMicros: '10500000' } } } }],
}
/**
 * Only an order has a status. With an invalid status, this request is refused as an order, but priced as a
 * quote.
 */
const ONLY_A_QUOTE = { ...ORDER, statusId: 5 }

const header = valueOf(goldenHeader(ACCOUNT))
const recorded = valueOf(recordDocument(ORDER, ACCOUNT, { kind: 'order' }))

const problemsOf = (result: Result<unknown>) =>
  result.ok ? [] : result.problems.map(({ code, param, source }) => [code, param, source])
const reasonOf = (answer: GoldenAnswer<unknown>) => (answer.ok ? undefined : answer.fault.reason)
const now = () => ({ account: ACCOUNT, records: [], requestAt: () => undefined })

describe.each([['Order'], ['invoice'], [''], [1], [{}], [false]])('the unknown kind %j', (kind) => {
  const wrongHeader = { ...header, kind } as unknown as GoldenHeader
  const wrongRecord = { ...recorded, kind } as unknown as GoldenRecord
  const options = { kind } as unknown as RecordOptions

  test('is a problem of a header, and does not count as quotes', async () => {
    expect(problemsOf(groupByCause([{ request: ORDER, recorded }], wrongHeader, ACCOUNT))).toEqual([
      ['unknown_enum_value', 'kind', 'request'],
    ])
    expect(reasonOf(await parseGolden([JSON.stringify(wrongHeader)]))).toBe('unknown_kind')
    const golden = { header: wrongHeader, lines: (async function* () {})() }
    expect(reasonOf(await compareWithGolden(golden, now()))).toBe('unknown_kind')
  })

  test('is a problem of a record', async () => {
    expect(problemsOf(groupByCause([{ request: ORDER, recorded: wrongRecord }], header, ACCOUNT))).toEqual([
      ['unknown_enum_value', '[0].recorded.kind', 'request'],
    ])
    const golden = valueOf(await parseGolden([header, wrongRecord].map((line) => JSON.stringify(line))))
    expect(reasonOf(await compareWithGolden(golden, now()))).toBe('not_a_record')
    expect(compareRecords({ ...recorded, kind: 'quote' }, wrongRecord).status).toBe('request_changed')
  })

  test('is a problem of the options', async () => {
    const wanted = [['unknown_enum_value', 'options.kind', 'settings']]
    expect(problemsOf(goldenHeader(ACCOUNT, options))).toEqual(wanted)
    expect(problemsOf(recordDocument(ORDER, ACCOUNT, options))).toEqual(wanted)
    expect(problemsOf(recordSent(ORDER, ACCOUNT, options))).toEqual(wanted)
    expect(problemsOf(recordLines([ORDER], ACCOUNT, options))).toEqual(wanted)
    expect(problemsOf(groupByCause([], header, ACCOUNT, options))).toEqual(wanted)
    const golden = valueOf(await parseGolden([JSON.stringify(header)]))
    expect(reasonOf(await compareWithGolden(golden, now(), options))).toBe('unknown_kind')
    expect(reasonOf(await compareWithProgram([], now(), options))).toBe('unknown_kind')
  })
})

test('a request of another kind than recorded differs, even if it is refused for the same reason', async () => {
  const wrong: unknown = { customerId: 5 }
  const textOf = (kind: 'quote' | 'order') =>
    JSON.stringify(valueOf(recordDocument(wrong, ACCOUNT, { kind })))
  const golden = valueOf(await parseGolden([JSON.stringify(header), textOf('order')]))
  const records = [{ line: 1, text: textOf('quote') }]
  const report = valueOf(await compareWithGolden(golden, { ...now(), records, requestAt: () => wrong }))
  expect(report.causes.map(({ documents }) => documents)).toEqual([1])
})

test('an unknown kind is reported together with problems of the settings', () => {
  const wrong = { ...header, kind: 'Order', settings: { currency: 'A' } } as unknown as GoldenHeader
  const grouped = groupByCause([], wrong, ACCOUNT)
  expect(grouped.ok ? [] : grouped.problems.map(({ param }) => param)).toEqual(['currency', 'kind'])
})

describe('a null kind (N2)', () => {
  test('counts as absent in a header', async () => {
    const without = { ...header, kind: null } as unknown as GoldenHeader
    expect(groupByCause([], without, ACCOUNT).ok).toBe(true)
    // As a quote: 2 at 10.50.
    const request = ONLY_A_QUOTE
    const byCause = valueOf(groupByCause([{ request }], without, ACCOUNT))
    expect(byCause.causes.map(({ net }) => net)).toEqual(['21000000'])
    const golden = valueOf(await parseGolden([JSON.stringify(without)]))
    const records = valueOf(recordLines([ONLY_A_QUOTE], ACCOUNT, { kind: 'quote' }))
    const compared = await compareWithGolden(golden, { ...now(), records, requestAt: () => ONLY_A_QUOTE })
    expect(valueOf(compared).causes.map(({ net }) => net)).toEqual(['21000000'])
  })

  test('counts as absent in a record and in options', () => {
    const quote = valueOf(recordDocument(ORDER, ACCOUNT, { kind: null }))
    expect(quote.kind).toBe('quote')
    expect(compareRecords({ ...quote, kind: null } as unknown as GoldenRecord, quote).status).toBe('same')
    expect(valueOf(goldenHeader(ACCOUNT, { kind: null }))).toEqual(header)
  })
})

test('a requested kind takes precedence over the kind of the header in a file without records', () => {
  const orders = { ...header, kind: 'order' } as const
  const netOf = (kind?: 'quote' | 'order') =>
    valueOf(groupByCause([{ request: ONLY_A_QUOTE }], orders, ACCOUNT, { kind })).causes.map(({ net }) => net)
  expect([netOf(), netOf('order'), netOf('quote')]).toEqual([['0'], ['0'], ['21000000']])
})
