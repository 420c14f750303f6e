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
  /** Its width in mm; it counts toward the girth (F2). */
  readonly size: number
  /** Which side it is on, looking from the end along its edge: right when false. A feather is the other way round. */
  readonly flip: boolean
}

/** A straight piece of the sheet, from one bend to the next. */
export interface DesignEdge {
  /** Its size on the far side, in mm. */
  readonly size: number
  /** Its size on the near side, in mm: the same unless the design tapers. */
  readonly nearSize: number
  /** How far the sheet turns before it, in degrees to the right from -180 to 180; 0 on the first edge. */
  readonly turn: number
  /** Whether it is hidden: it then does not count toward the girth (F2). */
  readonly isHidden: boolean
}

/** The two sides of a flashing that tapers along its length. */
export type DesignSide = 'far' | 'near'

/** An end of the sheet. */
export type DesignEnd = 'start' | 'end'

/**
 * A flashing as it is designed. Its sizes and turns are what it is; its corners follow from them, so that a drawing that
 * was typed and one that was dragged are the same.
 */
export interface Design {
  /** The name of the flashing; may be empty. */
  readonly name: string
  /** Where the sheet starts. It changes what is seen and not what is made. */
  readonly start: Place
  /** The direction of the first edge, in degrees clockwise from the right. */
  readonly heading: number
  /** The edges in the order of the sheet; none in an empty design. */
  readonly edges: readonly DesignEdge[]
  /** The fold at the start of the first edge. */
  readonly startFold: Fold | undefined
  /** The fold at the end of the last edge. */
  readonly endFold: Fold | undefined
  /** The coloured side, seen along the sheet. */
  readonly colourSide: 'left' | 'right'
  /** Whether near and far side differ. */
  readonly isTapered: boolean
  /** The side that is being looked at, and whose sizes change. */
  readonly side: DesignSide
}

/** The kinds of fold that an end may have, in the order in which they are offered. */
export const FOLD_TYPES = [
  'FINISH_TYPE_CRUSH_FOLD',
  'FINISH_TYPE_OPEN_HOOK',
  'FINISH_TYPE_FEATHER',
  'FINISH_TYPE_DRIP_EDGE',
] as const satisfies readonly Fold['type'][]

/** The most edges of a design: its drawing stays well within what a drawing may hold (F9). */
export const MAX_EDGES = 60
/** The largest size, in mm. */
export const MAX_SIZE = 10_000
/** The most characters of a name. */
export const MAX_NAME_CHARACTERS = 100

/** A design without anything drawn. */
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

/** Rounded to hundredths, which is as exact as a designer is: of a millimetre or of a degree. */
export function hundredth(value: number): number {
  // `+ 0` makes 0 of -0, which JSON writes as 0.
  return Math.round(value * 100) / 100 + 0
}

/** Whether it is a number that one can reckon with. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** An angle from above -180 to 180 degrees. */
export function wrapped(degrees: number): number {
  const turned = hundredth(degrees % 360)
  return hundredth(turned > 180 ? turned - 360 : turned <= -180 ? turned + 360 : turned)
}

/** The size of an edge on the side that is looked at. */
export function sizeOn(edge: DesignEdge, side: DesignSide): number {
  return side === 'near' ? edge.nearSize : edge.size
}
