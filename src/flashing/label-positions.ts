import type { FlashingDrawing, LabelPosition, Point } from '../model/drawing.js'
import type { Box } from './picture/box.js'
import type { Fit } from './picture/fit.js'
import type { LabelKind, PlacedLabel } from './picture/label.js'
import { layoutFlashing } from './picture/layout.js'
import { hundredths } from './profile-path.js'

/** The drawing with its labels where a picture of it has them. */
export function withLabelPositions(drawing: FlashingDrawing): FlashingDrawing {
  const { fit, labels } = layoutFlashing(drawing)
  const positionsOf = (kind: LabelKind): Readonly<Record<string, LabelPosition>> =>
    Object.fromEntries(labels.filter(isOf(kind)).map(({ key, box }) => [key, positionOf(box, fit)]))
  const finishes = new Map(Object.entries(positionsOf('finish')))
  const points = Object.entries(drawing.points ?? {}).map(([id, point]) => [
    id,
    withFinishAt(point, finishes.get(id)),
  ])
  return {
    ...drawing,
    points: Object.fromEntries(points) as Readonly<Record<string, Point>>,
    lines: { ...drawing.lines, positions: positionsOf('size') },
    angles: { ...drawing.angles, positions: positionsOf('angle') },
  }
}

function isOf(kind: LabelKind): (label: PlacedLabel) => boolean {
  return (label) => label.kind === kind
}

function withFinishAt(point: Point, position: LabelPosition | undefined): Point {
  const { finish } = point
  return finish === undefined || position === undefined
    ? point
    : { ...point, finish: { ...finish, position } }
}

/** A box of the picture, on the canvas. */
function positionOf({ left, top, right, bottom }: Box, fit: Fit): LabelPosition {
  const [from, to] = [fit.canvas({ x: left, y: top }), fit.canvas({ x: right, y: bottom })]
  return {
    x: hundredths(from.x),
    y: hundredths(from.y),
    width: hundredths(to.x - from.x),
    height: hundredths(to.y - from.y),
  }
}
