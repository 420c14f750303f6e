import type { FinishType } from '../../definitions/enums.js'

/** A place in the drawing, in mm: `x` to the right and `y` downwards. */
export interface Place {
  /** To the right, in mm. */
  readonly x: number
  /** Downwards, in mm. */
  readonly y: number
}

/** A fold at an end of the sheet (F3). */
export interface Fold {
  /** The kind of finish. */
  readonly type: Exclude<FinishType, 'FINISH_TYPE_UNSPECIFIED'>
  /** The width in mm. It counts toward the girth (F2). */
  readonly size: number
  /**
   * Whether the fold is on the left, or a feather on the right, as seen from this end along the sheet.
   */
  readonly flip: boolean
}

/** A straight piece of the sheet, from one bend to the next. */
export interface DesignEdge {
  /** The size on the far side, in mm. */
  readonly size: number
  /** The size on the near side, in mm. It equals `size` unless the design tapers. */
  readonly nearSize: number
  /**
   * The turn of the sheet before this edge, in degrees to the right: above -180, and at most 180. The first
   * edge has 0.
   */
  readonly turn: number
  /** Whether the edge is hidden. A hidden edge does not count toward the girth (F2). */
  readonly isHidden: boolean
}

/** The two sides of a flashing that tapers along its length. */
export type DesignSide = 'far' | 'near'

/** An end of the sheet. */
export type DesignEnd = 'start' | 'end'

/**
 * A flashing in the designer. It stores sizes and turns, from which its corners are computed. Drawings with the
 * same sizes and turns, typed or dragged, therefore have equal edges.
 */
export interface Design {
  /** The name of the flashing. It may be empty. */
  readonly name: string
  /** The place where the sheet starts. It moves the picture and does not change the flashing. */
  readonly start: Place
  /** The direction of the first edge, in degrees clockwise from the right. */
  readonly heading: number
  /** The edges in the order of the sheet. The list is empty in an empty design. */
  readonly edges: readonly DesignEdge[]
  /** The fold at the start of the first edge. */
  readonly startFold: Fold | undefined
  /** The fold at the end of the last edge. */
  readonly endFold: Fold | undefined
  /** The coloured side, seen along the sheet. */
  readonly colourSide: 'left' | 'right'
  /** Whether the near side has sizes of its own. They may equal those of the far side. */
  readonly isTapered: boolean
  /** The side that the designer shows, and whose sizes it changes. */
  readonly side: DesignSide
}

/** The kinds of fold that an end may have, in the order in which the designer offers them. */
export const FOLD_TYPES = [
  'FINISH_TYPE_CRUSH_FOLD',
  'FINISH_TYPE_OPEN_HOOK',
  'FINISH_TYPE_FEATHER',
  'FINISH_TYPE_DRIP_EDGE',
] as const satisfies readonly Fold['type'][]

/** Well within the limits of drawings (F9). */
export const MAX_EDGES = 60
/** In mm. */
export const MAX_SIZE = 10_000
export const MAX_NAME_CHARACTERS = 100

/**
 * A design with nothing drawn. Frozen.
 *
 * @example
 * import { emptyDesign, toDrawings } from 'quotewright/designer'
 *
 * assert.equal(toDrawings(emptyDesign), undefined)
 */
export const emptyDesign: Design = Object.freeze({
  name: '',
  start: Object.freeze({ x: 0, y: 0 }),
  heading: 0,
  edges: Object.freeze([]),
  startFold: undefined,
  endFold: undefined,
  colourSide: 'left',
  isTapered: false,
  side: 'far',
})

/** Rounds to hundredths, the precision of the designer. */
export function hundredth(value: number): number {
  // `+ 0` turns -0 into 0, as writing to JSON and reading back would.
  return Math.round(value * 100) / 100 + 0
}

export const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value)

/** Wraps degrees to above -180 and at most 180. */
export function wrapped(degrees: number): number {
  const turned = hundredth(degrees % 360)
  return hundredth(turned > 180 ? turned - 360 : turned <= -180 ? turned + 360 : turned)
}

export function sizeOn(edge: DesignEdge, side: DesignSide): number {
  return side === 'near' ? edge.nearSize : edge.size
}
