import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import { renderQuoteHtml } from '../../src/entries/print.js'
import { parseInput } from '../../src/entries/input.js'
import { account, quoteRequest } from '../properties/requests.js'
import { ACCOUNT, item, OPTIONS, printed, quoteOf, textsOf } from './print.js'

/** Reads a printed amount as a person types it. Returns micros. */
function amountIn(text: string, locale: string): bigint {
  const read = parseInput(text, { kind: 'money', locale, currency: 'AUD' })
  if (read.status !== 'ok') throw new Error(`${text} is ${read.status}`)
  return BigInt(read.value)
}

describe('Q4: the column of amounts', () => {
  test('adds up to the subtotal, and the rows below it to the total, as they are printed', () => {
    let documents = 0
    fc.assert(
      fc.property(quoteRequest, account, fc.constantFrom('en-AU', 'de-DE'), (request, settings, locale) => {
        const quote = priceQuote(request, { ...settings, currency: 'AUD' })
        if (!quote.ok) return
        documents++
        const html = printed(quote.value, { locale, account: { ...settings, currency: 'AUD' } })
        const sumOf = (texts: readonly string[]): bigint =>
          texts.filter(Boolean).reduce((sum, text) => sum + amountIn(text, locale), 0n)
        const lines = html.replace(/<tbody class="carried">.*?<\/tbody>/gs, '')
        expect(String(sumOf(textsOf(lines, 'amount')))).toBe(quote.value.subtotal.amountMicros)
        const [, totals = ''] = /<table class="totals">(.*?)<\/table>/s.exec(html) ?? []
        const rows = [...totals.matchAll(/<tr( class="total")?>.*?<td>(.*?)<\/td>/gs)]
        const withoutTax = quote.value.adjustments?.length ? rows.length - 3 : -1
        const total = rows.findIndex(([, isTotal]) => isTotal !== undefined)
        const added = rows
          .slice(0, total)
          .filter((_, index) => index !== withoutTax || (settings.tax ?? undefined) === undefined)
        expect(String(sumOf(added.map(([, , text = '']) => text)))).toBe(
          String(amountIn(rows[total]?.[2] ?? '', locale)),
        )
      }),
      { numRuns: 300 },
    )
    expect(documents).toBeGreaterThan(10)
  })
})

describe('Q6: a priced document that somebody changed', () => {
  const ADJUSTMENTS = [
    { type: 'ADJUSTMENT_TYPE_DISCOUNT' as const, percentage: '10' },
    { type: 'ADJUSTMENT_TYPE_SURCHARGE' as const, amount: { amountMicros: '5000000' } },
  ]
  // 100.00 + 50.00 − 15.00 + 5.00 = 140.00, and 10 % of it.
  const quote = quoteOf([item('Sheet', '100000000'), item('Screws', '50000000')], {
    adjustments: ADJUSTMENTS,
  })
  const problemsOf = (document: unknown) => {
    const html = renderQuoteHtml(document as typeof quote, OPTIONS)
    return html.ok ? [] : html.problems
  }
  const [sheet, ...rest] = quote.lines
  const [discount, surcharge] = quote.adjustments ?? []
  const to = (amountMicros: string) => ({ amountMicros, currency: 'AUD' })

  test('is printed if it is unchanged, or only has one more note', () => {
    expect(problemsOf(quote)).toEqual([])
    // A note has no total, so nobody can tell that it was added.
    expect(problemsOf({ ...quote, lines: [...quote.lines, { notes: { text: 'None.' } }] })).toEqual([])
  })

  test.each<readonly [string, string, string, string, unknown]>([
    ['subtotal', '150010000', '150000000', 'a subtotal', { ...quote, subtotal: to('150010000') }],
    ['tax_amount', '13000000', '14000000', 'a tax', { ...quote, taxAmount: to('13000000') }],
    ['total', '150000000', '154000000', 'a total', { ...quote, total: to('150000000') }],
    [
      'adjustments[0].applied_amount',
      '25000000',
      '15000000',
      'a discount',
      { ...quote, adjustments: [{ ...discount, appliedAmount: to('25000000') }, surcharge], total: to('1') },
    ],
    [
      'adjustments[1].applied_amount',
      '6000000',
      '5000000',
      'a surcharge',
      { ...quote, adjustments: [discount, { ...surcharge, appliedAmount: to('6000000') }] },
    ],
    ['subtotal', '150000000', '50000000', 'a line', { ...quote, lines: rest }],
    ['subtotal', '150000000', '250000000', 'the lines', { ...quote, lines: [sheet, sheet, rest[0]] }],
    ['tax_amount', '14000000', '0', 'the rate', { ...quote, tax: undefined }],
    ['tax_amount', '14000000', '28000000', 'the rate', { ...quote, tax: { rate: '0.20' } }],
  ])('is refused at %s for %s instead of %s after a change of %s', (param, sent, expected, _what, one) => {
    expect(problemsOf(one)).toMatchObject([
      { code: 'total_price_mismatch', param, details: { sent, expected } },
    ])
  })

  test('is refused with the formula of a percentage, or with a fixed amount', () => {
    const applied = [
      { ...discount, appliedAmount: to('14000000') },
      { ...surcharge, appliedAmount: to('6000000') },
    ]
    const formulas = [
      [applied[0], surcharge],
      [discount, applied[1]],
    ].map((adjustments) => problemsOf({ ...quote, adjustments }).map(({ details }) => details))
    expect(formulas).toMatchObject([[{ formula: '150.00 × 10% = 15.00' }], [{ formula: '5.00' }]])
  })

  test('is refused if the amount of a percentage exceeds the limit', () => {
    const percentage = `${'9'.repeat(15)}.${'9'.repeat(12)}`
    const found = problemsOf({ ...quote, adjustments: [{ ...discount, percentage }, surcharge] })
    expect(found).toMatchObject([{ code: 'amount_out_of_range', param: 'adjustments[0].applied_amount' }])
  })

  test('is refused for a change of any total, and never without a change', () => {
    fc.assert(
      fc.property(quoteRequest, account, fc.constantFrom('subtotal', 'taxAmount', 'total'), (...given) => {
        const [request, settings, field] = given
        const priced = priceQuote(request, { ...settings, currency: 'AUD' })
        if (!priced.ok) return
        expect(problemsOf(priced.value)).toEqual([])
        const changed = BigInt(priced.value[field].amountMicros) / 2n + 7_000_000_000_000n
        const found = problemsOf({ ...priced.value, [field]: to(String(changed)) })
        expect(found).toMatchObject([{ path: [field] }])
      }),
      { numRuns: 200 },
    )
  })

  test('is printed if its tax is right by line or by document', () => {
    const settings = { ...ACCOUNT, taxRounding: 'line' as const }
    // 10 % of 0.05 is 0.01 on each of two lines, and 10 % of 0.10 is 0.01.
    const byLine = quoteOf([item('Clip', '50000'), item('Pin', '50000')], {}, settings)
    expect(byLine.taxAmount.amountMicros).toBe('20000')
    expect(problemsOf(byLine)).toEqual([])
    expect(problemsOf({ ...byLine, taxAmount: to('10000'), total: to('110000') })).toEqual([])
    expect(problemsOf({ ...byLine, taxAmount: to('30000'), total: to('130000') })).toHaveLength(1)
  })
})
