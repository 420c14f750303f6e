import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, measureText, negated, percentageOfFraction } from '../../../src/cli/table/text.js'
import { decimalText } from '../../../src/number/readable.js'

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

describe('a measure for reading', () => {
  it('has its unit', () => {
    expect(measureText('1450.50', 'mm')).toBe('1,450.5 mm')
    expect(measureText('0', 'm')).toBe('0 m')
  })

  it('is empty when absent', () => {
    expect(measureText(undefined, 'mm')).toBe('')
    expect(measureText('', 'mm')).toBe('')
  })
})

describe('an amount for reading', () => {
  it.each([
    ['0', '0.00'],
    ['-0', '0.00'],
    ['10000', '0.01'],
    ['-10000', '-0.01'],
    ['580870000', '580.87'],
    ['1000000000', '1,000.00'],
    ['-123456780000', '-123,456.78'],
    ['9223372036854775807', '9,223,372,036,854.775807'],
    ['-9223372036854775808', '-9,223,372,036,854.775808'],
  ])('writes %s micros as %s', (amountMicros, text) => {
    expect(amountText({ amountMicros, currency: 'AUD' })).toBe(text)
  })

  it('shows as many decimals as a unit price has', () => {
    expect(amountText({ amountMicros: '287500' })).toBe('0.2875')
    expect(amountText({ amountMicros: '28593800' })).toBe('28.5938')
    expect(amountText({ amountMicros: '100' })).toBe('0.0001')
  })

  it('writes an empty Money as 0.00 (N2)', () => {
    expect(amountText({})).toBe('0.00')
  })

  it('without its commas it is the exact amount, at any size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (micros) => {
        const [whole = '', decimals = ''] = amountText({ amountMicros: String(micros) })
          .replaceAll(',', '')
          .split('.')
        expect(BigInt(whole + decimals.padEnd(6, '0'))).toBe(micros)
      }),
    )
  })

  it('negated(negated(amount)) = amount', () => {
    const amount = { amountMicros: '-420000', currency: 'AUD' }
    expect(negated(amount)).toEqual({ amountMicros: '420000', currency: 'AUD' })
    expect(negated(negated(amount))).toEqual(amount)
    expect(amountText(negated({ amountMicros: '0' }))).toBe('0.00')
  })
})
