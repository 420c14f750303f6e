import { deleteAttachment } from '../conversation/attachment.js'
import { allowed, notFound, refusal, type Decision } from '../decision.js'
import { hostState, type DocumentState } from './document-state.js'
import * as check from '../host-argument.js'

/** A kind of write to an existing document. */
export type DocumentWriteKind =
  | 'addLine'
  | 'updateLine'
  | 'deleteLine'
  | 'setLabels'
  | 'postMessage'
  | 'uploadAttachment'
  | 'uploadDrawing'
  | 'deleteAttachment'

/** A write to a document. */
export interface DocumentWrite {
  readonly kind: DocumentWriteKind
  /** Whether it adds, replaces or removes a flashing (S5). Replacing another kind of line by a flashing is `addLine`. */
  readonly touchesFlashing?: boolean
  /** Whether the service generated the attachment that the write deletes (G9). */
  readonly isGenerated?: boolean
}

const WRITE = check.facts({
  kind: check.oneOf([
    'addLine',
    'updateLine',
    'deleteLine',
    'setLabels',
    'postMessage',
    'uploadAttachment',
    'uploadDrawing',
    'deleteAttachment',
  ]),
  touchesFlashing: check.optional(check.flag),
  isGenerated: check.optional(check.flag),
})

/**
 * Decides whether the state of a document allows a write. Allows every write, even to an invoiced order (S8), except
 * these:
 *
 * - 404: any write to a converted quote (S7, G13)
 * - `failed_precondition`: any write to an archived document (S6), any line write to an invoiced order (S4), and
 *   deleting a generated attachment (G9)
 * - 501: any write of a flashing line of an order, and replacing or removing one of a quote (S5)
 *
 * @example
 * import { documentWrite } from 'quotewright/service'
 *
 * const order = { kind: 'order', isSubmitted: true, isArchived: false, isInvoiced: true, isConverted: false } as const
 * const refusedLine = documentWrite(order, { kind: 'addLine' })
 * assert.equal(!refusedLine.ok && refusedLine.refusal.type, 'failed_precondition')
 * assert.ok(documentWrite(order, { kind: 'postMessage' }).ok)
 */
export function documentWrite(state: DocumentState, write: DocumentWrite): Decision<'allowed'> {
  hostState(state, 'state')
  WRITE(write, 'write')
  const { kind, isArchived, isInvoiced, isConverted } = state
  if (isConverted) return notFound(kind)
  if (isArchived) return refusal('failed_precondition', `The ${kind} is archived and cannot be changed.`)
  if (isLineWrite(write.kind)) return lineWrite(kind, isInvoiced, write)
  return write.kind === 'deleteAttachment' ? deleteAttachment(write) : allowed('allowed')
}

function lineWrite(
  kind: DocumentState['kind'],
  isInvoiced: boolean,
  write: DocumentWrite,
): Decision<'allowed'> {
  // E3: a failed precondition comes before not_implemented.
  if (isInvoiced)
    return refusal('failed_precondition', `The ${kind} is invoiced, so its lines cannot be changed.`)
  const isSupported = write.touchesFlashing !== true || (kind === 'quote' && write.kind === 'addLine')
  return isSupported ? allowed('allowed') : refusal('not_implemented', NOT_SUPPORTED[kind])
}

const NOT_SUPPORTED = {
  quote: 'A flashing line of a quote cannot be replaced or removed.',
  order: 'Flashing lines of an order cannot be added, replaced or removed.',
}

function isLineWrite(kind: DocumentWriteKind): boolean {
  return kind === 'addLine' || kind === 'updateLine' || kind === 'deleteLine'
}
