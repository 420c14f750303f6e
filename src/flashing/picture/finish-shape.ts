import type { ParsedFinish } from '../../wire/drawing.generated.js'
import type { FinishType } from '../../definitions/enums.js'
import {
  along,
  directionOf,
  dot,
  lengthOf,
  minus,
  plus,
  rightOf,
  times,
  turned,
  type Segment,
  type Vector,
} from './plane.js'
import { svgNumber, svgPlace } from './svg-text.js'

export interface FinishShape {
  /** From the end of the sheet. An arc has many places. */
  readonly places: readonly Vector[]
  readonly ends: Segment
  readonly path: string
  /** The direction from the edge to the finish. */
  readonly side: Vector
  /** In picture units. */
  readonly length: number
}

type Drawn = Pick<FinishShape, 'places' | 'ends' | 'path'>

/** In picture units. Keeps even a 5 mm fold on a wide sheet visible. */
const SHORTEST = 13
const LONGEST = 46
/** Limits a finish longer than `SHORTEST` to this share of its edge. */
const MAX_SHARE = 0.9

const CRUSH_GAP = 5
const HOOK_GAP = 13

/** In degrees away from the edge. */
const FEATHER_TURN = 22
const DRIP_TURN = 48

/**
 * Seen from the end, a finish lies on the right, a flipped one on the left. A feather is the other
 * way round (section 2.5 of the specification).
 */
export function finishShape(
  end: Vector,
  next: Vector | undefined,
  finish: Pick<ParsedFinish, 'type' | 'size' | 'flip'>,
  unitsPerMm: number,
): FinishShape {
  const edge = next === undefined ? { x: 1, y: 0 } : minus(next, end)
  const inward = directionOf(edge)
  const isRight = (finish.type === 'FINISH_TYPE_FEATHER') === (finish.flip === true)
  const side = times(rightOf(inward), isRight ? 1 : -1)
  const max = Math.max(SHORTEST, Math.min(LONGEST, lengthOf(edge) * MAX_SHARE))
  const wanted = (finish.size ?? 0) * unitsPerMm
  const length = Math.min(Math.max(Number.isFinite(wanted) ? wanted : 0, SHORTEST), max)
  return { side, length, ...drawn(finish.type, end, inward, side, length) }
}

function drawn(
  type: FinishType | undefined,
  end: Vector,
  inward: Vector,
  side: Vector,
  length: number,
): Drawn {
  switch (type) {
    case 'FINISH_TYPE_CRUSH_FOLD':
      return folded(end, inward, side, CRUSH_GAP, length)
    case 'FINISH_TYPE_OPEN_HOOK':
      // The bend takes part of the length, which is at least SHORTEST.
      return folded(end, inward, side, HOOK_GAP, length - HOOK_GAP / 2)
    case 'FINISH_TYPE_FEATHER':
      return lip(end, inward, side, FEATHER_TURN, length)
    case 'FINISH_TYPE_DRIP_EDGE':
      return lip(end, inward, side, DRIP_TURN, length)
    case 'FINISH_TYPE_UNSPECIFIED':
    case undefined:
      return { places: [end], ends: { from: end, to: end }, path: '' }
  }
}

/** Goes around the end and back along the edge. */
function folded(end: Vector, inward: Vector, side: Vector, gap: number, length: number): Drawn {
  const centre = along(end, side, gap / 2)
  const back = along(end, side, gap)
  const tip = along(back, inward, length)
  const clockwise = !isOnRight(inward, side)
  const round = [30, 60, 90, 120, 150].map((degrees) =>
    plus(centre, turned(minus(end, centre), clockwise ? degrees : -degrees)),
  )
  const radius = svgNumber(gap / 2)
  const arc = `A${radius} ${radius} 0 0 ${clockwise ? '1' : '0'} ${svgPlace(back)}`
  return {
    places: [end, ...round, back, tip],
    ends: { from: end, to: tip },
    path: `M${svgPlace(end)}${arc}L${svgPlace(tip)}`,
  }
}

function isOnRight(direction: Vector, side: Vector): boolean {
  return dot(rightOf(direction), side) > 0
}

/** Goes beyond the end, turned to the side. */
function lip(end: Vector, inward: Vector, side: Vector, degrees: number, length: number): Drawn {
  const outward = times(inward, -1)
  const direction = turned(outward, isOnRight(outward, side) ? degrees : -degrees)
  const tip = along(end, direction, length)
  return { places: [end, tip], ends: { from: end, to: tip }, path: `M${svgPlace(end)}L${svgPlace(tip)}` }
}
