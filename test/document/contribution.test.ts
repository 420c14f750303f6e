import { describe, expect, test } from 'vitest'
import {
  addContributions,
  negateContribution,
  zeroContribution as ZERO_CONTRIBUTION,
} from '../../src/entries/index.js'

const UNKNOWN = { total: NaN, taxable: NaN, tax: NaN, cost: NaN, labour: NaN, discount: NaN }

describe('V1: a value that is not a contribution', () => {
  test.each([null, undefined, 5, 'x'])('makes all amounts unknown without throwing: %j', (never) => {
    expect(addContributions(never as never, ZERO_CONTRIBUTION)).toEqual(UNKNOWN)
    expect(addContributions(ZERO_CONTRIBUTION, never as never)).toEqual(UNKNOWN)
    expect(negateContribution(never as never)).toEqual(UNKNOWN)
  })

  test('makes the amounts that it lacks unknown, even next to the zero contribution', () => {
    expect(addContributions({} as never, ZERO_CONTRIBUTION)).toEqual(UNKNOWN)
    expect(addContributions(ZERO_CONTRIBUTION, { total: 5 } as never)).toEqual({ ...UNKNOWN, total: 5 })
  })
})
