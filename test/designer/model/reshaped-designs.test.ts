/** Tests actions on slanted, tapered and very short designs, with results computed by hand. */
import { describe, expect, test } from 'vitest'
import { applyAction, type Design, type DesignAction } from '../../../src/entries/designer.js'
import { cornersOf } from '../../../src/designer/model/corners.js'
import {
  add,
  at,
  corners,
  edges,
  hundredths,
  loaded,
  move,
  nudge,
  remove,
  slide,
  split,
  show,
  type Place,
} from './shapes.js'

type DesignEdge = Design['edges'][number]

/**
 * Returns the position at a distance from another one, in a direction in degrees clockwise from the right.
 */
const away = (from: Place, direction: number, distance: number): Place =>
  at(
    from.x + distance * Math.cos((direction * Math.PI) / 180),
    from.y + distance * Math.sin((direction * Math.PI) / 180),
  )
const edge = (size: number, turn = 0, nearSize = size): DesignEdge => ({
  size,
  turn,
  nearSize,
  isHidden: false,
})
/** Returns both sizes of edges with their turns: `50/40 at 90`. */
const bothSides = (design: Design): readonly string[] =>
  design.edges.map(({ size, nearSize, turn }) => `${String(size)}/${String(nearSize)} at ${String(turn)}`)
/** Applies an action, and returns the heading and edges of the design. */
const after = (design: Design, action: DesignAction): unknown => {
  const changed = applyAction(design, action)
  return [changed.heading, edges(changed)]
}
const cornerOf = (design: Design, point: number): Place => cornersOf(design)[point] ?? at(NaN, NaN)

/** Expects that corners are unchanged, except for the rounding of the start to hundredths. */
const expectSame = (now: readonly Place[], before: readonly Place[]): void => {
  const moved = now.map(({ x, y }, index) =>
    Math.hypot(x - (before[index]?.x ?? NaN), y - (before[index]?.y ?? NaN)),
  )
  expect(moved.filter((distance) => !(distance < 0.01))).toEqual([])
  expect(now).toHaveLength(before.length)
}

/** 100, 50 and 80 mm in the directions 12°, 102° and 12°. Only the turns are multiples of 5°. */
const slanted = loaded({ heading: 12, start: at(10, 20), edges: [edge(100), edge(50, 90), edge(80, -90)] })
const line = loaded({ edges: [edge(100)] })

describe('an added point', () => {
  test('makes the first edge of an empty design, from the start, whichever end is given', () => {
    const nothing = loaded({ start: at(10, 20), heading: 45 })
    for (const end of ['start', 'end'] as const) {
      const first = applyAction(nothing, add(end, at(10, 120)))
      expect([first.heading, edges(first), first.start]).toEqual([90, ['100 at 0'], at(10, 20)])
    }
  })

  test('snaps to the direction of the previous edge, not to the canvas', () => {
    // The directions are 4° before and 5° past straight on.
    const [, , , end] = cornersOf(slanted)
    const added = (direction: number) =>
      applyAction(slanted, add('end', away(end ?? at(0, 0), direction, 40)))
    expect(edges(added(8)).at(-1)).toEqual('40 at 0')
    expect(edges(added(17)).at(-1)).toEqual('40 at 5')
    expect(added(8).heading).toBe(12)
  })

  test('leads to the old start if it is added there, and reverses the turn', () => {
    // From the start, straight on is 192°. A right turn of 55° gives 247°.
    const before = applyAction(slanted, add('start', away(at(10, 20), 246, 51)))
    expect(before.heading).toBe(67)
    expect(edges(before)).toEqual(['50 at 0', '100 at -55', '50 at 90', '80 at -90'])
    expectSame(cornersOf(before).slice(1), cornersOf(slanted))
    expect(bothSides(before)[0]).toEqual('50/50 at 0')
  })

  test('has one length on both sides, and a visible edge', () => {
    const tapered = loaded({ isTapered: true, side: 'near', edges: [edge(100, 0, 90)] })
    const longer = applyAction(tapered, add('end', at(90, 50)))
    expect(longer.edges[1]).toEqual({ size: 50, nearSize: 50, turn: 90, isHidden: false })
    const before = applyAction(tapered, add('start', at(0, 50)))
    expect(before.edges[0]).toEqual({ size: 50, nearSize: 50, turn: 0, isHidden: false })
    expect(before.edges[1]).toEqual({ size: 100, nearSize: 90, turn: 90, isHidden: false })
  })
})

