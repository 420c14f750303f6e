import type { Finish, FlashingDrawing } from '../../model/drawing.js'
import { own } from '../edges.js'
import { finishLabelText } from '../finish-code.js'
import { annotationOf, type Annotation } from './annotation.js'
import { boxOf, centreOf, type Box } from './box.js'
import type { CornerMark } from './corner-mark.js'
import { drawnLines, type DrawnCorner, type DrawnFinish } from './drawn-lines.js'
import type { FinishShape } from './finish-shape.js'
import type { Fit } from './fit.js'
import { FRONT_WORDS, frontArrow, type FrontArrow } from './front-arrow.js'
import { labelNumber } from './label-number.js'
import { MOST_CHARACTERS, type PlacedLabel, type WantedLabel } from './label.js'
import { coverOf } from './obstacles.js'
import { placeLabels } from './place-labels.js'
import { segmentsOf } from './segment.js'
import type { Sketch, SketchedEdge } from './sketch.js'
import { shownText } from './svg-text.js'
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
  const { sketch, finishes, corners, marks, obstacles } = drawnLines(drawing)
  const { fit, edges, points } = sketch
  const arrow = drawing.frontArrow && frontArrow(drawing.frontArrow, fit)
  const annotations = Object.values(drawing.annotations ?? {}).flatMap((box) => annotationOf(box, fit) ?? [])
  if (arrow !== undefined) obstacles.addSegments(segmentsOf(arrow.places))
  for (const { box } of annotations) obstacles.addBox(box)

  const labels = placeLabels(
    [
      ...wantedSizes(sketch, finishes),
      ...finishes.flatMap(({ id, finish, shape }) => wantedFinish(id, finish, shape, fit)),
      ...corners.flatMap((corner) => wantedAngle(corner, drawing, fit)),
      ...(arrow === undefined ? [] : [arrowLabel(FRONT_WORDS, arrow)]),
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

/** Short edges first, since they have fewer places to go. */
function wantedSizes(
  { edges, points, fit }: Sketch,
  finishes: readonly DrawnFinish[],
): readonly WantedLabel[] {
  const shapes = new Map(finishes.map(({ id, shape }) => [id, shape]))
  const box = boxOf(points.map(({ place }) => place))
  if (box === undefined) return []
  const centre = centreOf(box)
  return edges
    .flatMap((edge) => (edge.isHidden || edge.size === undefined ? [] : { edge, size: edge.size }))
    .sort((a, b) => a.edge.length - b.edge.length)
    .map(({ edge, size }) => {
      const atEnds = [edge.fromId, edge.toId].flatMap((id) => shapes.get(id) ?? [])
      return sizeLabel(edge, labelNumber(size), atEnds, centre, fit)
    })
}

function wantedFinish(id: string, finish: Finish, shape: FinishShape, fit: Fit): readonly WantedLabel[] {
  const text = shownText(finish.label ?? finishLabelText(finish), MOST_CHARACTERS)
  return text === '' ? [] : [finishLabel(id, text, shape, finish.position, fit)]
}

function wantedAngle(
  corner: DrawnCorner,
  { angles = {} }: FlashingDrawing,
  fit: Fit,
): readonly WantedLabel[] {
  const { id, text } = corner
  if (text === undefined) return []
  return [angleLabel({ ...corner, text }, own(angles.positions ?? {}, id), fit)]
}
