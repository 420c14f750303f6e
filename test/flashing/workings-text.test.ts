import { describe, expect, test } from 'vitest'
import { bendsOf, finishLabelText } from '../../src/flashing/measured-side.js'
import { withLabelPositions } from '../../src/flashing/picture/layout.js'
import { priceFormulaText } from '../../src/flashing/measured-flashing.js'
import { plainText } from '../../src/number/number-text.js'
import { ACCOUNT, decimal } from '../accounts.js'

describe('F3: which points and finishes gave the bends', () => {
  test('by their ids', () => {
    const { bends, joints, finishes } = bendsOf(
      {
        points: {
          a: { vectors: ['b'], finish: { type: 'FINISH_TYPE_OPEN_HOOK', size: 10 } },
          b: { vectors: ['c'], connect: ['a'] },
          c: { connect: ['b'] },
        },
      },
      ACCOUNT,
    )
    expect(plainText(bends)).toBe('3')
    expect(joints).toEqual(['b'])
    expect(finishes.map(({ point, bends: each }) => [point, plainText(each)])).toEqual([['a', '2']])
  })
})

describe('F7: how a price came about', () => {
  test('in its figures', () => {
    expect(priceFormulaText(decimal('20.00'), decimal('5.55'))).toBe('20 × 5.55 = 111')
    expect(priceFormulaText(decimal('14.35'), decimal('19.2'))).toBe('14.35 × 19.2 = 275.52')
  })
})

describe('the label of a finish', () => {
  test.each([
    [{ type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 }, 'cf10'],
    [{ type: 'FINISH_TYPE_OPEN_HOOK', size: 0.5 }, 'oh0.5'],
    [{ type: 'FINISH_TYPE_FEATHER' }, 'fe'],
    [{ type: 'FINISH_TYPE_DRIP_EDGE', size: NaN }, 'de'],
    [{ type: 'FINISH_TYPE_DRIP_EDGE', size: -Infinity }, 'de'],
    [{ type: 'FINISH_TYPE_UNSPECIFIED', size: 7 }, '7'],
    [{ size: 7 }, '7'],
    [{}, ''],
  ] as const)('%o: %s', (finish, text) => {
    expect(finishLabelText(finish)).toBe(text)
  })

  test('where it is empty it has no place', () => {
    const points = {
      a: { vectors: ['b'], finish: { type: 'FINISH_TYPE_UNSPECIFIED' } },
      b: { x: 9 },
    } as const
    expect(withLabelPositions({ points }).points).toStrictEqual(points)
  })
})
