import { describe, expect, test } from 'vitest'
import type { LocatedProblem } from '../../src/problem/located-problem.js'
import { ENGLISH } from '../../src/problem/english.generated.js'
import { pointerOf } from '../../src/problem/path.js'
import { problemOf } from '../../src/problem/problem.js'
import { fieldOf } from '../../src/problem/format-message.js'

/** A letter for each digit of a number, the first one capital: `Bcd`. */
const wordOf = (index: number) =>
  String(index).replace(/\d/g, (digit, at) => String.fromCharCode((at === 0 ? 65 : 97) + Number(digit)))

describe('names of fields', () => {
  test('are converted in the same way however many there are, and every time', () => {
    const indexes = Array.from({ length: 1000 }, (_, index) => index)
    for (const again of [0, 1]) {
      expect(indexes.map((index) => pointerOf([`field${wordOf(index)}`, again]))).toEqual(
        indexes.map((index) => `field_${wordOf(index).toLowerCase()}[${String(again)}]`),
      )
    }
  })

  test('an element of a list without a name is called by its number', () => {
    expect(fieldOf('[2]', ENGLISH)).toContain('[2]')
    expect(fieldOf('[2].unit_price', ENGLISH)).toBe('unitPrice')
    expect(fieldOf('', ENGLISH)).toBe(ENGLISH.whole)
  })
})

describe('a located problem without its details', () => {
  test('has its code as its message', () => {
    const found = {
      code: 'customer_not_found',
      path: ['customerId'],
      source: 'request',
      details: {},
    } as unknown as LocatedProblem
    expect(problemOf(found)).toEqual({
      code: 'customer_not_found',
      message: 'customer_not_found',
      param: 'customer_id',
      path: ['customerId'],
      source: 'request',
      details: {},
    })
  })
})
