import { describe, expect, test } from 'vitest'
import {
  flashingBends,
  flashingGirth,
  flashingLength,
  flashingPrice,
  flashingChargedLength,
  measureFlashing,
  type AccountInput,
  type FlashingDrawing,
  type FlashingLineInput,
  type Point,
  type Result,
} from '../../src/entries/index.js'
import { problemsIn } from '../answers.js'

const AUD: AccountInput = { currency: 'AUD' }

/** a–b 100 and b–c 50, with a crush fold of 10 at a. */
const L_SHAPE = {
  points: {
    a: { x: 0, y: 0, vectors: ['b'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
    b: { x: 100, y: 0, vectors: ['c'], connect: ['a'] },
    c: { x: 100, y: 50, connect: ['b'] },
  },
  lines: { values: { 'a-b': { size: 100 }, 'b-c': { size: 50 } } },
} as const satisfies Partial<FlashingDrawing>

/** Draws a straight sheet with one edge of this size. */
function sheet(size: number): Partial<FlashingDrawing> {
  return {
    points: { a: { vectors: ['b'] }, b: { connect: ['a'] } },
    lines: { values: { 'a-b': { size } } },
  }
}

function girth(line: FlashingLineInput, account = AUD): unknown {
  const result = flashingGirth(line, account)
  return result.ok ? result.value.totalGirth : problemsIn(result)
}

function bends(line: FlashingLineInput, account = AUD): unknown {
  const result = flashingBends(line, account)
  return result.ok ? result.value.bends : problemsIn(result)
}

describe('F2: the girth', () => {
  test('lists every edge and finish in its workings', () => {
    const result = flashingGirth({ drawing: L_SHAPE }, AUD)
    expect(result).toEqual({
      ok: true,
      value: {
        totalGirth: '160',
        chargedSide: 0,
        edges: [
          { key: 'a-b', size: '100', isHidden: false },
          { key: 'b-c', size: '50', isHidden: false },
        ],
        finishes: [{ point: 'a', size: '10' }],
      },
    })
  })
})

describe('F3: the number of bends', () => {
  test.each([
    [0, '1'],
    ['0', '1'],
    [1, '2'],
    [3, '4'],
    [undefined, '3'],
  ] as const)('follows crushFoldBendCount %j: it is %s for a joint and a crush fold', (count, expected) => {
    const account = { ...AUD, ...(count !== undefined && { crushFoldBendCount: count }) }
    expect(bends({ drawing: L_SHAPE }, account)).toBe(expected)
  })
})

describe('F5: an edge that `vectors` names several times', () => {
  test.each([[['b']], [['b', 'b']], [['b', 'c', 'b']], [['c', 'b', 'c', 'b']]])(
    'is measured once: %j',
    (vectors) => {
      // The edge to b is 50 long. If c is named, the edge to c adds 100.
      const points = { a: { x: 0, y: 0, vectors }, b: { x: 30, y: 40 }, c: { x: 60, y: 80 } }
      const expected = vectors.includes('c') ? '150' : '50'
      expect(girth({ drawing: { isFreeDrawing: false, points } })).toBe(expected)
    },
  )
})

describe('F4: the side with the largest girth', () => {
  test('gives both the girth and the bends', () => {
    const line = { drawing: L_SHAPE, otherSides: [sheet(200)] }
    expect(girth(line)).toBe('200')
    expect(bends(line)).toBe('0')
  })

  test('has the number 2 if it is the second of the other sides, even without a drawing', () => {
    const found = flashingGirth({ otherSides: [sheet(20), sheet(30)] }, AUD)
    expect(found.ok && found.value.chargedSide).toBe(2)
  })
})

describe('F5: a drawing on the canvas', () => {
  test.each<[string, Point, Point]>([
    ['50', {}, { x: 30, y: 40 }],
    ['50', { x: 30, y: 40 }, {}],
    ['50', { x: 30 }, { y: 40 }],
    ['50', { x: -30 }, { y: -40 }],
    ['0', {}, {}],
    ['0.3', { x: 0.1 }, { x: 0.4 }], // F8: exact, not 0.30000000000000004
    ['900000000000000', { x: 9e14 }, {}],
  ])('has an edge of %s mm from %j to %j', (size, from, to) => {
    const points = { a: { ...from, vectors: ['b'] }, b: to }
    expect(girth({ drawing: { isFreeDrawing: false, points } })).toBe(size)
  })

  const on = (x: number, y: number): Partial<FlashingDrawing> => ({
    isFreeDrawing: false,
    points: { a: { x: 0, y: 0, vectors: ['b'] }, b: { x, y, connect: ['a'] } },
    lines: { values: { 'a-b': { size: 1 } } },
  })

  test('hides an edge by its own key, but not by the key of the opposite direction', () => {
    const drawing = { ...on(3, 4), lines: { values: { 'b-a': { hidden: true } } } }
    expect(girth({ drawing })).toBe('5')
    // The girth is the same if both keys are present.
    expect(
      girth({ drawing: { ...drawing, lines: { values: { 'a-b': { size: 1 }, 'b-a': { hidden: true } } } } }),
    ).toBe('5')
  })

  test('includes the finishes at the points of a hidden edge', () => {
    const finish = { type: 'FINISH_TYPE_CRUSH_FOLD' as const, size: 10 }
    const { points = {} } = on(3, 4)
    const lines = { values: { 'a-b': { hidden: true } } }
    for (const ends of [['a'], ['b'], ['a', 'b']]) {
      const finished = Object.fromEntries(
        Object.entries(points).map(([id, point]) => [id, ends.includes(id) ? { ...point, finish } : point]),
      )
      expect(girth({ drawing: { ...on(3, 4), points: finished, lines } })).toBe(String(ends.length * 10))
    }
  })
})

describe('F6: the length of a flashing in metres', () => {
  const subitems = [
    { amount: 2, length: 2400 },
    { amount: 3, length: 150 },
  ]

  test('is 5.25 for 2 × 2400 mm and 3 × 150 mm, charged as 5.55 with a minimum of 250 mm', () => {
    const account = { ...AUD, minimumFlashingLengthMm: 250 }
    const length = flashingLength({ subitems }, account)
    expect(length.ok && length.value.totalLength).toBe('5.25')
    const priced = flashingChargedLength({ subitems }, account)
    expect(priced.ok && priced.value).toEqual({
      chargedLength: '5.55',
      pieces: [
        { amount: '2', length: '2400', chargedLength: '2400' },
        { amount: '3', length: '150', chargedLength: '250' },
      ],
    })
  })
})

describe('F7: the price (price per metre × charged length)', () => {
  const line = { unitPrice: { amountMicros: '20000000' }, subitems: [{ amount: 1, length: 5550 }] }

  test('is 111.00 for 5.55 m at 20.00', () => {
    const price = flashingPrice(line, AUD)
    const totalPrice = { amountMicros: '111000000', currency: 'AUD' }
    const value = { totalPrice, chargedLength: '5.55', formula: '20 × 5.55 = 111' }
    expect(price).toEqual({ ok: true, value })
    const measured = measureFlashing({ ...line, drawing: L_SHAPE }, AUD)
    expect(measured).toMatchObject({ value: { totalPrice, workings: { chargedSide: 0 } } })
  })

  test.each([[{}], [{ amountMicros: '0' }], [{ currency: 'AUD' }]])(
    'is 0 for a custom price per metre of zero: %j (N2)',
    (customPricePerLength) => {
      const price = flashingPrice({ ...line, customPricePerLength }, AUD)
      expect(price.ok && price.value.totalPrice.amountMicros).toBe('0')
    },
  )

  test('treats a custom price per metre of null as absent (N2)', () => {
    const price = flashingPrice({ ...line, customPricePerLength: null }, AUD)
    expect(price.ok && price.value.totalPrice.amountMicros).toBe('111000000')
  })

  test('needs a price per metre', () => {
    const price = flashingPrice({ subitems: [] }, AUD)
    expect(problemsIn(price)).toEqual(['unit_price_required unit_price'])
  })
})

describe('N8: a figure beyond the limits', () => {
  const subitems = [{ amount: 1e10, length: 1e10 }]
  const [amount, amountMicros] = [2, '9223372036854775807']
  test.each<[string, FlashingLineInput, (line: never, account: AccountInput) => Result<object>]>([
    ['total_girth', { drawing: sheet(1e308) }, flashingGirth],
    // 999,999,999,999,999 bends of the fold, and one of the joint.
    ['bends', { drawing: L_SHAPE }, flashingBends],
    ['total_length', { subitems }, flashingLength],
    ['charged_length', { subitems }, flashingChargedLength],
    ['charged_length', { subitems, unitPrice: { amountMicros: '10000' } }, flashingPrice],
    ['total_price', { unitPrice: { amountMicros }, subitems: [{ amount, length: 1000 }] }, flashingPrice],
  ])(
    'is reported at %s by the whole measurement and by the function of the figure',
    (param, line, figure) => {
      const account = { ...AUD, crushFoldBendCount: '999999999999999' }
      for (const result of [measureFlashing(line, account), figure(line as never, account)]) {
        expect(problemsIn(result)).toContain(`amount_out_of_range ${param}`)
      }
    },
  )
})

test('a flashing whose only side is deleted has neither figures nor workings (F4)', () => {
  const sides = { drawing: { isDeleted: true } }
  expect(flashingGirth(sides, AUD)).toEqual({
    ok: true,
    value: { totalGirth: '0', chargedSide: null, edges: [], finishes: [] },
  })
  expect(flashingBends(sides, AUD)).toEqual({
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
  expect(flashingBends({ drawing }, AUD)).toMatchObject({
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
  const answer = measureFlashing({ drawing }, AUD)
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
