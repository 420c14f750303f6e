export interface History<State> {
  /** The oldest first. */
  readonly past: readonly State[]
  readonly present: State
  /** The first is the next to redo. */
  readonly future: readonly State[]
  /** The gesture behind the present state, such as a drag or typing into one field. */
  readonly gesture?: string | undefined
}

const MAX_STEPS = 200

export function newHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** Replaces the present state if the same gesture made it. */
export function stepped<State>(history: History<State>, present: State, gesture?: string): History<State> {
  const isSameGesture = gesture !== undefined && gesture === history.gesture
  const past = isSameGesture ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present, future: [], gesture }
}

export function undone<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redone<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const [after, ...rest] = future
  if (after === undefined) return history
  return { past: [...past, present], present: after, future: rest }
}
