import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { suggestName } from '../../src/entries/index.js'

describe('suggestName', () => {
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
  ])('corrects %s to %s', (typed, name) => {
    expect(suggestName(typed, names)).toBe(name)
  })

  test.each(['', 'y', 'height', 'quant', '数量', '__proto__', 'x'.repeat(1_000_000)])(
    'suggests nothing for %j',
    (typed) => {
      expect(suggestName(typed, names)).toBeUndefined()
    },
  )

  test('suggests the nearest name, or the first of two equally near names', () => {
    expect(suggestName('unitPrices', ['unitPriceX', 'unitPrice'])).toBe('unitPriceX')
    expect(suggestName('unitPrice', ['unitPrise', 'unitPrice'])).toBe('unitPrice')
  })

  test('compares the last part of a nested name separately', () => {
    expect(suggestName('rat', ['tax.rate'])).toBe('tax.rate') // one mistake in the four letters of `rate`
    expect(suggestName('xrat', ['taxxrate'])).toBeUndefined()
  })

  test('allows one mistake per three letters', () => {
    // Words made only of the letters a, b and c, so that swaps, repeats and ties are common.
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(word, word, (typed, name) => {
        const isNear = mistakesBetween(typed, name) <= Math.floor(name.length / 3)
        expect(suggestName(typed, [name])).toBe(isNear ? name : undefined)
      }),
      { numRuns: 5000 },
    )
  })

  test('does not correct a name of more than sixty characters', () => {
    const name = 'x'.repeat(60)
    expect(suggestName(`${name.slice(1)}y`, [name])).toBe(name)
    expect(suggestName(`${name}y`, [name])).toBeUndefined()
  })
})

/** Counts letters inserted, deleted, changed or swapped with their neighbour, recursively from the ends. */
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
