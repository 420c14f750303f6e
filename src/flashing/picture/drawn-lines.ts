import type { ParsedFinish, ParsedFlashingDrawing } from '../../wire/drawing.generated.js'
import { entryOf } from '../../problem/own-fields.js'
import { finishShape, type FinishShape } from './finish-shape.js'
import { isFigure, sketchOf, type Sketch, type SketchedPoint } from './sketch.js'
import { newObstacles } from './place-labels.js'
import {
  along,
  directionOf,
  dot,
  lengthOf,
  minus,
  plus,
  rightOf,
  segmentsOf,
  turned,
  type Vector,
} from './plane.js'
import { angleSideOf, INSIDE } from './angle-side.js'
import { AS_DRAWN, type DrawingStyle } from './drawing-style.js'
import { labelNumber, svgNumber, svgPlace } from './svg-text.js'

/** Returns the lines of a drawing. Callers place labels clear of `obstacles`, and add them there. */
export function drawnLines(
  drawing: ParsedFlashingDrawing,
  { frame, figure, isSheet }: DrawingStyle = AS_DRAWN,
) {
  const sketch = sketchOf(drawing, frame)
  const finishes = sketch.points.flatMap((point) => finishAt(point, sketch))
  const angleSide = isSheet ? angleSideOf(drawing, sketch) : INSIDE
  const folds = newObstacles()
  if (isSheet) for (const { shape } of finishes) folds.addSegments(segmentsOf(shape.places))
  const isClear = (mark: CornerMark): boolean => !segmentsOf(mark.places).some(folds.meetSegment)
  const corners = cornersOf(drawing, sketch.points, angleSide.isReflex, figure, isClear)
  const marks = [...corners.flatMap(({ mark }) => mark ?? []), ...storedMarks(drawing, sketch, corners)]
  const obstacles = newObstacles()
  obstacles.addSegments(sketch.edges)
  for (const { places } of [...finishes.map(({ shape }) => shape), ...marks]) {
    obstacles.addSegments(segmentsOf(places))
  }
  return { sketch, finishes, corners, marks, obstacles, angleSide }
}

export interface DrawnFinish {
  readonly id: string
  readonly finish: ParsedFinish
  readonly shape: FinishShape
}

function finishAt(
  { id, point: { finish }, place, arms }: SketchedPoint,
  { unitsPerMm }: Sketch,
): readonly DrawnFinish[] {
  return finish === undefined ? [] : [{ id, finish, shape: finishShape(place, arms[0], finish, unitsPerMm) }]
}

export interface DrawnCorner {
  readonly id: string
  readonly place: Vector
  readonly arms: readonly Vector[]
  readonly mark: CornerMark | undefined
  /** Whether the angle is given on the outside of its corner. */
  readonly isReflex: boolean
  /** Undefined if the mark is enough. */
  readonly text: string | undefined
}

/** On the inside of a corner with space, a right angle gets a square and no number. */
function cornersOf(
  { angles }: ParsedFlashingDrawing,
  points: readonly SketchedPoint[],
  isReflexAt: (id: string) => boolean,
  figure: (text: string) => string,
  isClear: (mark: CornerMark) => boolean,
): readonly DrawnCorner[] {
  return points.flatMap(({ id, place, arms }): readonly DrawnCorner[] => {
    const corner = entryOf(angles?.values, id)
    if (corner === undefined || !isFigure(corner.angle) || corner.hidden === true) return []
    const isReflex = corner.angle > 0 && corner.angle < 360 && isReflexAt(id)
    const text = `${figure(labelNumber(isReflex ? Math.max(corner.angle, 360 - corner.angle) : corner.angle))}°`
    const square = corner.angle === 90 && !isReflex ? squareMark(place, arms) : undefined
    if (square !== undefined && isClear(square))
      return [{ id, place, arms, mark: square, isReflex, text: undefined }]
    const arcs = ARCS.map((size) => arcMark(place, arms, size, isReflex))
    const mark = arcs.find((arc) => arc !== undefined && isClear(arc))
    return [{ id, place, arms, mark, isReflex, text }]
  })
}

/**
 * Puts the stored marker into the corner at its place, or draws it loose without a corner or space.
 * Leaves the marker out if that corner already shows its angle.
 */
