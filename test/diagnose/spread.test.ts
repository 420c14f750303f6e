import { describe, expect, test } from 'vitest'
import { amountsWithParts } from '../../src/diagnose/spread.js'
import { plainText, readDecimal } from '../../src/number/number-text.js'
import { UNKNOWN } from '../../src/number/decimal.js'
import type { Choices } from '../../src/policies/choices.js'

const decimal = (text: string) => readDecimal(text) ?? UNKNOWN

/** Returns the amounts including their parts of the adjustments. */
function spreadBy(
  spread: Choices['spread'],
  adjustments: string,
  amounts: readonly string[],
): readonly string[] {
  return amountsWithParts({ spread, ties: 'half-up' }, amounts.map(decimal), decimal(adjustments)).map(
    plainText,
  )
}

describe('the remainder of adjustments spread over lines', () => {
  // A third of 1.00 is 0.33, so 0.01 remains to be taken off.
  test.each([
    ['remainder-to-first', ['0.66', '0.67', '0.67']],
    ['remainder-to-last', ['0.67', '0.67', '0.66']],
    ['remainder-to-largest', ['0.66', '0.67', '0.67']],
    ['largest-remainder', ['0.66', '0.67', '0.67']],
    ['each-rounded', ['0.67', '0.67', '0.67']],
  ] as const)('is taken off three equal lines by the rule %s', (spread, parts) => {
    expect(spreadBy(spread, '-1', ['1', '1', '1'])).toEqual(parts)
  })

  // A third of 0.50 is 0.1667. Three times 0.17 is 0.51, so a cent too much was taken off. If parts are truncated,
  // 0.02 remains.
  test.each([
    ['remainder-to-first', ['0.84', '0.83', '0.83']],
    ['remainder-to-last', ['0.83', '0.83', '0.84']],
    ['remainder-to-largest', ['0.84', '0.83', '0.83']],
    ['largest-remainder', ['0.83', '0.83', '0.84']],
    ['each-rounded', ['0.83', '0.83', '0.83']],
  ] as const)('is given back to three equal lines by the rule %s', (spread, parts) => {
    expect(spreadBy(spread, '-0.5', ['1', '1', '1'])).toEqual(parts)
  })

  // 0.51 × 1 ÷ 5 = 0.102 and 0.51 × 2 ÷ 5 = 0.204, so 0.10, 0.20 and 0.20 leave 0.01.
  test.each([
    ['remainder-to-first', ['0.89', '1.8', '1.8']],
    ['remainder-to-last', ['0.9', '1.8', '1.79']],
    ['remainder-to-largest', ['0.9', '1.79', '1.8']],
    ['largest-remainder', ['0.9', '1.79', '1.8']],
  ] as const)('is taken off lines with two equal largest ones by the rule %s', (spread, parts) => {
    expect(spreadBy(spread, '-0.51', ['1', '2', '2'])).toEqual(parts)
  })

  // 0.50 × 1.00 ÷ 14.55 = 0.034…, × 4.50 = 0.1546…, × 9.05 = 0.3109…. The second line lost most, so it gets the
  // remaining 0.01.
  test('goes to the line that lost most if a surcharge is spread', () => {
    expect(spreadBy('largest-remainder', '0.5', ['1', '4.5', '9.05'])).toEqual(['1.03', '4.66', '9.36'])
  })

  test('goes to the same lines in a credit as in an invoice', () => {
    // Of 0.05, a third is 0.0167 and loses most: 0.02 and 0.03, whatever the sign of the lines.
    expect(spreadBy('largest-remainder', '-0.05', ['100', '200'])).toEqual(['99.98', '199.97'])
    expect(spreadBy('largest-remainder', '0.05', ['-100', '-200'])).toEqual(['-99.98', '-199.97'])
  })

  // 0.10 and 0.20 as doubles add up to a little more than 0.30. Half a cent counts as one.
  test.each([
    ['-0.300000000004', ['0.9', '1.8']],
    ['-0.299999999996', ['0.9', '1.8']],
    ['0.300000000004', ['1.1', '2.2']],
    ['-0.304', ['0.9', '1.8']],
    ['-0.315', ['0.89', '1.79']],
  ])('counts from half a cent on: adjustments of %s give the amounts %j', (adjustments, parts) => {
    expect(spreadBy('largest-remainder', adjustments, ['1', '2'])).toEqual(parts)
  })

  // 0.10 × 3 ÷ 1 = 0.30 is added to 3.00, and −0.10 to −1.00 twice. Nothing remains.
  test('is zero if negative lines get exact negative parts', () => {
    expect(spreadBy('remainder-to-largest', '0.1', ['3', '-1', '-1'])).toEqual(['3.3', '-1.1', '-1.1'])
  })

  test('becomes a separate line if the lines add up to zero', () => {
    expect(spreadBy('remainder-to-first', '0.1', ['1', '-1'])).toEqual(['1', '-1', '0.1'])
  })
})