describe('a moved point', () => {
  test.each<readonly [point: number, direction: number, heading: number, turns: readonly number[]]>([
    // The first edge snaps to the canvas: 47° becomes 45°. All later edges keep their directions.
    [1, 47, 45, [0, 57, -90]],
    // The second edge snaps to the first, at 12°: 100° is 88° from it, which becomes a right angle.
    [2, 100, 12, [0, 90, -90]],
    [2, 60, 12, [0, 50, -50]],
    // The third edge snaps to the second, at 102°.
    [3, 14, 12, [0, 90, -90]],
    [3, -12, 12, [0, 90, -115]],
  ])(
    'gives for index %d and the direction %d° the heading %d° and the turns %j',
    (point, direction, heading, turns) => {
      const to = away(cornerOf(slanted, point - 1), direction, 61)
      const moved = applyAction(slanted, move(point, to))
      expect([moved.heading, moved.edges.map(({ turn }) => turn)]).toEqual([heading, turns])
      expect(moved.edges.map(({ size }) => size)).toEqual(
        [100, 50, 80].map((size, index) => (index === point - 1 ? 60 : size)),
      )
      expect(corners(moved).slice(0, point)).toEqual(corners(slanted).slice(0, point))
    },
  )

  test('snaps to the second edge if it is the start, and the other points stay', () => {
    // The second edge is at 102°: 98° is nearly straight on, and 194° nearly a right angle.
    for (const [direction, turn] of [
      [98, 0],
      [194, -90],
    ] as const) {
      const to = away(cornerOf(slanted, 1), direction + 180, 71)
      const moved = applyAction(slanted, move(0, to))
      expect(edges(moved)).toEqual(['70 at 0', `50 at ${String(turn)}`, '80 at -90'])
      expectSame(cornersOf(moved).slice(1), cornersOf(slanted).slice(1))
    }
  })

  test('can be either end of a single edge', () => {
    expect(corners(applyAction(line, move(0, at(100, -60))))).toEqual([
      [100, -60],
      [100, 0],
    ])
    expect(corners(applyAction(line, move(1, at(0, 60))))).toEqual([
      [0, 0],
      [0, 60],
    ])
  })

  test('moves on the visible side, and the other side keeps its size', () => {
    const tapered = loaded({ isTapered: true, side: 'near', edges: [edge(100), edge(50, 90, 30)] })
    // On the near side, the end is at (100, 30).
    expect(bothSides(applyAction(tapered, move(2, at(100, 80))))).toEqual(['100/100 at 0', '50/80 at 90'])
    const far = applyAction(tapered, show('far'))
    expect(bothSides(applyAction(far, move(2, at(100, 80))))).toEqual(['100/100 at 0', '80/30 at 90'])
  })
})

describe('a keyboard step', () => {
  const nudged = (design: Design, point: number, by: Place, isFree = false) =>
    applyAction(design, nudge(point, by, isFree))

  test.each([
    [5, 4, [105, 0]],
    [4, 5, [100, 5]],
    [-5, -4, [95, 0]],
    [-4, -5, [100, -5]],
    // A step at 45° to the edge turns the edge.
    [5, 5, [100, 5]],
    [5, -5, [100, -5]],
    [-5, 5, [100, 5]],
    [-5, -5, [100, -5]],
  ])('moves the end by (%d, %d) to give the edge the size and heading %j', (x, y, [size, heading]) => {
    const moved = nudged(line, 1, at(x, y))
    expect([moved.edges[0]?.size, moved.heading]).toEqual([size, heading])
  })

  test.each([45, 135, -45, -135])('turns an edge at %d° with any key', (heading) => {
    const diagonal = loaded({ heading, edges: [edge(100)] })
    for (const by of [at(5, 0), at(-5, 0), at(0, 5), at(0, -5)]) {
      const moved = nudged(diagonal, 1, by)
      expect(edges(moved)).toEqual(['100 at 0'])
      expect(Math.abs(moved.heading - heading)).toBe(5)
      // The end moves in the direction of the key.
      const [before, now] = [cornerOf(diagonal, 1), cornerOf(moved, 1)]
      expect((now.x - before.x) * by.x + (now.y - before.y) * by.y).toBeGreaterThan(0)
    }
  })

  test('turns by a degree, or grows by a millimetre, without snapping', () => {
    expect(nudged(line, 1, at(0, 1), true).heading).toBe(1)
    expect(edges(nudged(line, 1, at(1, 0), true))).toEqual(['101 at 0'])
  })

  test('changes only the edge before a point in a slanted design', () => {
    // The direction 102° is mostly down.
    expect(after(slanted, nudge(2, at(0, 5)))).toEqual([12, ['100 at 0', '55 at 90', '80 at -90']])
    expect(after(slanted, nudge(2, at(5, 0)))).toEqual([12, ['100 at 0', '50 at 85', '80 at -85']])
  })

  test('leaves the other points in place at the start of a slanted design', () => {
    for (const by of [at(5, 0), at(-5, 0), at(0, 5), at(0, -5)])
      expectSame(cornersOf(nudged(slanted, 0, by)).slice(1), cornersOf(slanted).slice(1))
    // The direction 12° is mostly level. A step towards the second point makes the edge shorter.
    expect(edges(nudged(slanted, 0, at(5, 0)))[0]).toEqual('95 at 0')
    // A step down is across the edge. Seen from the second point, the edge then rises more.
    expect(nudged(slanted, 0, at(0, 5)).heading).toBe(7)
  })

  test('changes the visible size', () => {
    const tapered = loaded({ isTapered: true, side: 'near', edges: [edge(100, 0, 42)] })
    expect(bothSides(nudged(tapered, 1, at(5, 0)))).toEqual(['100/45 at 0'])
  })

  test('turns even the longest or a very short edge', () => {
    const long = loaded({ edges: [edge(10_000)] })
    expect(nudged(long, 1, at(0, 5)).heading).toBe(5)
    const short = loaded({ edges: [edge(3)] })
    expect(nudged(short, 1, at(0, -5)).heading).toBe(-5)
  })
})

