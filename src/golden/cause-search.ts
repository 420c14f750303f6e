import { FIGURE_NAMES } from '../diagnose/observation.js'
import type { KnownCause } from './cause.js'
import { bySize, isAnswerChange, type AnswerChange, type Change } from './change.js'
import { addEvidence, type Evidence, type Group } from './evidence.js'
import { causesFoundIn } from './find-causes.js'
import { causeByDifference, causesThatFit } from './fitting-causes.js'
import type { Recording } from './record.js'

/** The maximum number of unexplained changes to search for causes. */
const MAX_SEARCHED = 200

/** The maximum number of rounds. Each round after the first starts with at least one more cause. */
const MAX_ROUNDS = 10

/** One round over all changes, with the causes known so far. */
export interface SearchRound {
  /** Examines one more change. The sample does not depend on the order of the changes. */
  readonly examine: (change: Change) => void
  readonly evidence: Evidence
  /** A sample of the changes that no known cause explains, although policies might. The smallest come first. */
  readonly unexplained: readonly AnswerChange[]
}

export function startRound(causes: readonly KnownCause[], recording: Recording): SearchRound {
  const evidence = new Map<string, Group>()
  let unexplained: readonly AnswerChange[] = []
  return {
    examine(change) {
      const fitting = isAnswerChange(change) ? causesThatFit(change, causes, recording) : []
      addEvidence(evidence, change, fitting.length > 0 ? fitting : [causeByDifference(change)])
      if (fitting.length > 0 || !isAnswerChange(change) || !canPoliciesExplain(change)) return
      unexplained = [...unexplained, change].sort(bySize).slice(0, MAX_SEARCHED)
    },
    evidence,
    get unexplained() {
      return unexplained
    },
  }
}

/** Tests whether policies can explain a change: both sides have figures, and one that `diagnose` compares differs. */
function canPoliciesExplain({ recorded, current }: AnswerChange): boolean {
  const [before, now] = [recorded.totals, current.totals]
  return before !== undefined && now !== undefined && FIGURE_NAMES.some((name) => before[name] !== now[name])
}

/**
 * Returns the causes for the next round: the known ones, and new ones found in the unexplained changes. Undefined
 * if no new cause was found.
 */
export function nextCauses(
  { unexplained }: Pick<SearchRound, 'unexplained'>,
  causes: readonly KnownCause[],
  recording: Recording,
): readonly KnownCause[] | undefined {
  const found = unexplained.length === 0 ? [] : causesFoundIn(unexplained, recording)
  return found.length === 0 ? undefined : [...causes, ...found]
}

/** Repeats rounds over all changes, with the causes found so far, until a round finds none. Ten rounds at most. */
export interface CauseSearch {
  readonly examine: (change: Change) => void
  /** Starts another round. False once the search is over. */
  readonly nextRound: () => boolean
  readonly evidence: () => Evidence
}

export function startCauseSearch(recording: Recording): CauseSearch {
  let causes: readonly KnownCause[] = []
  let current = startRound(causes, recording)
  let round = 1
  return {
    examine: (change) => {
      current.examine(change)
    },
    nextRound() {
      const next = round < MAX_ROUNDS ? nextCauses(current, causes, recording) : undefined
      if (next === undefined) return false
      causes = next
      current = startRound(causes, recording)
      round++
      return true
    },
    evidence: () => current.evidence,
  }
}

/** Returns the evidence of changes that are all in memory. */
export function evidenceIn(changes: readonly Change[], recording: Recording): Evidence {
  const search = startCauseSearch(recording)
  do changes.forEach(search.examine)
  while (search.nextRound())
  return search.evidence()
}
