import { svgNumber, svgPlace } from './svg-number.js'
import { along, directionOf, dot, lengthOf, minus, plus, rightOf, type Vector } from './vector.js'

/** The mark in a corner: a square for a right angle, else an arc. */
export interface CornerMark {
  readonly places: readonly Vector[]
  readonly path: string
  /** How far it reaches from its corner. */
  readonly size: number
}

const SQUARE = 11
const ARC = 15
/** A mark that would be smaller than this is left out. */
const SMALLEST = 4
/** The most of the shorter edge that a mark takes. */
const LARGEST_SHARE = 0.45

/** The square of a right angle; undefined where the edges are too short for one. */
export function squareMark(corner: Vector, arms: readonly Vector[]): CornerMark | undefined {
  const ways = waysOf(corner, arms, SQUARE)
  if (ways === undefined) return undefined
  const { one, other, size } = ways
  const [first, last] = [along(corner, one, size), along(corner, other, size)]
  const places = [first, along(first, other, size), last]
  return { places, path: `M${places.map(svgPlace).join('L')}`, size }
}

/** Two directions whose sum is no longer than this go straight on. */
const STRAIGHT = 1e-6

/** The arc between two edges, on the inside of their corner. */
export function arcMark(corner: Vector, arms: readonly Vector[]): CornerMark | undefined {
  const ways = waysOf(corner, arms, ARC)
  if (ways === undefined) return undefined
  const { one, other, size } = ways
  const [first, last] = [along(corner, one, size), along(corner, other, size)]
  const radius = svgNumber(size)
  const sweep = dot(rightOf(one), other) > -STRAIGHT ? '1' : '0'
  return {
    places: [first, along(corner, bisector(one, other), size), last],
    path: `M${svgPlace(first)}A${radius} ${radius} 0 0 ${sweep} ${svgPlace(last)}`,
    size,
  }
}

/** The way into a corner from its point, between two edges. */
export function bisector(one: Vector, other: Vector): Vector {
  const sum = plus(one, other)
  // Edges that go straight on have no inside.
  return lengthOf(sum) > STRAIGHT ? directionOf(sum) : rightOf(one)
}

function waysOf(
  corner: Vector,
  arms: readonly Vector[],
  wanted: number,
): { readonly one: Vector; readonly other: Vector; readonly size: number } | undefined {
  const [one, other] = arms.map((arm) => minus(arm, corner))
  if (!one || !other) return undefined
  const size = Math.min(wanted, Math.min(lengthOf(one), lengthOf(other)) * LARGEST_SHARE)
  return size < SMALLEST ? undefined : { one: directionOf(one), other: directionOf(other), size }
}

/** The marker that a drawing sets anywhere: a small square of its own. */
export function looseSquare(place: Vector): CornerMark {
  const up = { x: 0, y: -SQUARE }
  const across = { x: SQUARE, y: 0 }
  const places = [plus(place, up), place, plus(place, across), plus(plus(place, across), up), plus(place, up)]
  return { places, path: `M${places.map(svgPlace).join('L')}`, size: SQUARE }
}

/** Whether two places are so near that a marker at one means the other. */
export function isAt(place: Vector, other: Vector): boolean {
  return lengthOf(minus(place, other)) <= SQUARE * 2
}
