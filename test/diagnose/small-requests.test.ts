/** Tests the requests that are tried to distinguish policies: always the same ones, the smallest first. */
import { describe, expect, test } from 'vitest'
import { distinguishingRequest } from '../../src/diagnose/suggest-test-quote.js'
import { figuresBy, type Figures } from '../../src/diagnose/calculate.js'
import { partingLines } from '../../src/diagnose/parting-lines.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import { candidateOf, type Candidate } from '../../src/diagnose/search.js'
import { plainRequests } from '../../src/diagnose/plain-requests.js'
import { discountedRequests, smallRequests } from '../../src/diagnose/small-requests.js'
import { priceQuote } from '../../src/entries/index.js'
import { roundHalfUp, subtract } from '../../src/number/arithmetic.js'
import { plainText } from '../../src/number/number-text.js'
import { parsedAccountOf } from './parsed-account.js'
import type { PolicyId } from '../../src/policies/policies.js'

const SETTINGS = { currency: 'AUD', tax: { rate: '0.10' }, minimumLinealLengthMm: 1200 }
const account = parsedAccountOf(SETTINGS)
const lines = partingLines(account)
const requests = [...smallRequests(account)]

const ADJUSTMENTS = [
  [],
  [
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '7.77' },
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '4.9' },
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: { amountMicros: '2030000' } },
  ],
  [
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: { amountMicros: '10010000' } },
    { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: { amountMicros: '5030000' } },
  ],
]

/**
 * The minimal standard generator of Park and Miller with the multiplier 48271, x = 48271 x mod (2^31 - 1), starting
 * at 1.
 */
function* minimalStandard(): Generator<bigint> {
  for (let state = 48_271n; ; state = (state * 48_271n) % (2n ** 31n - 1n)) yield state
}

describe('small requests', () => {
  test.each([[['25']], [['25', '14.5']]])('try no request with the discounts %j twice', (discounts) => {
    const tried = discountedRequests(discounts).map((request) => JSON.stringify(request))
    expect(new Set(tried).size).toBe(tried.length)
  })

  test('start with each line by itself, with each set of adjustments', () => {
    const alone = ADJUSTMENTS.flatMap((adjustments) =>
      lines.map((line) => ({ customerId: 'cust_00000000000000000000000000', lines: [line], adjustments })),
    )
    expect(requests.slice(0, alone.length)).toEqual(alone)
  })

  test('continue with two to six lines, 48 requests for each number, with the sets of adjustments in turn', () => {
    const states = minimalStandard()
    const several = Array.from({ length: 240 }, (_, index) => ({
      customerId: 'cust_00000000000000000000000000',
      lines: Array.from(
        { length: 2 + Math.floor(index / 48) },
        () => lines[Number((states.next().value as bigint) % BigInt(lines.length))],
      ),
      adjustments: ADJUSTMENTS[index % 3],
    }))
    expect(requests.slice(3 * lines.length, 3 * lines.length + 240)).toEqual(several)
    const published = minimalStandard()
    expect([published.next().value, published.next().value, published.next().value]).toEqual([
      48_271n,
      182_605_794n,
      1_291_394_886n,
    ])
  })

  test('end with each line and a tax-free deposit, so that the share of a discount reaches its bounds (T3)', () => {
    const pricing = { quantity: '-1', unitPrice: { amountMicros: '24950000' }, isTaxFree: true }
    const withDeposit = ADJUSTMENTS.slice(1).flatMap((adjustments) =>
      lines.map((line) => ({
        customerId: 'cust_00000000000000000000000000',
        lines: [line, { labour: { pricing } }],
        adjustments,
      })),
    )
    expect(requests.slice(3 * lines.length + 240)).toEqual(withDeposit)
  })

  test('leave out requests with fewer lines than wanted', () => {
    const large = [...smallRequests(account, 5)]
    expect(new Set(large.map(({ lines: some = [] }) => Math.min(some?.length ?? 0, 5)))).toEqual(
      new Set([5, 2]),
    )
    expect(large.slice(0, 96).every(({ lines: some }) => (some?.length ?? 0) >= 5)).toBe(true)
  })

  test('can all be priced', () => {
    const all = [...plainRequests(account), ...requests]
    expect(all.filter((request) => !priceQuote(request, SETTINGS).ok)).toEqual([])
  })
})

