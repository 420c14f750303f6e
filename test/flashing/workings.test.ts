import { expect, test } from 'vitest'
import { flashingBends, flashingGirth } from '../../src/index.js'

test('a flashing without a side has no figures, and no workings (F4)', () => {
  const sides = { drawing: { isDeleted: true } }
  expect(flashingGirth(sides, { currency: 'AUD' })).toEqual({
    ok: true,
    value: { totalGirth: '0', chargedSide: null, edges: [], finishes: [] },
  })
  expect(flashingBends(sides, { currency: 'AUD' })).toEqual({
    ok: true,
    value: { bends: '0', chargedSide: null, joints: [], finishes: [] },
  })
})

test('finishes and joints are listed with their bends (F3)', () => {
  const drawing = {
    points: {
      a: { connect: ['b'], finish: { type: 'FINISH_TYPE_OPEN_HOOK', size: 10 } },
      b: { connect: ['a', 'c'] },
      c: { connect: ['b'] },
    },
  } as const
  expect(flashingBends({ drawing }, { currency: 'AUD' })).toMatchObject({
    value: { chargedSide: 0, joints: ['b'], finishes: [{ point: 'a' }] },
  })
})
