import { describe, expect, test } from 'vitest'
import type { FinishShape } from '../../src/flashing/picture/finish-shape.js'
import { fitOf, type SketchedEdge } from '../../src/flashing/picture/sketch.js'
import type { Way, WantedLabel } from '../../src/flashing/picture/place-labels.js'
import type { Vector } from '../../src/flashing/picture/plane.js'
import { angleLabel, arrowLabel, finishLabel, sizeLabel } from '../../src/flashing/picture/wanted-labels.js'

/** Of nothing: the canvas is the picture. */
const FIT = fitOf([])
const [START, END] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
]
const GAPS = [6, 10, 16, 25, 36, 50, 68, 90]

function edgeOf(more: Partial<SketchedEdge> = {}): SketchedEdge {
  const { from = START, to = END } = more
  return {
    key: 'a-b',
    fromId: 'a',
    toId: 'b',
    from,
    to,
    length: Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2),
    fromArms: [to],
    toArms: [from],
    isHidden: false,
    size: 100,
    position: undefined,
    ...more,
  }
}

/** A finish that lies on a side, so long. */
function shapeOn(side: Vector, length: number): FinishShape {
  return { side, length, places: [], ends: { from: START, to: START }, path: '' }
}

const waysOf = (label: WantedLabel): readonly Way[] => [...label.ways()]

/** In whole degrees, clockwise from the right on the screen, from -180 to below 180. */
function degreesOf({ x, y }: Vector): number {
  const degrees = Math.round((Math.atan2(y, x) * 180) / Math.PI)
  return degrees === 180 ? -180 : degrees
}

const numbered = (costs: readonly number[]) => costs.map((cost) => Math.round(cost * 100))
const ascending = (costs: readonly number[]) => [...numbered(costs)].sort((a, b) => a - b)