function storedMarks(
  { squareAngle }: ParsedFlashingDrawing,
  { fit, points }: Sketch,
  corners: readonly DrawnCorner[],
): readonly CornerMark[] {
  if (squareAngle === undefined) return []
  const place = fit.place(squareAngle)
  const distanceTo = (point: SketchedPoint): number => lengthOf(minus(point.place, place))
  const [corner] = points
    .filter((point) => point.arms.length >= 2 && isAt(point.place, place))
    .sort((one, other) => distanceTo(one) - distanceTo(other))
  if (corner === undefined) return [looseSquare(place)]
  if (corners.some(({ id }) => id === corner.id)) return []
  return [squareMark(corner.place, corner.arms) ?? looseSquare(place)]
}

/** A mark in a corner, or a loose square. Exported, because declarations of the layout name it. */
export interface CornerMark {
  readonly places: readonly Vector[]
  readonly path: string
  /** From the corner to the end of the mark. */
  readonly size: number
}

const SQUARE = 11
/** Sizes to try until an arc is clear of the folds. */
const ARCS = [15, 11, 8, 5] as const
/** A smaller mark is left out. */
const SMALLEST = 4
/** The largest share of the shorter edge that a mark takes. */
const MAX_SHARE = 0.45

/** Undefined for fewer than two edges, or for edges that are too short. */
function squareMark(corner: Vector, arms: readonly Vector[]): CornerMark | undefined {
  const geometry = markGeometry(corner, arms, SQUARE)
  if (geometry === undefined) return undefined
  const { other, size, first, last } = geometry
  const places = [first, along(first, other, size), last]
  return { places, path: `M${places.map(svgPlace).join('L')}`, size }
}

/** Two edges are straight if the sum of their directions is at most this long. */
const STRAIGHT = 1e-6

/** Draws the arc inside the corner, or around its outside if `isReflex`. */
function arcMark(
  corner: Vector,
  arms: readonly Vector[],
  wanted: number,
  isReflex: boolean,
): CornerMark | undefined {
  const geometry = markGeometry(corner, arms, wanted)
  if (geometry === undefined) return undefined
  const { one, other, size, first, last } = geometry
  const radius = svgNumber(size)
  const isClockwise = dot(rightOf(one), other) > -STRAIGHT
  const sweep = isClockwise === isReflex ? '0' : '1'
  if (isReflex) {
    const inside = (Math.atan2(Math.abs(dot(rightOf(one), other)), dot(one, other)) * 180) / Math.PI
    const step = ((360 - inside) / 8) * (isClockwise ? -1 : 1)
    const places = Array.from({ length: 9 }, (_, index) => along(corner, turned(one, index * step), size))
    return { places, path: `M${svgPlace(first)}A${radius} ${radius} 0 1 ${sweep} ${svgPlace(last)}`, size }
  }
  return {
    places: [first, along(corner, bisector(one, other), size), last],
    path: `M${svgPlace(first)}A${radius} ${radius} 0 0 ${sweep} ${svgPlace(last)}`,
    size,
  }
}

export function bisector(one: Vector, other: Vector): Vector {
  const sum = plus(one, other)
  // Edges that go straight on have no inside, so either side will do.
  return lengthOf(sum) > STRAIGHT ? directionOf(sum) : rightOf(one)
}

function markGeometry(corner: Vector, arms: readonly Vector[], wanted: number) {
  const [oneEdge, otherEdge] = arms.map((arm) => minus(arm, corner))
  if (!oneEdge || !otherEdge) return undefined
  const size = Math.min(wanted, Math.min(lengthOf(oneEdge), lengthOf(otherEdge)) * MAX_SHARE)
  if (size < SMALLEST) return undefined
  const [one, other] = [directionOf(oneEdge), directionOf(otherEdge)]
  return { one, other, size, first: along(corner, one, size), last: along(corner, other, size) }
}

function looseSquare(place: Vector): CornerMark {
  const up = { x: 0, y: -SQUARE }
  const across = { x: SQUARE, y: 0 }
  const places = [plus(place, up), place, plus(place, across), plus(plus(place, across), up), plus(place, up)]
  return { places, path: `M${places.map(svgPlace).join('L')}`, size: SQUARE }
}

function isAt(place: Vector, other: Vector): boolean {
  return lengthOf(minus(place, other)) <= SQUARE * 2
}
