/** Tests the possible positions of labels and the chosen ones, computed by hand. */
import { describe, expect, test } from 'vitest'
import { emptyDesign, type Design } from '../../../src/entries/designer.js'
import type { Place } from '../../../src/designer/model/design.js'
import { angleText, drawingLabels } from '../../../src/designer/model/drawing-labels.js'
import type { HitTarget } from '../../../src/designer/model/grasp.js'
import {
  clearPlace,
  halfOf,
  isNearest,
  overlap,
  placedLabels,
  type PlacedLabel,
  type Segment,
  type WantedLabel,
} from '../../../src/designer/model/label-places.js'
import { at, hundredths } from './shapes.js'

const line = (fromX: number, fromY: number, toX: number, toY: number): Segment => [
  at(fromX, fromY),
  at(toX, toY),
]
const dot = ({ x, y }: Place): Segment => line(x, y, x, y)
const rounded = ({ x, y }: Place): readonly number[] => [hundredths(x), hundredths(y)]

/** Creates a label. Half of it is 4.1 wide per character and 4 more, and 10 high. */
const label = (text: string, places: readonly Place[], more: Partial<WantedLabel> = {}): WantedLabel => ({
  text,
  look: 'size',
  of: [0],
  places,
  ...more,
})

describe('the labels of a drawing', () => {
  test.each([
    [90, '90'],
    [-90, '90'],
    [0, '180'],
    [180, '0'],
    [-45.25, '134.75'],
    [67.5, '112.5'],
    // A double cannot hold 180 - 0.1 exactly.
    [0.1, '179.9'],
  ])('show a turn of %d as the angle %s', (turn, text) => {
    expect(angleText(turn)).toBe(text)
  })

  const edge = (size: number, turn: number, nearSize = size) => ({ size, turn, nearSize, isHidden: false })
  const drawing = (corners: readonly Place[], design: Partial<Design>, chosen?: HitTarget) => ({
    design: { ...emptyDesign, ...design },
    chosen,
    corners,
    metal: corners.slice(1).map((to, index): Segment => [corners[index] ?? to, to]),
    width: 1000,
    height: 1000,
    frontWords: 'Colour side',
  })
  const labels = (corners: readonly Place[], design: Partial<Design>, chosen?: HitTarget) =>
    drawingLabels(drawing(corners, design, chosen))
  const wanted = (look: string, all: readonly PlacedLabel[]) =>
    all.filter((one) => one.look === look).sort((one, other) => Math.max(...one.of) - Math.max(...other.of))
  const first = (label: PlacedLabel | undefined) => label?.places.slice(0, 1).map(rounded)

  /** 200 pixels right, 100 down and 50 right. */
  const CORNERS = [at(300, 300), at(500, 300), at(500, 400), at(550, 400)]
  const EDGES = [edge(100, 0, 120), edge(50, 90, 60), edge(25, -90, 30)]

  test('are the sizes of edges, the angles between edges, and the colour side at the longest edge', () => {
    const all = labels(CORNERS, { edges: EDGES })
    expect(wanted('size', all).map(({ text, of }) => [text, of])).toEqual([
      ['100', [0]],
      ['50', [1]],
      ['25', [2]],
    ])
    expect(wanted('turn', all).map(({ text, of }) => [text, of])).toEqual([
      ['90°', [0, 1]],
      ['90°', [1, 2]],
    ])
    expect(wanted('front-words', all).map(({ text, of }) => [text, of])).toEqual([['Colour side', [0]]])
    const longLast = labels(CORNERS, { edges: [edge(20, 0), edge(50, 90), edge(50, -90)] })
    expect(wanted('front-words', longLast).map(({ of }) => of)).toEqual([[1]])
  })

  test('are the sizes of the visible side', () => {
    const near = labels(CORNERS, { edges: EDGES, isTapered: true, side: 'near' })
    expect(wanted('size', near).map(({ text }) => text)).toEqual(['120', '60', '30'])
  })

  test('omit only the chosen edge or corner', () => {
    const texts = (chosen: HitTarget): unknown => {
      const all = labels(CORNERS, { edges: [edge(100, 0), edge(50, 80), edge(25, -70)] }, chosen)
      return [...wanted('size', all), ...wanted('turn', all)].map(({ text }) => text)
    }
    expect(texts({ type: 'edge', edge: 1, share: 0.5 })).toEqual(['100', '25', '100°', '110°'])
    expect(texts({ type: 'point', point: 1 })).toEqual(['100', '50', '25', '110°'])
    expect(texts({ type: 'point', point: 2 })).toEqual(['100', '50', '25', '100°'])
    expect(texts({ type: 'point', point: 0 })).toEqual(['100', '50', '25', '100°', '110°'])
  })

  test('have no angle at a straight corner, and no angle before the first edge', () => {
    const straight = labels([at(300, 300), at(400, 300), at(500, 300)], {
      edges: [edge(50, 30), edge(50, 0)],
    })
    expect(wanted('turn', straight)).toEqual([])
  })

  test('are absent from an empty design', () => {
    expect(labels([], {})).toEqual([])
  })

  test('place a size outside the middle of its edge first, 20 pixels away or more, then inside', () => {
    // The middle of the corners is (462.5, 350): below the first edge, and left of the second.
    const [first, second, third] = wanted('size', labels(CORNERS, { edges: EDGES }))
    const along = [400, 360, 440, 320, 480]
    expect(first?.places.map(rounded)).toEqual(
      [280, 270, 256, 240, 320, 330, 344, 360].flatMap((y) => along.map((x) => [x, y])),
    )
    // Beside an upright edge, labels are 8 pixels further away, since they are wider than high.
    expect(second?.places.map(rounded)).toEqual(
      [528, 538, 552, 568, 472, 462, 448, 432].flatMap((x) => [350, 330, 370, 310, 390].map((y) => [x, y])),
    )
    expect(third?.places.slice(0, 2).map(rounded)).toEqual([
      [525, 420],
      [515, 420],
    ])
  })

  test('place the size of a slanted edge at a right angle to the edge', () => {
    // (60, 80) is 100 long. (0.8, -0.6) is the direction to its left. The slant adds 6.4 pixels.
    const corners = [at(300, 300), at(360, 380), at(300, 380)]
    const [slanted, level] = wanted('size', labels(corners, { edges: [edge(100, 0), edge(60, 120)] }))
    const [x, y] = [26.4 * 0.8, -26.4 * 0.6]
    expect(slanted?.places.slice(0, 5).map(rounded)).toEqual(
      [0.5, 0.3, 0.7, 0.1, 0.9].map((share) => rounded(at(300 + 60 * share + x, 300 + 80 * share + y))),
    )
    // The second edge goes left, with the middle of the corners on its right.
    expect(first(level)).toEqual([[330, 400]])
    // With the third corner on the other side, the outer side is the other side.
    const mirrored = labels([at(300, 300), at(360, 380), at(380, 300)], {
      edges: [edge(100, 0), edge(82, -120)],
    })
    expect(first(wanted('size', mirrored)[0])).toEqual([rounded(at(330 - x, 340 - y))])
  })

  test('place the size of a single edge, which has no outer side, on its right', () => {
    const [size] = wanted('size', labels([at(300, 300), at(400, 300)], { edges: [edge(50, 0)] }))
    expect(first(size)).toEqual([[350, 320]])
  })

  test('place angles between their edges first, 34 pixels away or more, then outside', () => {
    // The direction between left and down is (-0.707, 0.707). Vertically, the distance is 90%.
    const [first, second] = wanted('turn', labels(CORNERS, { edges: EDGES }))
    const gaps = [34, 44, 56, 70, -30, -42, -56, -72]
    const half = Math.SQRT1_2
    expect(first?.places.map(rounded)).toEqual(
      gaps.map((gap) => rounded(at(500 - half * gap, 300 + half * gap * 0.9))),
    )
    // The direction between up and right.
    expect(second?.places.map(rounded)).toEqual(
      gaps.map((gap) => rounded(at(500 + half * gap, 400 - half * gap * 0.9))),
    )
  })

  test('place the angle of edges of different lengths on its bisector', () => {
    // (-3, -4) and (8, -6) are 5 and 10 long. (-0.6, -0.8) and (0.8, -0.6) add up to (0.2, -1.4), which is √2
    // long.
    const corners = [at(397, 396), at(400, 400), at(408, 394)]
    const [turn] = wanted('turn', labels(corners, { edges: [edge(5, 0), edge(10, -90)] }))
    expect(first(turn)).toEqual([
      rounded(at(400 + (0.2 / Math.SQRT2) * 34, 400 - (1.4 / Math.SQRT2) * 34 * 0.9)),
    ])
  })

  test('place the angle of a tiny bend at a right angle to the line', () => {
    const corners = [at(300, 300), at(400, 300), at(500, 300)]
    const [turn] = wanted('turn', labels(corners, { edges: [edge(50, 0), edge(50, 0.01)] }))
    expect(turn?.text).toBe('179.99°')
    // The positions are (0, -1) times 34, 44, … and then on the other side.
    expect(turn?.places.map(rounded)).toEqual(
      [34, 44, 56, 70, -30, -42, -56, -72].map((gap) => [400, hundredths(300 - gap * 0.9)]),
    )
    const upright = [at(400, 300), at(400, 400), at(400, 500)]
    const [rightOfIt] = wanted('turn', labels(upright, { edges: [edge(50, 0), edge(50, 0.01)] }))
    expect(first(rightOfIt)).toEqual([[434, 400]])
  })

  test('place the colour side at its side of the longest edge, in the middle or at a quarter', () => {
    const [above] = wanted('front-words', labels(CORNERS, { edges: EDGES }))
    const rows = (ys: readonly number[]) => [400, 350, 450].flatMap((x) => ys.map((y) => [x, y]))
    expect(above?.places.map(rounded)).toEqual(rows([280, 266, 250]))
    const [below] = wanted('front-words', labels(CORNERS, { edges: EDGES, colourSide: 'right' }))
    expect(below?.places.map(rounded)).toEqual(rows([320, 334, 350]))
  })

  test('place the colour side further away from a slanted edge', () => {
    // Left of (60, 80) is (0.8, -0.6): 20 and 0.8 × 30 to the right, 20 and 0.8 × 10 up.
    const corners = [at(300, 300), at(360, 380)]
    const first = (colourSide: 'left' | 'right') =>
      wanted('front-words', labels(corners, { edges: [edge(100, 0)], colourSide }))[0]
        ?.places.slice(0, 1)
        .map(rounded)
    expect(first('left')).toEqual([[330 + 0.8 * 44, 340 - 0.6 * 28].map(hundredths)])
    expect(first('right')).toEqual([[330 - 0.8 * 44, 340 + 0.6 * 28].map(hundredths)])
  })

  test('include the labels of an edge that is too short to be seen', () => {
    const all = labels([at(300, 300), at(300, 300), at(300, 400)], { edges: [edge(1, 0), edge(50, 90)] })
    expect(wanted('size', all)[0]?.at).toEqual(at(300, 300))
    // The first edge has no direction, so the label is below the corner.
    expect(first(wanted('turn', all)[0])).toEqual([[300, hundredths(300 + 34 * 0.9)]])
    const only = labels([at(300, 300), at(300, 300)], { edges: [edge(1, 0)] })
    expect(wanted('front-words', only)[0]?.at).toEqual(at(300, 300))
  })
})

