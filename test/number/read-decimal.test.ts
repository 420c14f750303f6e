import { describe, expect, test } from 'vitest'
import { decimalsOf, ONE, UNKNOWN } from '../../src/number/decimal.js'
import { plainText, readDecimal } from '../../src/number/number-text.js'

describe('N4: a decimal string', () => {
  // `/` and `:` are the characters before and after the digits.
  test.each([
    '',
    '-',
    '.',
    '1.',
    '.5',
    '-.5',
    '+1',
    '1e5',
    ' 1',
    '1 ',
    '/',
    ':',
    '1/',
    '1:',
    '1./',
    '1.:',
    '1.5:',
    '1.2.3',
    '--1',
  ])('excludes %j', (text) => {
    expect(readDecimal(text)).toBeUndefined()
  })

  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['007.50', '7.5'],
    ['-0.000000000001', '-0.000000000001'],
    // The largest safe coefficient, and the next.
    ['9007199254740991', undefined],
    ['900719925474099.1', '900719925474099.1'],
    ['900719925474099.2', '900719925474099.2'],
    ['999999999999999.999999999999', '999999999999999.999999999999'],
    ['999999999999999.9999999999999', undefined],
    ['1000000000000000', undefined],
  ])('is read only with at most 15 digits before the point and 12 after it: %s', (text, plain) => {
    const read = readDecimal(text)
    expect(read && plainText(read)).toBe(plain)
  })
})

describe('L2: the number of decimals without trailing zeros', () => {
  test.each([
    ['12', 0],
    ['12.0', 0],
    ['12.5', 1],
    ['12.50', 1],
    ['-12.500', 1],
    ['12.05', 2],
    ['12.050', 2],
    ['0.000000000001', 12],
    ['0.100000000000', 1],
  ])('is counted in %s as %d', (text, decimals) => {
    expect(decimalsOf(readDecimal(text) ?? UNKNOWN)).toBe(decimals)
  })

  test('is 0 for an unknown number', () => {
    expect([decimalsOf(UNKNOWN), decimalsOf(ONE)]).toEqual([0, 0])
  })
})
