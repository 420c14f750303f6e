import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_CONSTRAINTS } from '../../src/solve/constraints.js'
import { changingLines, discountPositions, unitPricePositions } from '../../src/solve/line-levers.js'
import { getFigure } from '../../src/solve/target.js'
import { bare, CUSTOMER, labour } from '../rules/requests.js'
import { priced } from './priced.js'

/** Every run uses the same cases; `FC_SEED` selects others. */
const SEED = Number(process.env['FC_SEED'] ?? 20261122)

const amount = fc.integer({ min: 1, max: 4000 }).map((cents) => bare(String(cents / 100)))

const line = fc
  .record({
    quantity: fc.constantFrom('1', '2', '0.5', '-1', '-0.5', '24'),
    unitPrice: amount,
    isTaxFree: fc.constantFrom(undefined, true),
  })
  .map((pricing) => labour(pricing))

const type = fc.constantFrom('ADJUSTMENT_TYPE_DISCOUNT', 'ADJUSTMENT_TYPE_SURCHARGE')

const cases = fc.record({
  sent: fc.record({
    customerId: fc.constant(CUSTOMER),
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    adjustments: fc.array(
      fc.oneof(
        fc.record({ type, percentage: fc.constantFrom('10', '33.333', '50', '0.5') }),
        fc.record({ type, amount }),
      ),
      { maxLength: 4 },
    ),
  }),
  rate: fc.constantFrom('0.1', '0.15', '1', '0.5'),
  taxRounding: fc.constantFrom('document' as const, 'line' as const),
  low: fc.integer({ min: 0, max: 9000 }),
  width: fc.constantFrom(5, 40, 1000),
  figure: fc.constantFrom('total' as const, 'total' as const, 'margin' as const, 'subtotal' as const),
})

type Case = typeof cases extends fc.Arbitrary<infer A> ? A : never

/**
 * The number of positions priced within a range. A bounded share (T3) turns fewer figures within a range, so
 * the test prices more.
 */
const SAMPLES = 120

test('the figures between two positions stay within their bounds, and some reach a bound only by rounding', () => {
  let [tried, tight] = [0, 0]
  const check = (one: Case): void => {
    const document = priced(one.sent, {
      ...{ currency: 'AUD', tax: { rate: one.rate }, taxRounding: one.taxRounding },
    })
    const lines = changingLines(document, [...document.lines.keys()])
    const [first] = lines
    if (first === undefined) throw new Error('no line can change')
    for (const lever of [
      unitPricePositions(document, first),
      discountPositions(document, lines, NO_CONSTRAINTS),
    ]) {
      const course = lever.courseOf(one.figure)
      if (course.type !== 'bounded') throw new Error('the course has no bounds')
      tried++
      const high = one.low + one.width
      const bounds = course.between(one.low, high)
      if (bounds === undefined) throw new Error('the positions do not fit')
      const context = JSON.stringify({ ...one, bounds, step: lever.step })
      const figures = Array.from({ length: SAMPLES }, (_, index) => {
        const totals = lever.totalsAt(one.low + Math.floor((index * one.width) / (SAMPLES - 1)))
        return totals === undefined ? [] : [getFigure(totals, one.figure)]
      }).flat()
      expect(Math.min(...figures), context).toBeGreaterThanOrEqual(bounds.min)
      expect(Math.max(...figures), context).toBeLessThanOrEqual(bounds.max)
      const [min, max] = [figures[0] ?? 0, figures.at(-1) ?? 0].sort((a, b) => a - b)
      if (Math.min(...figures) < (min ?? 0) || Math.max(...figures) > (max ?? 0)) tight++
    }
  }
  fc.assert(fc.property(cases, check), { numRuns: 900, seed: SEED })
  // Without this, a test with figures that only rise or only fall would pass.
  expect(tight * 30).toBeGreaterThan(tried)
})
