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

/** A quote or an order, as read. */
export interface SalesDocument {
  readonly kind: DocumentKind
  readonly header: DocumentHeader
  readonly lines: readonly ReadLine[]
  readonly adjustments: readonly Adjustment[] | undefined
}

export interface PricedDocument {
  readonly kind: DocumentKind
  readonly header: DocumentHeader
  readonly lines: readonly PricedLine[]
  readonly adjustments: readonly Adjustment[] | undefined
  readonly totals: DocumentTotals
}
