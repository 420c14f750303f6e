/** L7: `whyNot` and `diagnose` agree on the policy that gives another total of a line. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnose, policies } from '../../src/entries/diagnose.js'
import { explainQuote, whyNot, type Explanation } from '../../src/entries/explain.js'
import {
  priceQuote,
  type AccountInput,
  type QuoteRequestInput,
  type SalesLineInput,
} from '../../src/entries/index.js'
import { FIGURE_POLICIES } from '../../src/explain/figure-by-choices.js'
import { figuresBy } from '../../src/diagnose/calculate.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import { candidateOf } from '../../src/diagnose/search.js'
import { microsOf } from '../../src/policies/arithmetic.js'
import { LINE_POLICIES } from '../../src/policies/roundings-of-policies.generated.js'
import { parsedAccountOf } from '../diagnose/parsed-account.js'

const ACCOUNT: AccountInput = { currency: 'AUD', minimumLinealLengthMm: 1250 }

/** Generates a decimal with the given number of places. */
const decimal = (min: number, max: number, places: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((steps) => (steps / 10 ** places).toFixed(places))

/** Amounts with two, four and six decimals, many of them ties. */
const money = fc
  .oneof(
    fc.integer({ min: -5000, max: 20_000 }).map((steps) => steps * 5000),
    fc.integer({ min: 1, max: 2_000_000 }).map((steps) => steps * 100),
    fc.integer({ min: 1, max: 40_000_000 }),
  )
  .map((micros) => ({ amountMicros: String(micros) }))

const discount = fc.oneof(
  fc.constantFrom(undefined, '0', '5', '7.5', '10', '12.25', '50', '100'),
  decimal(0, 10_000, 2),
)

const pieces = (sizes: object): fc.Arbitrary<readonly object[]> =>
  fc.array(
    fc.record(
      { length: decimal(1, 9000, 3), ...sizes, amount: fc.integer({ min: 1, max: 40 }).map(String) },
      { requiredKeys: ['length', ...Object.keys(sizes)] as never },
    ),
    { minLength: 1, maxLength: 4 },
  )

const measured = (unit: 'METRES' | 'FEET'): readonly fc.Arbitrary<object>[] => [
  fc.record({
    pricingStrategy: fc.constant(`PRICING_STRATEGY_LINEAL_${unit}`),
    measurements: pieces({}),
  }),
  fc.record({
    pricingStrategy: fc.constant(`PRICING_STRATEGY_SQUARE_${unit}`),
    measurements: pieces({ width: decimal(1, 3000, 3) }),
  }),
]

const sold = fc.oneof(
  fc.record({ quantity: fc.oneof(decimal(-400, 4000, 2), decimal(1, 90_000, 3)) }),
  ...measured('METRES'),
  ...measured('FEET'),
)
const priced = fc
  .record({ unitPrice: money, discount, sold })
  .map(({ sold: how, ...pricing }) => ({ ...pricing, ...how }))

/** A line, with the id of its total. */
interface Sample {
  readonly line: SalesLineInput
  readonly total: string
}

const line = fc.oneof(
  {
    weight: 4,
    arbitrary: priced.map((pricing) => ({
      line: { labour: { pricing } },
      total: 'lines[0].labour.pricing.total_price',
    })),
  },
  // L8: a price from cost and markup.
  fc
    .record({ sold, cost: money, markup: decimal(1, 20_000, 2), markupIsPercentage: fc.boolean() })
    .map(({ sold: how, ...pricing }) => ({
      line: { catalogue: { productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3', pricing: { ...pricing, ...how } } },
      total: 'lines[0].catalogue.pricing.total_price',
    })),
  // L4: a given total that is kept.
  fc.record({ unitPrice: money, totalPrice: money, discount }).map((pricing) => ({
    line: { labour: { pricing: { ...pricing, pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA' } } },
    total: 'lines[0].labour.pricing.total_price',
  })),
  // K2: a sum of totals of parts.
  fc.array(money, { minLength: 1, maxLength: 4 }).map((totals) => ({
    line: {
      productKit: {
        components: totals.map((totalPrice) => ({
          productType: 'PRODUCT_TYPE_ON_THE_FLY',
          pricing: { totalPrice },
        })),
      },
    },
    total: 'lines[0].product_kit.pricing.total_price',
  })),
) as fc.Arbitrary<Sample>

const KINDS = ['catalogue', 'labour', 'product_kit'].map((kind) => `lines[0].${kind}.pricing.total_price`)

const quoteOf = (one: SalesLineInput): QuoteRequestInput => ({
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines: [one],
})

const NO_TOTAL = ''

/** Computes the totals of a line by each policy, and totals a cent away, without our own total. */
function otherTotals(request: QuoteRequestInput, ours: string): readonly string[] {
  const document = plainDocumentOf('quote', request, parsedAccountOf(ACCOUNT))
  const totals = policies.flatMap(({ id }) => {
    const [total] = figuresBy(
      (candidateOf([id]) as NonNullable<ReturnType<typeof candidateOf>>).choices,
      document,
    ).lines
    return total === undefined ? [] : [microsOf(total)]
  })
  const nearby = ours === NO_TOTAL ? [] : [-10_000, 10_000].map((micros) => String(Number(ours) + micros))
  return [...new Set([...totals, ...nearby])].filter((micros) => micros !== ours)
}

/** Each total is diagnosed by itself, so more lines with fewer totals show more. */
const oneThird = <A>(list: readonly A[], third: number): readonly A[] =>
  list.filter((_, index) => index % 3 === third)

/** Finds the policies by which `diagnose` explains this total. */
function diagnosed(request: QuoteRequestInput, amountMicros: string): readonly string[] {
  const diagnosis = diagnose([{ request, figures: { lines: [{ totalPrice: { amountMicros } }] } }], ACCOUNT)
  if (!diagnosis.ok) throw new Error(JSON.stringify(diagnosis.problems))
  return diagnosis.value.explanations.flatMap(({ policies: ids }) => (ids.length === 1 ? ids : []))
}

const known = new Set<string>(FIGURE_POLICIES.map(({ id }) => id))
const inTurn = (id: string): boolean => id.startsWith('line-discounts-in-turn')
const ofFigures = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids.filter((id) => known.has(id) && !inTurn(id)))].sort()

/** Finds the policies by which `whyNot` explains this total. */
function found(explanation: Explanation, total: string, amountMicros: string): readonly string[] {
  return whyNot(explanation, total, { amountMicros })
    .filter(({ scope }) => scope === 'everywhere')
    .map(({ policy }) => policy)
}

describe('policies that explain another total of a line', () => {
  test('are the same from `diagnose` and from `whyNot`, except discounts in turn', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(line, fc.nat(2), ({ line: one, total }, third) => {
        const request = quoteOf(one)
        const explained = explainQuote(request, ACCOUNT)
        if (!explained.ok) return
        const ours = explained.value.nodes[total]?.value ?? ''
        for (const amountMicros of oneThird(otherTotals(request, microsOfText(ours)), third)) {
          const named = found(explained.value, total, amountMicros)
          const listed = diagnosed(request, amountMicros)
          expect([amountMicros, ofFigures(named)]).toEqual([amountMicros, ofFigures(listed)])
          // `diagnose` also tries other splits, so only one direction holds.
          if (named.some(inTurn)) expect([amountMicros, listed.some(inTurn)]).toEqual([amountMicros, true])
          kinds.add(total)
        }
      }),
      { numRuns: 100 },
    )
    expect([...kinds].sort()).toEqual(KINDS)
  })

  test('include the policy named in the problem of a refused total (L7)', () => {
    let named = 0
    fc.assert(
      fc.property(priced, fc.nat(2), (pricing, third) => {
        const request = quoteOf({ labour: { pricing } })
        const explained = explainQuote(request, ACCOUNT)
        if (!explained.ok) return
        for (const amountMicros of oneThird(otherTotals(request, NO_TOTAL), third)) {
          const labour = { pricing: { ...pricing, totalPrice: { amountMicros } } }
          const refused = priceQuote(quoteOf({ labour }), ACCOUNT)
          const details = refused.ok ? undefined : refused.problems[0]?.details
          const policy = (details as { readonly policy?: string } | undefined)?.policy
          const others = found(explained.value, 'lines[0].labour.pricing.total_price', amountMicros)
          const inMessages = others.filter((id) => id in LINE_POLICIES && !inTurn(id))
          if (policy === undefined)
            expect([pricing, amountMicros, inMessages]).toEqual([pricing, amountMicros, []])
          else {
            named++
            expect(diagnosed(request, amountMicros)).toContain(policy)
            expect(others).toContain(policy)
          }
        }
      }),
      { numRuns: 100 },
    )
    expect(named).toBeGreaterThan(5)
  })
})

/** Converts a plain decimal to millionths. */
function microsOfText(text: string): string {
  return String(Math.round(Number(text) * 1e6))
}
