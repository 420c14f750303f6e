import { describe, expect, test } from 'vitest'
import { figureTooLong } from '../../src/problem/amount-fits.js'
import { allOf, finding, NO_FINDINGS, within } from '../../src/problem/finding.js'

const [one, two, three] = [
  [finding('required', ['a'])],
  [finding('required', ['b'])],
  [finding('required', ['c'])],
]

describe('V7: findings of several looks', () => {
  test('come in the order of the looks', () => {
    expect(allOf(one, two, three)).toEqual([...one, ...two, ...three])
    expect(allOf(NO_FINDINGS, NO_FINDINGS, NO_FINDINGS, one, NO_FINDINGS, two)).toEqual([...one, ...two])
  })

  test('are the list of the one that found something', () => {
    expect(allOf(one, NO_FINDINGS)).toBe(one)
    expect(allOf(NO_FINDINGS, one, NO_FINDINGS)).toBe(one)
    expect(allOf(NO_FINDINGS, NO_FINDINGS, one)).toBe(one)
    expect(allOf(NO_FINDINGS, NO_FINDINGS)).toBe(NO_FINDINGS)
    expect(within([], 'lines', 2)).toBe(NO_FINDINGS)
  })

  test('are seen from further up', () => {
    expect(within(one, 'lines', 2)).toEqual([finding('required', ['lines', 2, 'a'])])
  })
})

describe('N8: a figure that is too long', () => {
  test('is told with what made it, where that can be said', () => {
    expect(figureTooLong(['markup'], '1 / 3').details).toEqual({ formula: '1 / 3' })
    expect(figureTooLong(['markup']).details).toEqual({})
  })
})
