import { FIGURE_NAMES } from '../diagnose/observation.js'
import type { KnownCause } from './cause.js'
import { bySize, isAnswerChange, type AnswerChange, type Change } from './change.js'
import { addEvidence, type Evidence, type Group } from './evidence.js'
import { causesFoundIn } from './find-causes.js'
import { causeByDifference, causesThatFit } from './fitting-causes.js'
import type { Recording } from './record.js'

const MAX_SEARCHED = 200

const MAX_ROUNDS = 10

export interface SearchRound {
  /** Examines one more change. The order of the changes does not affect `unexplained`. */
  readonly examine: (change: Change) => void
  readonly evidence: Evidence
  /** Changes that policies might explain and no known cause explains: the smallest ones, in order. */
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

/** Policies explain only changes between two priced answers, of figures that `diagnose` compares. */
function canPoliciesExplain({ recorded, current }: AnswerChange): boolean {
  const [before, now] = [recorded.totals, current.totals]
  return before !== undefined && now !== undefined && FIGURE_NAMES.some((name) => before[name] !== now[name])
}

/** Undefined if the unexplained changes show no new cause. */
export function nextCauses(
  { unexplained }: Pick<SearchRound, 'unexplained'>,
  causes: readonly KnownCause[],
  recording: Recording,
): readonly KnownCause[] | undefined {
  const found = unexplained.length === 0 ? [] : causesFoundIn(unexplained, recording)
  return found.length === 0 ? undefined : [...causes, ...found]
}

interface CauseSearch {
  readonly examine: (change: Change) => void
  /** False once the search is over. */
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

export function evidenceIn(changes: readonly Change[], recording: Recording): Evidence {
  const search = startCauseSearch(recording)
  do changes.forEach(search.examine)
  while (search.nextRound())
  return search.evidence()
}
