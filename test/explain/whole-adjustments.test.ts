/**
 * Tests adjustments without tax, without a base for a share, or next to another discount. Worked out by hand
 * (T2, T3, T9).
 */
import { describe, expect, test } from 'vitest'
import { explainQuote } from '../../src/entries/explain.js'
import {
  DISCOUNT,
  ENDS,
  figuresOf,
  HUNDRED,
  micros,
  SUBTOTAL,
  SURCHARGE,
  TAX,
} from './described-documents.js'

describe('the figures of a document with adjustments', () => {
  test('T3, T4: have no shares or tax flags in an account without tax', () => {
    expect(
      figuresOf(
        [
          { type: DISCOUNT, amount: micros('5005000'), isTaxFree: true },
          { type: SURCHARGE, percentage: '2', isTaxFree: true },
        ],
        {},
      ),
    ).toEqual({
      ...HUNDRED,
      subtotal: SUBTOTAL,
      'request:adjustments[0].amount': 'fixed amount as sent, T2, money: given = 5.005',
      'adjustments[0].amount': 'fixed amount, T2, money: same of request:adjustments[0].amount = 5.005',
      'adjustments[0].applied_amount':
        'discount of the document, T2, money: same of adjustments[0].amount = 5.005 to 2 is 5.01',
      'request:adjustments[1].percentage': 'percentage, T2, percent: given = 2',
      'adjustments[1]#fraction':
        'percentage as a fraction, T2, fraction: quotient of request:adjustments[1].percentage, ' +
        'constant:hundred_percent = 0.02',
      'adjustments[1].applied_amount':
        'surcharge, T2, money: product of subtotal, adjustments[1]#fraction = 3 to 2 is 3',
      '#net_before_discounts':
        'subtotal with adjustments before discounts, T6, money: sum of subtotal, adjustments[1].applied_amount = 153',
      '#net':
        'subtotal with adjustments, T6, money: difference of #net_before_discounts, adjustments[0].applied_amount = 147.99',
      tax_amount: 'tax, T4, money: sum of  = 0, no_tax_in_account',
      total: 'total, T6, money: sum of #net, tax_amount = 147.99',
      margin: 'margin, T7, money: difference of #net, total_cost = 57.99',
      ...ENDS,
      discount_amount: 'discounts, T9, money: sum of adjustments[0].applied_amount = 5.01',
    })
  })

  test('T2: compute the base of each percentage in turn from the base before it', () => {
    // 150.00 less 5.00, and 10% of 145.00; then 2.00 more, and 10% of 132.50 is 13.25.
    const figures = figuresOf(
      [
        { type: DISCOUNT, amount: micros('5000000') },
        { type: DISCOUNT, percentage: '10' },
        { type: SURCHARGE, amount: micros('2000000') },
        { type: DISCOUNT, percentage: '10' },
      ],
      { adjustmentPercentages: 'in-turn' },
    )
    const named = 'subtotal after earlier adjustments'
    expect(figures).toMatchObject({
      'adjustments[1]#base': `${named}, T2, money: difference of subtotal, adjustments[0].applied_amount = 145`,
      'adjustments[3]#base_before_discounts': `${named} before discounts, T2, money: sum of adjustments[1]#base, adjustments[2].applied_amount = 147`,
      'adjustments[3]#base': `${named}, T2, money: difference of adjustments[3]#base_before_discounts, adjustments[1].applied_amount = 132.5`,
    })
  })

  test('T3, T11: have no share for a discount without lines, but count its amount', () => {
    expect(figuresOf([{ type: DISCOUNT, amount: micros('5000000') }], TAX, explainQuote, [])).toMatchObject({
      subtotal: 'subtotal, T1, money: sum of  = 0',
      '#taxable_lines': 'total of the taxable lines, T4, money: sum of  = 0',
      'adjustments[0]#taxable_share':
        'taxable share of the discount, T3, money: sum of  = 0, discount_of_subtotal_zero',
      '#taxable_base':
        'taxable amount, T3, money: difference of #taxable_lines, adjustments[0]#taxable_share = 0',
      total: 'total, T6, money: sum of #net, tax_amount = -5',
      total_cost: 'total cost, T7, money: sum of  = 0',
    })
  })

  test('T9: list the discounts of lines before the discounts of the document', () => {
    // 2 × 50.00 less 10% is 90.00: a discount of 10.00 on the line, and of 5.00 on the document.
    const line = {
      labour: {
        productName: 'Work',
        pricing: { quantity: '2', unitPrice: micros('50000000'), discount: '10' },
      },
    }
    const figures = figuresOf([{ type: DISCOUNT, amount: micros('5000000') }], {}, explainQuote, [
      line,
    ] as never)
    expect(figures['discount_amount']).toBe(
      'discounts, T9, money: sum of lines[0].labour.pricing#discount_amount, adjustments[0].applied_amount = 15',
    )
  })
})
