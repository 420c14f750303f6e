import { describe, expect, test } from 'vitest'
import { lettersOf, nameSharingPart, nearName, sameName } from '../../src/problem/near-name.js'

describe('nearName', () => {
  const names = ['quantity', 'unitPrice', 'discount', 'tax.rate', 'size', 'x']

  test.each([
    ['quanity', 'quantity'],
    ['quantiyt', 'quantity'],
    ['Discount', 'discount'],
    ['unit_price', 'unitPrice'],
    ['taxRate', 'tax.rate'],
    ['rate', 'tax.rate'],
    ['sise', 'size'],
    ['x', 'x'],
  ])('%s is near to %s', (typed, name) => {
    expect(nearName(typed, names)).toBe(name)
  })

  test.each(['', 'y', 'height', 'quant', '数量', '__proto__', 'x'.repeat(1_000_000)])(
    '%j is near to none',
    (typed) => {
      expect(nearName(typed, names)).toBeUndefined()
    },
  )

  test('the nearest is taken, and of two equally near ones the first', () => {
    expect(nearName('unitPrices', ['unitPriceX', 'unitPrice'])).toBe('unitPriceX')
    expect(nearName('unitPrice', ['unitPrise', 'unitPrice'])).toBe('unitPrice')
  })

  test('fewer mistakes are allowed where each needs more letters', () => {
    expect(nearName('productCode', ['productName'])).toBe('productName')
    expect(nearName('productCode', ['productName'], 4)).toBeUndefined()
  })
})

describe('nameSharingPart', () => {
  test.each([
    ['amount', 'amountMicros'],
    ['price', 'unitPrice'],
    ['discountPercent', 'discount'],
  ])('%s shares a part with %s', (typed, name) => {
    expect(nameSharingPart(typed, ['amountMicros', 'unitPrice', 'discount'])).toBe(name)
  })

  test('none where several do, or the part is short', () => {
    expect(nameSharingPart('price', ['unitPrice', 'totalPrice'])).toBeUndefined()
    expect(nameSharingPart('amo', ['amountMicros'])).toBeUndefined()
    expect(nameSharingPart('', ['amountMicros'])).toBeUndefined()
  })
})

test('sameName ignores signs and capitals, and names without letters are the same as none', () => {
  expect(sameName('UNIT-PRICE', ['discount', 'unitPrice'])).toBe('unitPrice')
  expect(sameName('unitPrices', ['unitPrice'])).toBeUndefined()
  expect(sameName('--', ['..'])).toBeUndefined()
})

test('a name of more than sixty characters has no letters to compare', () => {
  expect(lettersOf('Unit-price.2')).toBe('unitprice2')
  expect(lettersOf('x'.repeat(60))).toBe('x'.repeat(60))
  expect(lettersOf('x'.repeat(61))).toBe('')
})
