import { valueAtStep } from '../../problem/path.js'
import { allowed, notFound, type Decision } from '../decision.js'
import { hostString, hostList, hostRecord } from '../host-argument.js'

/** The field of a stored line that identifies it. */
export interface LineWithId {
  /** The id that the server gave it, unique in its document (I9). */
  readonly lineId: string
}

/**
 * Returns the index of a document's line by its id (I9), or 404. Line ids have no common form, so any string is
 * allowed.
 *
 * @example
 * import { lineById } from 'quotewright/service'
 *
 * const lines = [{ lineId: 'a', notes: {} }, { lineId: 'b', notes: {} }]
 * assert.deepEqual(lineById(lines, 'b'), { ok: true, value: 1 })
 */
export function lineById(lines: readonly LineWithId[], lineId: string): Decision<number> {
  hostList(hostRecord({ lineId: hostString }))(lines, 'lines')
  return indexOfLine(lines, lineId)
}

/** Returns the index of a stored line, or 404. */
export function indexOfLine(lines: readonly unknown[], lineId: unknown): Decision<number> {
  const index = lines.findIndex((line) => valueAtStep(line, 'lineId') === lineId)
  return lineId === undefined || lineId === '' || index < 0 ? notFound('line') : allowed(index)
}
