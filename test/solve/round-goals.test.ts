import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote, type AccountInput, type PricedQuote } from '../../src/entries/index.js'
import { solve, type Constraints, type Goal } from '../../src/entries/solve.js'
import { CUSTOMER, onTheFly, type Json } from '../rules/requests.js'
import { valueOf } from '../answers.js'

/** Every run uses the same cases; `FC_SEED` selects others. */
const SEED = Number(process.env['FC_SEED'] ?? 20261122)

/**
 * Prices each discount on small documents from scratch: with constraints, round totals and margin
 * percentages.
 */

const amount = (cents: number): { readonly amountMicros: string } => ({
  amountMicros: cents === 0 ? '0' : `${String(cents)}0000`,
})

const line = fc
  .record({
    quantity: fc.constantFrom('1', '2', '0.5'),
    unitPrice: fc.integer({ min: 0, max: 400 }).map(amount),
    cost: fc.constantFrom(undefined, amount(50), amount(120)),
    isTaxFree: fc.constantFrom(undefined, true),
  })
  .map((pricing) => onTheFly(pricing))

const request = fc.record({
  customerId: fc.constant(CUSTOMER),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
})

const account: fc.Arbitrary<AccountInput> = fc.record({
  currency: fc.constant('AUD'),
  tax: fc.constantFrom(undefined, { rate: '0.1' }, { rate: '0.15' }, { rate: '1' }),
})

/** Prices the document with each discount from 0.00 to 24.99. */
function discounted(sent: Json, settings: AccountInput): readonly PricedQuote[] {
  const all: PricedQuote[] = []
  for (let cents = 0; cents < 2500; cents++) {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: amount(cents) }]
    const priced = valueOf(priceQuote({ ...sent, adjustments } as unknown, settings))
    all.push(priced)
  }
  return all
}

const centsOf = ({ amountMicros }: { readonly amountMicros: string }): number => Number(amountMicros) / 10_000

const netOf = (quote: PricedQuote): number => centsOf(quote.margin) + centsOf(quote.totalCost)

/** Returns hundredths of a per cent, rounded half up with whole numbers. */
function percentageOf(quote: PricedQuote): number | undefined {
  const [margin, net] = [centsOf(quote.margin), netOf(quote)]
  if (net === 0) return undefined
  const size = Math.floor((Math.abs(margin) * 20_000 + Math.abs(net)) / (2 * Math.abs(net)))
  return Math.sign(margin) * Math.sign(net) * size + 0
}

function answerOf(sent: Json, settings: AccountInput, goal: Goal, constraints: Constraints = {}) {
  return valueOf(solve(sent, settings, goal, [{ type: 'discount' }], { constraints }))
}

describe('no discount', () => {
  test('is nearer to the goal with constraints', () => {
    const constraints = fc.record(
      {
        minMargin: fc.integer({ min: -50, max: 300 }).map(amount),
        minMarginPercentage: fc.constantFrom('10', '33.3', '-5'),
        maxDiscount: fc.constantFrom('0', '10', '33.33', '100', '250'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(
        request,
        account,
        fc.integer({ min: 0, max: 900 }),
        constraints,
        (sent, settings, wanted, min) => {
          const answer = answerOf(sent, settings, { total: amount(wanted) }, min)
          const permitted = discounted(sent, settings).filter((quote, discount) => {
            const [margin, net, subtotal] = [centsOf(quote.margin), netOf(quote), centsOf(quote.subtotal)]
            return (
              (min.minMargin === undefined || margin * 10_000 >= Number(min.minMargin.amountMicros)) &&
              (min.minMarginPercentage === undefined ||
                margin * 1000 >= Math.round(Number(min.minMarginPercentage) * 10) * net) &&
              (min.maxDiscount === undefined ||
                discount * 10_000 <= Math.round(Number(min.maxDiscount) * 100) * subtotal)
            )
          })
          const totals = permitted.map(({ total }) => centsOf(total))
          const context = JSON.stringify({ sent, settings, wanted, min, answer })
          const distances = totals.map((cents) => Math.abs(cents - wanted))
          const best = Math.min(...distances)
          switch (answer.outcome) {
            case 'exact':
              expect(best, context).toBe(0)
              expect(totals, context).toContain(centsOf(answer.totals.total))
              break
            case 'nearest': {
              const found = [answer.below, answer.above].map((one) =>
                one ? centsOf(one.totals.total) : Infinity,
              )
              expect(Math.min(...found.map((cents) => Math.abs(cents - wanted))), context).toBe(best)
              break
            }
            case 'impossible':
              expect(best, context).toBeGreaterThan(0)
              if (answer.furthest !== undefined) {
                expect(Math.abs(centsOf(answer.furthest.totals.total) - wanted), context).toBe(best)
              } else expect(totals.length < 2500, context).toBe(true)
          }
        },
      ),
      { numRuns: 60, seed: SEED },
    )
  })

  test('is nearer to the goal of a round total', () => {
    const goals = fc.record({
      multipleOf: fc.constantFrom(5, 50, 100, 7),
      ending: fc.constantFrom(0, 3),
      direction: fc.constantFrom('nearest' as const, 'down' as const, 'up' as const),
    })
    fc.assert(
      fc.property(request, account, goals, (sent, settings, { multipleOf, ending, direction }) => {
        const goal = { multipleOf: amount(multipleOf), ending: amount(ending), direction }
        const answer = answerOf(sent, settings, goal)
        const totals = discounted(sent, settings).map(({ total }) => centsOf(total))
        const [present = 0] = totals
        // A round total is not below zero.
        const round = totals.filter(
          (cents) =>
            cents >= 0 &&
            (cents - ending) % multipleOf === 0 &&
            cents - ending >= 0 &&
            (direction !== 'up' || cents >= present),
        )
        const context = JSON.stringify({ sent, settings, goal, answer, present })
        if (answer.outcome === 'exact') expect(centsOf(answer.totals.total), context).toBe(Math.max(...round))
        else
          expect(
            round.filter((cents) => present - cents < multipleOf * 20),
            context,
          ).toEqual([])
      }),
      { numRuns: 60, seed: SEED },
    )
  })

  test('is nearer to the goal of a margin percentage', () => {
    fc.assert(
      fc.property(request, account, fc.integer({ min: -5000, max: 9999 }), (sent, settings, hundredths) => {
        const goal = { marginPercentage: String(hundredths / 100) }
        const answer = answerOf(sent, settings, goal)
        const all = discounted(sent, settings).filter((quote) => netOf(quote) > 0)
        const reached = all.some((quote) => percentageOf(quote) === hundredths)
        const context = JSON.stringify({ sent, settings, goal, answer })
        if (answer.outcome === 'exact')
          expect(Number(answer.marginPercentage) * 100, context).toBeCloseTo(hundredths, 6)
        else expect(reached, context).toBe(false)
      }),
      { numRuns: 60, seed: SEED },
    )
  })
})
