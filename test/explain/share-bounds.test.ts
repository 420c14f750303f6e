/** Tests the explained bounds of a discount's taxable share (T3). Worked out by hand. */
import { describe, expect, test } from 'vitest'
import {
  explainQuote,
  getFigure,
  renderExplanationText,
  centSensitivity,
  type Explanation,
} from '../../src/entries/explain.js'
import { priceQuote, type QuoteRequestInput, type SalesLineInput } from '../../src/entries/index.js'
import { faultsOf } from './evaluate.js'
import { valueOf } from '../answers.js'

const TAX = { currency: 'AUD', tax: { rate: '0.10' } }

const money = (dollars: number) => ({ amountMicros: String(Math.round(dollars * 1e6)) })

const line = (dollars: number, isTaxFree = false): SalesLineInput => ({
  onTheFly: { productName: 'Item', pricing: { quantity: '1', unitPrice: money(dollars), isTaxFree } },
})

function requestOf(lines: readonly SalesLineInput[], dollars: number): QuoteRequestInput {
  return {
    customerId: 'cust_1',
    lines: [...lines],
    adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money(dollars) }],
  }
}

function explained(lines: readonly SalesLineInput[], dollars: number): Explanation {
  const explanation = valueOf(explainQuote(requestOf(lines, dollars), TAX))
  expect(faultsOf(explanation)).toEqual([])
  return explanation
}

const SHARE = 'adjustments[0]#taxable_share'

describe('the bounds of a taxable share', () => {
  const deposit = [line(1000), line(-900, true)]

  test('are two maxima, and lower a share of 50.00 to the whole discount of 5.00', () => {
    const { nodes } = explained(deposit, 5)
    const formulas = ['#share_dividend', '#share_divisor', 'adjustments[0]#share_product', SHARE].map(
      (id) => {
        const { operation, from, value } = nodes[id] ?? { operation: '', from: [], value: '' }
        return `${operation} of ${from.join(', ')} = ${value}`
      },
    )
    expect(formulas).toEqual([
      'maximum of #taxable_lines, constant:no_share = 1000',
      'maximum of subtotal, #taxable_lines = 1000',
      'product of adjustments[0].applied_amount, #share_dividend = 5000',
      'quotient of adjustments[0]#share_product, #share_divisor = 5',
    ])
    expect(getFigure(explained(deposit, 5), 'taxAmount')?.value).toBe('99.5')
  })

  const max = (value?: string) => [bound('share_at_most_discount', value)]
  const min = (value?: string) => [bound('share_at_least_nothing', value)]
  const bound = (reason: string, value: string | undefined) => ({
    ...{ rule: 'T3', reason },
    ...(value === undefined ? {} : { value }),
  })

  test.each<[string, readonly SalesLineInput[], string, unknown]>([
    // 10 × 1000 ÷ 100.
    ['a deposit', deposit, '10', max('100')],
    // 10 × 1000 ÷ −500.
    ['a deposit above the goods', [line(1000), line(-1500, true)], '10', max('-20')],
    ['a deposit that equals the goods', [line(1000), line(-1000, true)], '10', max()],
    // 10 × −50 ÷ 100.
    ['a taxable credit', [line(-50), line(150, true)], '0', min('-5')],
    // 10 × −150 ÷ −100.
    ['a taxable credit above the tax-free lines', [line(-150), line(50, true)], '0', min('15')],
    ['a taxable credit that equals the tax-free lines', [line(-50), line(50, true)], '0', min()],
    ['no taxable amount', [line(0), line(0, true)], '0', [bound('discount_of_subtotal_zero', undefined)]],
    // 10 × 100 ÷ 150 and 10 × −100 ÷ −150: no bound applies.
    ['a mixture of lines', [line(100), line(70, true), line(-20, true)], '6.67', undefined],
    ['a mixture of credits', [line(-100), line(-50, true)], '6.67', undefined],
    ['a taxable amount of 0', [line(5), line(-5), line(-10, true)], '0', undefined],
  ])(
    'appear in notApplied if they apply, with the unbounded share if it exists: %s',
    (_, lines, share, notApplied) => {
      const { nodes } = explained(lines, 10)
      expect([nodes[SHARE]?.value, nodes[SHARE]?.notApplied]).toEqual([share, notApplied])
    },
  )

  test('are absent if no line can be negative, and if all lines are taxed', () => {
    for (const lines of [
      [line(100), line(50, true)],
      [line(100), line(-20)],
    ]) {
      const { nodes } = explained(lines, 10)
      expect(Object.keys(nodes).filter((id) => id.startsWith('#share'))).toEqual([])
      expect(nodes[SHARE]?.from).toEqual(['adjustments[0]#share_product', 'subtotal'])
    }
  })

  test('appear in a rendering with the unbounded amount', () => {
    const text = renderExplanationText(explained(deposit, 5), { figure: SHARE })
    expect(text).toContain('50.00')
    const german = renderExplanationText(explained(deposit, 5), { figure: SHARE, locale: 'de' })
    expect(german).toContain('50,00')
  })
})

describe('centSensitivity across a bound of a share', () => {
  /** Prices the document, and returns the tax. */
  const taxWith = (lines: readonly SalesLineInput[], dollars: number): string => {
    const result = valueOf(priceQuote(requestOf(lines, dollars), TAX))
    return String(Number(result.taxAmount.amountMicros) / 1e6)
  }

  const ofCredit = (lines: readonly SalesLineInput[]) => {
    const inputs = centSensitivity(explained(lines, 5), 'taxAmount')
    return inputs.find(({ input }) => input.endsWith('lines[1].on_the_fly.pricing.unit_price'))
  }

  test('finds no change by a credit if the whole discount already counts', () => {
    // 10.00 − 0.50: the subtotal is less than 10.00 for any credit.
    expect(ofCredit([line(10), line(-0.5, true)])).toMatchObject({ up: null, down: null })
  })

  test('finds that a larger credit raises the share to the whole discount, as pricing confirms', () => {
    // 10.00 − 0.50 + 0.60: the share is 4.95 and the tax 0.51. At a subtotal up to 10.09, the share is 4.96
    // to 5.00 and the tax 0.50.
    const lines = (credit: number) => [line(10), line(credit, true), line(0.6, true)]
    expect(taxWith(lines(-0.5), 5)).toBe('0.51')
    const input = ofCredit(lines(-0.5))
    expect(input?.down?.figure).toBe('0.5')
    for (const credit of [input?.down?.to, '-100']) expect(taxWith(lines(Number(credit)), 5)).toBe('0.5')
  })
})
