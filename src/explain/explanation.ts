import type { MeasureUnit } from '../number/units.js'
import type { Account } from '../wire/account.generated.js'
import type { NotAppliedReason } from './not-applied.js'
import type { PriceBookSource } from './price-book-source.js'

/**
 * An explanation of the figures of a document, as JSON: every figure with the figures it is computed from.
 *
 * The nodes form an acyclic graph. In each computed node, `value = round(operation(from))`, so a program
 * of about forty lines in any language can recompute them all. The operation is exact, and `value` is rounded
 * once at most, from the exact figure. This holds for quotients too, although their `exact` shows only 12 decimals.
 */
export interface Explanation {
  /** The version of this format. */
  readonly format: 'quotewright.explanation/1'
  /** The kind of object explained: a document, or a single line or flashing. */
  readonly kind: 'quote' | 'order' | 'line' | 'flashing'
  /** The complete settings of the account (A1). */
  readonly settings: Account
  /** The id of the explained figure: the total of a document by default. */
  readonly root: string
  /**
   * The figures by their ids. Each comes after the figures it is computed from. An id is one of these:
   *
   * - for a figure of the result, its pointer: `lines[1].catalogue.pricing.total_price` or `tax_amount`;
   * - for an intermediate step, a pointer, `#` and a name: `lines[1].catalogue.pricing#measure`, or `#net`
   *   for the document;
   * - for an input, its source and its pointer: `request:lines[1].catalogue.pricing.discount` or `settings:tax.rate`,
   *   as in `from`;
   * - for a number that a rule states, `constant:` and its name: `constant:millimetres_per_foot`.
   *
   * A pointer repeats map keys, such as a point's id, unchanged. A key of more than 100 characters is cut
   * after 100; `…` and the index of the entry follow: `…[3]`.
   */
  readonly nodes: Readonly<Record<string, Figure>>
}

/** A figure of an {@link Explanation}: its value, and the figures and the operation that make it. */
export interface Figure {
  /** The name of the figure, in words: `line total`, `charged measure`. */
  readonly name: string
  /** The number of the rule that makes the figure: `L3`. */
  readonly rule: string
  /** The unit of the value. */
  readonly unit: FigureUnit
  /** A plain decimal. Money is in major units: `138.75`. */
  readonly value: string
  /** The operation on the figures of `from`. */
  readonly operation: FigureOperation
  /**
   * The ids of the operands. For `given`, one pointer: `request:` or `settings:` and the pointer of
   * the field. Empty for `constant`.
   */
  readonly from: readonly string[]
  /** The rounding, even if the exact figure needs none. Absent if no rule rounds the figure. */
  readonly rounding?: Rounding
  /** Rules that could have changed this figure but did not apply. */
  readonly notApplied?: readonly NotApplied[]
  /** For an amount of the request: the entry of the price book that it comes from, if the caller passed the entries. */
  readonly priceBook?: PriceBookSource
}

/** The rounding of a figure: half up, ties away from zero (N5). */
export interface Rounding {
  /** The number of decimals after rounding. Money is in major units. */
  readonly places: number
  /** The figure before rounding. A quotient has 12 decimals, rounded half up. */
  readonly exact: string
  /** The rounded figure less the exact one. */
  readonly residual: string
}

/** A rule that could have applied to a figure, and the reason why it did not. */
export interface NotApplied {
  /** The number of the rule: `M3`. */
  readonly rule: string
  /** The stable code of the reason: `not_shorter_than_minimum`. */
  readonly reason: NotAppliedReason
  /** If the reason is a bound, the value of the figure without that bound: `50`. */
  readonly value?: string
}

/** The unit of a value. Money is in the major unit of the account's currency. */
export type FigureUnit = 'money' | 'percent' | 'fraction' | 'quantity' | MeasureUnit | 'millimetres' | 'count'

/**
 * The operation that computes a figure from others. An empty `sum` is 0. A `difference` is the first figure less all
 * others. A `quotient` has exactly two figures; if it is not rounded, the second is 100 or 1000. `same` has exactly
 * one.
 *
 * No operation takes a square root. The length of an edge on the canvas (F5) is therefore `given`, with the
 * pointer of the edge's entry in `vectors`.
 */
export type FigureOperation =
  | 'given'
  | 'constant'
  | 'same'
  | 'sum'
  | 'difference'
  | 'product'
  | 'quotient'
  | 'maximum'