describe('a label', () => {
  test('is as wide as its text', () => {
    expect(halfOf({ text: 'abcde' })).toEqual({ x: 24.5, y: 10 })
    expect(halfOf({ text: '' })).toEqual({ x: 4, y: 10 })
  })

  // Half of the label is 4 by 10, and half of the other label is 6 by 10: they touch at distances of 10 and
  // 20.
  test.each([
    [0, 0, true],
    [9.9, 19.9, true],
    [-9.9, -19.9, true],
    [10, 0, false],
    [-10, 0, false],
    [0, 20, false],
    [0, -20, false],
    [10, 19.9, false],
    [9.9, 20, false],
  ])('placed at (%d, %d) covers a label in the middle: %s', (x, y, covers) => {
    const placed = { ...label('', []), at: at(100, 200) }
    expect(overlap(placed, at(100 + x, 200 + y), { x: 6, y: 10 })).toBe(covers)
  })
})

describe('the distance of a label from metal', () => {
  /** Tests whether a position has this distance from a piece, by means of a second piece 100 pixels away. */
  const isAway = (piece: Segment, place: Place, distance: number): boolean => {
    const metal = [piece, dot(at(place.x, place.y + 100))]
    return (
      isNearest(label('', []), place, metal, 99.99 - distance) &&
      !isNearest(label('', []), place, metal, 100.01 - distance)
    )
  }

  // (30, 40) from (10, 20) is 50 long. (-0.8, 0.6) is at a right angle to it.
  test.each([
    ['beside its middle', at(25 - 8, 40 + 6), 10],
    ['beside it, on the other side', at(25 + 16, 40 - 12), 20],
    ['beside its first fifth', at(16 - 8, 28 + 6), 10],
    ['before its start', at(10 - 6, 20 - 8), 10],
    ['beyond its end', at(40 + 6, 60 + 8), 10],
    ['on it', at(22, 36), 0],
    ['at its end', at(40, 60), 0],
  ])('is measured %s', (_, place, distance) => {
    expect(isAway(line(10, 20, 40, 60), place, distance)).toBe(true)
    expect(isAway(line(40, 60, 10, 20), place, distance)).toBe(true)
  })

  test('is the distance to a point for a piece without length', () => {
    expect(isAway(dot(at(50, 60)), at(53, 64), 5)).toBe(true)
  })

  test('must be at least five pixels less to its own edge than to others', () => {
    const metal = [line(0, 0, 100, 0), line(0, 40, 100, 40)]
    expect(isNearest(label('', []), at(50, 17.5), metal)).toBe(true)
    expect(isNearest(label('', []), at(50, 17.6), metal)).toBe(false)
    expect(isNearest(label('', [], { of: [1] }), at(50, 17.6), metal)).toBe(false)
    expect(isNearest(label('', [], { of: [1] }), at(50, 22.5), metal)).toBe(true)
    // With a tolerance of -1, it may be a pixel further away.
    expect(isNearest(label('', []), at(50, 20.5), metal, -1)).toBe(true)
    expect(isNearest(label('', []), at(50, 21), metal, -1)).toBe(false)
    // The nearer of two own edges counts. The nearest of the other edges counts.
    expect(isNearest(label('', [], { of: [0, 1] }), at(50, 39), metal)).toBe(true)
    expect(isNearest(label('', []), at(50, 15), [...metal, dot(at(50, 30))])).toBe(false)
    expect(isNearest(label('', []), at(50, 15), [...metal, dot(at(50, 35))])).toBe(true)
  })
})