describe('the size of an edge', () => {
  const [UP, DOWN, LEFT, RIGHT] = [-90, 90, -180, 0]
  const middle = { x: 50, y: 0 }

  /** Which way leads outside: that of the first place. */
  function outside(edge: SketchedEdge, finishes: readonly FinishShape[] = [], centre: Vector = middle) {
    const [first] = waysOf(sizeLabel(edge, '100', finishes, centre, FIT))
    return degreesOf(first?.direction ?? START)
  }

  test('is away from the neighbouring edges', () => {
    expect(outside(edgeOf({ toArms: [START, { x: 100, y: 50 }] }))).toBe(UP)
    expect(outside(edgeOf({ toArms: [START, { x: 100, y: -50 }] }))).toBe(DOWN)
    expect(outside(edgeOf({ fromArms: [END, { x: 0, y: 50 }] }))).toBe(UP)
    expect(outside(edgeOf({ fromArms: [END, { x: 0, y: -50 }] }))).toBe(DOWN)
    // From an edge down there is more to keep away from than from one aslant.
    const [down, aslant] = [
      { x: 0, y: 50 },
      { x: 150, y: -50 },
    ]
    expect(outside(edgeOf({ fromArms: [END, down], toArms: [START, aslant] }))).toBe(UP)
  })

  test('looks at four edges of each end', () => {
    const centre = { x: 50, y: -10 }
    const left = { x: -50, y: 0 }
    const down = { x: 0, y: 50 }
    expect(outside(edgeOf({ fromArms: [END, left, left, down] }), [], centre)).toBe(UP)
    expect(outside(edgeOf({ fromArms: [END, left, left, left, down] }), [], centre)).toBe(DOWN)
  })

  test('is away from the finishes at its ends, by three times the share of the edge that they take', () => {
    const above = edgeOf({ toArms: [START, { x: 100, y: -50 }] })
    const below = { x: 0, y: 1 }
    expect(outside(edgeOf(), [shapeOn(below, 30)])).toBe(UP)
    expect(outside(edgeOf(), [shapeOn({ x: 0, y: -1 }, 30)])).toBe(DOWN)
    // 3 × 0.4 outweighs an edge upwards, 3 × 0.3 does not; two of them do.
    expect(outside(above, [shapeOn(below, 40)])).toBe(UP)
    expect(outside(above, [shapeOn(below, 30)])).toBe(DOWN)
    expect(outside(above, [shapeOn(below, 30), shapeOn(below, 30)])).toBe(UP)
  })

  test('is away from the middle of the profile, where these balance', () => {
    expect(outside(edgeOf(), [], { x: 0, y: -10 })).toBe(DOWN)
    expect(outside(edgeOf(), [], { x: 0, y: 10 })).toBe(UP)
    // Less than a twentieth is balanced: 3 × 1 / 60.
    const short = edgeOf({ to: { x: 60, y: 0 } })
    const below = { x: 0, y: 1 }
    expect(outside(short, [shapeOn(below, 1)], { x: 0, y: -10 })).toBe(DOWN)
    expect(outside(short, [shapeOn(below, 1.1)], { x: 0, y: -10 })).toBe(UP)
  })

  test('is above a straight profile, and next to an upright one', () => {
    expect(outside(edgeOf())).toBe(UP)
    expect(outside(edgeOf({ from: END, to: START }))).toBe(UP)
    // A middle no further off than 1 is on the edge.
    expect(outside(edgeOf(), [], { x: 50, y: -1 })).toBe(UP)
    expect(outside(edgeOf(), [], { x: 50, y: -1.1 })).toBe(DOWN)
    expect(outside(edgeOf({ from: END, to: START }), [], { x: 50, y: 1 })).toBe(UP)
    const below = { x: 0, y: 100 }
    expect(outside(edgeOf({ to: below }), [], { x: 0, y: 50 })).toBe(RIGHT)
    expect(outside(edgeOf({ from: below, to: START }), [], { x: 0, y: 50 })).toBe(LEFT)
  })

  /** The gap, the share of the edge, and how far the way leans, of an edge with its outside above. */
  const figuresOf = ({ gap, from, direction }: Way) => [
    gap,
    Math.round(from.x) / 100,
    degreesOf({ x: -direction.y, y: direction.x }),
  ]

  test('is tried near and at the middle first, straight across, outside', () => {
    const label = sizeLabel(edgeOf(), '100', [], middle, FIT)
    expect(label).toMatchObject({ kind: 'size', key: 'a-b', text: '100', owner: { from: START, to: END } })
    // What a place costs: its gap, 24 for all of the edge, a quarter for a degree, and 6 inside.
    expect(waysOf(label).slice(0, 15).map(figuresOf)).toEqual([
      [6, 0.5, 0], // 6
      [6, 0.38, 0], // 6 + 2.88
      [6, 0.62, 0],
      [10, 0.5, 0], // 10
      [6, 0.26, 0], // 6 + 5.76
      [6, 0.74, 0],
      [6, 0.5, -180], // 6 + 6
      [10, 0.38, 0], // 10 + 2.88
      [10, 0.62, 0],
      [6, 0.5, 30], // 6 + 7.5
      [6, 0.5, -30],
      [6, 0.14, 0], // 6 + 8.64
      [6, 0.86, 0],
      [6, 0.38, -180], // 6 + 2.88 + 6
      [6, 0.62, -180],
    ])
  })

  test('has 560 possible places, the cheapest first', () => {
    const ways = waysOf(sizeLabel(edgeOf(), '100', [], middle, FIT)).map(figuresOf)
    const costs = ways.map(([gap = NaN, share = NaN, lean = NaN]) => {
      const isInside = Math.abs(lean) > 90
      const leaning = isInside ? 180 - Math.abs(lean) : Math.abs(lean)
      return gap + 24 * Math.abs(share - 0.5) + leaning / 4 + (isInside ? 6 : 0)
    })
    expect(numbered(costs)).toEqual(ascending(costs))
    const of = (index: number) =>
      [...new Set(ways.map((figures) => figures[index]))].sort((a = NaN, b = NaN) => a - b)
    expect(of(0)).toEqual(GAPS)
    expect(of(1)).toEqual([0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86])
    expect(of(2)).toEqual([-180, -150, -120, -60, -30, 0, 30, 60, 120, 150])
    expect(new Set(ways.map((figures) => figures.join(' '))).size).toBe(8 * 7 * 10)
    expect(ways).toHaveLength(8 * 7 * 10)
  })

  test('is requested at the middle of its box', () => {
    const askedAt = (position: SketchedEdge['position']) =>
      sizeLabel(edgeOf({ position }), '100', [], middle, FIT).requested
    expect(askedAt({ x: 10, y: 20, width: 30, height: 40 })).toEqual({ x: 25, y: 40 })
    expect(askedAt({ x: 10, height: 40 })).toEqual({ x: 10, y: 20 })
    expect(askedAt(undefined)).toBeUndefined()
  })
})

const TURNS = [20, 40, 65, 90, 115, 140, 160]

