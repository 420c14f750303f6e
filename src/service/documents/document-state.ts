import { DOCUMENT_KINDS } from '../../definitions/enums.js'
import { hostFlag, hostName, hostFacts } from '../host-argument.js'
/**
 * The stage of a document's life. Only the host knows about invoicing and conversion; no field of the JSON shows
 * them.
 */
export interface DocumentState {
  /** Whether it is a quote or an order. */
  readonly kind: 'quote' | 'order'
  /** Submitted (an order), or finalised and sent (a quote); else a draft (S1). */
  readonly isSubmitted: boolean
  /** Hidden from default reads, and read-only (W7, S6). */
  readonly isArchived: boolean
  /** Whether an order is invoiced, so that its lines can no longer change (S4). */
  readonly isInvoiced: boolean
  /** Whether a quote has become an order, and is no longer found (S7). */
  readonly isConverted: boolean
}

/** A state, as the host passes it. */
export const hostState = hostFacts({
  kind: hostName(DOCUMENT_KINDS),
  isSubmitted: hostFlag,
  isArchived: hostFlag,
  isInvoiced: hostFlag,
  isConverted: hostFlag,
})
