import { hasOwnField } from '../problem/own-fields.js'
import { ZERO } from '../number/decimal.js'
import { POLICY_RECORDS, type PolicyId } from '../policies/policies.js'
import { systemOf } from '../policies/systems.js'
import type { Problem } from '../problem/problem.js'
import type { SuggestedTestQuote } from './write-expected.js'
import type { PricedMoney } from '../wire/money.generated.js'
import {
  firstDifference,
  pairs,
  policiesFor,
  singles,
  systems,
  leastWrong,
  type Candidate,
  type Compared,
  type Tried,
} from './search.js'
import { microsOf } from '../policies/arithmetic.js'
import { certaintyOf, ENOUGH_FOR_GUESS, type Certainty } from './certainty.js'
import { isInformative } from './informative.js'
import { guesses, splitsWithRounding, withFewSplits } from './split-candidates.js'
import { lineDiscountsOf, type SplitDiscount } from '../policies/split-discounts.js'

/** Possible explanations of another system's figures. Indexes refer to the observations. */
export interface Diagnosis {
  /** The number of documents compared: the observations whose requests can be priced. */
  readonly documents: number
  /** The documents whose figures differ from ours. */
  readonly differing: readonly DifferingDocument[]
  /**
   * The policies that fit the most documents. Lists all that do equally well, since these documents cannot
   * distinguish them. Lists a pair or a named system only if it fits more documents than anything simpler. Lists
   * at most eight ways to split discounts. Guesses come last. An exact cause of at least half of the differing
   * documents stays listed beside a guess that explains more of them, but fewer than ten. Empty if nothing
   * differs, or if no known policy fits more documents than our own rules.
   */
  readonly explanations: readonly DiagnosedPolicies[]
  /** The indexes of the differing documents that no explanation covers. */
  readonly unexplained: readonly number[]
  /** The observations whose requests cannot be priced, and so cannot be compared. */
  readonly refused: readonly RefusedObservation[]
  /**
   * The quote to enter next in the other system, if several explanations remain, or one with fewer than three
   * informative documents. It covers up to eight explanations. A single explanation is compared with our own
   * figures, which are listed without policies. Absent if no tried quote distinguishes them.
   */
  readonly next?: SuggestedTestQuote
}

/** An observation whose request cannot be priced. */
export interface RefusedObservation {
  /** Its index among the observations. */
  readonly index: number
  /** The problems of the request (V1). They point from the observations: `[3].request.lines[2]…`. */
  readonly problems: readonly Problem[]
}

/** A document whose figures differ in the other system. */
export interface DifferingDocument {
  /** Its index among the observations. */
  readonly index: number
  /** The first figure that differs: `total` before the others, `lines[2]` for the total of a line. */
  readonly figure: string
  /** The other system's figure less ours. */
  readonly difference: PricedMoney
}

/** Policies that together reproduce the other system's figures. */
export interface DiagnosedPolicies {
  /**
   * The ids of the policies: one policy, two that only fit together, or the policies of a named system. The
   * constant `policies` describes each in `english` and `german`.
   */
  readonly policies: readonly PolicyId[]
  /** The discounts of lines as two or more percentages in turn, if one of the policies splits them. */
  readonly lineDiscounts?: readonly SplitDiscount[]
  /**
   * The id of the named system whose documentation describes these policies: `xero`. `systems` has its name.
   */
  readonly system?: string
  /** The number of differing documents that the policies explain. */
  readonly documents: number
  /** The number of documents compared. */
  readonly of: number
  /**
   * The number of documents on which the policies change a figure that was shown. Other documents cannot show
   * whether the other system has these policies.
   */
  readonly informative: number
  /**
   * The certainty of the explanation.
   *
   * - `likely`: it alone fits best. At least six documents are informative, and it explains nine in ten of
   *   the documents that differ or are informative. Of two policies, each is needed for at least three
   *   documents, except those of a named system or with split discounts.
   * - `possible`: it reproduces figures exactly, but so may other explanations.
   * - `guess`: it is several policies or a split discount, with fewer than three informative documents per
   *   policy. Each further split discount requires one more. A policy that always rounds up, or rounds to a
   *   coarse step such as 0.05, requires ten informative documents, because it fits almost any small
   *   difference.
   */
  readonly certainty: Certainty
  /** The indexes of the documents that the policies do not explain. */
  readonly leaves: readonly number[]
}

