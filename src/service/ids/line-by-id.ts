import { valueAtStep } from '../../problem/path.js'
import { allowed, notFound, type Decision } from '../decision.js'
import { decided } from '../guard.js'

/** What a line of a stored document has at least. */
export interface LineWithId {
  /** The id that the server gave it, unique in its document (I9). */
  readonly lineId: string
}

/**
 * The index of a document's line by its id (I9), or 404. Ids of lines have no common form, so any text may be asked for.
 *
 * @example
 * import { lineById } from 'quotewright/service'
 *
 * const lines = [{ lineId: 'a', notes: {} }, { lineId: 'b', notes: {} }]
 * assert.deepEqual(lineById(lines, 'b'), { ok: true, value: 1 })
 */
export function lineById(lines: readonly LineWithId[], lineId: string): Decision<number> {
  return decided(() => {
    if (typeof lineId === 'string' && lineId !== '') {
      for (const [index, line] of lines.entries()) {
        // A stored list has no holes; one that does might have thousands of millions of them.
        if (typeof line !== 'object') break
        if (valueAtStep(line, 'lineId') === lineId) return allowed(index)
      }
    }
    return notFound('line')
  })
}
