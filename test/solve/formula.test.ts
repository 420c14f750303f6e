import { describe, expect, test } from 'vitest'
import type { Contribution } from '../../src/engine/priced.js'
import type { AccountInput } from '../../src/entries/index.js'
import { formulaOf, type Formula } from '../../src/solve/formula.js'
import type { Figure } from '../../src/solve/target.js'
import { NO_ADJUSTMENT } from '../../src/wire/document.generated.js'
import { bare, CUSTOMER, labour, type Json } from '../rules/requests.js'
import { priced } from './priced.js'

/**
 * Tests the coefficients of a formula. Worked out by hand from T2, T3, T4, T6 and T7. Amounts are in cents.
 */

const GST: AccountInput = { currency: 'AUD', tax: { rate: '0.1' } }

const adjustment =
  (type: string) =>
  (figures: Json): Json => ({ type: `ADJUSTMENT_TYPE_${type}`, ...figures })
const discount = adjustment('DISCOUNT')
const surcharge = adjustment('SURCHARGE')

const lines = [labour({ quantity: '1', unitPrice: bare('100'), cost: bare('30') })]
/** Unchanged lines: a taxable line of 1.05 and a tax-free line of 1.00. The tax of 0.105 is rounded. */
const rest: Contribution = { total: 205, taxable: 105, tax: 11, cost: 0, labour: 0, discount: 0 }

function formula(
  adjustments: readonly Json[],
  { account = GST, figure = 'total' }: { readonly account?: AccountInput; readonly figure?: Figure } = {},
): Formula {
  const document = priced({ customerId: CUSTOMER, lines, adjustments }, account)
  return formulaOf(document, rest, figure, 3)
}

const close = (figures: Formula): unknown =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, expect.closeTo(figure as number, 9) as unknown]),
  )

const PLAIN: Formula = {
  ...{ constant: 0, ofSum: 1, ofTaxable: 0, ofShare: 0, ofSharedSum: 0, noise: 0, noiseOfShare: 0 },
}

const all = [
  discount({ percentage: '10' }),
  discount({ percentage: '33.333' }),
  discount({ amount: bare('12.34') }),
  surcharge({ percentage: '5' }),
  surcharge({ amount: bare('7') }),
  surcharge({ percentage: '2.5', isTaxFree: true }),
  surcharge({ amount: bare('3'), isTaxFree: true }),
]

describe('the formula', () => {
  test('ignores adjustments and tax for the subtotal', () => {
    expect(formula(all, { figure: 'subtotal' })).toEqual(PLAIN)
  })

  test('combines percentages, fixed amounts, and half a cent per percentage for the amount before tax', () => {
    // 1 - 0.43333 + 0.075, and 10.00 - 12.34.
    const net = { ...PLAIN, constant: -234, ofSum: 0.64167, noise: 2 }
    expect(formula(all, { figure: 'net' })).toEqual(close(net))
    expect(formula(all, { account: { currency: 'AUD' } })).toEqual(close(net))
    // The cost is 30.00.
    expect(formula(all, { figure: 'margin' })).toEqual(close({ ...net, constant: -3234 }))
  })

  test('adds the tax of lines and surcharges, less the tax of discounts, for the total', () => {
    expect(formula(all)).toEqual(
      close({
        constant: -234 + 70,
        ofSum: 0.64167 + 0.1 * 0.05,
        ofTaxable: 0.1,
        ofShare: 0.1 * 1234,
        ofSharedSum: 0.1 * 0.43333,
        // Roundings of four percentages; a tenth of one of them again, and of three discount shares; the tax.
        noise: 2 + (0.1 * 4) / 2 + 0.5,
        // A tenth of two percentages.
        noiseOfShare: (0.1 * 2) / 2,
      }),
    )
  })

  test('uses the rounded tax of unchanged lines, and rounds each changing line, with tax by line', () => {
    expect(formula([], { account: { ...GST, taxRounding: 'line' } })).toEqual(
      // 11 - 10.5, and half a cent for each of three lines and for the adjustments.
      close({ ...PLAIN, constant: 0.5, ofTaxable: 0.1, noise: 2 }),
    )
  })

  test('has no rounding for a discount of 100% or a surcharge of 0%', () => {
    const whole = [discount({ percentage: '100' }), surcharge({ percentage: '0' })]
    expect(formula(whole, { figure: 'net' })).toEqual({ ...PLAIN, ofSum: 0 })
    // The taxable share of a discount is still rounded.
    expect(formula(whole)).toEqual(
      close({ ...PLAIN, ofSum: 0, ofTaxable: 0.1, ofSharedSum: 0.1, noise: 0.1 / 2 + 0.5 }),
    )
  })

  test('ignores an adjustment without a percentage and an amount', () => {
    const document = priced({ customerId: CUSTOMER, lines }, GST)
    const adjustments = [{ ...NO_ADJUSTMENT, type: 'ADJUSTMENT_TYPE_SURCHARGE' as const }]
    expect(formulaOf({ ...document, adjustments }, rest, 'net', 3)).toEqual(PLAIN)
  })
})
