/** Tests every action on one design, with its corners computed by hand. */
import { describe, expect, test } from 'vitest'
import {
  applyAction,
  emptyDesign,
  hitTest,
  type Design,
  type DesignAction,
} from '../../../src/entries/designer.js'
import { viewBoxOf } from '../../../src/designer/model/grasp.js'
import {
  acted,
  add,
  at,
  bend,
  corners,
  edges,
  loaded,
  move,
  nudge,
  remove,
  resize,
  show,
  slide,
  split,
  taper,
  type Place,
} from './shapes.js'

/** A step of 100 mm right, 50 mm down and 80 mm right: (0, 0), (100, 0), (100, 50), (180, 50). */
const step = acted(emptyDesign, ...[at(100, 0), at(100, 50), at(180, 50)].map((to) => add('end', to)))

const [START, ONE, TWO, END] = [
  [0, 0],
  [100, 0],
  [100, 50],
  [180, 50],
]

test('the example has the intended corners and edges', () => {
  expect(corners(step)).toEqual([START, ONE, TWO, END])
  expect(edges(step)).toEqual(['100 at 0', '50 at 90', '80 at -90'])
})

describe('the corners of a design', () => {
  const rows: readonly (readonly [what: string, action: DesignAction, corners: readonly unknown[]])[] = [
    // The new edge is 60 mm down from the end, and then 40 mm up to the start.
    ['adding a point at the end', add('end', at(180, 110)), [START, ONE, TWO, END, [180, 110]]],
    ['adding a point at the start', add('start', at(0, 40)), [[0, 40], START, ONE, TWO, END]],
    // (3, 48) is 48.09 long and 86.4° steep. It snaps to 50 mm and a right angle. Free, it is 48 mm and 86°.
    ['adding a point that snaps', add('end', at(183, 98)), [START, ONE, TWO, END, [180, 100]]],
    ['adding a free point', add('end', at(183, 98), true), [START, ONE, TWO, END, [183.35, 97.88]]],
    ['moving the end', move(3, at(100, 130)), [START, ONE, TWO, [100, 130]]],
    // (83, 3) is 83.05 long and 2.07° steep. It snaps to 85 mm and level. Free, it is 83 mm and 2°.
    ['moving the end a little', move(3, at(183, 53)), [START, ONE, TWO, [185, 50]]],
    ['moving the end freely', move(3, at(183, 53), true), [START, ONE, TWO, [182.95, 52.9]]],
    // The later points move too, and the later edges keep their directions.
    ['moving a corner', move(2, at(180, 0)), [START, ONE, [180, 0], [260, 0]]],
    ['moving the first corner', move(1, at(0, 70)), [START, [0, 70], [0, 120], [80, 120]]],
    // The later points do not move.
    ['moving the start', move(0, at(100, -60)), [[100, -60], ONE, TWO, END]],
    ['moving an edge sideways', slide(1, at(10, 7)), [START, [110, 0], [110, 50], END]],
    ['moving an edge a little', slide(1, at(3, 0)), [START, [105, 0], [105, 50], END]],
    ['moving an edge freely', slide(1, at(3, 0), true), [START, [103, 0], [103, 50], END]],
    ['moving the first edge', slide(0, at(0, 10)), [[0, 10], [100, 10], TWO, END]],
    ['moving the last edge', slide(2, at(0, -10)), [START, ONE, [100, 40], [180, 40]]],
    ['removing the start', remove(0), [ONE, TWO, END]],
    ['removing the end', remove(3), [START, ONE, TWO]],
    // 50 and 80 mm at 45° are 35.36 and 56.57 in both directions.
    ['setting an angle of 135°', bend(1, 135), [START, ONE, [135.36, 35.36], [191.92, -21.21]]],
    ['setting an angle of 135° at a left turn', bend(2, 135), [START, ONE, TWO, [156.57, 106.57]]],
    [
      'setting an angle of 225°, which is 135° in the other direction',
      bend(1, 225),
      [START, ONE, [135.36, -35.36], [78.79, -91.92]],
    ],
    ['straightening a bend', bend(1, 180), [START, ONE, [150, 0], [150, -80]]],
    ['folding a bend flat', bend(1, 0), [START, ONE, [50, 0], [50, 80]]],
    ['flipping a bend', { type: 'flipBend', point: 1 }, [START, ONE, [100, -50], [20, -50]]],
    ['rotating the design', { type: 'rotate', by: 90 }, [START, [0, 100], [-50, 100], [-50, 180]]],
    ['rotating the design back', { type: 'rotate', by: -450 }, [START, [0, -100], [50, -100], [50, -180]]],
    ['setting the size of an edge', resize(1, 62.5), [START, ONE, [100, 62.5], [180, 62.5]]],
    ['splitting an edge', split(0, 0.25), [START, [25, 0], ONE, TWO, END]],
    ['splitting the last edge', split(2), [START, ONE, TWO, [140, 50], END]],
  ]
  test.each(rows)('are correct after %s', (_, action, expected) => {
    expect(corners(applyAction(step, action))).toEqual(expected)
  })
})

