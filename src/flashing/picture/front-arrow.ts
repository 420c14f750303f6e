import type { Arrow } from '../../model/drawing.js'
import { coordinate, type Fit } from './fit.js'
import { svgPlace } from './svg-number.js'
import { along, rightOf, turned, type Vector } from './vector.js'

/** The arrow that shows the coloured side. */
export interface FrontArrow {
  readonly tail: Vector
  readonly tip: Vector
  /** Where it points. */
  readonly direction: Vector
  readonly shaft: string
  readonly head: string
  readonly places: readonly [Vector, ...Vector[]]
}

/** What is written beside it. */
export const FRONT_WORDS = 'colour side'

export const ARROW_LENGTH = 34
const HEAD_LENGTH = 11
const HEAD_WIDTH = 9

/** `x` and `y` are its middle; `angle` is clockwise on the screen, from 0 = left (section 2.5). */
export function frontArrow(arrow: Arrow, fit: Fit): FrontArrow {
  return arrowAt(fit.place(arrow), turned({ x: -1, y: 0 }, coordinate(arrow.angle) % 360))
}

export function arrowAt(middle: Vector, direction: Vector): FrontArrow {
  const tail = along(middle, direction, -ARROW_LENGTH / 2)
  const tip = along(middle, direction, ARROW_LENGTH / 2)
  const neck = along(tip, direction, -HEAD_LENGTH)
  const across = rightOf(direction)
  const barbs = [along(neck, across, -HEAD_WIDTH / 2), along(neck, across, HEAD_WIDTH / 2)] as const
  return {
    tail,
    tip,
    direction,
    shaft: `M${svgPlace(tail)}L${svgPlace(neck)}`,
    head: `M${svgPlace(tip)}L${svgPlace(barbs[0])}L${svgPlace(barbs[1])}Z`,
    places: [tail, tip, barbs[0], barbs[1], tip],
  }
}
