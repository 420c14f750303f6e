import type { Account } from '../wire/account.generated.js'

/** What changed between a golden file, or another program, and this engine: counted, summed, and grouped by cause. */
export interface GoldenReport {
  /** The version of this format. */
  readonly format: 'quotewright.golden-report/1'
  /** What the figures are compared with: a golden file, or the answers of another program. */
  readonly comparedWith: 'golden' | 'program'
  /** The versions of engine and rules. Those that recorded are absent for another program. */
  readonly versions: {
    /** What made the recorded figures. */
    readonly recorded?: GoldenVersion
    /** What made the figures now. */
    readonly current: GoldenVersion
  }
  /** How many documents were compared, on either side. */
  readonly documents: number
  /** How many of them are the same on both sides. */
  readonly same: number
  /** The settings that differ between the recording and now. */
  readonly settings: readonly SettingDifference[]
  /** The causes of all differences, those of most documents first. A cause has a row for each currency. */
  readonly causes: readonly CauseRow[]
  /** The sums over all causes, a row for each currency. */
  readonly sums: readonly CurrencySums[]
  /** Ids of accepted causes that were not met any more. */
  readonly unusedAcceptances: readonly string[]
}

/** What made the figures of a golden file. */
export interface GoldenVersion {
  /** The version of quotewright: `0.1.0`. */
  readonly engine: string
  /** The fingerprint of docs/rules.md: the same where no rule has another wording. */
  readonly rules: string
}

/** A setting of the account that has another value than it had. */
export interface SettingDifference {
  /** Its name in the settings: `tax.rate`. */
  readonly name: string
  /** Its value when the figures were recorded; absent where it was not set. */
  readonly recorded?: string
  /** Its value now; absent where it is not set. */
  readonly current?: string
}

/** Counts and sums of differing documents. Amounts are totals now less totals recorded, in micros (N1). */
export interface GoldenSums {
  /** How many documents. */
  readonly documents: number
  /** How many lines in them differ. */
  readonly lines: number
  /** The sum of the totals' increases, in micros. */
  readonly up: string
  /** The sum of the totals' decreases, in micros: negative or 0. */
  readonly down: string
  /** Both together, in micros. */
  readonly net: string
  /** The largest difference of one total, in micros, with its sign. */
  readonly largest: string
}

/** Counts and sums in one currency. */
export interface CurrencySums extends GoldenSums {
  /** The currency of these amounts (N3). */
  readonly currency: string
}

/**
 * One cause of differences, and the documents that it explains. Where their currency has changed, they are counted in the
 * row of the currency that they have now; the other row has what they came to, as a decrease, and counts none.
 */
export interface CauseRow extends GoldenSums {
  /** Its id, to be accepted by: `recorded:half-even`, `tax.rate:0.10:0.15`. */
  readonly cause: string
  /** What it is, as a sentence of English. */
  readonly english: string
  /** The same in German. */
  readonly german: string
  /** The currency of its amounts. */
  readonly currency: string
  /** The policies that `diagnose` names; none for a cause of settings, or an unknown one. */
  readonly policies: readonly string[]
  /** The settings that are part of it. */
  readonly settings: readonly SettingDifference[]
  /** Ids of other causes that explain all of its documents just as well: these documents cannot say which it is. */
  readonly alsoFits: readonly string[]
  /** The first figure that differs on the shrunk sample, in the order in which a document is computed. */
  readonly firstFigure?: FirstFigure
  /** Up to three of its documents, the smallest first. */
  readonly samples: readonly GoldenSample[]
  /** The smallest sample with everything taken away that the difference does not need; of the 500 largest causes only. */
  readonly shrunk?: ShrunkSample
  /** The reason for which it was accepted; absent if it was not. */
  readonly accepted?: string
}

/** A figure that differs, and the rule that makes it. */
export interface FirstFigure {
  /** Its id in an explanation: a pointer, or a pointer and the name of a step. */
  readonly figure: string
  /** What it is, in words: `line total`. */
  readonly name: string
  /** The number of its rule: `L3`. */
  readonly rule: string
  /** Its value when it was recorded, a decimal; of money in major units. */
  readonly recorded: string
  /** Its value now. */
  readonly current: string
}

/** One document of a cause. */
export interface GoldenSample {
  /** The number of its line in the file of requests, or its place in the list, from 1; absent where there is none now. */
  readonly line?: number
  /** Its id, where it has one. */
  readonly id?: string | number
  /** Its total when it was recorded, in micros; absent where it had none. */
  readonly recorded?: string
  /** Its total now, in micros; absent where it has none. */
  readonly current?: string
}

/** A request that shows a difference and little else. */
export interface ShrunkSample {
  /** The request of the smallest sample, as far as the difference needs it (V1). */
  readonly request: unknown
  /** What the recording's way makes of it, in micros. */
  readonly recorded: string
  /** What it comes to now, in micros. */
  readonly current: string
}

/** The header of a golden file: what its figures were made with. */
export interface GoldenHeader extends GoldenVersion {
  /** The version of the format. */
  readonly format: 'quotewright.golden/1'
  /** What its requests create; absent where each says so itself. */
  readonly kind?: 'quote' | 'order'
  /** The complete settings of the account (A1). */
  readonly settings: Account
  /** The fingerprint of the catalogue, if there was one. */
  readonly catalogue?: string
  /** Whether its records have the results. */
  readonly isFull: boolean
}
