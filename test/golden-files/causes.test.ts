import { describe, expect, test } from 'vitest'
import { type policies, suggestTestQuote } from '../../src/entries/diagnose.js'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import {
  goldenHeader,
  groupByCause,
  recordDocument,
  type GoldenHeader,
  type GoldenRecord,
  type GoldenReport,
} from '../../src/entries/golden.js'
import { recordWith, reportOn as reportOnDocuments, valueOf, type Recorded } from './recorded.js'
import { yearOfQuotes } from './year-of-quotes.js'

type PolicyId = (typeof policies)[number]['id']

const ACCOUNT: AccountInput = {
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST' },
  minimumLinealLengthMm: 1000,
}
const REQUESTS = yearOfQuotes(120)
  .trimEnd()
  .split('\n')
  .map((line): unknown => JSON.parse(line))

/** Returns a document whose recorded figures follow a policy and not the rules. */
function documentBy(policy: PolicyId): Recorded {
  const { request, expected } = valueOf(
    suggestTestQuote([{ policies: [policy] }, { policies: ['tax-by-document'] }], ACCOUNT),
  )
  const [made] = expected
  if (made === undefined) throw new Error('figures')
  const { subtotal, discountAmount, taxAmount, total } = made.figures
  const figures = Object.entries({ subtotal, discountAmount, taxAmount, total }).map(
    ([name, { amountMicros }]) => [name, amountMicros],
  )
  return [request, recordWith(request, ACCOUNT, Object.fromEntries(figures) as GoldenRecord['totals'])]
}

function reportOn(
  records: readonly (GoldenRecord | undefined)[],
  now = ACCOUNT,
  requests = REQUESTS,
): GoldenReport {
  const header = valueOf(goldenHeader(ACCOUNT))
  const documents = requests.map((request, index) => ({ request, recorded: records[index] }))
  return valueOf(groupByCause(documents, header, now))
}

/** Returns unchanged records of these requests. */
const defaultRecords = (): readonly GoldenRecord[] =>
  REQUESTS.map((request) => valueOf(recordDocument(request, ACCOUNT)))

const idsOf = ({ causes }: GoldenReport): readonly string[] => causes.map(({ cause }) => cause)

