import { expect } from 'vitest'
import { explainOrder, explainQuote } from '../../src/entries/explain.js'
import type { AccountInput, AdjustmentInput } from '../../src/entries/index.js'
import { described } from './described.js'
import { valueOf } from '../answers.js'

export const micros = (amountMicros: string) => ({ amountMicros })
export const DISCOUNT = 'ADJUSTMENT_TYPE_DISCOUNT'
export const SURCHARGE = 'ADJUSTMENT_TYPE_SURCHARGE'
export const TAX: Partial<AccountInput> = { tax: { rate: '0.10' } }
export const BY_LINE: Partial<AccountInput> = { ...TAX, taxRounding: 'line' }

/**
 * Has the lines of the example in docs/rules.md: roofing at 100.00 with a cost of 90.00, tax-free delivery at
 * 50.00.
 */
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
export const ROOFING = 'lines[0].on_the_fly.pricing'
export const DELIVERY = 'lines[1].labour.pricing'

export function figuresOf(
  adjustments: readonly AdjustmentInput[],
  account: Partial<AccountInput>,
  explain: typeof explainQuote | typeof explainOrder = explainQuote,
  lines: typeof LINES = LINES,
): Readonly<Record<string, string>> {
  const request = { customerId: 'cust_1', lines, adjustments }
  const explanation = valueOf(explain(request, { currency: 'AUD', ...account }))
  const { root, kind } = explanation
  expect([root, kind]).toEqual(['total', explain === explainOrder ? 'order' : 'quote'])
  const figures = Object.entries(described(explanation, request))
  return Object.fromEntries(figures.filter(([id]) => !/^(request:)?lines\[\d\]\./.test(id)))
}

export const SUBTOTAL = `subtotal, T1, money: sum of ${ROOFING}.total_price, ${DELIVERY}.total_price = 150`
export const TAXABLE = `total of the taxable lines, T4, money: sum of ${ROOFING}.total_price = 100`
export const RATE = 'tax rate, T4, fraction: given = 0.1'
export const HUNDRED = { 'constant:hundred_percent': 'hundred percent, L3, percent: constant of  = 100' }
export const ENDS = {
  total_cost: `total cost, T7, money: sum of ${ROOFING}#line_cost = 90`,
  labour_total: `labour, T8, money: sum of ${DELIVERY}.total_price = 50`,
}
/** A discount of 10% of the subtotal. Two thirds of it belong to the taxable line. */
export const TEN_PERCENT = {
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
export const surcharge = (index: number, amount: string, reasons = '') => {
  const pointer = `adjustments[${String(index)}]`
  return {
    [`request:${pointer}.amount`]: `fixed amount as sent, T2, money: given = ${amount}`,
    [`${pointer}.amount`]: `fixed amount, T2, money: same of request:${pointer}.amount = ${amount}`,
    [`${pointer}.applied_amount`]: `surcharge, T2, money: same of ${pointer}.amount = ${amount} to 2 is ${amount}${reasons}`,
  }
}

export const discountAndSurcharge: readonly AdjustmentInput[] = [
  { type: DISCOUNT, percentage: '10' },
  { type: SURCHARGE, amount: micros('5000000') },
]
