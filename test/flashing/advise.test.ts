import { describe, expect, test } from 'vitest'
import {
  adviseFlashing,
  advisoryCodes,
  type AccountInput,
  type FlashingDrawing,
  type FlashingDrawingInput,
  type FlashingLineInput,
  type Point,
  type SheetLimits,
  type Advisory,
} from '../../src/entries/index.js'
import { adviceFor, free, linked } from './advice.js'

type AdvisoryCode = Advisory['code']

const AUD: AccountInput = { currency: 'AUD', minimumFlashingLengthMm: 250 }

/** An L of 100 and 50 with a crush fold. It gets no advice. */
const L_SHAPE = {
  points: {
    a: { vectors: ['b'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
    b: { vectors: ['c'], connect: ['a'] },
    c: { connect: ['b'] },
  },
  lines: { values: { 'a-b': { size: 100 }, 'b-c': { size: 50 } } },
} as const satisfies Partial<FlashingDrawing>

const SOUND: FlashingLineInput = {
  thickness: '0.55',
  bends: '3.0',
  totalGirth: '160',
  totalLength: '5.25',
  unitPrice: { amountMicros: '20000000' },
  totalPrice: { amountMicros: '111000000' },
  subitems: [
    { amount: 2, length: 2400 },
    { amount: 3, length: 150 },
  ],
  drawing: L_SHAPE,
}

const advice = adviceFor(AUD)

function drawn(points: Record<string, Point>, rest: Partial<FlashingDrawing> = {}): FlashingLineInput {
  return { drawing: { points, ...rest } }
}

/** Gives the edge with each of these keys a size of 100. */
function sizes(...keys: readonly string[]): Partial<FlashingDrawing> {
  return { lines: { values: Object.fromEntries(keys.map((key) => [key, { size: 100 }])) } }
}

const CASES: readonly (readonly [AdvisoryCode, string, FlashingLineInput, SheetLimits?])[] = [
  ['declared_bends_differ', 'bends', { ...SOUND, bends: '2' }],
  ['declared_girth_differs', 'total_girth', { ...SOUND, totalGirth: '159.9' }],
  ['declared_length_differs', 'total_length', { ...SOUND, totalLength: '5.55' }],
  ['declared_total_differs', 'total_price', { ...SOUND, totalPrice: { amountMicros: '105000000' } }],
  ['edge_at_one_end', 'drawing.points.a.vectors[0]', drawn({ a: { vectors: ['b'] }, b: {} }, sizes('a-b'))],
  ['edge_to_missing_point', 'drawing.points.a.connect[0]', drawn({ a: { connect: ['nowhere'] } })],
  ['branching_point', 'drawing.points.a', { drawing: linked({ a: ['b', 'c', 'd'] }) }],
  ['drawing_in_pieces', 'drawing.points', { drawing: linked({ a: ['b'], c: [] }) }],
  ['drawing_loops', 'drawing.points', { drawing: linked({ a: ['b'], b: ['c'], c: ['a'] }) }],
  ['edge_without_size', 'drawing.lines.values.a-b.size', { drawing: linked({ a: ['b'] }, 0) }],
  [
    'finish_on_joint',
    'drawing.points.b.finish',
    {
      ...SOUND,
      bends: '4',
      totalGirth: '165',
      drawing: {
        ...L_SHAPE,
        points: {
          ...L_SHAPE.points,
          b: { ...L_SHAPE.points.b, finish: { type: 'FINISH_TYPE_FEATHER', size: 5 } },
        },
      },
    },
  ],
  ['edge_below_minimum_fold', 'drawing.lines.values.b-c.size', SOUND, { minimumFoldMm: 51 }],
  ['girth_over_sheet', 'total_girth', SOUND, { maximumGirthMm: '159.99' }],
  ['length_over_sheet', 'subitems[0].length', SOUND, { maximumLengthMm: 2399 }],
  ['fractional_pieces', 'subitems[0].amount', { subitems: [{ amount: 0.5, length: 2400 }] }],
  ['fractional_pieces', 'subitems[0].amount', { subitems: [{ amount: -1.5, length: 2400 }] }],
  ['piece_very_long', 'subitems[0].length', { subitems: [{ amount: 1, length: 15_000.5 }] }],
  ['piece_very_short', 'subitems[0].length', { subitems: [{ amount: 1, length: 49.9 }] }],
  [
    'length_over_sheet',
    'subitems[0].length',
    { subitems: [{ amount: 1, length: 16_000 }] },
    { maximumLengthMm: 6000 },
  ],
  [
    'piece_very_short',
    'subitems[0].length',
    { subitems: [{ amount: 1, length: 6 }] },
    { maximumLengthMm: 6000 },
  ],
  ['thickness_differs_from_template', 'thickness', SOUND, { templateThicknessMm: '0.42' }],
  [
    'taper_exceeds_girth',
    'other_sides',
    {
      ...SOUND,
      otherSides: [{ ...L_SHAPE, lines: { values: { 'a-b': { size: 40 }, 'b-c': { size: 100 } } } }],
    },
  ],
]

describe('F11: an entry of the cut list', () => {
  test.each([
    ['a length of exactly 15 m', { amount: 1, length: 15_000 }],
    ['a length of exactly 50 mm', { amount: 1, length: 50 }],
    ['an amount of 0', { amount: 0, length: 16_000 }],
    ['no amount (F6)', { length: 16_000 }],
    ['no length (F6)', { amount: 2 }],
    ['a negative whole number of pieces', { amount: -2, length: 2400 }],
  ])('gets no advice with %s', (_, entry) => {
    expect(advice({ subitems: [entry] })).toEqual([])
  })
})

describe('F11: advice on a flashing', () => {
  test('is empty for a sound flashing', () => {
    expect(advice(SOUND)).toEqual([])
    expect(
      advice(SOUND, {
        templateThicknessMm: 0.55,
        minimumFoldMm: 50,
        maximumGirthMm: 160,
        maximumLengthMm: 2400,
      }),
    ).toEqual([])
  })

  test.each(CASES.map(([code, param, line, limits]) => ({ code, param, line, limits })))(
    'contains only $code at $param',
    ({ code, param, line, limits }) => {
      expect(advice(line, limits)).toEqual([`${code} ${param}`])
    },
  )

  test('has a case here for each of its codes', () => {
    const ofFlashings = advisoryCodes.filter(({ rules }) => {
      const all = new Set<string>(rules)
      return all.has('F11') || !all.has('V10')
    })
    expect(new Set(CASES.map(([code]) => code))).toEqual(new Set(ofFlashings.map(({ code }) => code)))
  })

  test('F5: treats a drawing without isFreeDrawing as free, with a notice', () => {
    const { points, lines } = L_SHAPE
    const codes = (drawing: FlashingDrawingInput, otherSides: readonly FlashingDrawingInput[] = []) => {
      const result = adviseFlashing({ drawing, otherSides }, AUD)
      return result.ok && result.value.map(({ code, severity, param }) => [code, severity, param])
    }
    expect(codes({ points, lines })).toEqual([['drawing_taken_as_free', 'notice', 'drawing.is_free_drawing']])
    expect(codes(free({}), [{ isDeleted: true }, {}])).toEqual([
      ['drawing_taken_as_free', 'notice', 'other_sides[1].is_free_drawing'],
    ])
    expect(codes({ points, lines, isFreeDrawing: true })).toEqual([])
    expect(codes({ isFreeDrawing: false })).toEqual([])
  })

  test('has a severity', () => {
    const result = adviseFlashing({ ...SOUND, bends: '2' }, AUD)
    expect(result.ok && result.value[0]?.severity).toBe('warning')
  })

  test('does not compare declared figures with an absent drawing or cut list', () => {
    const { bends, totalGirth, totalLength, totalPrice, unitPrice } = SOUND
    const declared = { bends: bends ?? '', totalGirth: totalGirth ?? '', totalLength: totalLength ?? '' }
    expect(
      advice({ ...declared, ...(totalPrice && { totalPrice }), ...(unitPrice && { unitPrice }) }),
    ).toEqual([])
    expect(advice({ ...declared, drawing: {} })).toEqual([])
  })

  test.each([{ a: ['a'] }, { a: ['b'], b: ['a'] }])(
    'reports an edge from a point to itself, and two between the same points, as a loop: %j',
    (edges) => {
      expect(advice({ drawing: linked(edges) })).toEqual(['drawing_loops drawing.points'])
    },
  )

  test('reports a hidden edge without a size', () => {
    const hidden = { lines: { values: { 'a-b': { hidden: true } } } }
    expect(advice(drawn({ a: { vectors: ['b'] }, b: { connect: ['a'] } }, hidden))).toEqual([
      'edge_without_size drawing.lines.values.a-b.size',
    ])
  })

  test('finds the size of an edge under the id of the other direction', () => {
    expect(advice(drawn({ a: { vectors: ['b'] }, b: { connect: ['a'] } }, sizes('b-a')))).toEqual([])
  })

  test('reports an edge recorded only at its end as edge_at_one_end and edge_without_size', () => {
    expect(advice(drawn({ a: {}, b: { connect: ['a'] } }))).toEqual([
      'edge_at_one_end drawing.points.b.connect[0]',
      'edge_without_size drawing.lines.values.a-b.size',
    ])
  })

  test('reports an edge without a size on the canvas only if its points coincide', () => {
    const onCanvas = (x: number) =>
      drawn({ a: { x: 1, vectors: ['b'] }, b: { x, connect: ['a'] } }, { isFreeDrawing: false })
    expect(advice(onCanvas(9))).toEqual([])
    expect(advice(onCanvas(1.004))).toEqual(['edge_without_size drawing.points.a.vectors[0]'])
  })

  test('does not report a side that is larger edge by edge as a taper', () => {
    const larger = { ...L_SHAPE, lines: { values: { 'a-b': { size: 120 }, 'b-c': { size: 50 } } } }
    expect(advice({ ...SOUND, totalGirth: '180', otherSides: [larger] })).toEqual([])
  })

  test('does not report a side that equals the drawing in another notation as a taper', () => {
    const { points } = L_SHAPE
    const reordered = { points, lines: { values: { 'b-c': { size: 50 }, 'a-b': { size: 100 } } } }
    const backwards = {
      points: {
        '1': { vectors: ['2'] },
        '2': { vectors: ['3'], connect: ['1'] },
        '3': { connect: ['2'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
      },
      lines: { values: { '1-2': { size: 50 }, '2-3': { size: 100 } } },
    } as const
    expect(advice({ ...SOUND, otherSides: [reordered] })).toEqual([])
    expect(advice({ ...SOUND, otherSides: [backwards] })).toEqual([])
    expect(advice({ ...SOUND, otherSides: [reordered, backwards] })).toEqual([])
  })

  test('reports a taper by the ids of its points, even with a third side', () => {
    const narrower = { ...L_SHAPE, lines: { values: { 'b-c': { size: 60 }, 'a-b': { size: 80 } } } }
    const tapers = ['taper_exceeds_girth other_sides']
    expect(advice({ ...SOUND, otherSides: [narrower] })).toEqual(tapers)
    expect(advice({ ...SOUND, otherSides: [L_SHAPE, narrower] })).toEqual(tapers)
  })

  test('ignores a deleted side', () => {
    expect(
      advice({ ...SOUND, otherSides: [{ isDeleted: true, points: { a: { vectors: ['nowhere'] } } }] }),
    ).toEqual([])
  })

  test('is replaced by problems for an unreadable line', () => {
    const result = adviseFlashing({ drawing: { points: { a: { x: NaN } } } }, AUD, { minimumFoldMm: -1 })
    expect(result.ok ? [] : result.problems.map(({ code, param, source }) => [code, param, source])).toEqual([
      ['invalid_type', 'drawing.points.a.x', 'request'],
      ['out_of_range', 'limits.minimum_fold_mm', 'settings'],
    ])
  })

  test('treats ids such as `__proto__` and `constructor` as ordinary ids', () => {
    const points = Object.fromEntries([
      ['__proto__', { vectors: ['constructor'] }],
      ['constructor', { connect: ['__proto__'] }],
    ])
    const values = Object.fromEntries([['__proto__-constructor', { size: 20 }]])
    expect(advice(drawn(points, { lines: { values } }))).toEqual([])
    expect(advice(drawn({ a: { vectors: ['toString'] } }, sizes('a-toString')))).toEqual([
      'edge_to_missing_point drawing.points.a.vectors[0]',
    ])
  })

  test('checks thousands of points in a ring quickly', () => {
    const next = Array.from({ length: 20_000 }, (_, index) => String((index + 1) % 20_000))
    const points = Object.fromEntries(
      next.map((to, index) => [index, { vectors: [to], connect: [next.at(index - 2) ?? ''] }]),
    )
    const values = Object.fromEntries(next.map((to, index) => [`${String(index)}-${to}`, { size: 1 }]))
    expect(advice(drawn(points, { lines: { values } }))).toEqual(['drawing_loops drawing.points'])
  })
})
