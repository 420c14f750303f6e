import { hostFlag, hostName, hostFacts } from '../host-argument.js'
/** Where a document is in its life. Invoicing and conversion are known to the host; no field of the wire shows them. */
export interface DocumentState {
  /** What the document is. */
  readonly kind: 'quote' | 'order'
  /** Submitted (an order), or finalised and sent (a quote); else a draft (S1). */
  readonly isSubmitted: boolean
  /** Hidden from default reads, and read-only (W7, S6). */
  readonly isArchived: boolean
  /** An order that is invoiced: its lines stay as they are (S4). */
  readonly isInvoiced: boolean
  /** A quote that is an order now: it is not found any more (S7). */
  readonly isConverted: boolean
}

/** A state, as the host passes it. */
export const hostState = hostFacts({
  kind: hostName(['quote', 'order']),
  isSubmitted: hostFlag,
  isArchived: hostFlag,
  isInvoiced: hostFlag,
  isConverted: hostFlag,
})