describe('a keyboard step', () => {
  // 80 mm at 5° are 79.70 and 6.97. 100 mm at 5° are 99.62 and 8.72.
  const rows: readonly (readonly [point: number, by: Place, corners: readonly unknown[]])[] = [
    [3, at(5, 0), [START, ONE, TWO, [185, 50]]],
    [3, at(-5, 0), [START, ONE, TWO, [175, 50]]],
    [3, at(0, 5), [START, ONE, TWO, [179.7, 56.97]]],
    [3, at(0, -5), [START, ONE, TWO, [179.7, 43.03]]],
    [2, at(0, 5), [START, ONE, [100, 55], [180, 55]]],
    [1, at(0, 5), [START, [99.62, 8.72], [99.62, 58.72], [179.62, 58.72]]],
    // At the start, the other points stay.
    [0, at(-5, 0), [[-5, 0], ONE, TWO, END]],
    [0, at(5, 0), [[5, 0], ONE, TWO, END]],
    [0, at(0, -5), [[0.38, -8.72], ONE, TWO, END]],
    [0, at(0, 5), [[0.38, 8.72], ONE, TWO, END]],
  ]
  test.each(rows)('moves point %d by %j', (point, by, expected) => {
    expect(corners(applyAction(step, nudge(point, by)))).toEqual(expected)
  })

  test.each([
    [82, 5, false, 85],
    [82, -5, false, 80],
    [82.5, 1, true, 83],
    [82.5, -1, true, 82],
    [80, 1, true, 81],
    [5, 5, false, 10],
    [9996, 5, false, 10_000],
    // The size would be 0 or too large.
    [5, -5, false, 5],
    [4, -5, false, 4],
    [10_000, 5, false, 10_000],
  ])('changes %d mm by %d (free: %s) to %d mm', (size, x, isFree, expected) => {
    const before = applyAction(step, resize(2, size))
    const after = applyAction(before, nudge(3, at(x, 0), isFree))
    expect(after.edges[2]?.size).toBe(expected)
  })
})

describe('removing a middle point', () => {
  test('keeps the directions of the edges around the new edge', () => {
    // (100, 50) is 111.80 long and 26.57° steep. (80, 50) is 94.34 long and 32.01° steep.
    expect(edges(applyAction(step, remove(2)))).toEqual(['100 at 0', '94.34 at 32.01'])
    const first = applyAction(step, remove(1))
    expect([first.heading, edges(first)]).toEqual([26.57, ['111.8 at 0', '80 at -26.57']])
  })

  test('uses the direction of the visible side for both sides of a taper', () => {
    const near = acted(step, taper(true), show('near'))
    // On the near side, the step is 60 mm high: (80, 60) is 100 long and 36.87° steep.
    const higher = applyAction(near, resize(1, 60))
    const byNear = applyAction(higher, remove(2))
    expect(edges(byNear)).toEqual(['100 at 0', '94.34 at 36.87'])
    expect(byNear.edges.map(({ nearSize }) => nearSize)).toEqual([100, 100])
    const byFar = acted(higher, show('far'), remove(2))
    expect(byFar.edges.map(({ turn }) => turn)).toEqual([0, 32.01])
  })

  test('does nothing if the neighbours of the point coincide', () => {
    const flat = acted(step, bend(1, 0), resize(1, 100))
    expect(corners(flat)[2]).toEqual(START)
    expect(applyAction(flat, remove(1))).toBe(flat)
  })
})