describe('the choice among the positions of a label', () => {
  // On a canvas of 500 by 400, with the label's own piece of metal along the upper side.
  const OWN = line(100, 30, 400, 30)
  const near = at(250, 50)
  /** Returns the chosen position of an empty label, 8 by 20. */
  const placeOf = (
    places: readonly Place[],
    metal: readonly Segment[] = [],
    others: readonly Place[] = [],
  ): Place | undefined => {
    // The labels of the shortest piece are placed first.
    const labels = others.map((place) => label('', [place], { of: [1] }))
    const placed = placedLabels([label('', places), ...labels], [OWN, dot(at(0, 399)), ...metal], 500, 400)
    expect(placed).toHaveLength(others.length + 1)
    return placed.at(-1)?.at
  }

  test('the first position without a fault is chosen', () => {
    expect(placeOf([near, at(260, 50)])).toEqual(near)
    expect(placeOf([at(2, 50), at(260, 50), near])).toEqual(at(260, 50))
    expect(placedLabels([label('', [])], [OWN], 500, 400)).toEqual([])
  })

  test.each([
    ['left of the canvas', at(3.9, 200), at(4, 200)],
    ['right of the canvas', at(496.1, 200), at(496, 200)],
    ['above the canvas', at(250, 9.9), at(250, 10)],
    ['below the canvas', at(250, 390.1), at(250, 390)],
  ])('a position %s is outside', (_, outside, inside) => {
    // The only metal is far away.
    const placed = (...places: readonly Place[]) =>
      placedLabels([label('', places)], [dot(at(-9000, -9000))], 500, 400)[0]?.at
    expect(placed(outside, inside)).toEqual(inside)
    expect(placed(inside, at(250, 100))).toEqual(inside)
  })

  const covered = at(250, 52)
  const strayed = at(250, 300)
  const other = line(0, 310, 1, 310)

  test('a position nearer to other metal is better than a position on metal', () => {
    const [first, second] = [at(250, 60), strayed]
    const beyond = dot(at(250, 330))
    expect(placeOf([first, second], [dot(at(250, 68)), beyond])).toEqual(second)
    expect(placeOf([second, first], [dot(at(250, 68)), beyond])).toEqual(second)
    expect(placeOf([second, first], [beyond])).toEqual(first)
  })

  test('a position on metal is better than on a label, which is better than outside', () => {
    const [metal, text, outside] = [at(150, 52), covered, at(350, 8)]
    const pieces = [line(150, 45, 150, 45), other]
    expect(placeOf([text, metal], pieces, [at(250, 54)])).toEqual(metal)
    expect(placeOf([metal, text], pieces, [at(250, 54)])).toEqual(metal)
    expect(placeOf([outside, text], pieces, [at(250, 54)])).toEqual(text)
    expect(placeOf([outside, metal], pieces)).toEqual(metal)
  })

  test('faults add up', () => {
    // Two pieces of metal are better than a label. Three are worse.
    const two = [line(150, 45, 150, 45), line(151, 46, 151, 46)]
    const three = [...two, line(152, 47, 152, 47)]
    const [metal, text] = [at(150, 52), covered]
    expect(placeOf([text, metal], two, [at(250, 54)])).toEqual(text)
    expect(placeOf([metal, text], three, [at(250, 54)])).toEqual(text)
    // One label is better than two.
    expect(placeOf([at(300, 52), text], [], [at(250, 54), at(300, 54), at(299, 54)])).toEqual(text)
    // Outside and on a label is worse than outside.
    expect(placeOf([at(350, 8), at(300, 8)], [], [at(350, 12)])).toEqual(at(300, 8))
    // Outside and on metal is worse than outside.
    expect(placeOf([at(350, 8), at(300, 8)], [line(350, 5, 350, 5)])).toEqual(at(300, 8))
  })

  test('labels of short pieces are placed first, and the colour side is placed last', () => {
    const metal = [line(100, 100, 300, 100), line(300, 100, 300, 150)]
    const place = [at(200, 130)]
    const texts = (labels: readonly WantedLabel[]) =>
      placedLabels(labels, metal, 500, 400).map(({ text }) => text)
    const [long, short] = [label('long', place), label('short', place, { of: [1] })]
    const words = label('words', place, { of: [1], look: 'front-words' })
    const corner = label('corner', place, { of: [0, 1], look: 'turn' })
    const stray = label('stray', place, { of: [7] })
    expect(texts([words, stray, long, short])).toEqual(['short', 'long', 'stray', 'words'])
    // A corner counts as short as its shorter piece. Equal lengths keep their order.
    expect(texts([long, corner, short])).toEqual(['corner', 'short', 'long'])
    expect(texts([long, short, corner])).toEqual(['short', 'corner', 'long'])
  })
})

