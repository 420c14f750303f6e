import { withFallback } from '../../problem/with-fallback.js'
import { emptyDesign, type Design } from './design.js'
import type { DesignAction } from './design-action.js'
import { applyAction } from './designed.js'
import { soundDesign } from './sound-design.js'

/** A design with what it was before, and what was undone. */
export interface DesignHistory {
  /** Earlier designs, the oldest first. */
  readonly past: readonly Design[]
  /** The design as it is. */
  readonly present: Design
  /** Designs that were undone, the next one first. */
  readonly future: readonly Design[]
  /** The gesture that made the present design. Further actions of the same gesture make no new step. */
  readonly gesture?: string | undefined
}

/** A step back or forth in a history. */
export type HistoryAction =
  | {
      /** Takes back the last step. */
      readonly type: 'undo'
    }
  | {
      /** Repeats the step that was taken back. */
      readonly type: 'redo'
    }

const MAX_STEPS = 200

/** A history that starts with a design. */
export function newHistory(design: Design = emptyDesign): DesignHistory {
  return { past: [], present: soundDesign(design), future: [] }
}

/**
 * The history after an action, an `undo` or a `redo`. Actions with the same `gesture`, such as those of one drag, are one
 * step. What changes nothing makes no step. The last 200 steps are kept.
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
  // An invalid history starts anew, and an invalid action changes nothing.
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