describe('an edge that moves sideways', () => {
  test('does not change a neighbour in its own direction', () => {
    const straight = applyAction(step, bend(1, 180))
    expect(applyAction(straight, slide(0, at(0, 20)))).toBe(straight)
  })

  test('changes slanted neighbours by more than its movement', () => {
    // At 45°, 10 mm across are 14.14 mm along: 50 + 14.14 is 64.14, rounded to 64.
    const slanted = applyAction(step, bend(1, 135))
    const moved = applyAction(slanted, slide(0, at(0, -10), true))
    expect(edges(moved)).toEqual(['100 at 0', '64 at 45', '80 at -90'])
    // The start moves along the neighbour by 14 mm.
    expect(corners(moved)[0]).toEqual([-9.9, -9.9])
  })
})

describe('other actions', () => {
  const hook = { type: 'FINISH_TYPE_OPEN_HOOK', size: 12, flip: false } as const

  test('add and flip a fold at the given end', () => {
    const both = [
      { type: 'setFold' as const, end: 'start' as const, fold: hook },
      { type: 'setFold' as const, end: 'end' as const, fold: { ...hook, size: 15 } },
      { type: 'flipFold' as const, end: 'start' as const },
    ].reduce<Design>(applyAction, step)
    expect([both.startFold, both.endFold]).toEqual([
      { ...hook, flip: true },
      { ...hook, size: 15 },
    ])
    const flipped = applyAction(both, { type: 'flipFold', end: 'end' })
    expect([flipped.startFold?.flip, flipped.endFold?.flip]).toEqual([true, true])
    const bare = applyAction(flipped, { type: 'setFold', end: 'end', fold: undefined })
    expect([bare.startFold?.size, bare.endFold]).toEqual([12, undefined])
    expect(applyAction(bare, { type: 'flipFold', end: 'end' })).toBe(bare)
  })

  test('hide and show an edge', () => {
    const hidden = applyAction(step, { type: 'hideEdge', edge: 1, isHidden: true })
    expect(hidden.edges.map(({ isHidden }) => isHidden)).toEqual([false, true, false])
    expect(applyAction(hidden, { type: 'hideEdge', edge: 1, isHidden: false })).toEqual(step)
    expect(applyAction(step, { type: 'hideEdge', edge: 7, isHidden: true })).toBe(step)
  })

  test('flip the colour side, and set the name', () => {
    const right = applyAction(step, { type: 'flipColour' })
    expect([step.colourSide, right.colourSide]).toEqual(['left', 'right'])
    expect(applyAction(right, { type: 'flipColour' }).colourSide).toBe('left')
    const named = applyAction(step, { type: 'rename', name: 'Step' })
    expect(named.name).toBe('Step')
    expect(applyAction(step, { type: 'rename', name: 'x'.repeat(101) }).name).toHaveLength(100)
    expect(applyAction(named, { type: 'rename', name: 5 as unknown as string })).toBe(named)
  })

  test('load another design', () => {
    expect(applyAction(step, { type: 'load', design: emptyDesign })).toBe(emptyDesign)
  })

  test('set sizes on both sides, or on one side of a taper', () => {
    expect(applyAction(step, show('near'))).toBe(step)
    const wider = applyAction(step, resize(2, 90))
    expect([wider.edges[2]?.size, wider.edges[2]?.nearSize]).toEqual([90, 90])
    const far = acted(wider, taper(true), resize(2, 70))
    expect([far.edges[2]?.size, far.edges[2]?.nearSize]).toEqual([70, 90])
  })
})

