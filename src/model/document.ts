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
