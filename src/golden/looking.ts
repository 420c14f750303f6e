import { FIGURE_NAMES } from '../diagnose/observation.js'
import type { KnownCause } from './cause.js'
import { bySize, isAnswerChange, type AnswerChange, type Change } from './change.js'
import { addEvidence, type Evidence, type Group } from './evidence.js'
import { causesFoundIn } from './find-causes.js'
import { causeByDifference, causesThatFit } from './fitting-causes.js'
import type { Recording } from './record.js'

/** How many unexplained changes are kept to look for causes in. */
const MOST_LOOKED_INTO = 200

/** More rounds are not made. Each finds at least one more cause, so few are needed. */
const MOST_ROUNDS = 10

/** One look at all changes, with the causes that are known so far. */
export interface Look {
  /** Looks at one more change. The sample does not depend on the order of the changes. */
  readonly at: (change: Change) => void
  readonly evidence: Evidence
  /** Changes that no cause explains, the smallest first: a sample. */
  readonly unexplained: readonly AnswerChange[]
}

export function startLook(causes: readonly KnownCause[], recording: Recording): Look {
  const evidence = new Map<string, Group>()
  let unexplained: readonly AnswerChange[] = []
  return {
    at(change) {
      const fitting = isAnswerChange(change) ? causesThatFit(change, causes, recording) : []
      addEvidence(evidence, change, fitting.length > 0 ? fitting : [causeByDifference(change)])
      if (fitting.length > 0 || !isAnswerChange(change) || !canBeLookedInto(change)) return
      unexplained = [...unexplained, change].sort(bySize).slice(0, MOST_LOOKED_INTO)
    },
    evidence,
    get unexplained() {
      return unexplained
    },
  }
}

/** Policies make figures of priced documents: those that diagnosing compares. */
function canBeLookedInto({ recorded, current }: AnswerChange): boolean {
  const [before, now] = [recorded.totals, current.totals]
  return before !== undefined && now !== undefined && FIGURE_NAMES.some((name) => before[name] !== now[name])
}

/** The causes to look with next: those known so far, and what was found in the unexplained changes; undefined if nothing was. */
export function nextCauses(
  { unexplained }: Pick<Look, 'unexplained'>,
  causes: readonly KnownCause[],
  recording: Recording,
): readonly KnownCause[] | undefined {
  const found = unexplained.length === 0 ? [] : causesFoundIn(unexplained, recording)
  return found.length === 0 ? undefined : [...causes, ...found]
}

/** Looks at all changes again and again, with the causes that were found, until nothing more is found. */
export interface Looking {
  /** Looks at one more change. */
  readonly at: (change: Change) => void
  /** Whether all changes are to be looked at once more. */
  readonly again: () => boolean
  /** What the last look has found. */
  readonly evidence: () => Evidence
}

export function startLooking(recording: Recording): Looking {
  let causes: readonly KnownCause[] = []
  let look = startLook(causes, recording)
  let round = 1
  return {
    at: (change) => {
      look.at(change)
    },
    again() {
      const next = round < MOST_ROUNDS ? nextCauses(look, causes, recording) : undefined
      if (next === undefined) return false
      causes = next
      look = startLook(causes, recording)
      round++
      return true
    },
    evidence: () => look.evidence,
  }
}

/** The evidence in changes that are all at hand. */
export function evidenceIn(changes: readonly Change[], recording: Recording): Evidence {
  const looking = startLooking(recording)
  do changes.forEach(looking.at)
  while (looking.again())
  return looking.evidence()
}
