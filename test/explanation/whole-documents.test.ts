/** All totals of documents and their adjustments, worked out by hand (T). */
import { describe, expect, test } from 'vitest'
import { explainOrder, explainQuote } from '../../src/explain.js'
import type { AccountInput, AdjustmentInput } from '../../src/index.js'
import { described } from './described.js'

const micros = (amountMicros: string) => ({ amountMicros })
const DISCOUNT = 'ADJUSTMENT_TYPE_DISCOUNT'
const SURCHARGE = 'ADJUSTMENT_TYPE_SURCHARGE'
const TAX: Partial<AccountInput> = { tax: { rate: '0.10' } }
const BY_LINE: Partial<AccountInput> = { ...TAX, taxRounding: 'line' }

/** The lines of the example of the page: roofing at 100.00 that costs 90.00, and delivery at 50.00, free of tax. */
const LINES = [
  {
    onTheFly: {
      productName: 'Roofing',
      pricing: { quantity: '1', unitPrice: micros('100000000'), cost: micros('90000000') },
    },
  },
  {
    labour: {
      productName: 'Delivery',
      pricing: { quantity: '1', unitPrice: micros('50000000'), isTaxFree: true },
    },
  },
]
const ROOFING = 'lines[0].on_the_fly.pricing'
const DELIVERY = 'lines[1].labour.pricing'

/** The figures of a document that are not of its lines. */
function figuresOf(
  adjustments: readonly AdjustmentInput[],
  account: Partial<AccountInput>,
  explain: typeof explainQuote | typeof explainOrder = explainQuote,
  lines: typeof LINES = LINES,
): Readonly<Record<string, string>> {
  const request = { customerId: 'cust_1', lines, adjustments }
  const explanation = explain(request, { currency: 'AUD', ...account })
  if (!explanation.ok) throw new Error(JSON.stringify(explanation.problems))
  const { root, kind } = explanation.value
  expect([root, kind]).toEqual(['total', explain === explainOrder ? 'order' : 'quote'])
  const figures = Object.entries(described(explanation.value, request))
  return Object.fromEntries(figures.filter(([id]) => !/^(request:)?lines\[\d\]\./.test(id)))
}

const SUBTOTAL = `subtotal, T1, money: sum of ${ROOFING}.total_price, ${DELIVERY}.total_price = 150`
const TAXABLE = `total of the taxable lines, T4, money: sum of ${ROOFING}.total_price = 100`
const RATE = 'tax rate, T4, fraction: given = 0.1'
const HUNDRED = { 'constant:hundred_percent': 'hundred percent, L3, percent: constant of  = 100' }
const ENDS = {
  total_cost: `total cost, T7, money: sum of ${ROOFING}#line_cost = 90`,
  labour_total: `labour, T8, money: sum of ${DELIVERY}.total_price = 50`,
}
/** A discount of 10 % of the subtotal, of which two thirds are of the taxable line. */
const TEN_PERCENT = {
  ...HUNDRED,
  'request:adjustments[0].percentage': 'percentage, T2, percent: given = 10',
  'adjustments[0]#fraction':
    'percentage as a fraction, T2, fraction: quotient of request:adjustments[0].percentage, ' +
    'constant:hundred_percent = 0.1',
  'adjustments[0].applied_amount':
    'discount of the document, T2, money: product of subtotal, adjustments[0]#fraction = 15 to 2 is 15',
  'adjustments[0]#share_product':
    'discount times taxable lines, T3, money: product of adjustments[0].applied_amount, #taxable_lines = 1500',
  'adjustments[0]#taxable_share':
    'taxable share of the discount, T3, money: quotient of adjustments[0]#share_product, subtotal = 10 to 2 is 10',
}
const surcharge = (index: number, amount: string, reasons = '') => {
  const pointer = `adjustments[${String(index)}]`
  return {
    [`request:${pointer}.amount`]: `amount as sent, T2, money: given = ${amount}`,
    [`${pointer}.amount`]: `amount, T2, money: same of request:${pointer}.amount = ${amount}`,
    [`${pointer}.applied_amount`]: `surcharge, T2, money: same of ${pointer}.amount = ${amount} to 2 is ${amount}${reasons}`,
  }
}

const discountAndSurcharge: readonly AdjustmentInput[] = [
  { type: DISCOUNT, percentage: '10' },
  { type: SURCHARGE, amount: micros('5000000') },
]

describe('all totals of a document', () => {
  test('T3, T4, T6, T7: the example of the page, with tax by document', () => {
    expect(figuresOf(discountAndSurcharge, TAX)).toEqual({
      subtotal: SUBTOTAL,
      '#taxable_lines': TAXABLE,
      ...TEN_PERCENT,
      ...surcharge(1, '5'),
      '#net_before_discounts':
        'subtotal with adjustments before discounts, T6, money: sum of subtotal, adjustments[1].applied_amount = 155',
      '#net':
        'subtotal with adjustments, T6, money: difference of #net_before_discounts, adjustments[0].applied_amount = 140',
      'settings:tax.rate': RATE,
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

  test('T4: the same with tax by line: 10.00 of the line, and -0.50 of the adjustments', () => {
    expect(figuresOf(discountAndSurcharge, BY_LINE)).toEqual({
      subtotal: SUBTOTAL,
      '#taxable_lines': TAXABLE,
      ...TEN_PERCENT,
      ...surcharge(1, '5'),
      '#net_before_discounts':
        'subtotal with adjustments before discounts, T6, money: sum of subtotal, adjustments[1].applied_amount = 155',
      '#net':
        'subtotal with adjustments, T6, money: difference of #net_before_discounts, adjustments[0].applied_amount = 140',
      'settings:tax.rate': RATE,
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

  test('T4: by line, a discount alone lowers the tax, by what was nothing before', () => {
    // Less 10.00 of taxable amount: -1.00 of tax.
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

  test('T3, T4: by line, surcharges that are taxed, and none that is free', () => {
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
    // Without a discount nothing is made of the sum of the taxable lines.
    expect(figures).not.toHaveProperty(['#taxable_lines'])
    expect(figures).not.toHaveProperty(['#taxable_adjustments'])
    expect(figuresOf([taxed, taxed], BY_LINE)).toMatchObject({
      '#taxable_adjustments':
        'taxable adjustments, T3, money: sum of adjustments[0].applied_amount, adjustments[1].applied_amount = 10',
      tax_amount: 'tax, T4, money: sum of lines[0]#tax, #tax_on_adjustments = 11',
    })
  })

  test('T4, T9: an order without adjustments, with tax by line and by document', () => {
    const common = {
      ...HUNDRED, // of the markup that the roofing has
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

  test('T3, T4: an account without tax has no shares, and flags of tax need no word', () => {
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

  test('T3, T11: of a document without lines, a discount has no share and an amount counts', () => {
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
