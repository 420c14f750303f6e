import type {
  DrawnProfile,
  ParsedCornerAngle,
  ParsedEdgeSize,
  ParsedFinish,
  ParsedFlashingDrawing,
  ParsedPoint,
} from '../wire/drawing.generated.js'
import { subtract } from '../number/arithmetic.js'
import { decimalOfNumber, plainText } from '../number/number-text.js'
import { problemAt, NO_PROBLEMS, type LocatedProblem } from '../problem/located-problem.js'
import type { CheckedEdge, CheckedProfile, CompleteFinish } from './check-profile.js'
import { finishLabelText, edgeKey } from './measured-side.js'
import { MAX_GEOMETRY_CHARACTERS } from '../definitions/limits.js'
import { hundredths } from './picture/sketch.js'
import { pointAtFront } from './picture/front-arrow.js'
import { withLabelPositions } from './picture/layout.js'
import { along, boxOf, centreOf, ORIGIN, turned, type Vector } from './picture/plane.js'
import type { Canvas } from '../wire/options.generated.js'

/**
 * Makes a complete drawing of a profile: points on the canvas, sizes, angles, finishes with labels, an arrow to a
 * coloured side and, if they fit, label positions. Records every edge at both of its ends (F11).
 * Measuring the drawing gives the sizes of the profile (F2, F3).
 *
 * The only possible problem is `drawing_too_large` (F9).
 */
export function drawProfile(profile: CheckedProfile): {
  readonly drawing: DrawnProfile | undefined
  readonly problems: readonly LocatedProblem[]
} {
  const bare = bareDrawing(profile)
  if (isTooLarge(bare)) {
    const max = String(MAX_GEOMETRY_CHARACTERS)
    return { drawing: undefined, problems: [problemAt('drawing_too_large', ['edges'], { max })] }
  }
  const { colourSide } = profile
  const pointed = colourSide === undefined ? bare : pointAtFront(bare, colourSide)
  const labelled = withLabelPositions(pointed)
  // Label positions are only a convenience. If they would make the drawing too large, they are left out.
  const drawing = withoutAbsent(isTooLarge(labelled) ? pointed : labelled) as DrawnProfile
  return { drawing, problems: NO_PROBLEMS }
}

/** Returns the whole drawing, except the arrow and the label positions. */
function bareDrawing(profile: CheckedProfile): ParsedFlashingDrawing {
  const { edges, tempId, drawingNumber, side } = profile
  const sizes = edges.map((edge, index) => [edgeKey(idOf(index), idOf(index + 1)), sizeOf(edge)] as const)
  const angles = edges
    .slice(1)
    .map(({ turn }, index) => [idOf(index + 1), angleOf(turn, profile.hideAngles)] as const)
  return {
    tempId,
    drawingNumber,
    side,
    isFreeDrawing: true, // F5: the edges have their sizes, whatever the canvas shows.
    isLargeBoxSize: undefined,
    isDeleted: undefined,
    points: pointsOf(profile),
    lines: { values: Object.fromEntries(sizes), positions: undefined },
    angles: { values: Object.fromEntries(angles), positions: undefined },
    annotations: undefined,
    frontArrow: undefined,
    squareAngle: undefined,
  }
}

function pointsOf({
  edges,
  heading,
  canvas,
  startFinish,
  endFinish,
}: CheckedProfile): Record<string, ParsedPoint> {
  const last = edges.length
  const pointOf = ({ x, y }: Vector, index: number): ParsedPoint => {
    const finish = index === 0 ? startFinish : index === last ? endFinish : undefined
    return {
      id: idOf(index),
      x,
      y,
      vectors: index < last ? [idOf(index + 1)] : [], // F11
      connect: index > 0 ? [idOf(index - 1)] : [],
      finish: finish && finishOf(finish),
    }
  }
  return Object.fromEntries(
    profilePath(edges, heading, canvas).map((spot, index) => [idOf(index), pointOf(spot, index)]),
  )
}

/** Returns the points, scaled evenly and centred. */
function profilePath(edges: readonly CheckedEdge[], heading: number, canvas: Canvas): readonly Vector[] {
  const spots = unscaledPath(edges, heading)
  const box = boxOf(spots)
  const middle = centreOf(box)
  const space = { x: canvas.width - 2 * canvas.margin, y: canvas.height - 2 * canvas.margin }
  const span = {
    x: Math.max(box.right - box.left, NO_EXTENT),
    y: Math.max(box.bottom - box.top, NO_EXTENT),
  }
  const scale = Math.min(space.x / span.x, space.y / span.y)
  return spots.map(({ x, y }) => ({
    x: hundredths(canvas.width / 2 + (x - middle.x) * scale),
    y: hundredths(canvas.height / 2 + (y - middle.y) * scale),
  }))
}

/** A smaller extent is a rounding error, so only the other direction decides the scale. */
const NO_EXTENT = 1e-9

/** The longest edge has length 1, so that no sum can overflow. */
function unscaledPath(edges: readonly CheckedEdge[], heading: number): readonly [Vector, ...Vector[]] {
  const longest = edges.reduce((max, { size }) => Math.max(max, size), 0)
  let spot = ORIGIN
  let direction = heading % 360
  return [
    spot,
    ...edges.map(({ size, turn }) => {
      direction = (direction + turn) % 360
      spot = along(spot, turned({ x: 1, y: 0 }, direction), size / longest)
      return spot
    }),
  ]
}

function idOf(index: number): string {
  return `p${String(index + 1)}`
}

function finishOf({ type, size, flip = false }: CompleteFinish): ParsedFinish {
  const label = finishLabelText({ type, size })
  return { type, size, label, flip, position: undefined }
}

function sizeOf({ size, isHidden }: CheckedEdge): ParsedEdgeSize {
  return { size, hidden: isHidden ? true : undefined }
}

/** Hides the angle on request, or if the edges go straight on. */
function angleOf(turn: number, isHidden: boolean): ParsedCornerAngle {
  const angle = Number(plainText(subtract(decimalOfNumber(180), decimalOfNumber(Math.abs(turn)))))
  const hidden = isHidden || turn === 0 ? true : undefined
  return { angle, hidden }
}

// F9
function isTooLarge({ points, lines, angles }: ParsedFlashingDrawing): boolean {
  return [points, lines, angles].some((part) => JSON.stringify(part).length > MAX_GEOMETRY_CHARACTERS)
}

function withoutAbsent(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, part]) =>
      part === undefined ? [] : [[field, withoutAbsent(part)]],
    ),
  )
}
