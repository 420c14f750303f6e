import type { Finish, FlashingDrawing, LabelPosition } from '../../model/drawing.js'
import { own } from '../edges.js'
import { finishLabelText } from '../finish-code.js'
import { annotationOf, type Annotation } from './annotation.js'
import { boxOf, centreOf, type Box } from './box.js'
import { arcMark, isAt, looseSquare, squareMark, type CornerMark } from './corner-mark.js'
import { finishShape, type FinishShape } from './finish-shape.js'
import type { Fit } from './fit.js'
import { frontArrow, type FrontArrow } from './front-arrow.js'
import { labelNumber } from './label-number.js'
import { MOST_CHARACTERS, type PlacedLabel, type WantedLabel } from './label.js'
import { coverOf, noObstacles } from './obstacles.js'
import { placeLabels } from './place-labels.js'
import { segmentsOf } from './segment.js'
import { sketchOf, type Sketch, type SketchedEdge, type SketchedPoint } from './sketch.js'
import { shownText } from './svg-text.js'
import type { Vector } from './vector.js'
import { angleLabel, arrowLabel, finishLabel, sizeLabel } from './wanted-labels.js'

/** Everything of a picture in its place, before it is written. */
export interface FlashingLayout {
  readonly fit: Fit
  readonly edges: readonly SketchedEdge[]
  readonly finishes: readonly FinishShape[]
  readonly marks: readonly CornerMark[]
  readonly arrow: FrontArrow | undefined
  readonly annotations: readonly Annotation[]
  readonly labels: readonly PlacedLabel[]
  /** All of it; undefined when there is nothing. */
  readonly cover: Box | undefined
}

/** Lines first, then the labels, each where it is clear of all lines and of the labels before it. */
export function layoutFlashing(drawing: FlashingDrawing): FlashingLayout {
  const sketch = sketchOf(drawing)
  const { fit, edges, points } = sketch
  const finishes = points.flatMap((point) => finishAt(point, sketch))
  const corners = cornersOf(drawing, points)
  const loose = looseMarks(drawing, sketch, corners)
  const marks = [...corners.flatMap(({ mark }) => mark ?? []), ...loose]
  const arrow = drawing.frontArrow && frontArrow(drawing.frontArrow, fit)
  const annotations = Object.values(drawing.annotations ?? {}).flatMap((box) => annotationOf(box, fit) ?? [])

  const obstacles = noObstacles()
  for (const { from, to } of edges) obstacles.addSegments([{ from, to }])
  for (const { places } of [...finishes.map(({ shape }) => shape), ...marks]) {
    obstacles.addSegments(segmentsOf(places))
  }
  if (arrow !== undefined) obstacles.addSegments(segmentsOf(arrow.places))
  for (const { box } of annotations) obstacles.addBox(box)

  const labels = placeLabels(
    [
      ...wantedSizes(sketch),
      ...finishes.flatMap(({ id, finish, shape }) => wantedFinish(id, finish, shape, fit)),
      ...corners.flatMap((corner) => wantedAngle(corner, drawing, fit)),
      ...(arrow === undefined ? [] : [arrowLabel('colour side', arrow)]),
    ],
    obstacles,
  )
  const shapes = finishes.map(({ shape }) => shape)
  const places = [
    ...points.map(({ place }) => place),
    ...[...shapes, ...marks].flatMap((drawn) => drawn.places),
    ...(arrow?.places ?? []),
  ]
  const lines = boxOf(places)
  const cover = coverOf([...(lines ? [lines] : []), ...[...labels, ...annotations].map(({ box }) => box)])
  return { fit, edges, finishes: shapes, marks, arrow, annotations, labels, cover }
}

interface DrawnFinish {
  readonly id: string
  readonly finish: Finish
  readonly shape: FinishShape
}

function finishAt({ id, point: { finish }, place, arms }: SketchedPoint, { unitsPerMm }: Sketch): readonly DrawnFinish[] {
  return finish === undefined ? [] : [{ id, finish, shape: finishShape(place, arms[0], finish, unitsPerMm) }]
}

/** A corner whose angle is shown, by a mark, by figures, or both. */
interface DrawnCorner {
  readonly id: string
  readonly place: Vector
  readonly arms: readonly Vector[]
  readonly mark: CornerMark | undefined
  /** Absent when the mark says it. */
  readonly text: string | undefined
}

/** Angles that are not hidden; a right one is a square. */
function cornersOf({ angles = {} }: FlashingDrawing, points: readonly SketchedPoint[]): readonly DrawnCorner[] {
  return points.flatMap(({ id, place, arms }): readonly DrawnCorner[] => {
    const { angle, hidden } = own(angles.values ?? {}, id) ?? {}
    if (angle === undefined || hidden === true || !Number.isFinite(angle)) return []
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

/** Short edges first, since they have fewer places to go. */
function wantedSizes({ edges, points, fit }: Sketch): readonly WantedLabel[] {
  const box = boxOf(points.map(({ place }) => place))
  const centre = box === undefined ? { x: 0, y: 0 } : centreOf(box)
  return edges
    .filter(({ isHidden, size }) => !isHidden && size !== undefined)
    .sort((a, b) => a.length - b.length)
    .map((edge) => sizeLabel(edge, labelNumber(edge.size ?? 0), centre, fit))
}

function wantedFinish(id: string, finish: Finish, shape: FinishShape, fit: Fit): readonly WantedLabel[] {
  const text = shownText(finish.label ?? finishLabelText(finish), MOST_CHARACTERS)
  return text === '' ? [] : [finishLabel(id, text, shape, finish.position, fit)]
}

function wantedAngle(corner: DrawnCorner, { angles }: FlashingDrawing, fit: Fit): readonly WantedLabel[] {
  const { id, place, arms, text } = corner
  const position: LabelPosition | undefined = own(angles?.positions ?? {}, id)
  return text === undefined ? [] : [angleLabel(id, text, place, arms, position, fit)]
}
