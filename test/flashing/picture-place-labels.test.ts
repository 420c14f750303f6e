import { describe, expect, test } from 'vitest'
import { centreOf, type Vector } from '../../src/flashing/picture/plane.js'
import {
  placeLabels,
  noObstacles,
  type LabelKind,
  type WantedLabel,
  type Way,
  type Obstacles,
} from '../../src/flashing/picture/place-labels.js'

/** '100' as a size: three characters of 0.58 em at 15, and 1.15 of 15 high. */
const [WIDTH, HEIGHT] = [26.1, 17.25]
/** '45°' as an angle: two of 0.58 em and one of 0.36 at 13, and 1.15 of 13 high. */
const [ANGLE_WIDTH, ANGLE_HEIGHT] = [19.76, 14.95]

const ORIGIN = { x: 0, y: 0 }
const UP = { x: 0, y: -1 }
const RIGHT = { x: 1, y: 0 }

/** A way from the origin. */
const towards = (direction: Vector, gap: number): Way => ({ from: ORIGIN, direction, gap })

function wanted(ways: readonly Way[], more: Partial<WantedLabel> = {}): WantedLabel {
  return {
    kind: 'size',
    key: 'a-b',
    text: '100',
    owner: { from: ORIGIN, to: ORIGIN },
    ways: () => ways,
    requested: undefined,
    ...more,
  }
}

/** Where a label is placed: its middle, and its leader. */
function placed(label: WantedLabel, obstacles: Obstacles = noObstacles()) {
  const [found] = placeLabels([label], obstacles)
  return { middle: found && centreOf(found.box), leader: found?.leader, label: found }
}

function expectMiddle(middle: Vector | undefined, x: number, y: number): void {
  expect(middle?.x).toBeCloseTo(x, 9)
  expect(middle?.y).toBeCloseTo(y, 9)
}

/** A small box around a place is in the way. */
function blockedAt(...places: readonly Vector[]): Obstacles {
  const obstacles = noObstacles()
  for (const { x, y } of places) obstacles.addBox({ left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 })
  return obstacles
}

describe('a label', () => {
  test('has the box of its text', () => {
    const { label } = placed(wanted([towards(UP, 6)]))
    expect(label).toMatchObject({ kind: 'size', key: 'a-b', text: '100', leader: undefined })
    expect((label?.box.right ?? 0) - (label?.box.left ?? 0)).toBeCloseTo(WIDTH, 9)
    expect((label?.box.bottom ?? 0) - (label?.box.top ?? 0)).toBeCloseTo(HEIGHT, 9)
  })

  test('that is a size is so far from a line across its way', () => {
    expectMiddle(placed(wanted([towards(UP, 6)])).middle, 0, -(6 + HEIGHT / 2))
    expectMiddle(placed(wanted([towards(RIGHT, 6)])).middle, 6 + WIDTH / 2, 0)
    const reach = (0.6 * WIDTH + 0.8 * HEIGHT) / 2
    const { middle } = placed(wanted([towards({ x: -0.6, y: -0.8 }, 6)]))
    expectMiddle(middle, -0.6 * (6 + reach), -0.8 * (6 + reach))
  })

  test.each(['angle', 'finish', 'arrow'] as const)('of kind %s is so far from a place', (kind) => {
    const middleOf = (direction: Vector) =>
      placed(wanted([towards(direction, 6)], { kind, text: '45°' })).middle
    expectMiddle(middleOf(UP), 0, -(6 + ANGLE_HEIGHT / 2))
    expectMiddle(middleOf(RIGHT), 6 + ANGLE_WIDTH / 2, 0)
    // Through its lower side, and through its right side.
    const [lower, right] = [ANGLE_HEIGHT / 2 / 0.8, ANGLE_WIDTH / 2 / 0.8]
    expectMiddle(middleOf({ x: 0.6, y: 0.8 }), 0.6 * (6 + lower), 0.8 * (6 + lower))
    expectMiddle(middleOf({ x: -0.8, y: 0.6 }), -0.8 * (6 + right), 0.6 * (6 + right))
  })

  test('takes the first place that is clear', () => {
    const ways = [towards(UP, 6), towards(RIGHT, 6), towards(UP, 10)]
    const { middle } = placed(wanted(ways), blockedAt({ x: 0, y: -12 }))
    expectMiddle(middle, 6 + WIDTH / 2, 0)
  })

  test('keeps 1.5 clear around it', () => {
    // The box reaches up to 6 + its height; the obstacle is one unit high.
    const ways = [towards(UP, 6), towards(RIGHT, 6)]
    const above = (clear: number) => blockedAt({ x: 0, y: -(6 + HEIGHT + clear + 1) })
    expectMiddle(placed(wanted(ways), above(1.6)).middle, 0, -(6 + HEIGHT / 2))
    expectMiddle(placed(wanted(ways), above(1.4)).middle, 6 + WIDTH / 2, 0)
  })

  test('is in the way of the next', () => {
    const ways = [towards(UP, 6), towards(RIGHT, 15)]
    const [first, second] = placeLabels([wanted(ways), wanted(ways)], noObstacles())
    expectMiddle(first && centreOf(first.box), 0, -(6 + HEIGHT / 2))
    expectMiddle(second && centreOf(second.box), 15 + WIDTH / 2, 0)
  })
})