describe('an edge that moves sideways', () => {
  const moved = (design: Design, index: number, by: Place, isFree = true) =>
    applyAction(design, slide(index, by, isFree))

  test('moves only across its own direction in a slanted design', () => {
    // 20 mm at 12° are across the second edge. 20 mm at 102° are along it.
    const across = away(at(0, 0), 12, 20)
    expect(edges(moved(slanted, 1, across))).toEqual(['120 at 0', '50 at 90', '60 at -90'])
    expect(moved(slanted, 1, away(at(0, 0), 102, 20))).toBe(slanted)
    expectSame(cornersOf(moved(slanted, 1, across)).slice(-1), cornersOf(slanted).slice(-1))
  })

  test('moves the start if it is the first edge', () => {
    // 102° is across the first edge, so the second edge starts 20 mm later.
    const shifted = moved(slanted, 0, away(at(0, 0), 102, 20))
    expect(edges(shifted)).toEqual(['100 at 0', '30 at 90', '80 at -90'])
    expectSame(cornersOf(shifted).slice(2), cornersOf(slanted).slice(2))
    expect(corners(shifted)[0]).toEqual(
      [away(at(10, 20), 102, 20)].flatMap(({ x, y }) => [hundredths(x), hundredths(y)]),
    )
  })

  test('has no effect without neighbours', () => {
    expect(moved(line, 0, at(0, 20))).toBe(line)
  })

  // The sine of 2.87° is 0.05: a straighter neighbour would grow too much.
  test.each([
    [2.8, 100],
    [-2.8, 100],
    // 1 mm across is 1 ÷ sin 3° = 19.1 mm along.
    [3, 81],
    [-3, 119],
    [177, 81],
    [177.2, 100],
  ])('gives a neighbour at %d° a size of %d mm', (turn, size) => {
    const before = loaded({ edges: [edge(50), edge(100, turn)] })
    expect(edges(moved(before, 0, at(0, 1)))[1]).toBe(`${String(size)} at ${String(turn)}`)
  })

  test('moves on the visible side', () => {
    const tapered = loaded({ isTapered: true, side: 'near', edges: [edge(50, 0, 40), edge(100, 90)] })
    expect(bothSides(moved(tapered, 1, at(10, 0)))).toEqual(['50/50 at 0', '100/100 at 90'])
  })

  test('never shrinks a neighbour to zero', () => {
    expect(edges(moved(slanted, 1, away(at(0, 0), 12, 300), false))[2]).toEqual('5 at -90')
    expect(edges(moved(slanted, 1, away(at(0, 0), 12, 300)))[2]).toEqual('1 at -90')
  })
})

