import { DOCUMENT_KINDS } from '../../definitions/enums.js'
import * as check from '../host-argument.js'

/**
 * The stage of a document's life. Only the host knows about invoicing and conversion; no field of the JSON
 * shows them.
 */
export interface DocumentState {
  /** Whether it is a quote or an order. */
  readonly kind: 'quote' | 'order'
  /** Whether an order is submitted, or a quote finalised and sent. If false, the document is a draft (S1). */
  readonly isSubmitted: boolean
  /** Whether it is archived: read-only (S6), and hidden from default reads (W7). */
  readonly isArchived: boolean
  /** Whether an order is invoiced, so that its lines can no longer change (S4). */
  readonly isInvoiced: boolean
  /** Whether a quote has become an order, and is no longer found (S7). */
  readonly isConverted: boolean
}

export const hostState = check.facts({
  kind: check.oneOf(DOCUMENT_KINDS),
  isSubmitted: check.flag,
  isArchived: check.flag,
  isInvoiced: check.flag,
  isConverted: check.flag,
})
