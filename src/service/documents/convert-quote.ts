import { fieldOf } from '../../engine/host-object.js'
import { allowed, type Decision } from '../decision.js'
import { orderIdOfQuote } from '../ids/document-ids.js'
import { checkedCatalogue } from './checked-catalogue.js'
import { PRICING, type Pricing } from './create-document.js'
import { hostDocumentRecord, hostServerSet, newDocument, type ServerSet } from './document-record.js'
import type { WrittenDocument } from './line-writes.js'
import type { DocumentRecord } from './document-record.js'
import { priceStored } from './price-stored.js'
import { defaultStatusId, statusNameOf, hostStatuses, type OrderStatus } from './order-status.js'
import { pricingRefusal } from '../problems/pricing-refusal.js'
import * as check from '../host-argument.js'

/**
 * Turns a sent quote into an order (I8, S7). The order keeps the quote's id suffix, lines with their ids,
 * adjustments, addresses, reference and figures. The order is submitted, and its status follows S3. Only quotes show
 * `discountAmount`, so the order has none. A flashing that cannot be submitted (F10) is a problem at its field.
 *
 * `documentTransition` decides whether a quote may be converted.
 *
 * @example
 * import { convertQuote } from 'quotewright/service'
 *
 * const request = { customerId: 'cust_1', isSubmitted: true, lines: [{ lineId: 'line_1', notes: {} }] }
 * const quote = { kind: 'quote', documentId: 'quote_01m7w4n5hx008j4ct4ank7f24s', request } as const
 * const statuses = [{ statusId: 'in', name: 'Submitted' }]
 * const order = convertQuote(quote, { account: { currency: 'AUD' } }, { isArchived: false }, statuses)
 * assert.ok(order.ok)
 * assert.equal(order.value.document['orderId'], 'order_01m7w4n5hx008j4ct4ank7f24s')
 * assert.equal(order.value.document['statusName'], 'Submitted')
 */
export function convertQuote(
  quote: DocumentRecord,
  pricing: Pricing,
  serverSet: ServerSet,
  statuses: readonly OrderStatus[],
): Decision<WrittenDocument> {
  hostDocumentRecord(quote, 'quote')
  check.facts(PRICING)(pricing, 'pricing')
  checkedCatalogue(fieldOf(pricing, 'catalogue'), 'pricing.catalogue')
  hostServerSet(serverSet, 'serverSet')
  hostStatuses(statuses, 'statuses')
  const orderId = orderIdOfQuote(quote.documentId)
  if (!orderId.ok) throw new TypeError('quote.documentId must be the id of a quote.')
  const status = defaultStatusId(true, undefined, statuses)
  if (!status.ok) return status
  const statusId = status.value
  // W8: a quote has no status, so pricing never checked a `statusId` in its request.
  const { statusId: _, ...kept } = quote.request
  const request = { ...kept, isSubmitted: true, ...(statusId === undefined ? {} : { statusId }) }
  const priced = priceStored('order', request, pricing.account, 'quote')
  if (!priced.ok) return pricingRefusal(priced.problems)
  const order: DocumentRecord = { kind: 'order', documentId: orderId.value, request }
  const set = { ...serverSet, ...statusNameOf(statusId, statuses) }
  return allowed({ record: order, document: newDocument(order, priced.value, set) })
}
