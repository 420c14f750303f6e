import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote, type SalesLineInput } from '../../src/entries/index.js'
import { renderQuoteHtml } from '../../src/entries/print.js'
import { account, quoteRequest } from '../properties/requests.js'
import { ACCOUNT, item, money, OPTIONS, printed, quoteOf, textOf } from './print.js'

// 100.00 + 50.00 − 15.00 + 5.00 = 140.00, and 10 % of it.
const quote = quoteOf([item('Sheet', '100000000'), item('Screws', '50000000')], {
  adjustments: [
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' },
    { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('5000000') },
  ],
})
const [discount, surcharge] = quote.adjustments ?? []

const [sheet, screws] = quote.lines
const to = (amountMicros: string) => ({ amountMicros, currency: 'AUD' })

function problemsOf(changes: object, document = quote) {
  const html = renderQuoteHtml({ ...document, ...changes }, OPTIONS)
  return html.ok ? [] : html.problems
}

describe('Q6: a priced document that somebody changed', () => {
  test('is printed if it is unchanged, or only has one more note', () => {
    expect(problemsOf({})).toEqual([])
    // A note has no total, so nobody can tell that it was added.
    expect(problemsOf({ lines: [...quote.lines, { notes: { text: 'None.' } }] })).toEqual([])
  })

  const wrong = to('1000000')
  const wronglyOff = [{ ...discount, appliedAmount: wrong }, surcharge]
  const wronglyOn = [discount, { ...surcharge, appliedAmount: wrong }]
  test.each<readonly [string, string, string, string, object]>([
    ['subtotal', '1000000', '150000000', '100.00 + 50.00 = 150.00', { subtotal: wrong }],
    [
      'adjustments[0].applied_amount',
      '1000000',
      '15000000',
      '150.00 × 10% = 15.00',
      { adjustments: wronglyOff, total: to('1') },
    ],
    ['adjustments[1].applied_amount', '1000000', '5000000', '5.00', { adjustments: wronglyOn }],
    ['tax_amount', '1000000', '14000000', '140.00 × 0.1 = 14.00', { taxAmount: wrong }],
    ['total', '1000000', '154000000', '150.00 - 15.00 + 5.00 + 14.00 = 154.00', { total: wrong }],
    ['subtotal', '150000000', '50000000', '50.00 = 50.00', { lines: [screws] }],
    [
      'subtotal',
      '150000000',
      '250000000',
      '100.00 + 100.00 + 50.00 = 250.00',
      { lines: [sheet, sheet, screws] },
    ],
    ['tax_amount', '14000000', '0', '150.00 × 0 = 0.00', { tax: undefined }],
    ['tax_amount', '14000000', '0', '150.00 × 0 = 0.00', { tax: null, adjustments: [] }],
    ['tax_amount', '14000000', '28000000', '140.00 × 0.2 = 28.00', { tax: { rate: '0.20' } }],
  ])('is refused at %s for %s instead of %s: %s', (param, sent, expected, formula, changes) => {
    expect(problemsOf(changes)).toMatchObject([
      { code: 'total_price_mismatch', param, details: { sent, expected, formula } },
    ])
  })

  test('is refused if the amount of a percentage exceeds the limit', () => {
    const percentage = `${'9'.repeat(15)}.${'9'.repeat(12)}`
    const found = problemsOf({ adjustments: [{ ...discount, percentage }, surcharge] })
    expect(found).toMatchObject([{ code: 'amount_out_of_range', param: 'adjustments[0].applied_amount' }])
  })

  test('is refused for a change of any total, and never without a change', () => {
    fc.assert(
      fc.property(quoteRequest, account, fc.constantFrom('subtotal', 'taxAmount', 'total'), (...given) => {
        const [request, settings, field] = given
        const priced = priceQuote(request, { ...settings, currency: 'AUD' })
        if (!priced.ok) return
        expect(problemsOf({}, priced.value)).toEqual([])
        const changed = BigInt(priced.value[field].amountMicros) / 2n + 7_000_000_000_000n
        expect(problemsOf({ [field]: to(String(changed)) }, priced.value)).toMatchObject([{ path: [field] }])
      }),
      { numRuns: 200 },
    )
  })

  test('is printed if its tax is right by line or by document', () => {
    const settings = { ...ACCOUNT, taxRounding: 'line' as const }
    // 10 % of 0.05 is 0.01 on each of two lines, and 10 % of 0.10 is 0.01.
    const byLine = quoteOf([item('Clip', '50000'), item('Pin', '50000')], {}, settings)
    expect(byLine.taxAmount.amountMicros).toBe('20000')
    expect(problemsOf({}, byLine)).toEqual([])
    expect(problemsOf({ taxAmount: to('10000'), total: to('110000') }, byLine)).toEqual([])
    expect(problemsOf({ taxAmount: to('30000'), total: to('130000') }, byLine)).toHaveLength(1)
  })
})

describe('V1: a figure that only pricing adds', () => {
  const noAmount = { ...surcharge, appliedAmount: undefined }
  const unpriced = { productName: 'Sheet', pricing: { quantity: '1' } }

  test.each<readonly [string, object]>([
    ['subtotal', { subtotal: undefined }],
    ['tax_amount', { taxAmount: null }],
    ['total', { total: null }],
    ['adjustments[1].applied_amount', { adjustments: [discount, noAmount] }],
    ['lines[0].on_the_fly.pricing.total_price', { lines: [{ onTheFly: unpriced }] }],
    ['lines[0].labour.pricing.total_price', { lines: [{ labour: unpriced }] }],
    [
      'lines[0].catalogue.pricing.total_price',
      { lines: [{ catalogue: { productId: 'prod_1', ...unpriced } }] },
    ],
    ['lines[0].product_kit.pricing.total_price', { lines: [{ productKit: unpriced }] }],
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