/** @param observed the document of each observation, or the problems of a refused one */
export function diagnosed(observed: readonly (Compared | RefusedObservation)[], currency: string): Diagnosis {
  const places = observed.flatMap((one, index) => (isRefused(one) ? [] : [index]))
  const documents = observed.flatMap((one) => (isRefused(one) ? [] : [one]))
  const placeOf = (index: number): number => places[index] ?? index
  const differing = documents.flatMap(({ isSame }, index) => (isSame ? [] : [index]))
  const explanations = differing.length === 0 ? [] : bestOf(documents, differing)
  const leftBy = explanations.map(({ leaves }) => new Set(leaves))
  const isExplained = (index: number): boolean => leftBy.some((left) => !left.has(index))
  return {
    documents: documents.length,
    differing: differing.map((index) => ({
      index: placeOf(index),
      ...differenceOf(documents[index], currency),
    })),
    explanations: explanations.map((one) => ({ ...one, leaves: one.leaves.map(placeOf) })),
    unexplained: differing.filter((index) => !isExplained(index)).map(placeOf),
    refused: observed.filter(isRefused),
  }
}

function isRefused(one: Compared | RefusedObservation): one is RefusedObservation {
  return hasOwnField(one, 'problems')
}

function differenceOf(document: Compared | undefined, currency: string): Omit<DifferingDocument, 'index'> {
  const { figure, difference } = (document && firstDifference(document)) ?? {
    figure: 'total',
    difference: ZERO,
  }
  return { figure, difference: { amountMicros: microsOf(difference), currency } }
}

function bestOf(documents: readonly Compared[], differing: readonly number[]): readonly DiagnosedPolicies[] {
  const best = bestTried(documents, differing)
  const explanations = best.map(({ policies, choices, wrongAt }) => {
    const system = systemOf(policies)
    const wrong = wrongAt.flatMap((index) => documents[index] ?? [])
    const explained = differing.length - wrong.filter(({ isSame }) => !isSame).length
    // Where ours are right and the candidate is wrong, it changes a figure that was shown.
    const informative =
      explained + wrong.filter((one) => one.isSame || isInformative({ policies, choices }, one)).length
    return {
      policies,
      ...lineDiscountsOf(choices),
      ...(system && { system }),
      documents: explained,
      of: documents.length,
      informative,
      certainty: certaintyOf({ policies, choices, wrongAt }, documents, explained, informative, best.length),
      leaves: wrongAt,
    }
  })
  const isGuess = ({ certainty }: DiagnosedPolicies): number => Number(certainty === 'guess')
  return explanations.sort((one, other) => isGuess(one) - isGuess(other))
}

function bestTried(documents: readonly Compared[], differing: readonly number[]): readonly Tried[] {
  const ids = policiesFor(documents)
  const exact = ids.filter((id) => !POLICY_RECORDS[id].isGuess)
  const guessed = ids.filter((id) => POLICY_RECORDS[id].isGuess)
  // Our own choices are wrong on every differing document, so an explanation must be wrong on fewer.
  let best: readonly Tried[] = []
  let allowed = differing.length - 1
  const stages: readonly (() => readonly Candidate[])[] = [
    () => singles(exact),
    () => guesses(guessed, documents, allowed < 0),
    () => [...pairs(ids), ...splitsWithRounding(ids, documents)],
    systems,
  ]
  for (const [stage, candidatesOf] of stages.entries()) {
    const isAfterExactCause = stage === 1 && best.length > 0
    const found = withFewSplits(
      leastWrong(candidatesOf(), documents, isAfterExactCause ? allowed + 1 : allowed),
    )
    const wrong = found[0]?.wrongAt.length
    if (wrong !== undefined) {
      const explained = differing.length - wrong
      // A guess that explains few documents comes after an exact cause of at least half of those that differ.
      const isBehind =
        wrong > allowed || (stage === 1 && explained < ENOUGH_FOR_GUESS && areHalfExplained(best, differing))
      best = isBehind ? [...best, ...found] : found
      allowed = Math.min(allowed, wrong - 1)
    }
    if (stage > 0 && allowed < 0) break
  }
  return best
}

function areHalfExplained([first]: readonly Tried[], differing: readonly number[]): boolean {
  return first !== undefined && first.wrongAt.length * 2 <= differing.length
}
