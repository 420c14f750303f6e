import { describe, expect, test } from 'vitest'
import { parsedAccountOf } from './parsed-account.js'
import { figuresBy } from '../../src/diagnose/calculate.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import { plainText } from '../../src/number/number-text.js'
import type { Choices } from '../../src/policies/choices.js'
import { OUR_CHOICES } from '../../src/policies/choices.js'

/** Returns the total and the discount amount of one line, by our own choices with some changes. */
function lineAmountUnder(
  choices: Partial<Choices>,
  quantity: string,
  micros: string,
  discount: string,
): string {
  const pricing = { quantity, unitPrice: { amountMicros: micros }, discount }
  const request = { lines: [{ onTheFly: { productName: 'Item', pricing } }] }
  const document = plainDocumentOf('quote', request, parsedAccountOf({ currency: 'AUD' }))
  const { total, discountAmount } = figuresBy({ ...OUR_CHOICES, ...choices }, document)
  return `${plainText(total)} less ${plainText(discountAmount)}`
}

test('the tax per unit is the tax on the rounded unit price', () => {
  const pricing = { quantity: '2', unitPrice: { amountMicros: '2095000' }, discount: '50' }
  const request = { lines: [{ onTheFly: { productName: 'Item', pricing } }] }
  const account = { currency: 'AUD', tax: { rate: '0.1', code: 'TAX', jurisdiction: 'AU' } }
  const document = plainDocumentOf('quote', request, parsedAccountOf(account))
  const taxBy = (choices: Partial<Choices>): string =>
    plainText(figuresBy({ ...OUR_CHOICES, tax: 'unit', ...choices }, document).taxAmount)
  // 2.095 × 0.5 = 1.0475; × 0.1 = 0.10475 → 0.10; × 2.
  expect(taxBy({})).toBe('0.2')
  // 1.0475 → 1.05; × 0.1 = 0.105 → 0.11; × 2.
  expect(taxBy({ price: 'discounted-to-cents' })).toBe('0.22')
  // 1.0475 has no more than four decimals.
  expect(taxBy({ price: 'discounted-to-four-decimals' })).toBe('0.2')
})

describe('the choices of a program', () => {
  // 7 × 11.2345 = 78.6415; less 7.5 %, which is 5.8981125, 72.7433875.
  const ways: readonly (readonly [Partial<Choices>, string])[] = [
    // 78.64 − 72.74 = 5.90.
    [{}, '72.74 less 5.9'],
    // 11.2345 × 0.925 = 10.3919125 → 10.39; × 7 = 72.73.
    [{ price: 'discounted-to-cents' }, '72.73 less 5.91'],
    // 10.3919125 → 10.3919; × 7 = 72.7433 → 72.74.
    [{ price: 'discounted-to-four-decimals' }, '72.74 less 5.9'],
    // 78.64 × 0.925 = 72.742 → 72.74.
    [{ discount: 'of-rounded-amount' }, '72.74 less 5.9'],
    // 5.8981125 → 5.90; 78.64 − 5.90 = 72.74.
    [{ discount: 'rounded-alone' }, '72.74 less 5.9'],
    // 78.6415 − 5.90 = 72.7415 → 72.74.
    [{ discount: 'rounded-of-exact' }, '72.74 less 5.9'],
    [{ discount: 'left-out' }, '78.64 less 0'],
  ]

  test.each(ways)('%j make an ordinary line %s', (choices, made) => {
    expect(lineAmountUnder(choices, '7', '11234500', '7.5')).toBe(made)
  })

  // 300 × 1.0047 = 301.41; less 2.5 %, which is 7.53525, 293.87475.
  const many: readonly (readonly [Partial<Choices>, string])[] = [
    [{}, '293.87 less 7.54'],
    // 1.0047 × 0.975 = 0.9795825 → 0.98; × 300 = 294.00.
    [{ price: 'discounted-to-cents' }, '294 less 7.41'],
    // 0.9795825 → 0.9796; × 300 = 293.88.
    [{ price: 'discounted-to-four-decimals' }, '293.88 less 7.53'],
    // 7.53525 → 7.54; 301.41 − 7.54 = 293.87.
    [{ discount: 'rounded-of-exact' }, '293.87 less 7.54'],
  ]

  test.each(many)('%j make a line of many pieces %s', (choices, made) => {
    expect(lineAmountUnder(choices, '300', '1004700', '2.5')).toBe(made)
  })

  // 2.25 × 64.22 = 144.495, a tie. The discount is 100 %.
  const whole: readonly (readonly [Partial<Choices>, string])[] = [
    [{}, '0 less 144.5'],
    // 144.50 − 144.50.
    [{ discount: 'rounded-alone' }, '0 less 144.5'],
    // 144.495 − 144.50 = −0.005 → −0.01; and 144.50 − (−0.01).
    [{ discount: 'rounded-of-exact' }, '-0.01 less 144.51'],
  ]

  test.each(whole)('%j make a free line %s', (choices, made) => {
    expect(lineAmountUnder(choices, '2.25', '64220000', '100')).toBe(made)
  })
})
