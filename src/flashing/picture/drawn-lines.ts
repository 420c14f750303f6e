import type { Finish, FlashingDrawing } from '../../model/drawing.js'
import { own } from '../edges.js'
import { arcMark, isAt, looseSquare, squareMark, type CornerMark } from './corner-mark.js'
import { isFigure } from './figure.js'
import { finishShape, type FinishShape } from './finish-shape.js'
import { labelNumber } from './label-number.js'
import { noObstacles, type Obstacles } from './obstacles.js'
import { segmentsOf } from './segment.js'
import { sketchOf, type Sketch, type SketchedPoint } from './sketch.js'
import type { Vector } from './vector.js'

/** The lines of a drawing on the picture, and what they keep labels from. */
export interface DrawnLines {
  readonly sketch: Sketch
  readonly finishes: readonly DrawnFinish[]
  readonly corners: readonly DrawnCorner[]
  readonly marks: readonly CornerMark[]
  /** Made for this drawing alone, to be filled up by whoever places more. */
  readonly obstacles: Obstacles
}

export function drawnLines(drawing: FlashingDrawing): DrawnLines {
  const sketch = sketchOf(drawing)
  const finishes = sketch.points.flatMap((point) => finishAt(point, sketch))
  const corners = cornersOf(drawing, sketch.points)
  const marks = [...corners.flatMap(({ mark }) => mark ?? []), ...looseMarks(drawing, sketch, corners)]
  const obstacles = noObstacles()
  obstacles.addSegments(sketch.edges)
  for (const { places } of [...finishes.map(({ shape }) => shape), ...marks]) {
    obstacles.addSegments(segmentsOf(places))
  }
  return { sketch, finishes, corners, marks, obstacles }
}

/** A finish at the end of the sheet. */
export interface DrawnFinish {
  readonly id: string
  readonly finish: Finish
  readonly shape: FinishShape
}

function finishAt(
  { id, point: { finish }, place, arms }: SketchedPoint,
  { unitsPerMm }: Sketch,
): readonly DrawnFinish[] {
  return finish === undefined ? [] : [{ id, finish, shape: finishShape(place, arms[0], finish, unitsPerMm) }]
}

/** A corner whose angle is shown, by a mark, by figures, or both. */
export interface DrawnCorner {
  readonly id: string
  readonly place: Vector
  readonly arms: readonly Vector[]
  readonly mark: CornerMark | undefined
  /** Absent when the mark says it. */
  readonly text: string | undefined
}

/** Angles that are not hidden; a right one is a square. */
function cornersOf(
  { angles = {} }: FlashingDrawing,
  points: readonly SketchedPoint[],
): readonly DrawnCorner[] {
  return points.flatMap(({ id, place, arms }): readonly DrawnCorner[] => {
    const { angle, hidden } = own(angles.values ?? {}, id) ?? {}
    if (!isFigure(angle) || hidden === true) return []
    const text = `${labelNumber(angle)}°`
    const square = angle === 90 ? squareMark(place, arms) : undefined
    if (square !== undefined) return [{ id, place, arms, mark: square, text: undefined }]
    return [{ id, place, arms, mark: arcMark(place, arms), text }]
  })
}

/** The drawing's own marker of a right angle: in the corner that it stands at, else by itself. */
function looseMarks(
  { squareAngle }: FlashingDrawing,
  { fit, points }: Sketch,
  corners: readonly DrawnCorner[],
): readonly CornerMark[] {
  if (squareAngle === undefined) return []
  const place = fit.place(squareAngle)
  const corner = points.find((point) => point.arms.length >= 2 && isAt(point.place, place))
  if (corner === undefined) return [looseSquare(place)]
  if (corners.some(({ id }) => id === corner.id)) return []
  return [squareMark(corner.place, corner.arms) ?? looseSquare(place)]
}
