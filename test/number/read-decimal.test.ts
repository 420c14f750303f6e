import { describe, expect, test } from 'vitest'
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
  ])('is not %j', (text) => {
    expect(readDecimal(text)).toBeUndefined()
  })

  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['007.50', '7.5'],
    ['-0.000000000001', '-0.000000000001'],
    // The last number that a double holds exactly with all before it, and the next.
    ['9007199254740991', undefined],
    ['900719925474099.1', '900719925474099.1'],
    ['900719925474099.2', '900719925474099.2'],
    ['999999999999999.999999999999', '999999999999999.999999999999'],
    ['999999999999999.9999999999999', undefined],
    ['1000000000000000', undefined],
  ])('%s', (text, plain) => {
    const read = readDecimal(text)
    expect(read && plainText(read)).toBe(plain)
  })
})
