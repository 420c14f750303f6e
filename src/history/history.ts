/** A state with its earlier versions, and with the versions that were undone. */
export interface History<State> {
  /** Earlier states, the oldest first. */
  readonly past: readonly State[]
  readonly present: State
  /** States that were undone. The first is the next to redo. */
  readonly future: readonly State[]
  /** The gesture that made the present state, such as a drag or typing into one field. */
  readonly gesture?: string | undefined
}

/** The maximum number of earlier states in a history. */
const MAX_STEPS = 200

export function newHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** Adds a state, or replaces the present one if both come from the same gesture. Drops the states to redo. */
export function stepped<State>(history: History<State>, present: State, gesture?: string): History<State> {
  const isSameGesture = gesture !== undefined && gesture === history.gesture
  const past = isSameGesture ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present, future: [], gesture }
}

/** Returns the same history if there is nothing to undo. */
export function undone<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** Returns the same history if there is nothing to redo. */
export function redone<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const [after, ...rest] = future
  if (after === undefined) return history
  return { past: [...past, present], present: after, future: rest }
}
