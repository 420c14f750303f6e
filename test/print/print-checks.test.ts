import { describe, expect, test } from 'vitest'
import type { SalesLineInput } from '../../src/entries/index.js'
import { renderQuoteHtml } from '../../src/entries/print.js'
import { item, money, OPTIONS, printed, quoteOf, textOf } from './print.js'

// 100.00 + 50.00 − 15.00 + 5.00 = 140.00, and 10 % of it.
const quote = quoteOf([item('Sheet', '100000000'), item('Screws', '50000000')], {
  adjustments: [
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' },
    { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('5000000') },
  ],
})
const [discount, surcharge] = quote.adjustments ?? []

function problemsOf(changes: object) {
  const html = renderQuoteHtml({ ...quote, ...changes } as typeof quote, OPTIONS)
  return html.ok ? [] : html.problems
}

describe('Q6: the formula of a figure that does not follow from the others', () => {
  const wrong = { ...money('1000000'), currency: 'AUD' }

  test.each<readonly [string, object]>([
    ['100.00 + 50.00 = 150.00', { subtotal: wrong }],
    ['150.00 × 10% = 15.00', { adjustments: [{ ...discount, appliedAmount: wrong }, surcharge] }],
    ['5.00', { adjustments: [discount, { ...surcharge, appliedAmount: wrong }] }],
    ['140.00 × 0.1 = 14.00', { taxAmount: wrong }],
    ['150.00 × 0 = 0.00', { tax: null, adjustments: [] }],
    ['150.00 - 15.00 + 5.00 + 14.00 = 154.00', { total: wrong }],
  ])('is %s', (formula, changes) => {
    expect(problemsOf(changes)).toMatchObject([{ code: 'total_price_mismatch', details: { formula } }])
  })
})

describe('V1: a figure that only pricing adds', () => {
  const noAmount = { ...surcharge, appliedAmount: undefined }
  const unpriced = { onTheFly: { productName: 'Sheet', pricing: { quantity: '1' } } }

  test.each<readonly [string, object]>([
    ['subtotal', { subtotal: undefined }],
    ['tax_amount', { taxAmount: null }],
    ['total', { total: null }],
    ['adjustments[1].applied_amount', { adjustments: [discount, noAmount] }],
    ['lines[0].on_the_fly.pricing.total_price', { lines: [unpriced] }],
  ])('is required at %s', (param, changes) => {
    expect(problemsOf(changes)).toMatchObject([{ code: 'required', param }])
  })

  test.each<readonly [string, object]>([
    ['subtotal', { subtotal: money('1.5') }],
    ['margin', { margin: money('x') }],
    [
      'adjustments[0].applied_amount',
      { adjustments: [{ ...discount, appliedAmount: money('x') }, surcharge] },
    ],
  ])('is refused at %s if it is not an amount', (param, changes) => {
    expect(problemsOf(changes).map((problem) => problem.param)).toEqual([`${param}.amount_micros`])
  })

  test.each([undefined, null])('may be %j if only the company sees it', (none) => {
    const changed = { ...quote, totalCost: none, margin: none, labourTotal: none } as unknown as typeof quote
    const [, totals = ''] = printed(changed, { view: 'internal' }).split('<table class="totals">')
    expect(totals).not.toContain('class="internal"')
  })

  test('counts as 0.00 if a flashing has null in its place', () => {
    const empty = quoteOf([])
    const lines = [{ flashing: { productName: 'Apron', totalPrice: null, customPrice: null } }]
    const html = printed({ ...empty, lines } as unknown as typeof quote)
    expect(textOf(html)).toContain('1 Apron Subtotal $0.00')
  })
})

describe('T6: the rows of the totals', () => {
  const totalsOf = (document: typeof quote, view: 'customer' | 'internal' = 'customer'): string =>
    textOf(printed(document, { view }).split('<table class="totals">')[1]?.split('</table>')[0] ?? '')

  test('have a tax without a rate', () => {
    const document = { ...quoteOf([]), tax: { code: 'VAT' } } as typeof quote
    expect(totalsOf(document)).toBe('Subtotal $0.00 VAT $0.00 Total including VAT $0.00')
  })

  test('have no tax if the account has none', () => {
    const document = quoteOf([item('Sheet', '1000000')], {}, { currency: 'AUD' })
    expect(totalsOf(document)).toBe('Subtotal $1.00 Total $1.00')
  })

  test('have the costs, the margin and the labour in the internal view', () => {
    const cost = { cost: money('4000000') }
    const fitting: SalesLineInput = {
      labour: { productName: 'Fitting', pricing: { quantity: '1', unitPrice: money('7000000'), ...cost } },
    }
    const costs = (line: SalesLineInput) =>
      totalsOf(quoteOf([line, fitting]), 'internal')
        .split('$')
        .slice(-3)
    // 10.00 + 7.00, less 4.00 and 4.00.
    expect(costs(item('Sheet', '10000000', cost)).map((text) => text.split(' ')[0])).toEqual([
      '8.00',
      '9.00',
      '7.00',
    ])
    // A flashing has no cost.
    const flashing = { productName: 'Apron', drawing: {}, totalPrice: money('10000000') }
    const [sheet, apron] = [item('Sheet', '10000000', cost), { flashing }].map((line) =>
      totalsOf(quoteOf([line, fitting]), 'internal'),
    )
    expect([sheet, apron].map((text) => text?.includes('Margin (some lines have no cost)'))).toEqual([
      false,
      true,
    ])
  })

  test('name an adjustment, its percentage, and a surcharge without tax', () => {
    const adjustments = [
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: '', percentage: '10' },
      { type: 'ADJUSTMENT_TYPE_SURCHARGE', name: 'Crane', amount: money('5000000'), isTaxFree: true },
      { type: 'ADJUSTMENT_TYPE_SURCHARGE', percentage: '5' },
    ]
    expect(totalsOf(quoteOf([item('Sheet', '100000000')], { adjustments }))).toBe(
      // 10 % of 100.00 − 10.00 + 5.00.
      'Subtotal $100.00 Discount 10% -$10.00 Crane (GST-free) $5.00 Surcharge 5% $5.00 Total excluding GST $100.00 GST 10% $9.50 Total including GST $109.50',
    )
  })
})
