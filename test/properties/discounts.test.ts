/** T3: in every document, a discount lowers the taxable base by at least zero and at most the discount. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote, type AdjustmentInput, type SalesLineInput } from '../../src/entries/index.js'

const money = (cents: number) => ({ amountMicros: `${String(cents)}0000` })

/** Cents of any size and sign. Many are small or round, so that lines cancel each other out. */
const cents = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: -20_000, max: 20_000 }),
  fc.constantFrom(-10_000, -9_999, 9_999, 10_000, 10_001),
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
)

const line = fc.tuple(cents, fc.boolean()).map(([amount, isTaxFree]): SalesLineInput => {
  const pricing = { quantity: '1', unitPrice: money(amount), isTaxFree }
  return { onTheFly: { productName: 'Item', pricing } }
})

const figure = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }).map((steps) => ({ percentage: (steps / 100).toFixed(2) })),
  fc.integer({ min: 0, max: 2_000_000 }).map((amount) => ({ amount: money(amount) })),
)
const adjustment = fc
  .tuple(fc.constantFrom('ADJUSTMENT_TYPE_DISCOUNT' as const, 'ADJUSTMENT_TYPE_SURCHARGE' as const), figure)
  .map(([type, amount]): AdjustmentInput => ({ type, ...amount }))

const lineList = fc.array(line, { maxLength: 6 })
const adjustmentList = fc.array(adjustment, { minLength: 1, maxLength: 4 })
const rounding = fc.constantFrom('document' as const, 'line' as const)

interface Taxed {
  /** The taxable base in cents, which is the tax at a rate of 1. */
  readonly base: bigint
  readonly applied: readonly bigint[]
}

function taxedOf(
  lines: readonly SalesLineInput[],
  adjustments: readonly AdjustmentInput[],
  taxRounding: 'document' | 'line',
): Taxed {
  const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines, adjustments }
  const result = priceQuote(request, { currency: 'AUD', tax: { rate: '1' }, taxRounding })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  const centsOf = ({ amountMicros }: { readonly amountMicros: string }): bigint =>
    BigInt(amountMicros) / 10_000n
  return {
    base: centsOf(result.value.taxAmount),
    applied: (result.value.adjustments ?? []).map(({ appliedAmount }) => centsOf(appliedAmount)),
  }
}

/** Tells whether an amount is between zero and a total of either sign. */
const isPartOf = (amount: bigint, whole: bigint): boolean =>
  whole >= 0n ? amount >= 0n && amount <= whole : amount <= 0n && amount >= whole

const isDiscount = ({ type }: AdjustmentInput): boolean => type === 'ADJUSTMENT_TYPE_DISCOUNT'

describe('T3: the taxable base', () => {
  test('is lowered by each discount by at most the discount, whatever the other adjustments', () => {
    const seen = { whole: 0, nothing: 0, part: 0 }
    fc.assert(
      fc.property(lineList, adjustmentList, rounding, (lines, adjustments, taxRounding) => {
        const all = taxedOf(lines, adjustments, taxRounding)
        adjustments.forEach((one, index) => {
          if (!isDiscount(one)) return
          const without = adjustments.filter((_, other) => other !== index)
          const lowered = taxedOf(lines, without, taxRounding).base - all.base
          const applied = all.applied[index] ?? 0n
          expect(isPartOf(lowered, applied)).toBe(true)
          seen[lowered === applied ? 'whole' : lowered === 0n ? 'nothing' : 'part']++
        })
      }),
      { numRuns: 1000 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
  })

  test('is lowered by several discounts by at most their sum', () => {
    fc.assert(
      fc.property(
        lineList,
        fc.array(figure, { minLength: 1, maxLength: 4 }),
        rounding,
        (lines, figures, taxRounding) => {
          const discounts = figures.map((one): AdjustmentInput => ({
            type: 'ADJUSTMENT_TYPE_DISCOUNT',
            ...one,
          }))
          const all = taxedOf(lines, discounts, taxRounding)
          const [above, below] = [true, false].map((isAbove) =>
            all.applied.filter((one) => one > 0n === isAbove).reduce((sum, one) => sum + one, 0n),
          ) as [bigint, bigint]
          const lowered = taxedOf(lines, [], taxRounding).base - all.base
          expect(lowered >= below && lowered <= above).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
