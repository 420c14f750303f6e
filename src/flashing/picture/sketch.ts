import type { FlashingDrawing, LabelPosition, Point } from '../../model/drawing.js'
import { plainText } from '../../number/write-decimal.js'
import { edgeKey, measuredEdges, own } from '../edges.js'
import { isFigure } from './figure.js'
import { coordinate, fitOf, type Fit } from './fit.js'
import { lengthOf, minus, type Vector } from './vector.js'

/** No more edges than these are drawn: a sheet that can be folded has a dozen. */
export const MOST_EDGES = 20_000

/** An edge on the picture. */
export interface SketchedEdge {
  readonly key: string
  readonly fromId: string
  readonly toId: string
  readonly from: Vector
  readonly to: Vector
  readonly length: number
  /** The points that edges lead to from its ends, its own other ends among them. */
  readonly fromArms: readonly Vector[]
  readonly toArms: readonly Vector[]
  readonly isHidden: boolean
  /** In mm, when it has one. */
  readonly size: number | undefined
  /** Where the drawing says its label goes. */
  readonly position: LabelPosition | undefined
}

/** A point on the picture, and the points that edges lead to from there. */
export interface SketchedPoint {
  readonly id: string
  readonly point: Point
  readonly place: Vector
  /** Each once. */
  readonly arms: readonly Vector[]
}

/** The lines of a drawing, on the picture: what its labels must keep clear of. */
export interface Sketch {
  readonly fit: Fit
  readonly edges: readonly SketchedEdge[]
  readonly points: readonly SketchedPoint[]
  /** Picture units for one mm of sheet, on the whole. */
  readonly unitsPerMm: number
}

export function sketchOf(drawing: FlashingDrawing): Sketch {
  const entries = Object.entries(drawing.points ?? {})
  const fit = fitOf(entries.length > 0 ? entries.map(([, point]) => point) : looseSpots(drawing))
  const points = entries.map(([id, point]) => ({ id, point, place: fit.place(point), arms: [] as Vector[] }))
  /** By id; a point is joined to itself from the start, since an edge from there to there is none. */
  const ends = new Map(points.map((point) => [point.id, { point, joined: new Set([point.id]) }]))
  const edges: SketchedEdge[] = []
  const draw = (from: string, to: string): void => {
    const [start, end] = [ends.get(from), ends.get(to)]
    if (start === undefined || end === undefined) return
    // Once, whichever ends record it.
    if (start.joined.has(to) || edges.length >= MOST_EDGES) return
    start.joined.add(to)
    end.joined.add(from)
    start.point.arms.push(end.point.place)
    end.point.arms.push(start.point.place)
    edges.push(edgeOf(drawing, start.point, end.point))
  }
  for (const [id, { vectors }] of entries) {
    vectors?.forEach((to) => {
      draw(id, to)
    })
  }
  for (const [id, { connect }] of entries) {
    connect?.forEach((from) => {
      draw(from, id)
    })
  }
  return { fit, edges, points, unitsPerMm: unitsPerMmOf(edges) }
}

function edgeOf(drawing: FlashingDrawing, start: SketchedPoint, end: SketchedPoint): SketchedEdge {
  const { values = {}, positions = {} } = drawing.lines ?? {}
  // Keys are built, never taken apart: ids may contain dashes.
  const [key, reversed] = [edgeKey(start.id, end.id), edgeKey(end.id, start.id)]
  const value = own(values, key) ?? own(values, reversed)
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
    position: own(positions, key) ?? own(positions, reversed),
  }
}

/** Above this, the figures of the canvas are no millimetres of a sheet, and not worth their exact root. */
export const LARGEST_MEASURED = 1e9

/** F5: the size of an edge that is measured on the canvas, exactly as it is charged. */
function sizeOnCanvas(from: Point, to: Point): number | undefined {
  const [start, end] = [spotOf(from), spotOf(to)]
  const figures = [start.x, start.y, end.x, end.y]
  if (figures.some((figure) => Math.abs(figure) > LARGEST_MEASURED)) return undefined
  const points = { a: { ...start, vectors: ['b'] }, b: end }
  const [edge] = measuredEdges({ isFreeDrawing: false, points })
  return edge && Number(plainText(edge.size))
}

function spotOf({ x, y }: Point): Vector {
  return { x: coordinate(x), y: coordinate(y) }
}

/** What a drawing without points shows. */
function looseSpots({
  annotations = {},
  frontArrow,
  squareAngle,
}: FlashingDrawing): readonly LabelPosition[] {
  const marks = [frontArrow, squareAngle].filter((spot) => spot !== undefined)
  return [...Object.values(annotations).flatMap((box) => [box, farCorner(box)]), ...marks]
}

function farCorner({ x, y, width, height }: LabelPosition): LabelPosition {
  return { x: coordinate(x) + coordinate(width), y: coordinate(y) + coordinate(height) }
}

/** All drawn lengths over all sizes. */
function unitsPerMmOf(edges: readonly SketchedEdge[]): number {
  let [units, millimetres] = [0, 0]
  for (const { length, size } of edges) {
    if (size === undefined || size <= 0) continue
    units += length
    millimetres += size
  }
  return units > 0 && Number.isFinite(millimetres) ? units / millimetres : 1
}
