/**
 * Adjustments without tax, without a base for a share, or next to another discount: worked out by hand (T2,
 * T3, T9).
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

describe('all figures of a document with adjustments', () => {
  test('T3, T4: an account without tax has no shares, and does not mention tax flags', () => {
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
      'request:adjustments[0].amount': 'amount as sent, T2, money: given = 5.005',
      'adjustments[0].amount': 'amount, T2, money: same of request:adjustments[0].amount = 5.005',
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

  test('T3, T11: in a document without lines, a discount has no share and an amount counts', () => {
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

  test('T9: the discounts of lines come before those of the document', () => {
    // 2 × 50.00 less 10 % is 90.00: 10.00 of discount, and 5.00 of the document.
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
