import type { MeasureUnit } from '../rules/strategies.js'
import type { Account } from '../wire/account.generated.js'
import type { NotAppliedReason } from './not-applied.js'

/**
 * Why the figures of a document are what they are: every figure with the figures it is computed from, as JSON.
 *
 * The nodes are a graph without cycles. Each holds `value = round(operation(from))` and nothing else, so a program of
 * some forty lines in any language can recompute all of them. The operation is exact, and `value` is rounded once, from
 * the true figure: of a quotient too, whose `exact` shows 12 decimals.
 */
export interface Explanation {
  /** The version of this format. */
  readonly format: 'quotewright.explanation/1'
  /** What is explained: a document, or a line or a flashing by itself. */
  readonly kind: 'quote' | 'order' | 'line' | 'flashing'
  /** The complete settings of the account (A1). */
  readonly settings: Account
  /** The id of the figure that was asked for: the total of a document by default. */
  readonly root: string
  /**
   * The figures by their ids. They come after those they are computed from. Their ids are:
   *
   * - of a figure of the result its pointer, `lines[1].catalogue.pricing.total_price` or `tax_amount`;
   * - of a step between a pointer, `#` and a name: `lines[1].catalogue.pricing#measure`, and `#net` of the document;
   * - of an input its source and its pointer, `request:lines[1].catalogue.pricing.discount` or `settings:tax.rate`, which
   *   `from` has too;
   * - of a number that a rule states `constant:` and its name, `constant:millimetres_per_foot`.
   *
   * A pointer has the key of a map, such as a point's id, as it was sent; of a key of more than 100 characters the first
   * 100, a mark and the number of its entry: `…[3]`.
   */
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
  /** Absent where no rule rounds. It is there as well when the exact figure needs no rounding. */
  readonly rounding?: Rounding
  /** What could have changed this figure and did not. */
  readonly notApplied?: readonly NotApplied[]
}

/** How a figure is rounded: half up, ties away from zero (N5). */
export interface Rounding {
  /** The decimals it is rounded to; of money in major units. */
  readonly places: number
  /** The figure before it was rounded. Of a quotient, to 12 decimals, half up. */
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
  /** What the figure would be if the rule applied, where the reason is a bound of it: `50`. */
  readonly value?: string
}

/** What a value counts. Money is in the major unit of the account's currency. */
export type FigureUnit = 'money' | 'percent' | 'fraction' | 'quantity' | MeasureUnit | 'millimetres' | 'count'

/**
 * How a figure is computed from others: a `sum` of nothing is 0, a `difference` is the first less all others, `quotient`
 * has exactly two and `same` exactly one. A quotient that is not rounded is by 100 or 1000. A root is no operation: the
 * length of an edge on the canvas (F5) is `given`, by the entry of `vectors` that names its end.
 */
export type FigureOperation =
  'given' | 'constant' | 'same' | 'sum' | 'difference' | 'product' | 'quotient' | 'maximum'
