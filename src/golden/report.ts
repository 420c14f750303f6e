import type { InEachLanguage } from '../languages/languages.js'
import type { Account } from '../wire/account.generated.js'

/**
 * The changes from a golden file or another program to this engine, counted, summed and grouped by cause.
 */
export interface GoldenReport {
  /** The version of this format. */
  readonly format: 'quotewright.golden-report/1'
  /** Whether the figures are compared with a golden file, or with the answers of another program. */
  readonly comparedWith: 'golden' | 'program'
  /** The versions of engine and rules. */
  readonly versions: {
    /** The version that made the recorded figures. Absent for another program. */
    readonly recorded?: GoldenVersion
    /** The version that made the current figures. */
    readonly current: GoldenVersion
  }
  /** The number of documents, including those on one side only. */
  readonly documents: number
  /** The number of documents that are the same on both sides. */
  readonly same: number
  /** The settings that differ from the recorded ones. */
  readonly settings: readonly SettingDifference[]
  /**
   * The causes of all differences, with a row for each currency. Sorted by currency, then by number of
   * documents, the largest first.
   */
  readonly causes: readonly CauseRow[]
  /** The sums over all causes, a row for each currency. */
  readonly sums: readonly CurrencySums[]
  /** Ids of accepted causes that no longer occur. */
  readonly unusedAcceptances: readonly string[]
}

/** A version of the engine and its rules. */
export interface GoldenVersion {
  /** The version of quotewright: `0.1.0`. */
  readonly engine: string
  /** The fingerprint of docs/rules.md. It changes whenever the wording of a rule does. */
  readonly rules: string
}

/** A setting of the account, or the catalogue, whose value has changed. */
export interface SettingDifference {
  /** The name of the setting: `tax.rate`. */
  readonly name: string
  /** The recorded value. Absent if the setting was not set. */
  readonly recorded?: string
  /** The current value. Absent if the setting is not set. */
  readonly current?: string
}

/** Counts and sums of differing documents. Amounts are current totals less recorded totals, in micros (N1). */
export interface GoldenSums {
  /** The number of documents. */
  readonly documents: number
  /** The number of differing lines in these documents. */
  readonly lines: number
  /** The sum of the totals' increases, in micros. */
  readonly up: string
  /** The sum of the totals' decreases, in micros: negative or 0. */
  readonly down: string
  /** The increases plus the decreases, in micros. */
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
 * One cause of differences, and the documents that it explains. A document whose currency has changed is
 * counted in the row of its current currency. The row of the old currency subtracts the old total, and
 * does not count the document.
 */
export interface CauseRow extends GoldenSums, InEachLanguage {
  /** Describes the cause in an English sentence. */
  readonly english: string
  /** Describes the cause in a German sentence. */
  readonly german: string
  /** The id by which the cause is accepted: `recorded:half-even`, `tax.rate:0.10:0.15`. */
  readonly cause: string
  /** The currency of the amounts. */
  readonly currency: string
  /** The ids of the policies, as `diagnose` names them. Empty for settings alone or an unknown cause. */
  readonly policies: readonly string[]
  /** The settings that are part of the cause. */
  readonly settings: readonly SettingDifference[]
  /**
   * Ids of other causes that explain all documents of this cause equally well. These documents alone cannot tell
   * which cause is right.
   */
  readonly alsoFits: readonly string[]
  /** The first figure that differs on the shrunk sample, in the order in which a document is computed. */
  readonly firstFigure?: FirstFigure
  /**
   * Up to three documents of the cause. Documents with the largest differences in the direction of `net` come
   * first.
   */
  readonly samples: readonly GoldenSample[]
  /**
   * The smallest document of the cause in the direction of `net`, reduced to the parts that show the
   * difference. Only for the 500 largest causes.
   */
  readonly shrunk?: ShrunkSample
  /** True if `shrunk` is absent because one part of the cause gives the same difference on each document tried. */
  readonly isPartEnough?: true
  /** The reason for accepting the cause. Absent for a cause that is not accepted. */
  readonly accepted?: string
}

/** A figure that differs, and its rule. */
export interface FirstFigure {
  /** The id of the figure in an explanation: a pointer, or a pointer and the name of a step. */
  readonly figure: string
  /** The name of the figure in words: `line total`. */
  readonly name: string
  /** The number of the rule: `L3`. */
  readonly rule: string
  /** The recorded value, a decimal. Money is in major units. */
  readonly recorded: string
  /** The current value, a decimal. */
  readonly current: string
}

/** One document of a cause. */
export interface GoldenSample {
  /** The line number in the file of requests, or the place in the list, from 1. Absent if the document was removed. */
  readonly line?: number
  /** The id of the document. Absent for a document without an id. */
  readonly id?: string | number
  /** The recorded total, in micros. Absent for a document without a recorded total. */
  readonly recorded?: string
  /** The current total, in micros. Absent for a document without a total. */
  readonly current?: string
}

/** A request reduced to the parts that show a difference. */
export interface ShrunkSample {
  /** The request of a document, reduced to the parts that show the difference. */
  readonly request: unknown
  /** The total by the recorded settings and policies, in micros. */
  readonly recorded: string
  /** The current total, in micros. */
  readonly current: string
}

/** The header of a golden file: the version and the settings behind its figures. */
export interface GoldenHeader extends GoldenVersion {
  /** The version of the format. */
  readonly format: 'quotewright.golden/1'
  /** Whether its requests create quotes or orders. Absent if each request decides for itself. */
  readonly kind?: 'quote' | 'order'
  /** The complete settings of the account (A1). */
  readonly settings: Account
  /** The fingerprint of the catalogue, if there was one. */
  readonly catalogue?: string
  /** Whether its records include the priced documents. */
  readonly isFull: boolean
}
