import { ZERO } from '../number/decimal.js'
import type { PolicyId } from '../policies/policies.js'
import { SYSTEMS } from '../policies/systems.js'
import type { Problem } from '../problem/problem.js'
import type { PricedMoney } from '../wire/money.generated.js'
import type { Compared, Tried } from './search.js'
import { firstDifference, pairs, singles, systems, tried } from './search.js'
import { microsOf } from '../policies/arithmetic.js'

/** What may have made the figures of another system. Every index is that of an observation. */
export interface Diagnosis {
  /** How many documents were compared: the observations whose requests can be priced. */
  readonly documents: number
  /** The documents on which figures differ from ours. */
  readonly differing: readonly DifferingDocument[]
  /**
   * The policies that make what was shown on most documents, all that do equally well: which of them it is, these
   * documents cannot say. Empty where nothing differs, or no known policy makes any of it.
   */
  readonly explanations: readonly DiagnosedPolicies[]
  /** The indexes of the documents that differ and that none of the explanations explains. */
  readonly unexplained: readonly number[]
  /** The observations whose requests cannot be priced, so that there is nothing to compare. */
  readonly refused: readonly RefusedObservation[]
}

/** An observation whose request cannot be priced. */
export interface RefusedObservation {
  /** Its index among the observations. */
  readonly index: number
  /** Why (V1). They point from the observations: `[3].request.lines[2]…`. */
  readonly problems: readonly Problem[]
}

/** A document on which another system showed other figures. */
export interface DifferingDocument {
  /** Its index among the observations. */
  readonly index: number
  /** The first figure that differs: `total` before the others, `lines[2]` for the total of a line. */
  readonly figure: string
  /** What the other system showed, less ours. */
  readonly difference: PricedMoney
}

/** Policies that together make what was shown. */
export interface DiagnosedPolicies {
  /** Their ids: one, two that only work together, or those of a named system. */
  readonly policies: readonly PolicyId[]
  /** The named system that is documented to work this way: `xero`. */
  readonly system?: string
  /** How many documents that differ they explain. */
  readonly documents: number
  /** How many documents were compared. */
  readonly of: number
  /** The indexes of documents on which they would make other figures than were shown. */
  readonly leaves: readonly number[]
}

/**
 * Looks for one policy, then for two together, then for a named system: for more only where less does not explain all.
 *
 * @param observed the documents in the places of their observations, or why there is none
 */
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
  return 'problems' in one
}

function differenceOf(document: Compared | undefined, currency: string): Omit<DifferingDocument, 'index'> {
  const { figure, difference } = (document && firstDifference(document)) ?? {
    figure: 'total',
    difference: ZERO,
  }
  return { figure, difference: { amountMicros: microsOf(difference), currency } }
}

function bestOf(documents: readonly Compared[], differing: readonly number[]): readonly DiagnosedPolicies[] {
  // Our own way is wrong on all that differ: whoever is to explain something is wrong on fewer.
  let best: readonly Tried[] = []
  let allowed = differing.length - 1
  for (const candidates of [singles, pairs, systems]) {
    const found = tried(candidates(), documents, allowed)
    if (found.length > 0) {
      best = found
      allowed = (found[0]?.wrongAt.length ?? 0) - 1
    }
    if (allowed < 0) break
  }
  return best.map(({ policies, wrongAt }) => {
    const left = new Set(wrongAt)
    const system = systemOf(policies)
    return {
      policies,
      ...(system === undefined ? {} : { system }),
      documents: differing.filter((index) => !left.has(index)).length,
      of: documents.length,
      leaves: wrongAt,
    }
  })
}

/** The system that is known to have these policies and no others. One policy alone says nothing of a system. */
function systemOf(policies: readonly PolicyId[]): string | undefined {
  if (policies.length < 2) return undefined
  return SYSTEMS.find(
    (system) =>
      system.policies.length === policies.length && system.policies.every((id) => policies.includes(id)),
  )?.id
}
