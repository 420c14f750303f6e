import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/index.js'
import { solve, type Goal, type Lever } from '../../src/entries/solve.js'
import { bare, CUSTOMER, labour } from '../rules/requests.js'
import { valueOf } from '../answers.js'

/**
 * Solves random goals with each lever, on documents with credits, tax-free lines and discounts of both kinds.
 */

/** Every run uses the same cases; `FC_SEED` selects others. */
const SEED = Number(process.env['FC_SEED'] ?? 20261122)

const amount = (max: number) => fc.integer({ min: 1, max }).map((cents) => bare(String(cents / 100)))

const line = (size: number) =>
  fc
    .record({
      quantity: fc.constantFrom('1', '2', '0.5', '24', '-1', '-0.5', '1000', '0.001'),
      unitPrice: amount(size),
      discount: fc.constantFrom(undefined, '10', '33.33'),
      cost: amount(size),
      isTaxFree: fc.constantFrom(undefined, true),
    })
    .map((pricing) => labour(pricing))

const type = fc.constantFrom(
  'ADJUSTMENT_TYPE_DISCOUNT',
  'ADJUSTMENT_TYPE_DISCOUNT',
  'ADJUSTMENT_TYPE_SURCHARGE',
)

const adjustment = (size: number) =>
  fc.oneof(
    fc.record({ type, percentage: fc.constantFrom('10', '33.333', '0.5', '60') }),
    fc.record({ type, amount: amount(size) }),
  )

const account: fc.Arbitrary<AccountInput> = fc.record({
  currency: fc.constant('AUD'),
  tax: fc.constantFrom(undefined, { rate: '0.1' }, { rate: '0.15' }, { rate: '1' }, { rate: '0.0825' }),
  taxRounding: fc.constantFrom('document' as const, 'line' as const),
})

const goal = (size: number): fc.Arbitrary<Goal> =>
  fc.oneof(
    amount(size).map((total) => ({ total })),
    amount(size).map((subtotal) => ({ subtotal })),
    amount(size).map((margin) => ({ margin })),
    fc.constantFrom('10', '-5', '33.33').map((marginPercentage) => ({ marginPercentage })),
    fc.constantFrom('0.05', '5', '1000').map((multipleOf) => ({ multipleOf: bare(multipleOf) })),
    fc.constant({ ending: bare('0.95') }),
  )

const levers: readonly Lever[] = [
  { type: 'discount' },
  { type: 'surcharge' },
  { type: 'lineDiscount' },
  { type: 'unitPrice', line: 0 },
  { type: 'markup', line: 0 },
]

const cases = fc.constantFrom(300, 9_000, 3_000_000).chain((size) =>
  fc.record({
    sent: fc.record({
      customerId: fc.constant(CUSTOMER),
      lines: fc.array(line(size), { minLength: 1, maxLength: 4 }),
      adjustments: fc.array(adjustment(size), { maxLength: 3 }),
    }),
    settings: account,
    wanted: goal(size),
  }),
)

type Case = typeof cases extends fc.Arbitrary<infer A> ? A : never

test('no solution takes more than 1200 evaluations, and few take more than a hundred', () => {
  const taken: number[] = []
  let incomplete = 0
  const check = ({ sent, settings, wanted }: Case): void => {
    for (const lever of levers) {
      const { evaluations, isComplete } = valueOf(solve(sent as unknown, settings, wanted, [lever]))
      const context = JSON.stringify({ sent, settings, wanted, lever })
      expect(evaluations, context).toBeLessThan(1200)
      taken.push(evaluations)
      if (!isComplete) incomplete++
    }
  }
  fc.assert(fc.property(cases, check), { numRuns: 400, seed: SEED })
  expect(taken.filter((evaluations) => evaluations > 100).length * 10).toBeLessThan(taken.length)
  expect(incomplete * 200).toBeLessThanOrEqual(taken.length)
})
