import { elementsOf } from '../../problem/elements.js'
import { valueAtStep } from '../../problem/path.js'
import { withFallback } from '../../problem/with-fallback.js'
import { nearestOnEdge, placeAlong, wayTo } from './corners.js'
import {
  hundredth,
  isFiniteNumber,
  MAX_EDGES,
  wrapped,
  type Design,
  type DesignEdge,
  type Fold,
  type Place,
} from './design.js'
import { fieldsOf, soundDesign, soundFold, soundPlace, soundSize } from './sound-design.js'

type Json = Readonly<Record<string, unknown>>

interface ReadSide {
  readonly edges: readonly DesignEdge[]
  readonly heading: number
  readonly startFold: Fold | undefined
  readonly endFold: Fold | undefined
  readonly colourSide: 'left' | 'right'
}

/**
 * Returns the design in the drawings of a flashing line. If the first of `otherSides` has as many edges as
 * `drawing`, the design tapers. Sizes and angles come from the values in the drawing, or else from its
 * points. If `isFreeDrawing` is false, all sizes come from the points (F5). The direction of each bend always
 * comes from the points. Returns undefined unless the shape is one open line of at most 60 edges, each of
 * 0.01 to 10,000 mm.
 *
 * @example
 * import { applyAction, fromDrawings, toDrawings, emptyDesign } from 'quotewright/designer'
 *
 * const line = applyAction(emptyDesign, { type: 'addPoint', end: 'end', to: { x: 100, y: 0 } })
 * const again = fromDrawings(toDrawings(line))
 * assert.deepEqual(again?.edges, line.edges)
 */
export function fromDrawings(drawings: unknown): Design | undefined {
  // Reading a field may throw.
  return withFallback<Design | undefined>(undefined, () => {
    const { drawing, otherSides, productName } = fieldsOf(drawings)
    const far = readSide(drawing)
    if (far === undefined) return undefined
    const other = Array.isArray(otherSides) ? readSide(otherSides[0]) : undefined
    const near = other?.edges.length === far.edges.length ? other : undefined
    const hasOddSize = [far, near].some((side) =>
      side?.edges.some(({ size }) => soundSize(size) === undefined),
    )
    if (hasOddSize) return undefined
    return soundDesign({
      ...far,
      name: productName,
      edges: far.edges.map((edge, at) => ({ ...edge, nearSize: near?.edges[at]?.size })),
      isTapered: near !== undefined,
    })
  })
}

function readSide(drawing: unknown): ReadSide | undefined {
  const { points, lines, angles, frontArrow, isFreeDrawing } = fieldsOf(drawing)
  const chain = chainOf(fieldsOf(points))
  if (chain === undefined) return undefined
  const corners = chain.flatMap(({ id, point }): readonly ReadCorner[] => {
    const place = soundPlace(point)
    return place === undefined ? [] : [{ id, place, fold: soundFold(point['finish']) }]
  })
  if (corners.length < chain.length) return undefined
  const [sizes, bends] = [fieldsOf(fieldsOf(lines)['values']), fieldsOf(fieldsOf(angles)['values'])]
  const ways = corners.slice(1).map((to, at) => {
    const from = corners[at] ?? to
    return { from: from.id, to: to.id, ...wayTo(from.place, to.place) }
  })
  const edges = ways.map(({ from, to, size, direction }, at): DesignEdge => {
    const own = fieldsOf(valueAtStep(sizes, `${from}-${to}`) ?? valueAtStep(sizes, `${to}-${from}`))
    // F5
    const stored = isFreeDrawing === false ? undefined : soundSize(own['size'])
    const length = stored ?? hundredth(size)
    const seen = wrapped(direction - (ways[at - 1]?.direction ?? direction))
    const angle = fieldsOf(valueAtStep(bends, from))['angle']
    const turn = typeof angle === 'number' && angle >= 0 && angle <= 180 ? 180 - angle : Math.abs(seen)
    const turned = at === 0 ? 0 : wrapped(seen < 0 ? -turn : turn)
    return { size: length, nearSize: length, turn: turned, isHidden: own['hidden'] === true }
  })
  return {
    edges,
    heading: headingOf(edges, ways),
    startFold: corners[0]?.fold,
    endFold: corners.at(-1)?.fold,
    colourSide: colourSideOf(frontArrow, corners),
  }
}

interface SentPoint {
  readonly id: string
  readonly point: Json
}

interface ReadCorner {
  readonly id: string
  readonly place: Place
  readonly fold: Fold | undefined
}

/** Returns undefined unless the points are one open line of at most `MAX_EDGES` edges. */
function chainOf(points: Json): readonly SentPoint[] | undefined {
  const ids = Object.keys(points)
  if (ids.length < 2 || ids.length > MAX_EDGES + 1) return undefined
  const next = new Map(ids.map((id) => [id, idsIn(fieldsOf(valueAtStep(points, id))['vectors'])]))
  const targets = [...next.values()].flat()
  const chain: SentPoint[] = []
  let id = ids.find((one) => !targets.includes(one))
  while (id !== undefined) {
    const onward = next.get(id)
    // The point is unknown, leads to several points, or closes a circle.
    if (onward === undefined || onward.length > 1 || chain.length === ids.length) return undefined
    chain.push({ id, point: fieldsOf(valueAtStep(points, id)) })
    id = onward[0]
  }
  return chain.length === ids.length ? chain : undefined
}

/** Uses the longest edge, because rounding the points changes the direction of a long edge least. */
function headingOf(
  edges: readonly DesignEdge[],
  ways: readonly { size: number; direction: number }[],
): number {
  const sizes = ways.map(({ size }) => size)
  const longest = sizes.indexOf(Math.max(...sizes))
  const turned = edges.slice(0, longest + 1).reduce((sum, { turn }) => sum + turn, 0)
  return wrapped(Math.round(((ways[longest]?.direction ?? 0) - turned) * 10) / 10)
}

/** Uses the edge nearest the arrow's tip. Returns left without an arrow. */
function colourSideOf(arrow: unknown, corners: readonly ReadCorner[]): 'left' | 'right' {
  const middle = soundPlace(arrow)
  const { angle } = fieldsOf(arrow)
  if (middle === undefined || !isFiniteNumber(angle)) return 'left'
  // The angle is clockwise. At 0, the arrow points to the left.
  const tip = placeAlong(middle, angle, -26)
  const sides = corners.slice(1).map(({ place: to }, at) => {
    const from = corners[at]?.place ?? to
    const [x, y] = [to.x - from.x, to.y - from.y]
    const { distance } = nearestOnEdge(from, to, tip)
    return { distance, isRight: x * (middle.y - from.y) - y * (middle.x - from.x) > 0 }
  })
  const [nearest] = sides.sort((one, other) => one.distance - other.distance)
  return nearest?.isRight === true ? 'right' : 'left'
}

function idsIn(value: unknown): readonly string[] {
  return elementsOf(value)
    .slice(0, 3)
    .filter((id) => typeof id === 'string')
}
