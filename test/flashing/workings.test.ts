import { expect, test } from 'vitest'
import { flashingBends, flashingGirth, measureFlashing } from '../../src/entries/index.js'

test('a flashing whose only side is deleted has neither figures nor workings (F4)', () => {
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

test('the bends of a flashing list its joints and finishes (F3)', () => {
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

test('the workings of a flashing list each side with its joints and finishes (F2, F3)', () => {
  // Edges of 100 and 50 mm, a crush fold of 10 mm and a feather of 8 mm: one bend for the joint, two and one
  // for the finishes.
  const drawing = {
    points: {
      a: { vectors: ['b'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
      b: { vectors: ['c'], connect: ['a'] },
      c: { connect: ['b'], finish: { type: 'FINISH_TYPE_FEATHER', size: 8 } },
    },
    lines: { values: { 'a-b': { size: 100 }, 'b-c': { size: 50 } } },
  } as const
  const answer = measureFlashing({ drawing }, { currency: 'AUD' })
  expect(answer).toMatchObject({
    value: {
      totalGirth: '168',
      workings: {
        chargedSide: 0,
        sides: [
          {
            side: 0,
            girth: '168',
            bends: '4',
            joints: ['b'],
            finishes: [
              { point: 'a', size: '10', bends: '2' },
              { point: 'c', size: '8', bends: '1' },
            ],
          },
        ],
        pieces: [],
      },
    },
  })
})
