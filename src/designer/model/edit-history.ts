import { newHistory as startHistory, redone, stepped, undone } from '../../history/history.js'
import { withFallback } from '../../problem/with-fallback.js'
import { emptyDesign, type Design } from './design.js'
import type { DesignAction } from './design-action.js'
import { applyAction } from './designed.js'
import { soundDesign } from './sound-design.js'
import { ownFields } from '../../problem/own-fields.js'
import { valueAtStep } from '../../problem/path.js'

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

/**
 * Returns a history that starts with a design.
 *
 * @example
 * import { newHistory, sampleDesigns } from 'quotewright/designer'
 *
 * assert.equal(newHistory(sampleDesigns.apron).present, sampleDesigns.apron)
 */
export function newHistory(design: Design = emptyDesign): DesignHistory {
  return startHistory(soundDesign(design))
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
  const present = withFallback(emptyDesign, () => soundDesign(valueAtStep(history, 'present')))
  // A new history replaces an invalid one. An invalid action changes nothing.
  return withFallback(newHistory(present), () => historyAfter(history, typeOf(action), action, gesture))
}

function typeOf(action: DesignAction | HistoryAction): string | undefined {
  return withFallback<string | undefined>(undefined, () => ownFields(action).type)
}

function historyAfter(
  history: DesignHistory,
  type: string | undefined,
  action: DesignAction | HistoryAction,
  gesture: string | undefined,
): DesignHistory {
  const own = ownFields(history)
  if (type === 'undo' || type === 'redo') {
    const moved = type === 'undo' ? undone(own) : redone(own)
    return moved === own ? history : moved
  }
  const { present } = own
  const after = applyAction(present, action as DesignAction)
  return after === present ? history : stepped(own, after, gesture)
}