describe('metal under a label', () => {
  /**
   * Tests whether metal is under a label. An empty label is 4 by 10 to each side, with margins of 4 and 2: 8
   * by 12.
   */
  const isCovered = (piece: Segment, place: Place): boolean => {
    const elsewhere = at(place.x + 3000, place.y)
    // The second position is free. It is chosen only if the first is covered.
    const placed = placedLabels(
      [label('', [place, elsewhere], { of: [0, 1] })],
      [piece, dot(at(0, 0))],
      9e3,
      9e3,
    )
    return placed[0]?.at === elsewhere
  }

  test.each([
    ['upright, 7.9 to the left', true, line(1000, 3900, 1000, 4100), at(1007.9, 4000)],
    ['upright, 8 to the left', false, line(1000, 3900, 1000, 4100), at(1008, 4000)],
    ['upright, 7.9 to the right', true, line(1000, 3900, 1000, 4100), at(992.1, 4000)],
    ['upright, 8 to the right', false, line(1000, 3900, 1000, 4100), at(992, 4000)],
    ['level, 11.9 above', true, line(900, 4000, 1100, 4000), at(1000, 4011.9)],
    ['level, 12 above', false, line(900, 4000, 1100, 4000), at(1000, 4012)],
    ['level, 11.9 below', true, line(900, 4000, 1100, 4000), at(1000, 3988.1)],
    ['level, 12 below', false, line(900, 4000, 1100, 4000), at(1000, 3988)],
    ['level, under its end', true, line(900, 4000, 1000, 4000), at(1007.9, 4000)],
    ['level, beyond its end', false, line(900, 4000, 1000, 4000), at(1008, 4000)],
    ['level, under its start', true, line(1000, 4000, 1100, 4000), at(992.1, 4000)],
    ['slanted, across its middle', true, line(900, 3900, 1100, 4100), at(1000, 4000)],
    ['slanted, beside its middle', false, line(900, 3900, 1100, 4100), at(1030, 4000)],
    ['slanted in the other direction', true, line(900, 4100, 1100, 3900), at(1030, 3970)],
    ['slanted in the other direction, beside its middle', false, line(900, 4100, 1100, 3900), at(1030, 4030)],
    ['level, across the edge of the canvas', true, line(-100, 4000, 100, 4000), at(30, 4000)],
    ['upright, across the edge of the canvas', true, line(1000, -100, 1000, 100), at(1000, 30)],
    ['short', true, line(999, 4000, 1001, 4000), at(1000, 4000)],
    ['without length', true, line(1000, 4000, 1000, 4000), at(1003, 4004)],
  ])('is found if it is %s: %s', (_, covers, piece, place) => {
    expect(isCovered(piece, place)).toBe(covers)
  })
})

