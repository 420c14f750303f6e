import type { FlashingDrawing, LabelPosition, Point } from '../model/drawing.js'
import { own } from './edges.js'
import type { Box } from './picture/box.js'
import type { Fit } from './picture/fit.js'
import type { LabelKind } from './picture/label.js'
import { layoutFlashing } from './picture/layout.js'
import { hundredths } from './profile-path.js'

/** The drawing with its labels where a picture of it has them. */
export function withLabelPositions(drawing: FlashingDrawing): FlashingDrawing {
  const { fit, labels } = layoutFlashing(drawing)
  const positionsOf = (kind: LabelKind, keys: readonly string[]): Readonly<Record<string, LabelPosition>> => {
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
  const placed = Object.entries(points).map(([id, point]): [string, Point] => [
    id,
    withFinishAt(point, own(finishes, id)),
  ])
  return {
    ...drawing,
    points: Object.fromEntries(placed),
    lines: { ...lines, positions: positionsOf('size', Object.keys(lines?.values ?? {})) },
    angles: { ...angles, positions: positionsOf('angle', Object.keys(angles?.values ?? {})) },
  }
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