describe('the causes of a report', () => {
  test('are absent if no document differs', () => {
    const usual = defaultRecords()
    expect(reportOn(usual)).toMatchObject({ documents: 120, same: 120, causes: [], sums: [] })
  })

  test.each([
    ...['half-even', 'tax-by-line', 'unit-price-to-cents', 'truncated', 'tax-rounded-up'],
    ...[
      'discounts-after-tax',
      'minimum-left-out',
      'total-to-five-cents',
      'never-rounded',
      'discount-left-out',
    ],
  ] as const)('include the recorded policy: %s', (policy) => {
    const { causes } = reportOnDocuments([documentBy(policy)], ACCOUNT)
    const [cause, ...others] = causes
    expect([cause?.cause, ...(cause?.alsoFits ?? [])]).toContain(`recorded:${policy}`)
    expect(others).toEqual([])
  })

  test('have the money of their documents, and no document has two causes', () => {
    const now = { ...ACCOUNT, tax: { rate: '0.15', code: 'GST' }, minimumLinealLengthMm: 2000 }
    const { causes, sums, documents, same } = reportOn(defaultRecords(), now)
    const totalBy = (account: AccountInput, request: unknown): bigint =>
      BigInt(valueOf(priceQuote(request, account)).total.amountMicros)
    const net = REQUESTS.reduce<bigint>(
      (sum, request) => sum + totalBy(now, request) - totalBy(ACCOUNT, request),
      0n,
    )
    expect(sums.map((sum) => sum.net)).toEqual([String(net)])
    expect(causes.reduce((sum, cause) => sum + cause.documents, 0)).toBe(documents - same)
    expect(causes.reduce((sum, cause) => sum + BigInt(cause.net), 0n)).toBe(net)
  })

  test('include changed, new and removed requests', () => {
    const usual = defaultRecords()
    const requests = [...REQUESTS]
    requests[0] = { ...(requests[0] as object), reference: 'changed' }
    const records: (GoldenRecord | undefined)[] = [...usual]
    records[1] = undefined
    requests[2] = undefined
    expect([...idsOf(reportOn(records, ACCOUNT, requests))].sort()).toEqual(['added', 'removed', 'request'])
  })

  test('include problems that documents gained or lost', () => {
    const usual = defaultRecords()
    const records = usual.map((record, index): GoldenRecord => {
      const { totals, lines, ...rest } = record
      return index < 3 ? { ...rest, problems: ['zero_quantity lines[0]'] } : record
    })
    expect(idsOf(reportOn(records))).toEqual(['accepted:zero_quantity'])
  })

  test('are named after the first figure that differs if nothing explains them', () => {
    const usual = defaultRecords()
    const records = usual.map((record, index): GoldenRecord =>
      index === 7 ? { ...record, totals: { ...record.totals, totalCost: '1' } } : record,
    )
    expect(reportOn(records).causes).toMatchObject([
      { cause: 'figure:totalCost', documents: 1, net: '0', samples: [{ line: 8 }] },
    ])
  })

  test('show the smallest request, the first figure and its rule if they are in the settings', () => {
    const usual = defaultRecords()
    const now = { ...ACCOUNT, minimumLinealLengthMm: 2000 }
    const [cause] = reportOn(usual, now).causes
    expect(cause).toMatchObject({
      cause: 'minimumLinealLengthMm:1000:2000',
      // A piece of 0.2 m, recorded as 1 m, is now charged as 2 m.
      firstFigure: { rule: 'M3', recorded: '1', current: '2' },
    })
    const shrunk = cause?.shrunk?.request as {
      readonly lines: readonly unknown[]
      readonly adjustments: unknown
    }
    expect([shrunk.lines.length, shrunk.adjustments]).toEqual([1, undefined])
    const [before, after] = [ACCOUNT, now].map(
      (account) => valueOf(recordDocument(shrunk as unknown, account)).totals?.total,
    )
    expect([cause?.shrunk?.recorded, cause?.shrunk?.current]).toEqual([before, after])
    expect(before).not.toBe(after)
  })

  test('never subtract amounts of different currencies', () => {
    const usual = defaultRecords()
    const now = { ...ACCOUNT, currency: 'NZD', tax: { rate: '0.15', code: 'GST' } }
    const report = reportOn(usual, now)
    const totalOf = (records: readonly GoldenRecord[]): string =>
      String(records.reduce((sum, { totals }) => sum + BigInt(totals?.total ?? 0), 0n))
    const priced = REQUESTS.map((request) => valueOf(recordDocument(request, now)))
    expect(report.sums).toMatchObject([
      { currency: 'AUD', documents: 0, up: '0', net: `-${totalOf(usual)}` },
      { currency: 'NZD', documents: 120, down: '0', net: totalOf(priced) },
    ])
    expect(report).toMatchObject({ documents: 120, same: 0 })
    expect(report.causes.map(({ cause, currency }) => [cause, currency])).toEqual([
      ['currency:AUD:NZD+tax.rate:0.10:0.15', 'AUD'],
      ['currency:AUD:NZD+tax.rate:0.10:0.15', 'NZD'],
    ])
    const [before, after] = report.causes.map(({ samples }) => samples)
    expect(before?.map((sample) => [sample.recorded !== undefined, sample.current])).toEqual(
      Array(3).fill([true, undefined]),
    )
    expect(after?.map((sample) => [sample.recorded, sample.current !== undefined])).toEqual(
      Array(3).fill([undefined, true]),
    )
    expect(report.causes.map(({ shrunk }) => shrunk)).toEqual([undefined, undefined])
  })

  test('have the currency of a new or removed document', () => {
    const usual = defaultRecords()
    const now = { ...ACCOUNT, currency: 'NZD' }
    const records: (GoldenRecord | undefined)[] = [undefined, usual[1]]
    const { causes } = reportOn(records, now, [REQUESTS[0], undefined])
    expect(causes.map(({ cause, currency }) => [cause, currency])).toEqual([
      ['removed', 'AUD'],
      ['added', 'NZD'],
    ])
  })

  test('have the reason of their acceptance, and acceptances without a cause are listed', () => {
    const usual = defaultRecords()
    const header = valueOf(goldenHeader(ACCOUNT))
    const documents = REQUESTS.map((request, index) => ({ request, recorded: usual[index] }))
    const accepted = { 'taxRounding:document:line': 'from 1 July', 'figure:total': 'once' }
    const report = valueOf(groupByCause(documents, header, { ...ACCOUNT, taxRounding: 'line' }, { accepted }))
    expect(report.causes).toMatchObject([{ cause: 'taxRounding:document:line', accepted: 'from 1 July' }])
    expect(report.unusedAcceptances).toEqual(['figure:total'])
  })

  test('ignore an empty document, and versions and acceptances that are not text', () => {
    const header = { ...valueOf(goldenHeader(ACCOUNT)), engine: 7, rules: null } as never
    const accepted = { 'figure:total': 7, 'figure:margin': 'known' } as never
    expect(valueOf(groupByCause([{}], header, ACCOUNT, { accepted }))).toMatchObject({
      versions: { recorded: { engine: '', rules: '' } },
      ...{ documents: 1, same: 1, unusedAcceptances: ['figure:margin'] },
    })
  })

  test.each([
    ['a record without a request', [{ recorded: {} }], {}, ACCOUNT, ['required [0].recorded.request']],
    ['a record that is a number', [{}, { recorded: 5 }], {}, ACCOUNT, ['invalid_type [1].recorded']],
    ['a document that is a text', ['quote'], {}, ACCOUNT, ['invalid_type [0]']],
    ['recorded settings', [], { settings: { currency: 'A' } }, ACCOUNT, ['invalid_currency currency']],
    ['current settings', [], {}, { currency: 'A' }, ['invalid_currency currency']],
  ])('are replaced by the problem of invalid input: %s', (_, documents, header, now, problems) => {
    const recorded = { ...valueOf(goldenHeader(ACCOUNT)), ...header } as GoldenHeader
    const report = groupByCause(documents as never, recorded, now)
    expect(report.ok ? [] : report.problems.map(({ code, param }) => `${code} ${param}`)).toEqual(problems)
  })
})
