import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '../../src/number/decimal.js'
import { decimalOfText } from '../../src/number/reference.js'
import { MAX_CENTS, type Cents } from '../../src/number/cents.js'
import {
  checkFits,
  checkFigureFits,
  figureTooLong,
  allOf,
  problemAt,
  NO_PROBLEMS,
  within,
} from '../../src/problem/located-problem.js'

const [one, two, three] = [
  [problemAt('required', ['a'])],
  [problemAt('required', ['b'])],
  [problemAt('required', ['c'])],
]

describe('V7: problems of several checks', () => {
  test('come in the order of the checks', () => {
    expect(allOf([one, two, three])).toEqual([...one, ...two, ...three])
    expect(allOf([NO_PROBLEMS, NO_PROBLEMS, NO_PROBLEMS, one, NO_PROBLEMS, two])).toEqual([...one, ...two])
  })

  test('are the list of the only check that found something', () => {
    expect(allOf([one, NO_PROBLEMS])).toBe(one)
    expect(allOf([NO_PROBLEMS, one, NO_PROBLEMS])).toBe(one)
    expect(allOf([NO_PROBLEMS, NO_PROBLEMS, one])).toBe(one)
    expect(allOf([NO_PROBLEMS, NO_PROBLEMS])).toBe(NO_PROBLEMS)
    expect(within([], 'lines', 2)).toBe(NO_PROBLEMS)
  })

  test('get the steps of their owner in front', () => {
    expect(within(one, 'lines', 2)).toEqual([problemAt('required', ['lines', 2, 'a'])])
  })
})

describe('N8: an amount that does not fit', () => {
  test.each([0, MAX_CENTS, -MAX_CENTS, NaN])('%d cents fit, or are not known', (cents) => {
    expect(checkFits(cents as Cents, ['totalPrice'])).toBe(NO_PROBLEMS)
  })

  test.each([MAX_CENTS + 1, -MAX_CENTS - 1, Infinity, -Infinity])('%d cents do not', (cents) => {
    expect(checkFits(cents as Cents, ['totalPrice']).map(({ code, path }) => [code, path])).toEqual([
      ['amount_out_of_range', ['totalPrice']],
    ])
  })
})

describe('N8: a figure that is too long', () => {
  test('names its cause, where that is known', () => {
    expect(figureTooLong(['markup'], '1 / 3').details).toEqual({ formula: '1 / 3' })
    expect(figureTooLong(['markup']).details).toEqual({})
  })
})

describe('N8: a figure that is written as a decimal', () => {
  test('fits up to fifteen digits before its point and twelve after it', () => {
    const most = decimalOfText('999999999999999.999999999999')
    expect(checkFigureFits(most, 'girth')).toEqual([])
    expect(checkFigureFits(UNKNOWN, 'girth')).toEqual([])
    for (const text of ['1000000000000000', '0.0000000000001'])
      expect(checkFigureFits(decimalOfText(text), 'flashing', 'girth')).toEqual([
        { code: 'amount_out_of_range', path: ['flashing', 'girth'], details: {} },
      ])
  })
})
