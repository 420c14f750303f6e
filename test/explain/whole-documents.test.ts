/** Tests all totals of documents, with tax by document and by line. Worked out by hand (T). */
import { describe, expect, test } from 'vitest'
import { explainOrder } from '../../src/entries/explain.js'
import {
  BY_LINE,
  DISCOUNT,
  discountAndSurcharge,
  ENDS,
  figuresOf,
  HUNDRED,
  micros,
  RATE,
  ROOFING,
  SUBTOTAL,
  surcharge,
  SURCHARGE,
  TAX,
  TAXABLE,
  TEN_PERCENT,
} from './described-documents.js'

/** The figures before tax, with a discount of 10% and a surcharge of 5.00 on the subtotal. */
const BEFORE_TAX = {
  subtotal: SUBTOTAL,
  '#taxable_lines': TAXABLE,
  ...TEN_PERCENT,
  ...surcharge(1, '5'),
  '#net_before_discounts':
    'subtotal with adjustments before discounts, T6, money: sum of subtotal, adjustments[1].applied_amount = 155',
  '#net':
    'subtotal with adjustments, T6, money: difference of #net_before_discounts, adjustments[0].applied_amount = 140',
  'settings:tax.rate': RATE,
}

describe('the totals of a document', () => {
  test('T3, T4, T6, T7: match the example of docs/rules.md, with tax by document', () => {
    expect(figuresOf(discountAndSurcharge, TAX)).toEqual({
      ...BEFORE_TAX,
      '#taxable_base_before_discounts':
        'taxable amount before discounts, T3, money: sum of #taxable_lines, adjustments[1].applied_amount = 105',
      '#taxable_base':
        'taxable amount, T3, money: difference of #taxable_base_before_discounts, adjustments[0]#taxable_share = 95',
      tax_amount: 'tax, T4, money: product of #taxable_base, settings:tax.rate = 9.5 to 2 is 9.5',
      total: 'total, T6, money: sum of #net, tax_amount = 149.5',
      margin: 'margin, T7, money: difference of #net, total_cost = 50',
      ...ENDS,
      discount_amount: 'discounts, T9, money: sum of adjustments[0].applied_amount = 15',
    })
  })

  test('T4: match the example with tax by line: 10.00 on the line, and -0.50 on the adjustments', () => {
    expect(figuresOf(discountAndSurcharge, BY_LINE)).toEqual({
      ...BEFORE_TAX,
      'lines[0]#tax': `tax of the line, T4, money: product of ${ROOFING}.total_price, settings:tax.rate = 10 to 2 is 10`,
      '#taxable_adjustments':
        'taxable adjustments, T3, money: difference of adjustments[1].applied_amount, adjustments[0]#taxable_share = -5',
      '#tax_on_adjustments':
        'tax on the adjustments, T4, money: product of #taxable_adjustments, settings:tax.rate = -0.5 to 2 is -0.5',
      tax_amount: 'tax, T4, money: sum of lines[0]#tax, #tax_on_adjustments = 9.5',
      total: 'total, T6, money: sum of #net, tax_amount = 149.5',
      margin: 'margin, T7, money: difference of #net, total_cost = 50',
      ...ENDS,
      discount_amount: 'discounts, T9, money: sum of adjustments[0].applied_amount = 15',
    })
  })

  test('T4: include less tax if the only adjustment is a discount, with tax by line', () => {
    // The taxable amount is 10.00 less, so the tax is 1.00 less.
    expect(figuresOf([{ type: DISCOUNT, percentage: '10' }], BY_LINE)).toMatchObject({
      '#net':
        'subtotal with adjustments, T6, money: difference of subtotal, adjustments[0].applied_amount = 135',
      '#taxable_adjustments_before_discounts': 'taxable adjustments before discounts, T3, money: sum of  = 0',
      '#taxable_adjustments':
        'taxable adjustments, T3, money: difference of #taxable_adjustments_before_discounts, ' +
        'adjustments[0]#taxable_share = -10',
      tax_amount: 'tax, T4, money: sum of lines[0]#tax, #tax_on_adjustments = 9',
      total: 'total, T6, money: sum of #net, tax_amount = 144',
    })
  })

  test('T3, T4: include taxed surcharges and a tax-free surcharge, with tax by line', () => {
    const free = { type: SURCHARGE, amount: micros('8000000'), isTaxFree: true } as const
    const taxed = { type: SURCHARGE, amount: micros('5000000') } as const
    const figures = figuresOf([free, taxed], BY_LINE)
    expect(figures).toMatchObject({
      ...surcharge(0, '8', ', surcharge_tax_free'),
      ...surcharge(1, '5'),
      '#net':
        'subtotal with adjustments, T6, money: sum of subtotal, adjustments[0].applied_amount, ' +
        'adjustments[1].applied_amount = 163',
      '#tax_on_adjustments':
        'tax on the adjustments, T4, money: product of adjustments[1].applied_amount, settings:tax.rate = 0.5 to 2 is 0.5',
      discount_amount: 'discounts, T9, money: sum of  = 0',
    })
    // Without a discount, the sum of the taxable lines is not used.
    expect(figures).not.toHaveProperty(['#taxable_lines'])
    expect(figures).not.toHaveProperty(['#taxable_adjustments'])
    expect(figuresOf([taxed, taxed], BY_LINE)).toMatchObject({
      '#taxable_adjustments':
        'taxable adjustments, T3, money: sum of adjustments[0].applied_amount, adjustments[1].applied_amount = 10',
      tax_amount: 'tax, T4, money: sum of lines[0]#tax, #tax_on_adjustments = 11',
    })
  })

  test('T4, T9: include no adjustments in an order without them, with tax by line and by document', () => {
    const common = {
      ...HUNDRED, // for the markup of the roofing
      subtotal: SUBTOTAL,
      'settings:tax.rate': RATE,
      total: 'total, T6, money: sum of subtotal, tax_amount = 160',
      margin: 'margin, T7, money: difference of subtotal, total_cost = 60',
      ...ENDS,
    }
    expect(figuresOf([], BY_LINE, explainOrder)).toEqual({
      ...common,
      'lines[0]#tax': `tax of the line, T4, money: product of ${ROOFING}.total_price, settings:tax.rate = 10 to 2 is 10`,
      tax_amount: 'tax, T4, money: sum of lines[0]#tax = 10',
    })
    expect(figuresOf([], TAX, explainOrder)).toEqual({
      ...common,
      '#taxable_lines': TAXABLE,
      tax_amount: 'tax, T4, money: product of #taxable_lines, settings:tax.rate = 10 to 2 is 10',
    })
  })
})
