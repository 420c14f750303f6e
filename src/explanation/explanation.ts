import type { DocumentKind } from '../wire/document.js'
import type { Account } from '../wire/account.generated.js'
import type { NotAppliedReason } from './not-applied.js'

/**
 * Why the figures of a document are what they are: every figure with the figures it is computed from, as JSON.
 *
 * The nodes are a graph without cycles. Each holds `value = round(operation(from))` and nothing else, so a program of
 * some forty lines in any language can recompute all of them.
 */
export interface Explanation {
  /** The version of this format. */
  readonly format: 'quotewright.explanation/1'
  /** What is explained: a document, or a line or a flashing by itself. */
  readonly kind: DocumentKind | 'line' | 'flashing'
  /** The complete settings of the account (A1). */
  readonly settings: Account
  /** The id of the figure that was asked for: the total of a document by default. */
  readonly root: string
  /** The figures by their ids. The id of a figure of the result is its pointer, `lines[1].catalogue.pricing.total_price`;
   * that of a step between is a pointer, `#` and a name. Figures come after those they are computed from. */
  readonly nodes: Readonly<Record<string, Figure>>
}

/** A figure of an {@link Explanation}: its value, and the figures and the operation that make it. */
export interface Figure {
  /** What the figure is, in words: `line total`, `charged measure`. */
  readonly name: string
  /** The number of the rule that makes it: `L3`. */
  readonly rule: string
  /** What its value counts. */
  readonly unit: FigureUnit
  /** A plain decimal. Money is in major units: `138.75`. */
  readonly value: string
  /** What is done with the figures of `from`. */
  readonly operation: FigureOperation
  /** Ids of the figures it is computed from. Of `given`, one pointer: `request:` or `settings:` and the pointer of the
   * field. Of `constant`, nothing. */
  readonly from: readonly string[]
  /** Absent where nothing is rounded. */
  readonly rounding?: Rounding
  /** What could have changed this figure and did not. */
  readonly notApplied?: readonly NotApplied[]
}

/** How a figure is rounded: half up, ties away from zero (N5). */
export interface Rounding {
  /** The decimals it is rounded to; of money in major units. */
  readonly places: number
  /** The figure before it was rounded. Of a quotient, to 12 decimals. */
  readonly exact: string
  /** The rounded figure less the exact one. */
  readonly residual: string
}

/** A rule that could have applied to a figure, and why it did not. */
export interface NotApplied {
  /** The number of the rule: `M3`. */
  readonly rule: string
  /** The reason, as a stable word: `not_shorter_than_minimum`. */
  readonly because: NotAppliedReason
}

/** What a value counts. Money is in the major unit of the account's currency. */
export type FigureUnit =
  | 'money'
  | 'percent'
  | 'fraction'
  | 'quantity'
  | 'metres'
  | 'feet'
  | 'square metres'
  | 'square feet'
  | 'millimetres'
  | 'count'

/**
 * How a figure is computed from others: 0 of a `sum` is the empty sum, `difference` is the first less all others, and
 * `quotient` has exactly two.
 */
export type FigureOperation =
  'given' | 'constant' | 'same' | 'sum' | 'difference' | 'product' | 'quotient' | 'maximum'
