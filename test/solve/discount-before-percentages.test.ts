/** Solves for a discount that percentages follow in turn (T2), and compares it with every possible discount. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceQuote, type AccountInput, type QuoteRequestInput } from '../../src/entries/index.js'
import { solve } from '../../src/entries/solve.js'
import { valueOf } from '../answers.js'

const cents = (amount: number) => ({ amountMicros: String(amount * 10_000) })
const line = (amount: number, isTaxFree: boolean) => ({
  labour: { pricing: { quantity: '1', unitPrice: cents(amount), isTaxFree } },
})

interface Case {
  readonly taxed: number
  readonly taxFree: number
  readonly percentages: readonly (readonly ['DISCOUNT' | 'SURCHARGE', number])[]
}

function requestOf({ taxed, taxFree, percentages }: Case, discount: number): QuoteRequestInput {
  return {
    customerId: 'cust_1',
    lines: [line(taxed, false), line(taxFree, true)],
    adjustments: [
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: cents(discount) },
      ...percentages.map(([type, percentage]) => ({
        type: `ADJUSTMENT_TYPE_${type}` as const,
        percentage: String(percentage),
      })),
    ],
  }
}

const account = (rate: string): AccountInput => ({
  currency: 'AUD',
  tax: { rate },
  adjustmentPercentages: 'in-turn',
})

function totalOf(request: unknown, settings: AccountInput): number {
  const priced = valueOf(priceQuote(request, settings))
  return Number(priced.total.amountMicros) / 10_000
}

function outcomeOf(one: Case, settings: AccountInput, goal: number): string {
  const solved = solve(requestOf(one, 1), settings, { total: cents(goal) }, [
    { type: 'discount', adjustment: 0 },
  ])
  if (!solved.ok) throw new Error(JSON.stringify(solved.problems))
  const { outcome } = solved.value
  if (outcome === 'exact') expect(totalOf(solved.value.request, settings)).toBe(goal)
  return outcome
}

test('a discount of 7.53 is found for 0.24, though 7.52 and 7.54 leave more', () => {
  const one: Case = { taxed: 500, taxFree: 300, percentages: [['DISCOUNT', 50]] }
  const settings = account('0.10')
  // 8.00 − 7.53 = 0.47. Half of it is 0.235, rounded to 0.24, which leaves 0.23. Of the two discounts, 4.71 and 0.15
  // lower the taxed amount: 5.00 − 4.86 = 0.14, whose tax is 0.01.
  expect([752, 753, 754].map((discount) => totalOf(requestOf(one, discount), settings))).toEqual([26, 24, 25])
  expect(outcomeOf(one, settings, 24)).toBe('exact')
})

const cases = fc.record({
  taxed: fc.integer({ min: 1, max: 60 }),
  taxFree: fc.integer({ min: 0, max: 60 }),
  percentages: fc.array(
    fc.tuple(fc.constantFrom('DISCOUNT' as const, 'SURCHARGE' as const), fc.integer({ min: 1, max: 60 })),
    { minLength: 1, maxLength: 3 },
  ),
  rate: fc.constantFrom('0.10', '0.21'),
  goal: fc.integer({ min: 0, max: 999 }),
})

test('solve says `exact` if some discount of whole cents gives the total, and `nearest` if none does', () => {
  fc.assert(
    fc.property(cases, ({ rate, goal: part, ...one }) => {
      const settings = account(rate)
      const totals = Array.from({ length: one.taxed + one.taxFree + 1 }, (_, discount) =>
        totalOf(requestOf(one, discount), settings),
      )
      const [max = 0, min = 0] = [totals[0], totals.at(-1)]
      const goal = min + Math.round(((max - min) * part) / 1000)
      expect(outcomeOf(one, settings, goal)).toBe(totals.includes(goal) ? 'exact' : 'nearest')
    }),
    { numRuns: 400 },
  )
})