describe('a leader', () => {
  test('leads to the owner from 15 on', () => {
    // A unit of it is kept clear on the label's side, and 3 on the owner's.
    expect(placed(wanted([towards(UP, 15)])).leader).toBeUndefined()
    expect(placed(wanted([towards(UP, 16)])).leader).toEqual({ from: { x: 0, y: -15 }, to: { x: 0, y: -3 } })
  })

  test('is not drawn for the words of the arrow, which are behind it', () => {
    expect(placed(wanted([towards(UP, 90)], { kind: 'arrow' })).leader).toBeUndefined()
    expect(placed(wanted([towards(UP, 90)], { kind: 'finish' })).leader).toBeDefined()
  })

  test('crosses nothing', () => {
    const ways = [towards(UP, 25), towards(RIGHT, 25)]
    const { middle, leader } = placed(wanted(ways), blockedAt({ x: 0, y: -10 }))
    expectMiddle(middle, 25 + WIDTH / 2, 0)
    expect(leader?.from.y).toBe(0)
  })

  test('is left out when every clear place has something between it and the owner', () => {
    const ways = [towards(UP, 6), towards(UP, 25), towards(UP, 36), towards(RIGHT, 6)]
    const { middle, leader } = placed(wanted(ways), blockedAt({ x: 0, y: -10 }, { x: 10, y: 0 }))
    expectMiddle(middle, 0, -(25 + HEIGHT / 2))
    expect(leader).toBeUndefined()
  })

  test('is in the way of the next label', () => {
    // The first has its leader up to the origin; the second would be on it.
    const left: Way = { from: { x: -20, y: -10 }, direction: RIGHT, gap: 1 }
    const [first, second] = placeLabels(
      [wanted([towards(UP, 25)]), wanted([left, towards(RIGHT, 6)])],
      noObstacles(),
    )
    expect(first?.leader).toBeDefined()
    expectMiddle(second && centreOf(second.box), 6 + WIDTH / 2, 0)
  })
})

test('a label without a clear place is at its best one', () => {
  const { middle } = placed(
    wanted([towards(UP, 6), towards(RIGHT, 6)]),
    blockedAt({ x: 0, y: -10 }, { x: 10, y: 0 }),
  )
  expectMiddle(middle, 0, -(6 + HEIGHT / 2))
})

test('once too much has been asked, a label is at its best, and nothing more is asked', () => {
  const asked: string[] = []
  const answering = (what: string) => () => {
    asked.push(what)
    return true
  }
  const spent: Obstacles = {
    addSegments: () => undefined,
    addBox: () => undefined,
    meetBox: answering('box'),
    meetSegment: answering('segment'),
    areSpent: () => true,
  }
  expectMiddle(placed(wanted([towards(UP, 6), towards(RIGHT, 6)]), spent).middle, 0, -(6 + HEIGHT / 2))
  expect(asked).toEqual([])
})

describe('a place that the drawing asks for', () => {
  const ways = [towards(RIGHT, 6)]
  const requestedAt = (requested: Vector, obstacles?: Obstacles, kind: LabelKind = 'size') =>
    placed(wanted(ways, { requested, kind }), obstacles)
  const searched = 6 + WIDTH / 2

  test('is taken when it is clear, though nothing else need be clear around it', () => {
    const requested = { x: 0, y: -20 }
    expectMiddle(requestedAt(requested).middle, 0, -20)
    // What lies right above the box.
    expectMiddle(requestedAt(requested, blockedAt({ x: 0, y: -20 - HEIGHT / 2 - 1.1 })).middle, 0, -20)
    expectMiddle(requestedAt(requested, blockedAt({ x: 0, y: -20 - HEIGHT / 2 - 0.9 })).middle, searched, 0)
  })

  test('is taken up to 130 from the owner', () => {
    expectMiddle(requestedAt({ x: 0, y: -130 }).middle, 0, -130)
    expectMiddle(requestedAt({ x: 0, y: -130.1 }).middle, searched, 0)
    // From the nearest place of it.
    const owner = { from: { x: -500, y: 0 }, to: { x: 500, y: 0 } }
    expectMiddle(placed(wanted(ways, { requested: { x: 300, y: 120 }, owner })).middle, 300, 120)
  })

  test('has a leader from 32 on, which crosses nothing', () => {
    // With the unit that is kept clear, and half the height.
    const requested = (length: number) => ({ x: 0, y: -(length + 1 + HEIGHT / 2) })
    expect(requestedAt(requested(31.9)).leader).toBeUndefined()
    expect(requestedAt(requested(32)).leader).toEqual({ from: { x: 0, y: -32 }, to: { x: 0, y: -3 } })
    expectMiddle(requestedAt(requested(32), blockedAt({ x: 0, y: -10 })).middle, searched, 0)
    const owner = { from: { x: -500, y: 0 }, to: { x: 500, y: 0 } }
    const { leader } = placed(wanted(ways, { requested: { x: 300, y: 60 }, owner }))
    expect(leader?.to).toEqual({ x: 300, y: 3 })
  })
})
