import { wayTo } from './corners.js'
import {
  emptyDesign,
  hundredth,
  MOST_EDGES,
  wrapped,
  type Design,
  type DesignEdge,
  type Fold,
  type Place,
} from './design.js'
import { soundDesign, soundFold, soundPlace, soundSize } from './sound-design.js'

type Json = Readonly<Record<string, unknown>>

/** One side, as it is read from its drawing. */
interface ReadSide {
  readonly edges: readonly DesignEdge[]
  readonly heading: number
  readonly startFold: Fold | undefined
  readonly endFold: Fold | undefined
  readonly colourSide: 'left' | 'right'
}

/**
 * The design of drawings as a flashing line has them: `drawing`, and the first of `otherSides` with as many edges as its
 * taper. Sizes and angles are those of the drawing; which way a bend goes is what its points show. Undefined when it is no
 * single line of edges: a designer cannot change what it cannot show.
 *
 * @example
 * import { designed, designOfDrawings, drawingsOf, emptyDesign } from 'quotewright/designer'
 *
 * const line = designed(emptyDesign, { type: 'addPoint', end: 'end', to: { x: 100, y: 0 } })
 * const again = designOfDrawings(drawingsOf(line))
 * assert.deepEqual(again?.edges, line.edges)
 */
export function designOfDrawings(drawings: unknown): Design | undefined {
  try {
    const { drawing, otherSides, productName } = asJson(drawings)
    const far = readSide(drawing)
    if (far === undefined) return undefined
    const sides: readonly unknown[] = Array.isArray(otherSides) ? otherSides.slice(0, 1) : []
    const near = sides.map(readSide).find((side) => side?.edges.length === far.edges.length)
    return soundDesign({
      ...emptyDesign,
      ...far,
      name: productName,
      edges: far.edges.map((edge, at) => ({ ...edge, nearSize: near?.edges[at]?.size ?? edge.size })),
      isTapered: near !== undefined,
    })
  } catch {
    // A field that throws when it is read.
    return undefined
  }
}

function readSide(drawing: unknown): ReadSide | undefined {
  const { points, lines, angles, frontArrow } = asJson(drawing)
  const chain = chainOf(asJson(points))
  const places = chain?.map(([, point]) => soundPlace(point))
  if (chain === undefined || places === undefined || !places.every((place) => place !== undefined))
    return undefined
  const [sizes, corners] = [asJson(asJson(lines)['values']), asJson(asJson(angles)['values'])]
  const ways = places.slice(1).map((place, at) => wayTo(places[at] ?? place, place))
  const edges = ways.map(({ size, direction }, at): DesignEdge => {
    const [from, to] = [chain[at]?.[0] ?? '', chain[at + 1]?.[0] ?? '']
    const own = asJson(ownOf(sizes, `${from}-${to}`) ?? ownOf(sizes, `${to}-${from}`))
    const length = soundSize(own['size']) ?? hundredth(size)
    const seen = at === 0 ? 0 : wrapped(direction - (ways[at - 1]?.direction ?? 0))
    const angle = asJson(ownOf(corners, from))['angle']
    const turn = typeof angle === 'number' && angle >= 0 && angle <= 180 ? 180 - angle : Math.abs(seen)
    const turned = at === 0 ? 0 : wrapped(seen < 0 ? -turn : turn)
    return { size: length, nearSize: length, turn: turned, isHidden: own['hidden'] === true }
  })
  return {
    edges,
    heading: headingOf(edges, ways),
    startFold: soundFold(chain[0]?.[1]['finish']),
    endFold: soundFold(chain.at(-1)?.[1]['finish']),
    colourSide: colourSideOf(frontArrow, places),
  }
}

/** The points in the order of the sheet; undefined when they are not one open line. */
function chainOf(points: Json): readonly (readonly [string, Json])[] | undefined {
  const ids = Object.keys(points).slice(0, MOST_EDGES + 2)
  if (ids.length < 2 || ids.length > MOST_EDGES + 1) return undefined
  const next = new Map(ids.map((id) => [id, idsIn(asJson(points[id])['vectors'])]))
  const targets = [...next.values()].flat()
  const starts = ids.filter((id) => !targets.includes(id))
  const [start] = starts
  if (start === undefined || starts.length > 1 || [...next.values()].some((to) => to.length > 1))
    return undefined
  const chain: string[] = []
  for (let id: string | undefined = start; id !== undefined; id = next.get(id)?.[0]) {
    if (chain.includes(id) || !next.has(id)) return undefined
    chain.push(id)
  }
  return chain.length === ids.length ? chain.map((id) => [id, asJson(points[id])] as const) : undefined
}

/** The direction of the first edge, by the longest one: points are rounded, and it shows least there. */
function headingOf(
  edges: readonly DesignEdge[],
  ways: readonly { size: number; direction: number }[],
): number {
  const longest = ways.reduce((most, { size }, at) => (size > (ways[most]?.size ?? 0) ? at : most), 0)
  const turned = edges.slice(0, longest + 1).reduce((sum, { turn }) => sum + turn, 0)
  return wrapped(Math.round(((ways[longest]?.direction ?? 0) - turned) * 10) / 10)
}

/** The arrow points at the coloured side of the edge that is nearest to it. */
function colourSideOf(arrow: unknown, places: readonly Place[]): 'left' | 'right' {
  const middle = soundPlace(arrow)
  const { angle } = asJson(arrow)
  if (middle === undefined || typeof angle !== 'number') return 'left'
  // Clockwise from 0, which is to the left.
  const pointing = ((angle + 180) * Math.PI) / 180
  const tip = { x: middle.x + Math.cos(pointing) * 26, y: middle.y + Math.sin(pointing) * 26 }
  const sides = places.slice(1).map((to, at) => {
    const from = places[at] ?? to
    const [x, y] = [to.x - from.x, to.y - from.y]
    const along = ((tip.x - from.x) * x + (tip.y - from.y) * y) / (x * x + y * y || 1)
    const share = Math.min(1, Math.max(0, along))
    const distance = Math.hypot(from.x + x * share - tip.x, from.y + y * share - tip.y)
    return { distance, isRight: x * (middle.y - from.y) - y * (middle.x - from.x) > 0 }
  })
  const nearest = sides.reduce((best, side) => (side.distance < best.distance ? side : best), {
    distance: Infinity,
    isRight: false,
  })
  return nearest.isRight ? 'right' : 'left'
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.slice(0, 3).filter((id) => typeof id === 'string') : []
}

function ownOf(map: Json, key: string): unknown {
  return Object.hasOwn(map, key) ? map[key] : undefined
}

function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}
