import { describe, expect, it } from 'vitest'
import { decimalText, percentageOfFraction } from '../../src/cli/decimal-text.js'

describe('a decimal for reading', () => {
  it.each([
    ['12', '12'],
    ['12.50', '12.5'],
    ['7.000', '7'],
    ['-1.5', '-1.5'],
    ['1450', '1,450'],
    ['000120', '120'],
    ['999999999999999.123456789012', '999,999,999,999,999.123456789012'],
  ])('writes %s as %s', (decimal, text) => {
    expect(decimalText(decimal)).toBe(text)
  })

  it.each([
    ['0.10', '10 %'],
    ['0.1', '10 %'],
    ['0.125', '12.5 %'],
    ['0', '0 %'],
    ['1', '100 %'],
    ['0.005', '0.5 %'],
  ])('writes the fraction %s as %s', (fraction, text) => {
    expect(percentageOfFraction(fraction)).toBe(text)
  })
})