const candidates = (...policies: readonly PolicyId[]): readonly Candidate[] =>
  policies.map((id) => {
    const candidate = candidateOf([id])
    if (candidate === undefined) throw new Error(id)
    return candidate
  })

describe('the request that distinguishes best', () => {
  const centsOf = ({ total }: Figures): string => plainText(roundHalfUp(total, 2))
  /** The smallest difference between two totals that are printed differently. */
  const leastGap = (figures: readonly Figures[]): number =>
    Math.min(
      ...figures.flatMap((one) =>
        figures
          .filter((other) => centsOf(one) !== centsOf(other))
          .map((other) => Math.abs(Number(plainText(subtract(one.total, other.total))))),
      ),
    )
  const PLAIN = plainRequests(account)

  test.each([
    [['half-even', 'half-towards-positive']],
    [['half-even', 'tax-by-line', 'unit-price-to-cents']],
    [['tax-by-line', 'tax-by-line']],
    [['minimum-left-out', 'half-even', 'truncated', 'tax-by-line']],
    [['discounts-after-tax', 'discounts-wholly-taxed', 'surcharges-untaxed']],
    [['tax-rounded-up', 'tax-by-line', 'exempt-lines-taxed', 'half-even', 'discounts-after-tax']],
  ] as const)(
    'has the most different totals to the cent, and totals a cent apart if possible: %j',
    (policies) => {
      const remaining = candidates(...policies)
      const tried = [...PLAIN, ...requests].map((request) => {
        const document = plainDocumentOf('quote', request, account)
        const figures = remaining.map(({ choices }) => figuresBy(choices, document))
        return { request, figures, totals: new Set(figures.map(centsOf)).size }
      })
      const most = Math.max(...tried.map(({ totals }) => totals))
      const best = tried.filter(({ totals }) => totals === most)
      const { request, figures, together } = distinguishingRequest(remaining, account)
      const [found] = best.filter((one) => JSON.stringify(one.request) === JSON.stringify(request))
      expect(figures).toEqual(found?.figures)
      const gap = leastGap(figures)
      if (gap < 0.01) expect(best.filter((one) => leastGap(one.figures) >= 0.01)).toEqual([])
      if (gap < 0.1) {
        const plain = best.filter((one) => PLAIN.includes(one.request))
        expect(plain.filter((one) => leastGap(one.figures) >= 0.1)).toEqual([])
      }
      const texts = figures.map(centsOf)
      const groups = [...new Set(texts)].map((text) =>
        texts.flatMap((other, index) => (other === text ? [index] : [])),
      )
      expect(together).toEqual(groups.filter((group) => group.length > 1))
    },
  )

  test('L7: has the totals of the rules if derivation is off', () => {
    const settings = { ...SETTINGS, derivationEnabled: false }
    const off = parsedAccountOf(settings)
    const linesFor = (...policies: readonly PolicyId[]) => {
      const { request } = distinguishingRequest(candidates(...policies), off)
      expect(priceQuote(request, settings).ok).toBe(true)
      return request.lines ?? []
    }
    // 2 × 1.2 × 100 = 240.00, because no piece is charged as less than 1.2 m. For longer pieces, both policies give
    // the same.
    expect(linesFor('minimum-left-out', 'minimum-on-total')).toMatchObject([
      {
        onTheFly: {
          productName: 'Sheets',
          pricing: { unitPrice: { amountMicros: '100000000' }, totalPrice: { amountMicros: '240000000' } },
        },
      },
    ])
    // 1 × 0.05.
    expect(linesFor('tax-half-even', 'tax-half-down')[0]).toMatchObject({
      labour: { pricing: { quantity: '1', totalPrice: { amountMicros: expect.any(String) as string } } },
    })
  })
})
