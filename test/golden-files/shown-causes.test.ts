/** Tests which documents a report shows for a cause. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import { hours, piece, quoteOf, recordWith, reportOn, taxed } from './recorded.js'

const totalOf = (request: unknown, account: AccountInput): bigint => {
  const priced = priceQuote(request, account)
  if (!priced.ok) throw new Error(JSON.stringify(priced))
  return BigInt(priced.value.total.amountMicros)
}

const CHANGES: readonly Partial<AccountInput>[] = [
  { taxRounding: 'line' },
  { adjustmentPercentages: 'in-turn' },
  { minimumLinealLengthMm: 1000 },
  { tax: { rate: '0.15' } },
]
const PAIRS = CHANGES.flatMap((one, index) => CHANGES.slice(index + 1).map((other) => [one, other] as const))

const then = taxed('0.10')
const reportBetween = (requests: readonly unknown[], now: AccountInput) =>
  reportOn(
    requests.map((request) => [request, recordWith(request, then)]),
    then,
    now,
  )

const discounts = fc
  .constantFrom(...[[], ['5', '12'], ['10', '5']])
  .map((all) => all.map((percentage) => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage })))
const line = fc.oneof(
  fc.integer({ min: 1, max: 400 }).map((cents) => hours('1', String(cents * 10_000))),
  fc.constantFrom('0.3', '0.55', '2').map(piece),
)
const request = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 5 }), discounts)
  .map(([lines, adjustments]) => quoteOf(lines, adjustments))

describe('the smallest request of a cause of two settings', () => {
  test('has neither the recorded nor the current total if only one setting has changed', () => {
    fc.assert(
      fc.property(
        fc.array(request, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...PAIRS),
        (all, pair) => {
          const [one, other] = pair.map((change) => ({ ...then, ...change })) as [AccountInput, AccountInput]
          const now = { ...one, ...pair[1] }
          const needsBoth = (some: unknown): boolean => {
            const ends = [totalOf(some, then), totalOf(some, now)]
            const between = [totalOf(some, one), totalOf(some, other)]
            return ends[0] !== ends[1] && !between.some((total) => ends.includes(total))
          }
          const row = reportBetween(all, now).causes.find(({ settings }) => settings.length === 2)
          if (row === undefined) {
            expect(all.filter(needsBoth)).toEqual([])
          } else if (row.shrunk === undefined) {
            // Documents of the other direction are not shown.
            const toward = (some: unknown) =>
              (totalOf(some, now) - totalOf(some, then)) * BigInt(row.net) >= 0n
            expect([row.isPartEnough, all.filter((some) => needsBoth(some) && toward(some))]).toEqual([
              true,
              [],
            ])
          } else {
            expect(needsBoth(row.shrunk.request)).toBe(true)
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  test('is not shown if one setting is enough on each document', () => {
    // 24 x 304.54 = 7,308.96. Less 5% and 12% in turn it is 6,110.29, with 10% tax 6,721.32 by either rounding.
    const adjustments = ['5', '12'].map((percentage) => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage }))
    const lines = [hours('24', '304540000')]
    const row = reportBetween([quoteOf(lines, adjustments)], {
      ...then,
      ...{ taxRounding: 'line', adjustmentPercentages: 'in-turn' },
    }).causes[0]
    expect([row?.settings.length, row?.shrunk, row?.isPartEnough]).toEqual([2, undefined, true])
  })
})

describe('the samples of a cause', () => {
  // Tax by document and by line: 3 x 1.04 has 0.31 and 0.30. 120 x 1.05 has 12.60 and 13.20.
  const less = quoteOf([1, 2, 3].map(() => hours('1', '1040000')))
  const more = (count: number) => quoteOf(Array.from({ length: count }, () => hours('1', '1050000')))
  const byLine = { ...then, taxRounding: 'line' } as const
  const linesIn = (requests: readonly unknown[]) => {
    const { samples, net } = reportBetween(requests, byLine).causes[0] ?? {}
    return [net, samples?.map(({ line: place }) => place)]
  }

  test('have its direction, the largest difference first', () => {
    expect(linesIn([less, less, less, less, more(120)])).toEqual(['560000', [5, 1, 2]])
    expect(linesIn([more(2), less, more(20), more(40), more(4), more(6)])).toEqual(['350000', [4, 3, 6]])
    expect(linesIn([less, more(2), less])).toEqual(['-10000', [1, 3, 2]])
  })
})