test.each<DesignAction>([
  { type: 'addPoint', end: 'end', to: at(NaN, 0) },
  { type: 'movePoint', point: 4, to: at(5, 5) },
  { type: 'movePoint', point: -1, to: at(5, 5) },
  { type: 'movePoint', point: 1.5, to: at(5, 5) },
  { type: 'movePoint', point: 1, to: at(Infinity, 5) },
  { type: 'nudgePoint', point: 4, by: at(5, 0) },
  { type: 'nudgePoint', point: -1, by: at(5, 0) },
  { type: 'nudgePoint', point: 1, by: at(5, NaN) },
  { type: 'moveEdge', edge: 3, by: at(5, 5) },
  { type: 'moveEdge', edge: -1, by: at(5, 5) },
  { type: 'moveEdge', edge: 1, by: at(0, 0) },
  { type: 'splitEdge', edge: 3 },
  { type: 'splitEdge', edge: -1 },
  { type: 'splitEdge', edge: 1, share: 0 },
  { type: 'splitEdge', edge: 1, share: 1 },
  { type: 'removePoint', point: 4 },
  { type: 'removePoint', point: -1 },
  { type: 'setSize', edge: 3, size: 5 },
  { type: 'setSize', edge: 1, size: 0 },
  { type: 'setSize', edge: 1, size: -5 },
  { type: 'setSize', edge: 1, size: 10_000.01 },
  { type: 'setAngle', point: 0, angle: 90 },
  { type: 'setAngle', point: 3, angle: 90 },
  { type: 'setAngle', point: 1, angle: 360 },
  { type: 'setAngle', point: 1, angle: -1 },
  { type: 'flipBend', point: 0 },
  { type: 'flipBend', point: 3 },
  { type: 'rotate', by: NaN },
  { type: 'rotate', by: 360 },
  { type: 'nothing' } as never,
  undefined as never,
])('the action %j leaves the design unchanged', (action) => {
  expect(applyAction(step, action)).toBe(step)
})

test('a design has at most sixty edges', () => {
  let full: Design = emptyDesign
  for (let index = 1; index <= 60; index++)
    full = applyAction(full, add('end', at(index * 10, index % 2 === 0 ? 0 : 10)))
  expect(full.edges).toHaveLength(60)
  expect(applyAction(full, add('end', at(700, 0)))).toBe(full)
  expect(applyAction(full, split(3))).toBe(full)
})

test('an empty design has no point or edge to change', () => {
  const elsewhere = loaded({ start: at(10, 20) })
  for (const action of [
    move(0, at(50, 50)),
    nudge(0, at(5, 0)),
    slide(0, at(5, 5)),
    split(0),
    remove(0),
    remove(1),
  ])
    expect(applyAction(elsewhere, action)).toBe(elsewhere)
})

