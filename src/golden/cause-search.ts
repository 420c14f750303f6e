import { FIGURE_NAMES } from '../diagnose/observation.js'
import type { KnownCause } from './cause.js'
import { bySize, isAnswerChange, type AnswerChange, type Change } from './change.js'
import { addEvidence, type Evidence, type Group } from './evidence.js'
import { causesFoundIn } from './find-causes.js'
import { causeByDifference, causesThatFit } from './fitting-causes.js'
import type { Recording } from './record.js'

const MAX_SEARCHED = 200

const MAX_ROUNDS = 10

interface CauseSearch {
  /** Examines one more change. The order of the changes does not affect the causes found. */
  readonly examine: (change: Change) => void
  /** False once the search is over. */
  readonly nextRound: () => boolean
  readonly evidence: () => Evidence
}

export function startCauseSearch(recording: Recording): CauseSearch {
  let causes: readonly KnownCause[] = []
  let evidence = new Map<string, Group>()
  // Changes that policies might explain and no known cause explains: the smallest ones, in order.
  let unexplained: readonly AnswerChange[] = []
  let round = 1
  return {
    examine(change) {
      const fitting = isAnswerChange(change) ? causesThatFit(change, causes, recording) : []
      addEvidence(evidence, change, fitting.length > 0 ? fitting : [causeByDifference(change)])
      if (fitting.length > 0 || !isAnswerChange(change) || !canPoliciesExplain(change)) return
      unexplained = [...unexplained, change].sort(bySize).slice(0, MAX_SEARCHED)
    },
    nextRound() {
      if (round === MAX_ROUNDS || unexplained.length === 0) return false
      const found = causesFoundIn(unexplained, recording)
      if (found.length === 0) return false
      causes = [...causes, ...found]
      evidence = new Map()
      unexplained = []
      round++
      return true
    },
    evidence: () => evidence,
  }
}

/** Policies explain only changes between two priced answers, of figures that `diagnose` compares. */
function canPoliciesExplain({ recorded, current }: AnswerChange): boolean {
  const [before, now] = [recorded.totals, current.totals]
  return before !== undefined && now !== undefined && FIGURE_NAMES.some((name) => before[name] !== now[name])
}

export function evidenceIn(changes: readonly Change[], recording: Recording): Evidence {
  const search = startCauseSearch(recording)
  do changes.forEach(search.examine)
  while (search.nextRound())
  return search.evidence()
}
