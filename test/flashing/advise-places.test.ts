import { describe, expect, test } from 'vitest'
import { adviseFlashing, type AccountInput, type FlashingDrawing } from '../../src/entries/index.js'
import { adviceFor, free, linked } from './advice.js'

const AUD: AccountInput = { currency: 'AUD' }

const advice = adviceFor(AUD)

const EDGE = linked({ a: ['b'] })
/** Points from a to b to c. */
const { points: JOINT } = linked({ a: ['b'], b: ['c'] })

describe('F11: the path of advice', () => {
  test('leads to another side', () => {
    const forgetful = { ...EDGE, points: { a: { vectors: ['b'] }, b: {} } }
    expect(advice({ drawing: EDGE, otherSides: [EDGE, forgetful] })).toEqual([
      'edge_at_one_end other_sides[1].points.a.vectors[0]',
    ])
  })

  test('leads, on the canvas, to the end that records the edge', () => {
    const points = { a: { x: 1 }, b: { x: 1, connect: ['nowhere', 'a'] } }
    expect(advice({ drawing: { points, isFreeDrawing: false } })).toEqual([
      'edge_to_missing_point drawing.points.b.connect[0]',
      'edge_at_one_end drawing.points.b.connect[1]',
      'edge_without_size drawing.points.b.connect[1]',
    ])
  })
})

describe('F11: declared girth and bends', () => {
  const declared = (one: Partial<FlashingDrawing>) => advice({ drawing: one, totalGirth: '7', bends: '9' })
  const both = ['declared_bends_differ bends', 'declared_girth_differs total_girth']

  test.each<[string, Partial<FlashingDrawing>]>([
    ['edges', { lines: { values: { 'a-b': { size: 5 } } } }],
    ['a finish', { points: { a: { finish: { type: 'FINISH_TYPE_FEATHER', size: 5 } } } }],
  ])('are compared with a drawing that has only %s', (_, one) => {
    expect(declared(one)).toEqual(both)
  })

  test('are compared with a drawing that has only a joint', () => {
    expect(declared({ points: JOINT }).slice(0, 2)).toEqual(both)
  })

  test.each<[string, Partial<FlashingDrawing>]>([
    ['no parts', {}],
    ['a point', { points: { a: {} } }],
  ])('are not compared with a drawing that has only %s', (_, one) => {
    expect(declared(one)).toEqual([])
  })

  test('F11: a declared total is compared only if the line has both a cut list and a price per metre', () => {
    const sent = { drawing: EDGE, totalPrice: { amountMicros: '1000000' } }
    const subitems = [{ amount: 1, length: 1000 }]
    const unitPrice = { amountMicros: '20000000' }
    expect(advice(sent)).toEqual([])
    expect(advice({ ...sent, subitems })).toEqual([])
    expect(advice({ ...sent, unitPrice })).toEqual([])
    expect(advice({ ...sent, subitems, unitPrice })).toEqual(['declared_total_differs total_price'])
  })
})

describe('F11: the limits of a workshop', () => {
  test('include the thickness of the template only for a declared thickness', () => {
    expect(advice({ drawing: EDGE }, { templateThicknessMm: '0.42' })).toEqual([])
    expect(advice({ drawing: EDGE, thickness: '0.42' }, { templateThicknessMm: '0.420' })).toEqual([])
  })

  test('apply to neither a fold of size zero nor a hidden fold', () => {
    const folds = (values: NonNullable<Partial<FlashingDrawing>['lines']>['values']) =>
      advice(
        { drawing: { points: JOINT, lines: { ...(values === undefined ? {} : { values }) } } },
        { minimumFoldMm: 10 },
      )
    expect(folds({ 'a-b': { size: 100 }, 'b-c': { size: 9 } })).toEqual([
      'edge_below_minimum_fold drawing.lines.values.b-c.size',
    ])
    expect(folds({ 'a-b': { size: 100 }, 'b-c': { size: 10 } })).toEqual([])
    expect(folds({ 'a-b': { size: 100 }, 'b-c': { size: 9, hidden: true } })).toEqual([])
    expect(folds({ 'a-b': { size: 100 }, 'b-c': { size: 0 } })).toEqual([
      'edge_without_size drawing.lines.values.b-c.size',
    ])
  })

  test('F5: names a short edge measured on the canvas by the place where it is recorded', () => {
    const points = {
      a: { vectors: ['b'], x: 0, y: 0 },
      b: { vectors: ['c'], connect: ['a'], x: 40, y: 0 },
      c: { connect: ['b'], x: 40, y: 6 },
    }
    expect(advice({ drawing: { points, isFreeDrawing: false } }, { minimumFoldMm: 10 })).toEqual([
      'edge_below_minimum_fold drawing.points.b.vectors[0]',
    ])
  })
})

describe('F11: advice on the shape of a drawing', () => {
  test('reports a loop even if other edges are attached', () => {
    expect(advice({ drawing: linked({ a: ['b', 'd'], b: ['c'], c: ['a'] }) })).toEqual([
      'branching_point drawing.points.a',
      'drawing_loops drawing.points',
    ])
  })

  test('reports two strips as two pieces, not as a loop', () => {
    expect(advice({ drawing: linked({ a: ['b'], c: ['d'] }) })).toEqual(['drawing_in_pieces drawing.points'])
  })
})

describe('F11: the details of advice on a piece', () => {
  const detailsOf = (item: object, account: AccountInput = AUD) => {
    const result = adviseFlashing(
      { drawing: free(EDGE), subitems: [{ amount: 1, length: 2400, ...item }] },
      account,
    )
    if (!result.ok) throw new Error(JSON.stringify(result.problems))
    return result.value.map(({ code, details }) => [code, details])
  }
  const size = (sizeMm: string, limitMm: string) => ({
    size: sizeMm,
    limit: limitMm,
    unit: 'mm',
    sizeMm,
    limitMm,
  })

  test.each<readonly [object, string, object]>([
    [{ amount: 2.5 }, 'fractional_pieces', { sent: '2.5' }],
    [{ length: 15_001 }, 'piece_very_long', size('15001', '15000')],
    [{ length: 49.5 }, 'piece_very_short', size('49.5', '50')],
  ])('describe %j as %s: %j', (item, code, details) => {
    expect(detailsOf(item)).toEqual([[code, details]])
  })

  test('name the limit of the account', () => {
    expect(detailsOf({}, { ...AUD, longestPieceMm: '2000' })).toEqual([
      ['piece_very_long', size('2400', '2000')],
    ])
  })
})
