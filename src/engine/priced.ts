import type { Cents, Integer } from '../number/cents.js'
import type { PricedKitLevel, PricedPricing } from '../pricing/priced.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import type { DocumentTotalsFigures, ParsedAdjustment } from '../wire/document.generated.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import type { ParsedProductKitLine } from '../wire/kit.generated.js'
import type {
  ParsedCatalogueLine,
  ParsedLabourLine,
  ParsedNotes,
  ParsedOnTheFlyLine,
} from '../wire/plain-lines.generated.js'

/**
 * The amounts that one line adds to its document: whole cents, exact at any size. Contributions can be added
 * and subtracted, so lines may be priced in any order, in parts, or one at a time.
 */
export interface Contribution {
  /** The total that counts (T1). */
  readonly total: Integer
  /** The part of the total that is taxable (T4). */
  readonly taxable: Integer
  /** The tax of the line, if the account rounds line by line; else 0 (T4). */
  readonly tax: Integer
  /** The cost of the line (T7). */
  readonly cost: Integer
  /** The total of a labour line; 0 for other lines (T8). */
  readonly labour: Integer
  /** The discount amount of the line (T9). */
  readonly discount: Integer
}

export type PricedLine = PricedLineOfKind & {
  readonly contribution: Contribution
  readonly problems: readonly LocatedProblem[]
}

type PricedLineOfKind =
  | {
      readonly kind: 'onTheFly'
      readonly line: ParsedOnTheFlyLine
      readonly pricing: PricedPricing | undefined
    }
  | {
      readonly kind: 'labour'
      readonly line: ParsedLabourLine
      readonly pricing: PricedPricing | undefined
    }
  | {
      readonly kind: 'catalogue'
      readonly line: ParsedCatalogueLine
      readonly pricing: PricedPricing | undefined
    }
  | { readonly kind: 'notes'; readonly line: ParsedNotes }
  | { readonly kind: 'flashing'; readonly line: ParsedFlashingLine; readonly total: Cents }
  | { readonly kind: 'productKit'; readonly line: ParsedProductKitLine; readonly level: PricedKitLevel }

// T2, T3
export interface PricedAdjustment {
  readonly adjustment: ParsedAdjustment
  /** The amount that a percentage applies to. */
  readonly base: Integer
  /** Below zero only as a percentage of a negative amount. */
  readonly appliedAmount: Cents
  // T3
  readonly taxable: Integer
  readonly problems: readonly LocatedProblem[]
}

/** The totals of a document in cents, with the figures that they are computed from (T1 to T9). */
export type DocumentTotals = DocumentTotalsFigures['totals']

export interface TotalsWithAdjustments {
  readonly totals: DocumentTotals
  /** Undefined if the request has no list; an empty list stays empty (T2). */
  readonly adjustments: readonly PricedAdjustment[] | undefined
}

// V7
export interface ValidTotals {
  readonly totals: DocumentTotals
  /** Undefined for an adjustment with problems. */
  readonly adjustments: readonly (PricedAdjustment | undefined)[] | undefined
}
