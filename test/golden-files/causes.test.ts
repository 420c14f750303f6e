import { describe, expect, test } from 'vitest'
import { type policies, suggestTestQuote } from '../../src/entries/diagnose.js'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import { goldenHeader, groupByCause, type GoldenHeader, type GoldenRecord } from '../../src/entries/golden.js'
import { recordWith, reportOn, valueOf, type Recorded } from './recorded.js'
import { yearOfQuotes } from './year-of-quotes.js'

type PolicyId = (typeof policies)[number]['id']

const ACCOUNT: AccountInput = {
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST' },
  minimumLinealLengthMm: 1000,
}
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

describe('the causes of a report', () => {
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
    const { causes } = reportOn([documentBy(policy)], ACCOUNT)
    const [cause, ...others] = causes
    expect([cause?.cause, ...(cause?.alsoFits ?? [])]).toContain(`recorded:${policy}`)
    expect(others).toEqual([])
  })

  test('have the money of their documents, and no document has two causes', () => {
    const now = { ...ACCOUNT, tax: { rate: '0.15', code: 'GST' }, minimumLinealLengthMm: 2000 }
    const requests = yearOfQuotes(120)
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    const recorded = requests.map((request): Recorded => [request, recordWith(request, ACCOUNT)])
    const { causes, sums, documents, same } = reportOn(recorded, ACCOUNT, now)
    const totalBy = (account: AccountInput, request: unknown): bigint =>
      BigInt(valueOf(priceQuote(request, account)).total.amountMicros)
    const net = requests.reduce<bigint>(
      (sum, request) => sum + totalBy(now, request) - totalBy(ACCOUNT, request),
      0n,
    )
    expect(sums.map((sum) => sum.net)).toEqual([String(net)])
    expect(causes.reduce((sum, cause) => sum + cause.documents, 0)).toBe(documents - same)
    expect(causes.reduce((sum, cause) => sum + BigInt(cause.net), 0n)).toBe(net)
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
