import type { PolicyId } from '../policies/policies.js'
import { candidateOf, type Candidate, type Compared, type Tried } from './search.js'
import { fittingSplits } from './fitting-splits.js'
import {
  splitsAlike,
  splitsOf,
  takesTurns,
  textOf,
  waysToSplit,
  type Splits,
} from '../policies/split-discounts.js'

/**
 * @param isExplained whether an exact cause explains all documents: then no splits are fitted to figures
 */
export function guesses(
  ids: readonly PolicyId[],
  documents: readonly Compared[],
  isExplained: boolean,
): readonly Candidate[] {
  return ids.flatMap((id) => {
    const candidate = candidateOf([id])
    if (candidate === undefined || !takesTurns(candidate.choices)) return candidate ?? []
    return withSplits(candidate, documents, isExplained)
  })
}

export function splitsWithRounding(
  ids: readonly PolicyId[],
  documents: readonly Compared[],
): readonly Candidate[] {
  const candidate = candidateOf(['line-discounts-in-turn', 'discounted-unit-price-to-cents'])
  return candidate?.policies.every((id) => ids.includes(id)) === true
    ? withSplits(candidate, documents, false)
    : []
}

function withSplits(
  candidate: Candidate,
  documents: readonly Compared[],
  isExplained: boolean,
): readonly Candidate[] {
  const plain = documents.map(({ document }) => document)
  const fitting = isExplained ? [] : fittingSplits(waysToSplit(plain), documents, candidate.choices)
  const different = new Map([...splitsAlike(plain), ...fitting].map((splits) => [textOf(splits), splits]))
  return [...different.values()].map((splits) => ({
    ...candidate,
    choices: { ...candidate.choices, splits },
  }))
}

export function explanationOf(
  policies: readonly PolicyId[],
  splits: Splits | undefined,
): Candidate | undefined {
  const candidate = candidateOf(policies)
  return candidate && splits ? { ...candidate, choices: { ...candidate.choices, splits } } : candidate
}

/** Limits the splits that fit equally well, since the documents do not decide between them. */
const MAX_SPLITS = 8

export function withFewSplits(found: readonly Tried[]): readonly Tried[] {
  let splits = 0
  return found.filter(({ choices }) => splitsOf(choices) === undefined || ++splits <= MAX_SPLITS)
}
