import type { ParsedFlashingDrawing, ParsedLabelPosition, ParsedPoint } from '../../wire/drawing.generated.js'
import { plainText } from '../../number/number-text.js'
import { entryOf } from '../../problem/own-fields.js'
import { edgeKey, lengthOnCanvas } from '../measured-side.js'
import { lengthOf, minus, type Vector } from './plane.js'

/** A real sheet has about a dozen. */
export const MAX_EDGES = 20_000

export interface SketchedEdge {
  readonly key: string
  readonly fromId: string
  readonly toId: string
  readonly from: Vector
  readonly to: Vector
  readonly length: number
  /** For each end, the far ends of all edges that meet there, including this edge. */
  readonly fromArms: readonly Vector[]
  readonly toArms: readonly Vector[]
  readonly isHidden: boolean
  /** In mm. Undefined if the edge has no size. */
  readonly size: number | undefined
  readonly position: ParsedLabelPosition | undefined
}

export interface SketchedPoint {
  readonly id: string
  readonly point: ParsedPoint
  readonly place: Vector
  /** The places of its neighbours, each neighbour once. */
  readonly arms: readonly Vector[]
}

export interface Sketch {
  readonly fit: Fit
  readonly edges: readonly SketchedEdge[]
  readonly points: readonly SketchedPoint[]
  /** Picture units per mm of sheet, on average. */
  readonly unitsPerMm: number
}

export function sketchOf(drawing: ParsedFlashingDrawing, frame: Frame): Sketch {
  const entries = Object.entries(drawing.points ?? {})
  const fit = fitOf(entries.length > 0 ? entries.map(([, point]) => point) : looseSpots(drawing), frame)
  const points = entries.map(([id, point]) => ({ id, point, place: fit.place(point), arms: [] as Vector[] }))
  /** A point counts as joined to itself, so that an edge from a point to itself is not drawn. */
  const ends = new Map(points.map((point) => [point.id, { point, joined: new Set([point.id]) }]))
  const edges: SketchedEdge[] = []
  const draw = (from: string, to: string): void => {
    const [start, end] = [ends.get(from), ends.get(to)]
    if (start === undefined || end === undefined) return
    // Draws each edge once, even if both of its ends record it.
    if (start.joined.has(to) || edges.length >= MAX_EDGES) return
    start.joined.add(to)
    end.joined.add(from)
    start.point.arms.push(end.point.place)
    end.point.arms.push(start.point.place)
    edges.push(edgeOf(drawing, start.point, end.point))
  }
  for (const [id, { vectors = [] }] of entries) for (const to of vectors) draw(id, to)
  for (const [id, { connect = [] }] of entries) for (const from of connect) draw(from, id)
  return { fit, edges, points, unitsPerMm: unitsPerMmOf(edges) }
}

function edgeOf(drawing: ParsedFlashingDrawing, start: SketchedPoint, end: SketchedPoint): SketchedEdge {
  const { lines } = drawing
  const [key, reversed] = [edgeKey(start.id, end.id), edgeKey(end.id, start.id)]
  const value = entryOf(lines?.values, key) ?? entryOf(lines?.values, reversed)
  const size = drawing.isFreeDrawing === false ? sizeOnCanvas(start.point, end.point) : value?.size
  return {
    key,
    fromId: start.id,
    toId: end.id,
    from: start.place,
    to: end.place,
    length: lengthOf(minus(end.place, start.place)),
    fromArms: start.arms,
    toArms: end.arms,
    isHidden: value?.hidden === true,
    size: isFigure(size) ? size : undefined,
    position: entryOf(lines?.positions, key) ?? entryOf(lines?.positions, reversed),
  }
}

/** An exact root of larger coordinates would be slow, and no real sheet has them. */
export const MAX_MEASURED = 1e9

/** F5: the charged size. */
function sizeOnCanvas(from: ParsedPoint, to: ParsedPoint): number | undefined {
  const [start, end] = [spotOf(from), spotOf(to)]
  const figures = [start.x, start.y, end.x, end.y]
  if (figures.some((figure) => Math.abs(figure) > MAX_MEASURED)) return undefined
  return Number(plainText(lengthOnCanvas(start, end)))
}

function spotOf({ x, y }: ParsedPoint): Vector {
  return { x: coordinate(x), y: coordinate(y) }
}

function looseSpots({
  annotations = {},
  frontArrow,
  squareAngle,
}: ParsedFlashingDrawing): readonly ParsedLabelPosition[] {
  const marks = [frontArrow, squareAngle].filter((spot) => spot !== undefined)
  return [...Object.values(annotations).flatMap((box) => [box, farCorner(box)]), ...marks]
}

/** Returns the corner opposite `x` and `y`. */
export function farCorner({ x, y, width, height }: ParsedLabelPosition): ParsedLabelPosition {
  return { x: coordinate(x) + coordinate(width), y: coordinate(y) + coordinate(height) }
}

function unitsPerMmOf(edges: readonly SketchedEdge[]): number {
  let [units, millimetres] = [0, 0]
  for (const { length, size = 0 } of edges) {
    if (size <= 0) continue
    units += length
    millimetres += size
  }
  return units > 0 && Number.isFinite(millimetres) ? units / millimetres : 1
}

export interface Frame {
  readonly width: number
  readonly height: number
}

export const FRAME: Frame = { width: 440, height: 320 }

/** Clamps points to at most this distance from a square as wide as the frame. */
const SURROUNDINGS = 320

/** A shift and one scale for both axes. */
export interface Fit {
  /** From the canvas to the picture. */
  readonly place: (spot: ParsedLabelPosition) => Vector
  /** From the picture to the canvas. */
  readonly canvas: (place: Vector) => Vector
}

export function isFigure(value: number | undefined): value is number {
  return Number.isFinite(value)
}

/** Returns 0 for an absent coordinate, NaN or an infinity. */
export function coordinate(value: number | undefined): number {
  return isFigure(value) ? value : 0
}

/** Makes spots fill the frame. */
function fitOf(spots: readonly ParsedLabelPosition[], frame: Frame): Fit {
  const [across, down] = [rangeOf(spots.map(({ x }) => x)), rangeOf(spots.map(({ y }) => y))]
  // Computes in quarters, because the distance between the largest doubles overflows.
  const span = Math.max(across.span, down.span * (frame.width / frame.height))
  const scale = span > 0 ? frame.width / span / 4 : 1
  const placed = (value: number | undefined, min: number): number => {
    const quarter = coordinate(value) / 4 - min / 4
    const moved = span > 0 ? (quarter / span) * frame.width : quarter * 4
    return Math.min(Math.max(moved, -SURROUNDINGS), frame.width + SURROUNDINGS)
  }
  return {
    place: ({ x, y }) => ({ x: placed(x, across.min), y: placed(y, down.min) }),
    canvas: ({ x, y }) => ({ x: across.min + x / scale, y: down.min + y / scale }),
  }
}

function rangeOf(values: readonly (number | undefined)[]): { readonly min: number; readonly span: number } {
  let [min, max] = [Infinity, -Infinity]
  for (const value of values) {
    min = Math.min(min, coordinate(value))
    max = Math.max(max, coordinate(value))
  }
  return min <= max ? { min, span: max / 4 - min / 4 } : { min: 0, span: 0 }
}

/** Rounds a number for the canvas: to 2 decimals, without -0. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
