import { valueAtStep } from '../../problem/path.js'
import { hostFacts, hostFlag, hostOptional, hostRecord } from '../host-argument.js'

/** What a stored document has to have for {@link isVisible}. */
export interface Archivable {
  /** The archive flag; left out is false (W7). */
  readonly isArchived?: boolean
}

/** Whether a read asks for archived documents as well. */
export interface ArchivedReads {
  /** The parameter of the request; left out is false. */
  readonly includeArchived?: boolean
}

/**
 * Whether a read shows a document (W7): always when it is not archived, and otherwise only when the read asks for archived
 * documents. The flag that is shown is that of the document.
 *
 * @example
 * import { isVisible } from 'quotewright/service'
 *
 * assert.equal(isVisible({ isArchived: true }, {}), false)
 * assert.equal(isVisible({ isArchived: true }, { includeArchived: true }), true)
 */
export function isVisible(document: Archivable, read: ArchivedReads = {}): boolean {
  hostRecord({ isArchived: hostOptional(hostFlag) })(document, 'document')
  hostFacts({ includeArchived: hostOptional(hostFlag) })(read, 'read')
  return valueAtStep(document, 'isArchived') !== true || valueAtStep(read, 'includeArchived') === true
}