/** What is the same of all labels around a place: the cheapest places first, at a price for each degree. */
function expectAround(label: WantedLabel, best: number): void {
  const ways = waysOf(label).map(({ gap, direction }) => {
    const turn = degreesOf(direction) - best
    return [gap, turn >= 180 ? turn - 360 : turn < -180 ? turn + 360 : turn] as const
  })
  const costs = ways.map(([gap, turn]) => gap + 0.12 * Math.abs(turn))
  expect(numbered(costs)).toEqual(ascending(costs))
  expect(new Set(ways.map((figures) => figures.join(' '))).size).toBe(8 * 16)
  expect(ways).toHaveLength(8 * 16)
  expect([...new Set(ways.map(([gap]) => gap))].sort((a, b) => a - b)).toEqual(GAPS)
  const turns = [...new Set(ways.map(([, turn]) => turn))].sort((a, b) => a - b)
  expect(turns).toEqual([-180, ...TURNS.map((turn) => -turn).reverse(), 0, ...TURNS])
  expect(ways.slice(0, 6)).toEqual([
    [6, 0], // 6
    [6, 20], // 6 + 2.4
    [6, -20],
    [10, 0], // 10
    [6, 40], // 6 + 4.8
    [6, -40],
  ])
}

describe('the angle of a corner', () => {
  const corner = { id: 'b', place: { x: 10, y: 20 }, mark: undefined, text: '30°' }
  const arms = [
    { x: 60, y: 20 },
    { x: 10, y: 70 },
  ]
  const mark = { places: [], path: '', size: 14 }

  test('is inside it, past its mark', () => {
    const label = angleLabel({ ...corner, arms, mark }, undefined, FIT)
    expect(label).toMatchObject({ kind: 'angle', key: 'b', text: '30°', requested: undefined })
    expect(label.owner.from).toEqual({ x: 10, y: 20 })
    // 14 between right and down.
    expect(label.owner.to.x).toBeCloseTo(10 + 14 * Math.SQRT1_2, 9)
    expect(label.owner.to.y).toBeCloseTo(20 + 14 * Math.SQRT1_2, 9)
    expectAround(label, 45)
  })

  test('leaves from past its mark up to a quarter turn, further round from the corner', () => {
    for (const { from, direction } of waysOf(angleLabel({ ...corner, arms, mark }, undefined, FIT))) {
      const turn = Math.abs(degreesOf(direction) - 45)
      const past = Math.min(turn, 360 - turn) <= 90 ? 14 : 0
      expect(from.x).toBeCloseTo(10 + past * direction.x, 9)
      expect(from.y).toBeCloseTo(20 + past * direction.y, 9)
    }
  })

  test('is above a point that is not a corner', () => {
    for (const few of [[], arms.slice(0, 1)]) {
      const label = angleLabel({ ...corner, arms: few }, { x: 4, width: 2, y: 6 }, FIT)
      expect(label.owner).toEqual({ from: corner.place, to: corner.place })
      expect(label.requested).toEqual({ x: 5, y: 6 })
      expectAround(label, -90)
    }
  })
})

test('the label of a finish is next to its middle, on its side', () => {
  const ends = { from: { x: 10, y: 20 }, to: { x: 50, y: 40 } }
  const shape: FinishShape = { ...shapeOn({ x: 0, y: 1 }, 40), ends }
  const label = finishLabel('a', 'cf10', shape, { x: 1, y: 2, width: 6, height: 8 }, FIT)
  expect(label).toMatchObject({
    kind: 'finish',
    key: 'a',
    text: 'cf10',
    owner: ends,
    requested: { x: 4, y: 6 },
  })
  expectAround(label, 90)
  for (const { from } of waysOf(label)) expect(from).toEqual({ x: 30, y: 30 })
})

test('the words of the arrow are behind it', () => {
  const [tail, tip] = [
    { x: 10, y: 20 },
    { x: 44, y: 20 },
  ]
  const arrow = { tail, tip, direction: { x: 1, y: 0 }, shaft: '', head: '', places: [tail] as const }
  const label = arrowLabel('colour side', arrow)
  expect(label).toMatchObject({
    kind: 'arrow',
    key: 'frontArrow',
    text: 'colour side',
    owner: { from: tail, to: tip },
  })
  expect(label.requested).toBeUndefined()
  expectAround(label, -180)
  for (const { from } of waysOf(label)) expect(from).toEqual(tail)
})