describe('the target under a finger', () => {
  test.each<readonly [x: number, y: number, radius: number, found: unknown]>([
    [97, 4, 10, { type: 'point', point: 1 }],
    [100, 40, 10, { type: 'point', point: 2 }],
    [190, 50, 10, { type: 'point', point: 3 }],
    [50, 8, 10, { type: 'edge', edge: 0, share: 0.5 }],
    [50, 10, 10, { type: 'edge', edge: 0, share: 0.5 }],
    [92, 25, 10, { type: 'edge', edge: 1, share: 0.5 }],
    [120, 45, 10, { type: 'edge', edge: 2, share: 0.25 }],
    // The nearer of two edges counts: the first is 12 mm away, the second 11.
    [89, 12, 12, { type: 'edge', edge: 1, share: 0.24 }],
    // A point within the radius counts even if an edge is nearer.
    [88, 2, 13, { type: 'point', point: 1 }],
    [50, 10.01, 10, undefined],
    [-11, 0, 10, undefined],
    [191, 50, 10, undefined],
    [NaN, 0, 10, undefined],
    [0, 0, 0, { type: 'point', point: 0 }],
    [0, 0, NaN, undefined],
  ])('found at (%d, %d) within %d mm is %j', (x, y, radius, found) => {
    expect(hitTest(step, at(x, y), radius)).toEqual(found)
  })

  test('has its share of the length on a slanted edge', () => {
    // (60, 80) from (10, 20) is 100 long. 5 mm across is (-4, 3).
    const slanted = loaded({
      start: at(10, 20),
      heading: 53.13,
      edges: [{ size: 100, nearSize: 100, turn: 0, isHidden: false }],
    })
    for (const [x, y] of [
      [25 - 4, 40 + 3],
      [25 + 4, 40 - 3],
    ] as const) {
      const found = hitTest(slanted, at(x, y), 5.01)
      expect(found).toMatchObject({ type: 'edge', edge: 0 })
      expect(found?.type === 'edge' && found.share).toBeCloseTo(0.25, 4)
    }
    expect(hitTest(slanted, at(21, 43), 4.99)).toBeUndefined()
  })

  test('is undefined on an empty design', () => {
    for (const radius of [1000, Infinity]) expect(hitTest(emptyDesign, at(0, 0), radius)).toBeUndefined()
    expect(hitTest(step, at(0, 0), '10' as unknown as number)).toBeUndefined()
  })
})

describe('the view', () => {
  // The step is 180 × 50 mm, with a margin of 22% of the larger side: 120 + 2 × 26.4 is 173 high. The middle
  // is (90, 25).
  const usual = { x: -40, y: -61, width: 260, height: 173 }
  test.each<readonly [ratio: unknown, view: object]>([
    [1.5, usual],
    [undefined, usual],
    [NaN, usual],
    [0.01, usual],
    [100, usual],
    ['wide', usual],
    ['2', usual],
    // 180 + 2 × 39.6 is 259.
    [1, { x: -39, y: -104, width: 259, height: 259 }],
  ])('shows the step at a ratio of %s', (ratio, view) => {
    expect(viewBoxOf(step, ratio as number)).toEqual(view)
  })

  test('shows the step rotated upright: 180 mm high', () => {
    const upright = applyAction(step, { type: 'rotate', by: 90 })
    expect(viewBoxOf(upright)).toEqual({ x: -219, y: -39, width: 389, height: 259 })
  })

  test('shows both sides of a taper', () => {
    const near = acted(step, taper(true), show('near'))
    // The near side is 300 mm wide: 300 ÷ 1.5 is 200. With 2 × 44 it is 288, and the middle is (150, 25).
    const wide = applyAction(near, resize(2, 200))
    const view = { x: -66, y: -119, width: 432, height: 288 }
    expect(viewBoxOf(wide)).toEqual(view)
    expect(viewBoxOf(applyAction(wide, show('far')))).toEqual(view)
    // If the near side is smaller, the far side decides, whichever side is visible.
    const narrow = applyAction(near, resize(2, 20))
    expect(viewBoxOf(narrow)).toEqual(usual)
    expect(viewBoxOf(applyAction(narrow, show('far')))).toEqual(usual)
  })

  test('shows 150 mm around the start of an empty design', () => {
    expect(viewBoxOf(emptyDesign)).toEqual({ x: -112, y: -75, width: 225, height: 150 })
    const elsewhere = loaded({ start: at(10, 20) })
    expect(viewBoxOf(elsewhere, 2)).toEqual({ x: -140, y: -55, width: 300, height: 150 })
  })

  test('shows at least 120 mm around a short edge', () => {
    // 120 + 2 × 26.4 is 173 high, and 260 wide. The middle is (5, 0).
    const short = applyAction(emptyDesign, add('end', at(10, 0)))
    expect(viewBoxOf(short)).toEqual({ x: -125, y: -86, width: 260, height: 173 })
  })
})