describe('a split edge', () => {
  test('keeps its turn at its first part, and its visibility at both parts', () => {
    const hidden = loaded({ edges: [edge(100), { ...edge(50, 90), isHidden: true }, edge(80, -90)] })
    expect(applyAction(hidden, split(1, 0.2)).edges).toEqual([
      edge(100),
      { ...edge(10, 90), isHidden: true },
      { ...edge(40, 0), isHidden: true },
      edge(80, -90),
    ])
  })

  test('is split on both sides of a taper', () => {
    const tapered = loaded({ isTapered: true, edges: [edge(100, 0, 60)] })
    expect(bothSides(applyAction(tapered, split(0, 0.25)))).toEqual(['25/15 at 0', '75/45 at 0'])
  })

  test.each<readonly [size: number, nearSize: number, share: number]>([
    // An edge of 0.01 mm cannot be split into two parts.
    [0.01, 100, 0.5],
    [100, 0.01, 0.5],
    [0.01, 100, 0.1],
    [100, 0.01, 0.9],
    [100, 100, 0.00001],
    [100, 100, 0.99999],
    [100, 100, -0.5],
    [100, 100, 1.5],
  ])('is unchanged if a part would be zero: %d and %d mm at %d', (size, nearSize, share) => {
    const before = loaded({ isTapered: true, edges: [edge(size, 0, nearSize)] })
    expect(applyAction(before, split(0, share))).toBe(before)
  })
})

describe('removing a point', () => {
  test('leaves the other points in place at the start of a slanted design', () => {
    const rest = applyAction(slanted, remove(0))
    expect([rest.heading, edges(rest)]).toEqual([102, ['50 at 0', '80 at -90']])
    expectSame(cornersOf(rest), cornersOf(slanted).slice(1))
  })

  test.each([0, 1])('%d of a single edge gives an empty design', (point) => {
    const rest = applyAction(loaded({ heading: 30, edges: [edge(100)] }), remove(point))
    expect(rest.edges).toEqual([])
    expect(rest.heading).toBe(point === 0 ? 0 : 30)
  })

  test('joins its neighbours by a straight edge in a slanted design', () => {
    // 50 and 80 at a right angle are 94.34 long, 57.99° from the first edge: 102° - 57.99° is 44.01°.
    const rest = applyAction(slanted, remove(2))
    expect([rest.heading, edges(rest)]).toEqual([12, ['100 at 0', '94.34 at 32.01']])
    // 100 and 50 are 111.8 long, at 26.57°: the heading is 38.57°, and the next edge turns back to 12°.
    const first = applyAction(slanted, remove(1))
    expect([first.heading, edges(first)]).toEqual([38.57, ['111.8 at 0', '80 at -26.57']])
  })

  test('keeps the sizes and directions of the two edges that do not touch it', () => {
    const zigzag = loaded({ edges: [edge(10), edge(30, 90), edge(40, -90), edge(20, 90)] })
    // 30 down and 40 right are 50 long and turn 53.13°.
    expect(edges(applyAction(zigzag, remove(2)))).toEqual(['10 at 0', '50 at 36.87', '20 at 53.13'])
  })

  test('has no effect if the new edge would be empty on one side', () => {
    // The second edge is folded flat, with the length of the first edge on one side only.
    for (const [size, nearSize] of [
      [100, 60],
      [60, 100],
    ] as const) {
      const flat = loaded({ isTapered: true, edges: [edge(100), edge(size, 180, nearSize)] })
      expect(applyAction(flat, remove(1))).toBe(flat)
    }
    const shorter = loaded({ edges: [edge(100), edge(60, 180)] })
    expect(after(shorter, remove(1))).toEqual([0, ['40 at 0']])
  })
})

describe('a wrong type in an action', () => {
  test.each<object>([
    { type: 'movePoint', point: '1', to: at(50, 50) },
    { type: 'nudgePoint', point: '1', by: at(5, 0) },
    { type: 'moveEdge', edge: '1', by: at(5, 5) },
    { type: 'splitEdge', edge: '1' },
    { type: 'splitEdge', edge: 1, share: '0.5' },
    { type: 'splitEdge', edge: 1, share: NaN },
    { type: 'removePoint', point: '1' },
    { type: 'setSize', edge: '1', size: 60 },
    { type: 'setSize', edge: 1, size: '60' },
    { type: 'setAngle', point: '1', angle: 45 },
    { type: 'setAngle', point: 1, angle: '45' },
    { type: 'flipBend', point: '1' },
    { type: 'rotate', by: '45' },
    { type: 'hideEdge', edge: '1', isHidden: true },
    { type: 'movePoint', point: 1, to: undefined },
    { type: 'nudgePoint', point: 1, by: undefined },
    { type: 'moveEdge', edge: 1, by: undefined },
  ])('leaves the design unchanged: %j', (action) => {
    expect(applyAction(slanted, action as DesignAction)).toBe(slanted)
  })
})

test('a new bend at a straight corner turns right', () => {
  const straight = loaded({ edges: [edge(100), edge(50)] })
  expect(after(straight, { type: 'setAngle', point: 1, angle: 90 })).toEqual([0, ['100 at 0', '50 at 90']])
})
