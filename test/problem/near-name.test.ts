import fc from 'fast-check'
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

  test('of a nested name, the last part counts by itself', () => {
    expect(nearName('rat', ['tax.rate'])).toBe('tax.rate') // one mistake in the four letters of `rate`
    expect(nearName('xrat', ['taxxrate'])).toBeUndefined()
  })

  test('is near by as many mistakes as the letters allow, counted one by one', () => {
    // Of few letters, so that swaps, repeats and ties are common.
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(word, word, (typed, name) => {
        const isNear = mistakesBetween(typed, name) <= Math.floor(name.length / 3)
        expect(nearName(typed, [name])).toBe(isNear ? name : undefined)
      }),
      { numRuns: 5000 },
    )
  })

  test('fewer mistakes are allowed where each needs more letters', () => {
    expect(nearName('productCode', ['productName'])).toBe('productName')
    expect(nearName('productCode', ['productName'], 4)).toBeUndefined()
  })
})

/** Letters inserted, deleted, changed, or swapped with their neighbour: by the definition, from the end of both words. */
function mistakesBetween(from: string, to: string): number {
  const known = new Map<string, number>()
  const count = (row: number, column: number): number => {
    if (row === 0 || column === 0) return row + column
    const place = `${String(row)} ${String(column)}`
    const before = known.get(place)
    if (before !== undefined) return before
    const [last, other] = [from[row - 1], to[column - 1]]
    const ways = [
      count(row - 1, column) + 1,
      count(row, column - 1) + 1,
      count(row - 1, column - 1) + (last === other ? 0 : 1),
    ]
    if (row > 1 && column > 1 && last === to[column - 2] && from[row - 2] === other)
      ways.push(count(row - 2, column - 2) + 1)
    known.set(place, Math.min(...ways))
    return Math.min(...ways)
  }
  return count(from.length, to.length)
}

describe('nameSharingPart', () => {
  test.each([
    ['amount', 'amountMicros'],
    ['price', 'unitPrice'],
    ['unit', 'unitPrice'], // the fewest letters of a part
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
