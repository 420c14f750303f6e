import type { FormState } from './form-state.js'

/** A form with what it was before, and what was undone. */
export interface FormHistory {
  /** Earlier states, the oldest first. */
  readonly past: readonly FormState[]
  readonly present: FormState
  /** States that were undone, the next one first. */
  readonly future: readonly FormState[]
  /** The field that was typed into last. Typing into it again makes no new step. */
  readonly gesture: string
}

const MAX_STEPS = 200

export function newFormHistory(present: FormState): FormHistory {
  return { past: [], present, future: [], gesture: '' }
}

/** The history with another present. */
export function stepped(history: FormHistory, present: FormState, gesture: string): FormHistory {
  const isSame = gesture !== '' && gesture === history.gesture
  const past = isSame ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present, future: [], gesture }
}

export function stepBack(history: FormHistory): FormHistory {
  const present = history.past.at(-1)
  if (present === undefined) return history
  const future = [history.present, ...history.future]
  return { past: history.past.slice(0, -1), present, future, gesture: '' }
}

export function stepForth(history: FormHistory): FormHistory {
  const [present, ...future] = history.future
  if (present === undefined) return history
  return { past: [...history.past, history.present], present, future, gesture: '' }
}
