import type { DocumentTotals } from '../engine/priced.js'
import type { JsonObject } from '../wire/object.js'
import type { Bounds } from './bounds.js'
import type { Figure } from './target.js'
import type { Change } from './solution.js'

/**
 * A lever and where it can be: whole numbers, each a step of what it changes. The present document is at one of them, or
 * between two.
 */
export interface Positions {
  readonly least: number
  readonly greatest: number
  /** Where the lever is now, to the nearest step. */
  readonly present: number
  /** The totals there; undefined when an amount does not fit (N8). */
  readonly totalsAt: (position: number) => DocumentTotals | undefined
  /** Positions between two of one key have the same totals. */
  readonly keyAt: (position: number) => string
  /** How a figure goes with the position. */
  readonly courseOf: (figure: Figure) => Course
  /** Whether lines that change cost more there than they are sold for. */
  readonly isBelowCostAt: (position: number) => boolean
  /** What is changed there, and the request with it. */
  readonly changeAt: (position: number) => { readonly change: Change; readonly request: JsonObject }
  /** The smallest step, as text: `0.01 %`. */
  readonly step: string
  /** Whether the greatest position is that of a floor, and not of the lever itself. */
  readonly isHeldByFloor: boolean
  /** How many lines are priced for one evaluation. */
  readonly linesPriced: number
}

/** How a figure goes with the position. */
export type Course =
  /** It does not change. */
  | { readonly type: 'fixed' }
  /** It rises (1) or falls (-1), or stays for some positions. */
  | { readonly type: 'ordered'; readonly sense: 1 | -1 }
  /** It may rise and fall. Of two positions it is known what is between them; undefined where nothing is. */
  | { readonly type: 'bounded'; readonly between: (low: number, high: number) => Bounds | undefined }
