import type {
  ParsedFinish,
  ParsedFlashingDrawing,
  ParsedLabelPosition,
  ParsedPoint,
} from '../../wire/drawing.generated.js'
import { entryOf } from '../../problem/own-fields.js'
import { finishLabelText } from '../measured-side.js'
import type { AngleSide } from './angle-side.js'
import { annotationOf, labelNumber, shownText } from './svg-text.js'
import { drawnLines, type DrawnCorner, type DrawnFinish } from './drawn-lines.js'
import type { FinishShape } from './finish-shape.js'
import { hundredths, type Fit, type Sketch } from './sketch.js'
import { frontArrow } from './front-arrow.js'
import { AS_DRAWN, type DrawingStyle } from './drawing-style.js'
import { leadersOf } from './note-leaders.js'
import { MAX_LABEL_CHARACTERS, placeLabels, type LabelKind, type WantedLabel } from './place-labels.js'
import { boxOf, centreOf, coverOf, segmentsOf, type Box } from './plane.js'
import { angleLabel, arrowLabel, finishLabel, sizeLabel } from './wanted-labels.js'

export type FlashingLayout = ReturnType<typeof layoutFlashing>

/** Places lines first, then labels clear of all lines and of earlier labels where possible. */
export function layoutFlashing(drawing: ParsedFlashingDrawing, style: DrawingStyle = AS_DRAWN) {
  const { sketch, finishes, corners, marks, obstacles, angleSide } = drawnLines(drawing, style)
  const { fit, edges, points } = sketch
  const arrow = drawing.frontArrow && frontArrow(drawing.frontArrow, fit, style.isSheet ? edges : [])
  const annotations = Object.values(drawing.annotations ?? {}).flatMap((box) => annotationOf(box, fit) ?? [])
  if (arrow !== undefined) obstacles.addSegments(segmentsOf(arrow.places))
  for (const { box } of annotations) obstacles.addBox(box)

  const labels = placeLabels(
    [
      ...wantedSizes(sketch, finishes, style.figure, corners.length > 0 ? angleSide.behind : () => undefined),
      ...finishes.flatMap(({ id, finish, shape }) => wantedFinish(id, finish, shape, fit)),
      ...corners.flatMap((corner) =>
        wantedAngle(corner, entryOf(drawing.angles?.positions, corner.id), fit, style.isSheet),
      ),
      ...(arrow === undefined ? [] : [arrowLabel(style.frontWords, arrow)]),
      // The places that a drawing requests fit only its own canvas.
    ].map((label) => (style.isSheet ? { ...label, requested: undefined } : label)),
    obstacles,
  )
  const shapes = finishes.map(({ shape }) => shape)
  const places = [
    ...points.map(({ place }) => place),
    ...[...shapes, ...marks].flatMap((drawn) => drawn.places),
    ...(arrow?.places ?? []),
  ]
  const lines = boxOf(places)
  /** The box around everything; undefined for an empty picture. */
  const cover = coverOf([...(lines ? [lines] : []), ...[...labels, ...annotations].map(({ box }) => box)])
  const noteLeaders = style.isSheet ? leadersOf(annotations, edges, obstacles) : []
  return {
    fit,
    edges,
    finishes: shapes,
    ends: finishes,
    marks,
    arrow,
    annotations,
    labels,
    noteLeaders,
    anglesOn: angleSide.name,
    hasReflexAngle: corners.some(({ isReflex, text }) => isReflex && text !== '180°'),
    /** The box around the points alone. */
    profile: boxOf(points.map(({ place }) => place)),
    cover,
  }
}

/** Puts short edges first: their labels have fewer places to go. */
function wantedSizes(
  { edges, points, fit }: Sketch,
  finishes: readonly DrawnFinish[],
  figure: (text: string) => string,
  behindAngles: AngleSide['behind'],
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
      return sizeLabel(edge, figure(labelNumber(size)), atEnds, centre, fit, behindAngles(edge))
    })
}

function wantedFinish(
  id: string,
  finish: ParsedFinish,
  shape: FinishShape,
  fit: Fit,
): readonly WantedLabel[] {
  const text = shownText(finish.label ?? finishLabelText(finish), MAX_LABEL_CHARACTERS)
  return text === '' ? [] : [finishLabel(id, text, shape, finish.position, fit)]
}

function wantedAngle(
  corner: DrawnCorner,
  position: ParsedLabelPosition | undefined,
  fit: Fit,
  isSheet: boolean,
): readonly WantedLabel[] {
  const { text } = corner
  return text === undefined ? [] : [angleLabel({ ...corner, text }, position, fit, isSheet)]
}

/** Returns the drawing with the positions of the labels in its picture. */
export function withLabelPositions(drawing: ParsedFlashingDrawing): ParsedFlashingDrawing {
  const { fit, labels } = layoutFlashing(drawing)
  const positionsOf = (
    kind: LabelKind,
    keys: readonly string[],
  ): Readonly<Record<string, ParsedLabelPosition>> => {
    const boxes = new Map(labels.filter((label) => label.kind === kind).map(({ key, box }) => [key, box]))
    return Object.fromEntries(
      keys.flatMap((key) => {
        const box = boxes.get(key)
        return box === undefined ? [] : [[key, positionOf(box, fit)]]
      }),
    )
  }
  const { points = {}, lines, angles } = drawing
  const finishes = positionsOf('finish', Object.keys(points))
  const placed = Object.entries(points).map(([id, point]): [string, ParsedPoint] => {
    const [finish, position] = [point.finish, entryOf(finishes, id)]
    return [id, finish && position ? { ...point, finish: { ...finish, position } } : point]
  })
  return {
    ...drawing,
    points: Object.fromEntries(placed),
    lines: { ...lines, positions: positionsOf('size', Object.keys(lines?.values ?? {})) },
    angles: { ...angles, positions: positionsOf('angle', Object.keys(angles?.values ?? {})) },
  }
}

/** In canvas units. */
function positionOf({ left, top, right, bottom }: Box, fit: Fit): ParsedLabelPosition {
  const [from, to] = [fit.canvas({ x: left, y: top }), fit.canvas({ x: right, y: bottom })]
  return {
    x: hundredths(from.x),
    y: hundredths(from.y),
    width: hundredths(to.x - from.x),
    height: hundredths(to.y - from.y),
  }
}
