/** Tests policies together with exempt lines, notes, formulas and small discounts, worked out by hand. */
import { describe, expect, test } from 'vitest'
import { microsOf } from '../../src/policies/arithmetic.js'
import { figuresBy } from '../../src/diagnose/calculate.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import { candidateOf } from '../../src/diagnose/search.js'
import { writeExpected } from '../../src/diagnose/write-expected.js'
import type { AccountInput } from '../../src/entries/index.js'
import { narrow } from '../../src/number/decimal.js'
import { plainText } from '../../src/number/number-text.js'
import type { Choices } from '../../src/policies/choices.js'
import { OUR_CHOICES } from '../../src/policies/choices.js'
import { bare, LINEAL_METRES, onTheFly, type Json } from '../rules/requests.js'
import { parsedAccountOf } from './parsed-account.js'
import type { PolicyId } from '../../src/policies/policies.js'

const TEN_PERCENT: AccountInput = { currency: 'AUD', tax: { rate: '0.1' } }
const MINIMUM_300_MM: AccountInput = { currency: 'AUD', minimumLinealLengthMm: 300 }

const of = (quantity: string, unitPrice: string, more: Json = {}): Json =>
  onTheFly({ quantity, unitPrice: bare(unitPrice), ...more })
const NOTE: Json = { notes: { text: 'At the back' } }
const less = (amount: string): Json => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: bare(amount) })

const choicesOf = (policy: PolicyId): Choices => candidateOf([policy])?.choices ?? OUR_CHOICES

