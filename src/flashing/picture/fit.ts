import type { LabelPosition } from '../../model/drawing.js'
import { isFigure } from './figure.js'
import type { Vector } from './vector.js'

/** How large a profile is drawn: as large as fits. */
const FRAME = { width: 440, height: 320 }

/** How far from the profile anything else is drawn; what is said to be further off is pulled in. */
const SURROUNDINGS = 320

/** How the canvas is brought to the picture: moved and scaled, by the same factor both ways. */
export interface Fit {
  /** The place of the canvas's point on the picture. */
  readonly place: (spot: LabelPosition) => Vector
  /** The same the other way. */
  readonly canvas: (place: Vector) => Vector
  /** Picture units for one of the canvas. */
  readonly scale: number
}

/** A number of the canvas. An absent one is 0, as on the wire; one that is no number is, too. */
export function coordinate(value: number | undefined): number {
  return isFigure(value) ? value : 0
}

/** The fit that shows these spots of the canvas as large as the frame allows. */
export function fitOf(spots: readonly LabelPosition[]): Fit {
  const [across, down] = [rangeOf(spots.map(({ x }) => x)), rangeOf(spots.map(({ y }) => y))]
  // Quarters, since the distance between the largest numbers is no number.
  const span = Math.max(across.span, down.span * (FRAME.width / FRAME.height))
  const scale = span > 0 ? FRAME.width / span / 4 : 1
  const placed = (value: number | undefined, least: number): number => {
    const quarter = coordinate(value) / 4 - least / 4
    const moved = span > 0 ? (quarter / span) * FRAME.width : quarter * 4
    return Math.min(Math.max(moved, -SURROUNDINGS), FRAME.width + SURROUNDINGS)
  }
  return {
    place: ({ x, y }) => ({ x: placed(x, across.least), y: placed(y, down.least) }),
    canvas: ({ x, y }) => ({ x: across.least + x / scale, y: down.least + y / scale }),
    scale: Math.min(scale, Number.MAX_VALUE),
  }
}

function rangeOf(values: readonly (number | undefined)[]): { readonly least: number; readonly span: number } {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    least = Math.min(least, coordinate(value))
    most = Math.max(most, coordinate(value))
  }
  return least <= most ? { least, span: most / 4 - least / 4 } : { least: 0, span: 0 }
}
