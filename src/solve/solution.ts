import type { DocumentTotals } from '../wire/document.generated.js'
import type { Lever } from '../wire/solving.generated.js'
import type { PricedMoney } from '../wire/money.generated.js'
import type { JsonObject } from '../wire/object.js'

/** An exact solution, the nearest ones, or the reason why the goal is impossible. */
export type Solution = Exact | Nearest | Impossible

/** The effort spent on a solution. */
export interface SearchEffort {
  /** The number of times the totals were calculated. */
  readonly evaluations: number
  /** False if the search stopped early, and may have missed a nearer solution. */
  readonly isComplete: boolean
}

/** A changed document that reaches the goal. */
export interface Exact extends SearchEffort, Solved {
  /** `exact`: the document reaches the goal. */
  readonly outcome: 'exact'
}

/** The nearest changed documents, if none reaches the goal. */
export interface Nearest extends SearchEffort {
  /** `nearest`: no permitted position of the lever reaches the goal. */
  readonly outcome: 'nearest'
  /** The nearest permitted document below the goal, if any. */
  readonly below?: Solved
  /** The nearest permitted document above the goal, if any. */
  readonly above?: Solved
  /** The reason why the goal is missed. */
  readonly reason: MissReason
  /** A surcharge that takes `below` to the goal. Absent if a surcharge cannot do so. */
  readonly remedy?: Remedy
}

/** The outcome if no change reaches the goal or comes near it. */
export interface Impossible extends SearchEffort {
  /** `impossible`: the goal is out of reach. */
  readonly outcome: 'impossible'
  /** The reason why the goal is out of reach. */
  readonly reason: ImpossibleReason
  /** The permitted document with the lever moved as far toward the goal as possible, if there is one. */
  readonly furthest?: Solved
}

/** A changed request, and its figures after pricing. */
export interface Solved {
  /** The request with the change. All other fields are unchanged. */
  readonly request: JsonObject
  /** The change that the lever makes. */
  readonly change: Change
  /** The totals with the change. */
  readonly totals: DocumentTotals
  /** The margin as a percentage of the amount before tax, with 2 decimals. Absent if that amount is 0. */
  readonly marginPercentage?: string
  /**
   * The figure less the goal; 0 if the goal is reached. For a margin percentage, reached or not, the amount
   * before tax less the amount that gives exactly the goal.
   */
  readonly residual: PricedMoney
}

/** A change of a request. */
export type Change =
  | {
      /** Changes a discount or a surcharge on the document. */
      readonly type: 'discount' | 'surcharge'
      /** The index of the adjustment. */
      readonly adjustment: number
      /** The new amount of the adjustment. */
      readonly amount: PricedMoney
    }
  | {
      /** Changes the discount of some lines. */
      readonly type: 'lineDiscount'
      /** The indexes of these lines. */
      readonly lines: readonly number[]
      /** The new discount of these lines, a percentage. */
      readonly discount: string
    }
  | {
      /** Changes the unit price of a line. */
      readonly type: 'unitPrice'
      /** The index of the line. */
      readonly line: number
      /** The new unit price. */
      readonly unitPrice: PricedMoney
    }
  | {
      /** Changes the markup of a line. */
      readonly type: 'markup'
      /** The index of the line. */
      readonly line: number
      /** The new markup: a percentage of the cost, or an amount in major units. */
      readonly markup: string
      /** Whether the markup is a percentage (L8). */
      readonly markupIsPercentage: boolean
      /** The unit price that the markup gives (L8). */
      readonly unitPrice: PricedMoney
    }

/** The reason why the lever misses the goal. */
export type MissReason =
  | {
      /** A cent of discount or surcharge changes the tax too, so some totals are skipped. */
      readonly code: 'skipped_by_tax'
      /** The reason as an English sentence. */
      readonly message: string
      /** The tax rate, a percentage. */
      readonly rate: string
      /** One in this many totals is skipped. The number has at most 1 decimal. */
      readonly oneIn: string
    }
  | {
      /** The smallest step of the lever changes the figure by more than a cent. */
      readonly code: 'step_too_large'
      /** The reason as an English sentence. */
      readonly message: string
      /** The smallest step: `0.01%`. */
      readonly step: string
      /** The difference between the nearest figures below and above the goal. Absent if one of them is missing. */
      readonly by?: PricedMoney
    }
  | ConstraintReason

/** The reason why a goal is out of reach. */
export type ImpossibleReason =
  | ConstraintReason
  | ({
      /**
       * `lever_range`: the lever ends before the goal. `no_effect`: it does not change the figure. `locked`: the lines
       * are locked.
       */
      readonly code: 'lever_range' | 'no_effect' | 'locked'
      /** The reason as an English sentence. */
      readonly message: string
    } & WithOtherLever)
  | ({
      /** The lever cannot change the lines or the adjustment. */
      readonly code: 'not_changeable'
      /** The reason as an English sentence. */
      readonly message: string
      /**
       * The lines or adjustments that the lever cannot change, each with the cause. Empty for a
       * document without lines.
       */
      readonly causes: readonly NotChangeable[]
    } & WithOtherLever)

/** Another lever that a reason may suggest. */
export interface WithOtherLever {
  /** A lever that the call did not name, and that comes nearer to the goal. Absent if the search found none. */
  readonly otherLever?: OtherLever
}

/**
 * Another lever for the same goal: a new discount or surcharge on the document, or the unit price of the line
 * with the largest total. With at most 100 lines, it may be a discount on all unlocked lines. It respects
 * locks and constraints.
 */
export interface OtherLever {
  /** The lever. Try it with `solve`. */
  readonly lever: Lever
  /** `exact`: it reaches the goal. `nearest`: it comes near the goal from one side or both. */
  readonly outcome: 'exact' | 'nearest'
}

/** A line or an adjustment that a lever cannot change. */
export interface NotChangeable {
  /** The index of a line. */
  readonly line?: number
  /** The index of an adjustment. */
  readonly adjustment?: number
  /**
   * The cause:
   *
   * - `flashing`, `kit`, `notes`: lines of this kind have no lever;
   * - `custom_formula`: the request supplies the total (L4);
   * - `no_price`: the line has no pricing;
   * - `no_cost`: the line has no cost to mark up (L8);
   * - `other_type`: the adjustment is a surcharge and the lever a discount, or vice versa.
   */
  readonly reason: 'flashing' | 'kit' | 'notes' | 'custom_formula' | 'no_price' | 'no_cost' | 'other_type'
}

/** The reason if a constraint keeps the lever from the goal. */
export interface ConstraintReason {
  /** A constraint does not permit positions nearer to the goal. */
  readonly code: 'constraint'
  /** The reason as an English sentence. */
  readonly message: string
  /** The name of the constraint. */
  readonly constraint: ConstraintName
}

/**
 * The constraints, by their names in the options. `zero` always applies: a document at or above zero does not become a
 * credit.
 */
export type ConstraintName = 'notBelowCost' | 'minMargin' | 'minMarginPercentage' | 'maxDiscount' | 'zero'

/** A further adjustment, which takes `below` to the goal. */
export interface Remedy {
  /** A tax-free surcharge, usually of one cent. */
  readonly adjustment: {
    /** It is a surcharge. */
    readonly type: 'ADJUSTMENT_TYPE_SURCHARGE'
    /** The missing amount. */
    readonly amount: PricedMoney
    /** Without tax, so that it adds exactly its amount. */
    readonly isTaxFree: true
  }
  /** The request of `below` with this adjustment. */
  readonly request: JsonObject
}
