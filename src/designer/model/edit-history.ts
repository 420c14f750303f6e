import { withFallback } from '../../problem/with-fallback.js'
import { emptyDesign, type Design } from './design.js'
import type { DesignAction } from './design-action.js'
import { applyAction } from './designed.js'
import { soundDesign } from './sound-design.js'

/** A design with its earlier versions, and with the versions that were undone. */
export interface DesignHistory {
  /** Earlier designs, the oldest first. */
  readonly past: readonly Design[]
  /** The current design. */
  readonly present: Design
  /** Designs that were undone. The first is the next to redo. */
  readonly future: readonly Design[]
  /** The gesture that made the current design. Further actions of the same gesture add no step. */
  readonly gesture?: string | undefined
}

/** An action that undoes or redoes a step of a history. */
export type HistoryAction =
  | {
      /** Undoes the last step. */
      readonly type: 'undo'
    }
  | {
      /** Redoes the last step that was undone. */
      readonly type: 'redo'
    }

const MAX_STEPS = 200

/** Returns a history that starts with a design. */
export function newHistory(design: Design = emptyDesign): DesignHistory {
  return { past: [], present: soundDesign(design), future: [] }
}

/**
 * Returns the history after an action, an `undo` or a `redo`. Consecutive actions with the same `gesture`, such
 * as those of one drag, are one step. An action without effect adds no step. The history keeps the last 200
 * steps.
 *
 * @example
 * import { newHistory, applyToHistory } from 'quotewright/designer'
 *
 * const before = newHistory()
 * const after = applyToHistory(before, { type: 'addPoint', end: 'end', to: { x: 100, y: 0 } })
 * assert.equal(applyToHistory(after, { type: 'undo' }).present, before.present)
 */
export function applyToHistory(
  history: DesignHistory,
  action: DesignAction | HistoryAction,
  gesture?: string,
): DesignHistory {
  const present = withFallback(emptyDesign, () => soundDesign(history.present))
  // An invalid history is replaced by a new one. An invalid action changes nothing.
  return withFallback(newHistory(present), () => stepped(history, typeOf(action), action, gesture))
}

function typeOf(action: DesignAction | HistoryAction): string | undefined {
  return withFallback<string | undefined>(undefined, () => action.type)
}

function stepped(
  history: DesignHistory,
  type: string | undefined,
  action: DesignAction | HistoryAction,
  gesture: string | undefined,
): DesignHistory {
  const { past, present, future } = history
  if (type === 'undo') {
    const before = past.at(-1)
    return before === undefined
      ? history
      : { past: past.slice(0, -1), present: before, future: [present, ...future] }
  }
  if (type === 'redo') {
    const [after, ...rest] = future
    return after === undefined ? history : { past: [...past, present], present: after, future: rest }
  }
  const after = applyAction(present, action as DesignAction)
  if (after === present) return history
  const isSameGesture = gesture !== undefined && gesture === history.gesture
  const earlier = isSameGesture ? past : [...past, present].slice(-MAX_STEPS)
  return { past: earlier, present: after, future: [], gesture }
}
