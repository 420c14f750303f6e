import type { DocumentTotals } from '../wire/document.generated.js'
import type { Lever } from '../wire/solving.generated.js'
import type { PricedMoney } from '../wire/money.generated.js'
import type { JsonObject } from '../wire/object.js'

/** What reaches a goal, what comes nearest to it, or why nothing does. */
export type Solution = Exact | Nearest | Impossible

/** How much was searched for a solution. */
export interface SearchEffort {
  /** How often totals were worked out. */
  readonly evaluations: number
  /** False when there was too much to look at, so that something nearer may have been missed. */
  readonly isComplete: boolean
}

/** A changed document that has what was asked for. */
export interface Exact extends SearchEffort, Solved {
  /** `exact`: the document has what was asked for. */
  readonly outcome: 'exact'
}

/** The changed documents that come nearest, where none has what was asked for. */
export interface Nearest extends SearchEffort {
  /** `nearest`: no position of the lever reaches the goal. */
  readonly outcome: 'nearest'
  /** The nearest that is less than the goal; absent when there is none. */
  readonly below?: Solved
  /** The nearest that is more than the goal; absent when there is none. */
  readonly above?: Solved
  /** Why the goal is missed. */
  readonly reason: MissReason
  /** The smallest change that would reach the goal; absent when there is none. */
  readonly remedy?: Remedy
}

/** Why no change may reach the goal, or come near it. */
export interface Impossible extends SearchEffort {
  /** `impossible`: the goal is out of reach. */
  readonly outcome: 'impossible'
  /** Why it is. */
  readonly reason: ImpossibleReason
  /** How far the lever may go toward the goal; absent when it may not move. */
  readonly furthest?: Solved
}

/** A changed request, and the figures that pricing it gives. */
export interface Solved {
  /** The request with the change. Everything else is as it was sent. */
  readonly request: JsonObject
  /** What was changed. */
  readonly change: Change
  /** The totals with the change. */
  readonly totals: DocumentTotals
  /** The margin as a percentage of the amount before tax, of 2 decimals; absent when that amount is 0. */
  readonly marginPercentage?: string
  /**
   * The figure less the goal: 0 when it is reached. For a margin percentage it is what the amount before tax is more than
   * the one with exactly that margin.
   */
  readonly residual: PricedMoney
}

/** What was changed in a request. */
export type Change =
  | {
      /** A discount or a surcharge on the document. */
      readonly type: 'discount' | 'surcharge'
      /** The index of the adjustment. */
      readonly adjustment: number
      /** Its amount now. */
      readonly amount: PricedMoney
    }
  | {
      /** The discount of some lines. */
      readonly type: 'lineDiscount'
      /** The indexes of these lines. */
      readonly lines: readonly number[]
      /** Their discount now, a percentage. */
      readonly discount: string
    }
  | {
      /** The unit price of a line. */
      readonly type: 'unitPrice'
      /** The index of the line. */
      readonly line: number
      /** Its unit price now. */
      readonly unitPrice: PricedMoney
    }
  | {
      /** The markup of a line. */
      readonly type: 'markup'
      /** The index of the line. */
      readonly line: number
      /** Its markup now: a percentage of the cost, or an amount in major units. */
      readonly markup: string
      /** Which of the two it is (L8). */
      readonly markupIsPercentage: boolean
      /** The unit price that it makes (L8). */
      readonly unitPrice: PricedMoney
    }

/** Why a goal between two figures is missed. */
export type MissReason =
  | {
      /** A cent of discount or surcharge changes the tax too, so some totals are skipped. */
      readonly code: 'skipped_by_tax'
      /** The same in a sentence of English. */
      readonly message: string
      /** The tax rate, a percentage. */
      readonly rate: string
      /** One of how many totals is skipped, of at most 1 decimal. */
      readonly oneIn: string
    }
  | {
      /** The smallest step of the lever changes the figure by more than a cent. */
      readonly code: 'step_too_large'
      /** The same in a sentence of English. */
      readonly message: string
      /** The smallest step: `0.01 %`. */
      readonly step: string
      /** By how much it changes the figure here; absent when there is a figure on one side only. */
      readonly by?: PricedMoney
    }
  | FloorReason

/** Why a goal is out of reach. */
export type ImpossibleReason =
  | FloorReason
  | ({
      /** `lever_range`: the lever ends before the goal. `no_effect`: it does not change the figure. `locked`: lines are. */
      readonly code: 'lever_range' | 'no_effect' | 'locked'
      /** The same in a sentence of English. */
      readonly message: string
    } & WithOtherLever)
  | ({
      /** The lever does not fit what it would change. */
      readonly code: 'not_changeable'
      /** The same in a sentence of English. */
      readonly message: string
      /** What does not fit, each with the cause; empty when the document has no lines. */
      readonly causes: readonly NotChangeable[]
    } & WithOtherLever)

/** A reason may name another lever. */
export interface WithOtherLever {
  /** A lever that was not asked for and does more; absent when none of those that are tried does. */
  readonly otherLever?: OtherLever
}

/**
 * Another lever for the same goal: a new discount or surcharge on the document, the unit price of the line with the largest
 * total, or a discount on all lines where these are few. Locked lines and floors hold for it too.
 */
export interface OtherLever {
  /** The lever, to be tried with `solve`. */
  readonly lever: Lever
  /** `exact`: it reaches the goal. `nearest`: it comes near the goal from both sides or from one. */
  readonly outcome: 'exact' | 'nearest'
}

/** What a lever does not fit. */
export interface NotChangeable {
  /** The index of a line. */
  readonly line?: number
  /** The index of an adjustment. */
  readonly adjustment?: number
  /**
   * `flashing`, `kit`, `notes`: lines of this kind have no lever. `custom_formula`: the total is sent and not worked out (L4).
   * `no_price`: there is no pricing. `no_cost`: there is no cost to mark up (L8). `other_type`: the adjustment is a
   * surcharge and the lever a discount, or the other way round.
   */
  readonly because: 'flashing' | 'kit' | 'notes' | 'custom_formula' | 'no_price' | 'no_cost' | 'other_type'
}

/** What is nearer is below a floor. */
export interface FloorReason {
  /** A floor does not permit it. */
  readonly code: 'floor'
  /** The same in a sentence of English. */
  readonly message: string
  /** The name of that floor. */
  readonly floor: FloorName
}

/**
 * The floors, by their names among the options; and `zero`, which is always there: a document that is not below zero does
 * not become a credit.
 */
export type FloorName = 'cost' | 'margin' | 'marginPercentage' | 'discount' | 'zero'

/** One more adjustment, with which the document below the goal reaches it. */
export interface Remedy {
  /** A tax-free surcharge, usually of one cent. */
  readonly adjustment: {
    /** It is a surcharge. */
    readonly type: 'ADJUSTMENT_TYPE_SURCHARGE'
    /** What is missing. */
    readonly amount: PricedMoney
    /** It has no tax, so it adds its amount and nothing else. */
    readonly isTaxFree: true
  }
  /** The request below the goal with this adjustment. */
  readonly request: JsonObject
}
