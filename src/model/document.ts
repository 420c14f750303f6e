import type { Adjustment } from './adjustment.js'
import type { DocumentTotals, PricedLine } from './priced.js'
import type { ReadLine } from './sales-line.js'

export type DocumentKind = 'quote' | 'order'

/** What a document keeps as sent, besides its lines and adjustments. */
export interface DocumentHeader {
  readonly requestId: string | undefined
  readonly customerId: string | undefined
  readonly reference: string | undefined
  readonly isSubmitted: boolean
  readonly labelIds: readonly string[] | undefined
  /** Opaque: whatever was sent under a name that stands for an address. */
  readonly addresses: Readonly<Record<string, unknown>>
}

/** What a document is made of, its header apart. */
export interface DocumentBody {
  readonly lines: readonly ReadLine[]
  readonly adjustments: readonly Adjustment[] | undefined
}

/** A quote or an order, as read. */
export interface SalesDocument extends DocumentBody {
  readonly kind: DocumentKind
  readonly header: DocumentHeader
}

/** The same, priced: without anything wrong (V7). */
export interface PricedBody {
  readonly lines: readonly PricedLine[]
  readonly adjustments: readonly Adjustment[] | undefined
  readonly totals: DocumentTotals
}
