import { fieldOf } from '../../engine/host-object.js'
import * as check from '../host-argument.js'

/** The field of a stored document that {@link isVisible} reads. */
export interface Archivable {
  /** The archive flag. Absent means false (W7). */
  readonly isArchived?: boolean
}

/** The parameter with which reads show archived documents. */
export interface ArchivedReads {
  /** The parameter of the request. Absent means false. */
  readonly includeArchived?: boolean
}

/**
 * Tests whether a read shows a document (W7). Archived documents appear only if the read asks for them.
 * Asking does not change the `isArchived` of the answer.
 *
 * @example
 * import { isVisible } from 'quotewright/service'
 *
 * assert.equal(isVisible({ isArchived: true }, {}), false)
 * assert.equal(isVisible({ isArchived: true }, { includeArchived: true }), true)
 */
export function isVisible(document: Archivable, read: ArchivedReads = {}): boolean {
  check.record({ isArchived: check.optional(check.flag) })(document, 'document')
  check.facts({ includeArchived: check.optional(check.flag) })(read, 'read')
  return fieldOf(document, 'isArchived') !== true || fieldOf(read, 'includeArchived') === true
}
