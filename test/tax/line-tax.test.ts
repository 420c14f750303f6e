import { describe, expect, test } from 'vitest'
import { UNKNOWN_CENTS, type Cents } from '../../src/number/cents.js'
import { lineTax } from '../../src/tax/tax.js'
import { ACCOUNT, taxedAt } from '../accounts.js'

describe('T4: the tax of a line by itself', () => {
  test.each([
    [3333, '0.10', 333],
    [5, '0.10', 1], // half a cent
    [-5, '0.10', -1],
    [4, '0.10', 0],
    [3333, '0', 0],
    [3333, '1', 3333],
  ])('%d cents at %s are %d', (taxable, rate, tax) => {
    expect(lineTax(taxable as Cents, taxedAt(rate, 'line'))).toBe(tax)
  })

  test('is asked for only where an account rounds line by line, and has a tax', () => {
    expect(lineTax(3333 as Cents, taxedAt('0.10'))).toBe(0)
    expect(lineTax(3333 as Cents, { ...ACCOUNT, taxRounding: 'line' })).toBe(0)
  })

  test('is unknown of an unknown total', () => {
    expect(lineTax(UNKNOWN_CENTS, taxedAt('0.10', 'line'))).toBeNaN()
  })
})
