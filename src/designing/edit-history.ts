import { emptyDesign, type Design } from './design.js'
import { designed, type DesignAction } from './designed.js'
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
      /** What was found, or what is done. */
      readonly type: 'undo'
    }
  | {
      /** What was found, or what is done. */
      readonly type: 'redo'
    }

const MOST_STEPS = 200

/** A history that starts with a design. */
export function newHistory(design: Design = emptyDesign): DesignHistory {
  return { past: [], present: soundDesign(design), future: [] }
}

/**
 * The history after an action, an `undo` or a `redo`. Actions with the same `gesture`, such as those of one drag, are one
 * step. What changes nothing makes no step. The last 200 steps are kept.
 *
 * @example
 * import { newHistory, withAction } from 'quotewright/designer'
 *
 * const before = newHistory()
 * const after = withAction(before, { type: 'addPoint', end: 'end', to: { x: 100, y: 0 } })
 * assert.equal(withAction(after, { type: 'undo' }).present, before.present)
 */
export function withAction(
  history: DesignHistory,
  action: DesignAction | HistoryAction,
  gesture?: string,
): DesignHistory {
  try {
    const { past, present, future } = history
    switch (action.type) {
      case 'undo': {
        const before = past.at(-1)
        return before === undefined
          ? history
          : { past: past.slice(0, -1), present: before, future: [present, ...future] }
      }
      case 'redo': {
        const [after, ...rest] = future
        return after === undefined ? history : { past: [...past, present], present: after, future: rest }
      }
      default: {
        const after = designed(present, action)
        if (after === present) return history
        const isSameGesture = gesture !== undefined && gesture === history.gesture
        const earlier = isSameGesture ? past : [...past, present].slice(-MOST_STEPS)
        return { past: earlier, present: after, future: [], gesture }
      }
    }
  } catch {
    // It is no history or no action.
    return newHistory(presentOf(history))
  }
}

function presentOf(history: unknown): Design {
  try {
    return soundDesign((history as DesignHistory).present)
  } catch {
    return emptyDesign
  }
}