describe('the position of a box', () => {
  const CANVAS = [800, 600] as const
  // The box is 80 by 40 pixels. Its positions are 60, 90 or 130 away, and to the sides 75% of 40 more.
  const BOX = at(80, 40)
  const NEAR = at(400, 300)
  const middles = (gap: number): readonly Place[] => {
    const [x, y] = [(gap + 30) * Math.SQRT1_2, gap * Math.SQRT1_2]
    return [
      ...[at(400, 300 + gap), at(400, 300 - gap)],
      ...[at(400 + x, 300 + y), at(400 - x, 300 + y), at(400 - x, 300 - y), at(400 + x, 300 - y)],
      ...[at(430 + gap, 300), at(370 - gap, 300)],
    ]
  }
  /** Returns the middle of the box. */
  const clear = (
    metal: readonly Segment[],
    near = NEAR,
    [width, height]: readonly [number, number] = CANVAS,
  ): readonly number[] => {
    const { x, y } = clearPlace(near, BOX, metal, width, height)
    return rounded(at(x + 40, y + 20))
  }

  test.each(middles(60).map((middle, index) => [index, middle] as const))(
    'is the next of the near positions if the first %d are covered',
    (count, middle) => {
      expect(clear(middles(60).slice(0, count).map(dot))).toEqual(rounded(middle))
    },
  )

  test('is further away if no near position is free', () => {
    const stripes = (height: number): readonly Segment[] =>
      Array.from({ length: 1 + height / 10 }, (_, index) => 300 - height + index * 20).map((y) =>
        line(200, y, 600, y),
      )
    expect(clear(middles(60).map(dot))).toEqual([400, 390])
    // The stripes are from 190 to 410, and the lowest position 90 away ends 20 pixels lower.
    expect(clear(stripes(110))).toEqual([400, 430])
  })

  test('is the least covered position if all positions are covered', () => {
    // There is a horizontal line every 20 pixels, except at 290. Beside the point, the box covers one line.
    // Elsewhere it covers two or more.
    const lines = Array.from({ length: 18 }, (_, index) => 130 + index * 20).filter((y) => y !== 290)
    expect(clear(lines.map((y) => line(0, y, 800, y)))).toEqual([490, 300])
  })

  test.each([
    ['right of the canvas', at(200, 24.5), [334, 49], [110, 24.5]],
    ['on the canvas, wider by 0.1', at(200, 24.5), [334.1, 49], [290, 24.5]],
    ['left of the canvas', at(134, 24.5), [260, 49], [130, -11]],
    ['below the canvas', at(300, 60), [600, 84], [300, 24]],
    ['on the canvas, higher by 0.1', at(300, 60), [600, 84.1], [390, 60]],
    ['above the canvas', at(50, 24), [300, 90], [150, 30]],
  ] as const)('is never outside the canvas: %s', (_, near, canvas, middle) => {
    expect(clear([], near, canvas)).toEqual(middle)
  })

  test('is at the lower edge of a canvas without space', () => {
    expect(clear([], at(50, 50), [90, 100])).toEqual([45, 40])
  })
})
