import type { CornerAngle, EdgeSize, Finish, FlashingDrawing, Point } from '../model/drawing.js'
import { subtract } from '../number/add.js'
import { decimalOfNumber } from '../number/decimal-of-number.js'
import { plainText } from '../number/write-decimal.js'
import { problemAt, type LocatedProblem } from '../problem/located-problem.js'
import { MAX_GEOMETRY_CHARACTERS } from './geometry-limit.js'
import { checkProfile } from './check-profile.js'
import { edgeKey } from './edges.js'
import { finishLabelText } from './finish-code.js'
import { ownFields } from './own-fields.js'
import { pointAtFront } from './point-at-front.js'
import { DEFAULT_CANVAS, type ProfileEdge, type ProfileFinish, type ProfileOptions } from './profile.js'
import { profilePath, type Spot } from './profile-path.js'
import { withLabelPositions } from './label-positions.js'

/** A drawing made from a profile, and what was wrong with the profile. */
export interface DrawnProfile {
  /** Without points when anything was wrong. */
  readonly drawing: FlashingDrawing
  readonly problems: readonly LocatedProblem[]
}

/**
 * A complete drawing from a list of edges: points on the canvas with both ends of every edge recorded (F11), sizes,
 * angles, finishes with labels, and places for all labels. It measures back to what went in (F2, F3).
 */
export function drawProfile(edges: readonly ProfileEdge[], options: ProfileOptions = {}): DrawnProfile {
  const problems = checkProfile(edges, options)
  const drawing = problems.length > 0 ? emptyDrawing(options) : drawn(edges, options)
  const tooLarge = tooLargeOf(drawing)
  return tooLarge.length === 0
    ? { drawing, problems }
    : { drawing: emptyDrawing(options), problems: tooLarge }
}

function drawn(edges: readonly ProfileEdge[], options: ProfileOptions): FlashingDrawing {
  const spots = profilePath(edges, options.heading ?? 0, options.canvas ?? DEFAULT_CANVAS)
  const bare: FlashingDrawing = ownFields({
    ...emptyDrawing(options),
    points: Object.fromEntries(
      spots.map((spot, index) => [idOf(index), pointOf(spot, index, edges, options.endFinish)]),
    ),
    lines: ownFields({
      values: Object.fromEntries(
        edges.map((edge, index) => [edgeKey(idOf(index), idOf(index + 1)), sizeOf(edge)]),
      ),
    }),
    angles: ownFields({
      values: Object.fromEntries(
        edges.slice(1).map(({ turn = 0 }, index) => [idOf(index + 1), angleOf(turn, options)]),
      ),
    }),
  })
  const { colourSide } = options
  const pointed = colourSide === undefined ? bare : pointAtFront(bare, colourSide)
  const labelled = withLabelPositions(pointed)
  // Places for labels are a help, not part of the profile: a long one goes without.
  return tooLargeOf(labelled).length === 0 ? labelled : pointed
}

function emptyDrawing({ tempId, drawingNumber = 0, side }: ProfileOptions): FlashingDrawing {
  return {
    ...(tempId === undefined ? {} : { tempId }),
    drawingNumber,
    ...(side === undefined ? {} : { side }),
    isFreeDrawing: true, // F5: the sizes are those that are given, not the canvas's.
    points: {},
    lines: { values: {} },
    angles: { values: {} },
  }
}

function idOf(index: number): string {
  return `p${String(index + 1)}`
}

function pointOf(
  { x, y }: Spot,
  index: number,
  edges: readonly ProfileEdge[],
  endFinish: ProfileFinish | undefined,
): Point {
  const last = edges.length
  const finish =
    index === 0 ? edges[0]?.finish : index < last ? undefined : last === 1 ? endFinish : edges.at(-1)?.finish
  return ownFields({
    id: idOf(index),
    x,
    y,
    vectors: index < last ? [idOf(index + 1)] : [], // F11
    connect: index > 0 ? [idOf(index - 1)] : [],
    ...(finish === undefined ? {} : { finish: finishOf(finish) }),
  })
}

function finishOf({ type, size, flip = false }: ProfileFinish): Finish {
  return ownFields({ type, size, label: finishLabelText({ type, size }), flip })
}

function sizeOf({ size, hidden }: ProfileEdge): EdgeSize {
  return ownFields(hidden === true ? { size, hidden } : { size })
}

/** The angle between two edges, exactly; one of edges that go straight on is not shown. */
function angleOf(turn: number, { hideAngles }: ProfileOptions): CornerAngle {
  const between = subtract(decimalOfNumber(180), decimalOfNumber(Math.abs(turn)))
  const angle = Number(plainText(between))
  return ownFields(hideAngles === true || turn === 0 ? { angle, hidden: true } : { angle })
}

/** F9. */
function tooLargeOf({ points, lines, angles }: FlashingDrawing): readonly LocatedProblem[] {
  const lengths = [points, lines, angles].map((part) => JSON.stringify(part).length)
  const longest = lengths.reduce((one, other) => Math.max(one, other), 0)
  if (longest <= MAX_GEOMETRY_CHARACTERS) return []
  const most = String(MAX_GEOMETRY_CHARACTERS)
  return [problemAt('drawing_too_large', ['edges'], { most })]
}