const tenth = { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }
const ofFormula = { pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA', totalPrice: bare('20') }
const free = (amount: string) => of('1', amount, { isTaxFree: true })
const cut = (...lengths: readonly string[]): Json =>
  onTheFly({
    ...{ unitPrice: bare('10'), pricingStrategy: LINEAL_METRES },
    measurements: lengths.map((length) => ({ length })),
  })
const INCLUSIVE = { tax: 'inclusive', base: 'exempt-lines-taxed' } as const
const TO_LAST = { spread: 'remainder-to-last', base: 'exempt-lines-taxed' } as const

interface Worked {
  readonly choices: Partial<Choices>
  readonly lines: readonly Json[]
  readonly adjustments?: readonly Json[]
  readonly account?: AccountInput
}

test.each<[string, Worked, string]>([
  // 0.05 × 0.999 = 0.04995. A tenth of it is 0.004995 → 0.00, a hundred times. Rounded first, the tax would be 1.00.
  [
    'tax per unit comes from the exact unit price less its discount',
    { choices: choicesOf('tax-by-unit'), lines: [of('100', '0.05', { discount: '0.1' })] },
    '5 + 0 = 5',
  ],
  // 1.10 × 0.05 = 0.055 → 0.06, twice.
  [
    'tax in halves is twice the rounded half',
    { choices: choicesOf('tax-in-halves'), lines: [of('1', '1.1')] },
    '1.1 + 0.12 = 1.22',
  ],
  // 1.005 - 0.1005 = 0.9045, of which 0.09045.
  [
    'unrounded figures keep lines, percentages and tax exact',
    { choices: choicesOf('never-rounded'), lines: [of('1', '1.005')], adjustments: [tenth] },
    '1.005 + 0.09045 = 0.99495',
  ],
  // 10 × 100 ÷ 150 = 6.666666666667 lower the base to 93.333333333333.
  [
    'unrounded figures keep twelve decimals of the taxable share of a discount',
    { choices: choicesOf('never-rounded'), lines: [of('1', '100'), free('50')], adjustments: [less('10')] },
    '150 + 9.3333333333333 = 149.3333333333333',
  ],
  // By our rules it is 6.67, which leaves 93.33.
  [
    'our own rules round the taxable share',
    { choices: {}, lines: [of('1', '100'), free('50')], adjustments: [less('10')] },
    '150 + 9.33 = 149.33',
  ],
  // 10.06 × 10 ÷ 30 = 3.3533… → 3.35. The remaining 6.65 has a tax of 0.665. On 6.64667, the tax would be 0.66.
  [
    'T3: our own rules round the taxable share of a discount before the tax',
    { choices: {}, lines: [of('1', '10'), free('20')], adjustments: [less('10.06')] },
    '30 + 0.67 = 20.61',
  ],
  [
    'a minimum on the total length is left out if all pieces together are longer',
    { choices: choicesOf('minimum-on-total'), lines: [cut('0.2', '0.2')], account: MINIMUM_300_MM },
    '4 + 0 = 4',
  ],
  [
    'a minimum on the total length is charged for a shorter piece',
    { choices: choicesOf('minimum-on-total'), lines: [cut('0.2')], account: MINIMUM_300_MM },
    '3 + 0 = 3',
  ],
  [
    'prices with tax add tax to a formula',
    { choices: INCLUSIVE, lines: [of('1', '5', ofFormula)] },
    '20 + 2 = 22',
  ],
  ['prices with tax add tax to exempt lines', { choices: INCLUSIVE, lines: [free('10')] }, '10 + 1 = 11'],
  // 1.05 with tax is 1.155, kept as 1.16. 1.16 ÷ 1.1 = 1.05, so 0.11 is tax.
  ['prices with tax keep their tax', { choices: INCLUSIVE, lines: [of('1', '1.05')] }, '1.05 + 0.11 = 1.16'],
  // A sixth of 1.00 is 0.17, and six times that is 1.02. The excess of 0.02 goes back to the last priced line, which
  // then has 0.85 and a tax of 0.09. The others have 0.83 and 0.08. On the note, 0.02 would not change the tax.
  [
    'adjustments spread over lines skip a notes line at the end',
    {
      choices: TO_LAST,
      lines: [...Array.from({ length: 6 }, () => of('1', '1')), NOTE],
      adjustments: [less('1')],
    },
    '6 + 0.49 = 5.49',
  ],
  // 10 is 5 and 5, the commonest two, both above zero: 1000 × 0.95 × 0.95.
  [
    'a discount in turn without named percentages is split into two',
    { choices: { discount: 'in-two-turns' }, lines: [of('1', '1000', { discount: '10' })] },
    '902.5 + 90.25 = 992.75',
  ],
])('%s', (_, { choices, lines, adjustments = [], account = TEN_PERCENT }, expected) => {
  const request = { customerId: 'cust_1', lines, adjustments }
  const plain = plainDocumentOf('quote', request, parsedAccountOf(account))
  const { subtotal, taxAmount, total } = figuresBy({ ...OUR_CHOICES, ...choices }, plain)
  expect(`${plainText(subtotal)} + ${plainText(taxAmount)} = ${plainText(total)}`).toBe(expected)
})

describe('amounts as shown', () => {
  test('have six decimals', () => {
    expect(microsOf(narrow(12_345_678, 7))).toBe('1234568')
  })

  test('become 0 beyond the limits', () => {
    expect(microsOf(narrow(9_223_372_036_854, 0))).toBe('9223372036854000000')
    expect(microsOf(narrow(9_223_372_036_855, 0))).toBe('0')
  })

  test('are listed for each candidate', () => {
    const candidates = (['half-even', 'truncated'] as const).flatMap((id) => candidateOf([id]) ?? [])
    const figures = [1, 2].map((dollars) => ({
      lines: [narrow(dollars, 0), narrow(dollars, 2)],
      subtotal: narrow(dollars, 1),
      taxAmount: narrow(dollars, 2),
      total: narrow(dollars, 3),
      discountAmount: narrow(dollars, 4),
    }))
    const money = (amountMicros: string) => ({ amountMicros, currency: 'AUD' })
    const request = { customerId: 'cust_1' }
    expect(
      writeExpected({ request, figures, figure: 'total', together: [[0, 1]] }, candidates, 'AUD'),
    ).toEqual({
      request,
      expected: [
        ['half-even', '1'],
        ['truncated', '2'],
      ].map(([policy, digit = '']) => ({
        policies: [policy],
        figures: {
          total: money(`${digit}000`),
          subtotal: money(`${digit}00000`),
          taxAmount: money(`${digit}0000`),
          discountAmount: money(`${digit}00`),
          lines: [{ totalPrice: money(`${digit}000000`) }, { totalPrice: money(`${digit}0000`) }],
        },
      })),
      figure: 'total',
      together: [[0, 1]],
    })
  })
})
