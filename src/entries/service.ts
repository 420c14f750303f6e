/**
 * Makes the decisions of a sales service that are not about prices: for example, who may write a field, how lists are
 * paged, when to resend a webhook. The functions are pure. The host does the reading, writing and sending. No function reads a clock or
 * draws a random number; pass both as arguments. The rules are in docs/service-rules.md.
 *
 * @example
 * import { operations, serviceLimits } from 'quotewright/service'
 *
 * const create = operations.find(({ name }) => name === 'CreateOrder')
 * assert.equal(create?.path, '/v1/orders')
 * assert.equal(serviceLimits.deliveryAttempts, 6)
 *
 * @packageDocumentation
 */
// Data (B, E1, H1, O, W6)
export { errorTypes } from '../service/data/error-types.js'
export { eventTypes } from '../service/data/events.js'
export { serviceLimits } from '../service/data/service-limits.js'
export type { Operation, Role } from '../service/data/operation.js'
export { operations } from '../service/data/operations.js'
export {
  DELIVERY_STATES,
  FULFILMENT_METHODS,
  PAYMENT_STATUSES,
  RECEIVED_STATUSES,
  WEBHOOK_STATUSES,
} from '../definitions/service-enums.js'
// Problems (E5, E7)
export { serviceProblemCodes } from '../service/problems/codes.js'
export { describeServiceProblem } from '../service/problems/describe.js'
export { notFound, refusal, storeUnavailable, type Decision, type Refusal } from '../service/decision.js'
export type { Problem } from '../problem/problem.js'

// Ids, time and names (I, W, Z)
export { idKinds, type IdKind } from '../service/ids/id-kinds.js'
export { newId } from '../service/ids/new-id.js'
export { parseDocumentId, parseId, parseRequestId } from '../service/ids/parse-id.js'
export { orderIdOfQuote } from '../service/ids/document-ids.js'
export { withoutReadOnly } from '../service/ids/read-only.js'
export { parseInt64 } from '../service/ids/int64.js'
export { errorKind, parseOpenEnum } from '../service/versions/parse-answer.js'
export { parseDocument } from '../service/versions/parse-document.js'
export { servedUntil } from '../service/versions/served-until.js'
export { isVisible } from '../service/ids/archive.js'

// Documents and their lines (S, C, U)
export type { DocumentState } from '../service/documents/document-state.js'
export { documentWrite } from '../service/documents/document-write.js'
export { documentTransition, type DocumentEvent } from '../service/documents/document-transition.js'
export { parseDocumentFacts, shownFacts } from '../service/documents/document-facts.js'
export { defaultStatusId, type OrderStatus } from '../service/documents/order-status.js'
export {
  createOrder,
  createQuote,
  type CreateFacts,
  type Pricing,
} from '../service/documents/create-document.js'
export {
  newDocument,
  type DocumentRecord,
  type NewIds,
  type ServerSet,
} from '../service/documents/document-record.js'
export { namedIds } from '../service/documents/named-ids.js'
export { addLineAnswer } from '../service/documents/add-line-answer.js'
export {
  addLine,
  removeLine,
  replaceLine,
  type LineWriteFacts,
  type WrittenDocument,
} from '../service/documents/line-writes.js'
export { convertQuote } from '../service/documents/convert-quote.js'
export { parseLabelIds, setLabels, withLabels } from '../service/documents/labels.js'
export { customerNameKey, parseCustomer } from '../service/documents/customer.js'
export {
  documentDrawings,
  drawingUploads,
  parseDrawingUploads,
} from '../service/documents/drawing-uploads.js'
export type { AccountInput } from '../wire/account.generated.js'
export type { JsonObject } from '../wire/object.js'
export type { Catalogue } from '../engine/catalogue.js'

// Field filters (X)
export { filterAnswer, parseRequestFilter } from '../service/fields/field-filter.js'

// Lists, filters and feeds (P)
export { isAfterCursor, compareRows } from '../service/lists/list-order.js'
export { paginate } from '../service/lists/page.js'
export { parseListQuery, type ListQuery } from '../service/lists/list-query.js'
export { matchesFilter, searchKey } from '../service/lists/matches.js'
export { summaryOf } from '../service/lists/summary.js'
export { nextWindow } from '../service/lists/feed.js'

// Inventory (Y)
export {
  entriesOf,
  type StockEntry,
  type StockLevels,
  type StockPlace,
  type StockProduct,
} from '../service/inventory/stock-entry.js'
export { stockConsumption, isOpenOrder, promisedBy } from '../service/inventory/consumption.js'
export { setStockLevels } from '../service/inventory/set-stock-levels.js'

// Messages and attachments (G)
export { messageRead, parseMessage, type MessageAuthor } from '../service/conversation/message.js'
export { isHeic } from '../service/conversation/file-type.js'
export { convertedUpload, parseUpload, type AttachmentUpload } from '../service/conversation/upload.js'
export { deleteAttachment, flatAttachments, sizeBytes } from '../service/conversation/attachment.js'

// Keys, roles and errors (R, E, O)
export { parseBearerToken } from '../service/access/bearer.js'
export { isPermitted, userView } from '../service/access/roles.js'
export { matchOperation, type MatchedOperation } from '../service/access/match-operation.js'
export { bodyLimit, checkBodySize } from '../service/access/body-limit.js'
export {
  takeToken,
  type TokenBucket,
  type TokenDecision,
  type TokenRate,
} from '../service/access/rate-limit.js'
export { unreadRequest, type UnreadRequest } from '../service/access/unread-request.js'
export { parseJsonBody } from '../service/access/json-body.js'
export { firstRefusal, requestChecks } from '../service/access/first-refusal.js'
export type { EnvelopeProblem } from '../wire/error-envelope.js'
export { errorAnswer } from '../service/access/error-answer.js'

// Webhooks (H)
export { isDeliverableUrl, webhookUrl } from '../service/webhooks/webhook-url.js'
export { newWebhook, patchWebhook, parseWebhook, webhookView } from '../service/webhooks/parse-webhook.js'
export { autoDisables, subscriptionTransition, type Webhook } from '../service/webhooks/subscription.js'
export { eventsOf, pingEvent, type EventDocument } from '../service/webhooks/event.js'
export { eventBody } from '../service/webhooks/event-body.js'
export { nextAttemptAt } from '../service/webhooks/attempt-plan.js'
export { deliveriesOf, isDue, type Delivery } from '../service/webhooks/delivery.js'
export {
  deliveryAfter,
  isSuccess,
  responseSnippet,
  type AttemptOutcome,
} from '../service/webhooks/delivery-after.js'
export { deliveryView, isRetained } from '../service/webhooks/delivery-records.js'
export { attemptRequest, signWebhook, verifySignature } from '../service/webhooks/signature.js'

// Idempotency (J)
export { requestFingerprint, takesRequestId } from '../service/idempotency/fingerprint.js'
export {
  retryAdvice,
  beginAttempt,
  isUnexpired,
  recordAfter,
  withoutStore,
  type RequestRecord,
} from '../service/idempotency/request-record.js'
