/** Tests all figures of the girth and the bends of flashings. Worked out by hand (F2 to F5). */
import { describe, expect, test } from 'vitest'
import { explained } from './described-flashings.js'

const joint = 'bend of a joint, F3, count: same of constant:bend_of_joint = 1'
const finish = (constant: string, bends: number) =>
  `bends of a finish, F3, count: same of constant:${constant} = ${String(bends)}`

/** The figures of a flashing without a cut list: 0 ÷ 1000 = 0. */
const NO_PIECES = {
  '#total_millimetres': 'length in millimetres, F6, millimetres: sum of  = 0',
  'constant:millimetres_per_metre': 'millimetres in a metre, M4, millimetres: constant of  = 1000',
  total_length: 'length, F6, metres: quotient of #total_millimetres, constant:millimetres_per_metre = 0',
  charged_length: 'total charged length, F6, metres: same of total_length = 0',
}

describe('the figures of a flashing', () => {
  test('F2, F3: include edges, joints, and each kind of finish', () => {
    // 25 + 150.5 + 90 + 10 + 8 = 283.5 mm; two joints, and 2 + 2 + 1 + 1 bends of finishes: 8.
    const { root, figures } = explained({
      drawing: {
        points: {
          a: { vectors: ['b'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
          b: { vectors: ['c'], connect: ['a'], finish: { type: 'FINISH_TYPE_OPEN_HOOK', size: 8 } },
          c: { vectors: ['d'], connect: ['b'], finish: { type: 'FINISH_TYPE_FEATHER' } },
          d: { finish: { type: 'FINISH_TYPE_DRIP_EDGE' } },
          e: { finish: { type: 'FINISH_TYPE_UNSPECIFIED' } },
        },
        lines: {
          values: { 'a-b': { size: 25 }, 'b-c': { size: 150.5 }, 'c-d': { size: 90, hidden: false } },
        },
      },
    })
    expect(root).toBe('total_girth')
    const edge = (size: string) => `size of an edge, F2, millimetres: given = ${size}`
    expect(figures).toEqual({
      'request:drawing.lines.values.a-b.size': edge('25'),
      'request:drawing.lines.values.b-c.size': edge('150.5'),
      'request:drawing.lines.values.c-d.size': edge('90'),
      'request:drawing.points.a.finish.size': 'size of a finish, F2, millimetres: given = 10',
      'request:drawing.points.b.finish.size': 'size of a finish, F2, millimetres: given = 8',
      'drawing#girth':
        'girth of the side, F2, millimetres: sum of request:drawing.lines.values.a-b.size, ' +
        'request:drawing.lines.values.b-c.size, request:drawing.lines.values.c-d.size, ' +
        'request:drawing.points.a.finish.size, request:drawing.points.b.finish.size = 283.5, edge_without_size',
      'constant:bend_of_joint': 'bend of a joint, F3, count: constant of  = 1',
      'constant:bends_of_crush_fold': 'bends of a crush fold, F3, count: constant of  = 2',
      'constant:bends_of_open_hook': 'bends of an open hook, F3, count: constant of  = 2',
      'constant:bends_of_feather': 'bends of a feather, F3, count: constant of  = 1',
      'constant:bends_of_drip_edge': 'bends of a drip edge, F3, count: constant of  = 1',
      'drawing.points.b#joint': joint,
      'drawing.points.c#joint': joint,
      'drawing.points.a.finish#bends': finish('bends_of_crush_fold', 2),
      'drawing.points.b.finish#bends': finish('bends_of_open_hook', 2),
      'drawing.points.c.finish#bends': finish('bends_of_feather', 1),
      'drawing.points.d.finish#bends': finish('bends_of_drip_edge', 1),
      'drawing#bends':
        'bends of the side, F3, count: sum of drawing.points.b#joint, drawing.points.c#joint, ' +
        'drawing.points.a.finish#bends, drawing.points.b.finish#bends, drawing.points.c.finish#bends, ' +
        'drawing.points.d.finish#bends = 8, finish_without_bends',
      total_girth: 'girth, F4, millimetres: same of drawing#girth = 283.5',
      bends: 'bends, F4, count: same of drawing#bends = 8',
      ...NO_PIECES,
    })
  })

  test('F3: use `crushFoldBendCount` for a crush fold, but not for other finishes', () => {
    const { figures } = explained(
      {
        drawing: {
          points: {
            a: { finish: { type: 'FINISH_TYPE_CRUSH_FOLD' } },
            b: { finish: { type: 'FINISH_TYPE_OPEN_HOOK' } },
          },
        },
      },
      { crushFoldBendCount: 1 },
    )
    expect(figures).toMatchObject({
      'settings:crush_fold_bend_count': 'bends of a crush fold, F3, count: given = 1',
      'drawing.points.a.finish#bends':
        'bends of a finish, F3, count: same of settings:crush_fold_bend_count = 1',
      'drawing.points.b.finish#bends': finish('bends_of_open_hook', 2),
      'drawing#bends':
        'bends of the side, F3, count: sum of drawing.points.a.finish#bends, drawing.points.b.finish#bends = 3',
    })
  })

  test('F4: take the bends from the earlier of two sides with the same girth', () => {
    // Both are 100 mm; the first has no bend, the second has one joint.
    const { figures } = explained({
      drawing: { lines: { values: { 'a-b': { size: 100 } } } },
      otherSides: [
        {
          points: { a: { vectors: ['b'] }, b: { vectors: ['c'], connect: ['a'] } },
          lines: { values: { 'a-b': { size: 60 }, 'b-c': { size: 40 } } },
        },
      ],
    })
    expect(figures).toEqual({
      'request:drawing.lines.values.a-b.size': 'size of an edge, F2, millimetres: given = 100',
      'drawing#girth':
        'girth of the side, F2, millimetres: sum of request:drawing.lines.values.a-b.size = 100',
      'drawing#bends': 'bends of the side, F3, count: sum of  = 0',
      'request:other_sides[0].lines.values.a-b.size': 'size of an edge, F2, millimetres: given = 60',
      'request:other_sides[0].lines.values.b-c.size': 'size of an edge, F2, millimetres: given = 40',
      'other_sides[0]#girth':
        'girth of the side, F2, millimetres: sum of request:other_sides[0].lines.values.a-b.size, ' +
        'request:other_sides[0].lines.values.b-c.size = 100',
      'constant:bend_of_joint': 'bend of a joint, F3, count: constant of  = 1',
      'other_sides[0].points.b#joint': joint,
      'other_sides[0]#bends': 'bends of the side, F3, count: sum of other_sides[0].points.b#joint = 1',
      total_girth:
        'girth, F4, millimetres: maximum of drawing#girth, other_sides[0]#girth = 100, side_of_smaller_girth',
      bends: 'bends, F4, count: same of drawing#bends = 0, side_of_smaller_girth',
      ...NO_PIECES,
    })
  })

  test('F4: have no girth and no bends if every side is deleted', () => {
    const { figures } = explained({
      drawing: { isDeleted: true, lines: { values: { 'a-b': { size: 100 } } } },
    })
    expect(figures).toEqual({
      total_girth: 'girth, F4, millimetres: sum of  = 0, side_deleted',
      bends: 'bends, F4, count: sum of  = 0, side_deleted',
      ...NO_PIECES,
    })
    const other = explained({ otherSides: [{ isDeleted: true }] })
    expect(other.figures['bends']).toBe('bends, F4, count: sum of  = 0, side_deleted')
    expect(explained({}).figures['bends']).toBe('bends, F4, count: sum of  = 0')
  })

  test('F5: measure edges on the canvas', () => {
    // From (0, 0) to (30, 40): 50; from (30, 40) to (31, 41): 1.41. The edge back is hidden, and the finish
    // has a size.
    const { figures } = explained({
      drawing: {
        isFreeDrawing: false,
        points: {
          a: { x: 0, y: 0, vectors: ['b'] },
          b: { x: 30, y: 40, vectors: ['c', 'a'] },
          c: { x: 31, y: 41, finish: { type: 'FINISH_TYPE_FEATHER', size: 12 } },
        },
        lines: { values: { 'a-b': { size: 7 }, 'b-a': { hidden: true } } },
      },
    })
    const length = 'length of an edge on the canvas, F5, millimetres: given'
    expect(figures).toMatchObject({
      'request:drawing.points.a.vectors[0]': `${length} = 50`,
      'request:drawing.points.b.vectors[0]': `${length} = 1.41`,
      'request:drawing.points.c.finish.size': 'size of a finish, F2, millimetres: given = 12',
      'drawing#girth':
        'girth of the side, F5, millimetres: sum of request:drawing.points.a.vectors[0], ' +
        'request:drawing.points.b.vectors[0], request:drawing.points.c.finish.size = 63.41, edge_hidden',
    })
    expect(Object.keys(figures).filter((id) => id.startsWith('request:'))).toHaveLength(3)
  })
})
