import type { ParsedLabelPosition } from '../../wire/drawing.generated.js'
import type { Vector } from './plane.js'

/** How large a profile is drawn: as large as fits. */
const FRAME = { width: 440, height: 320 }

/** How far from the profile anything else is drawn; anything further away is pulled in. */
const SURROUNDINGS = 320

/** How the canvas is mapped to the picture: moved, and scaled by the same factor both ways. */
export interface Fit {
  /** From the canvas to the picture. */
  readonly place: (spot: ParsedLabelPosition) => Vector
  /** From the picture to the canvas. */
  readonly canvas: (place: Vector) => Vector
  /** Picture units per canvas unit. */
  readonly scale: number
}

/** Whether a drawing has a usable number here: one that is present and finite. */
export function isFigure(value: number | undefined): value is number {
  return Number.isFinite(value)
}

/** A number of the canvas. An absent one is 0, as on the wire, and so is one that is not finite. */
export function coordinate(value: number | undefined): number {
  return isFigure(value) ? value : 0
}

/** The fit that shows these points of the canvas as large as the frame allows. */
export function fitOf(spots: readonly ParsedLabelPosition[]): Fit {
  const [across, down] = [rangeOf(spots.map(({ x }) => x)), rangeOf(spots.map(({ y }) => y))]
  // In quarters, because the distance between the largest numbers overflows.
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

/** A number as it goes onto the canvas: to 2 decimals, without -0. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
