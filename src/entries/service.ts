/**
 * The rest of a sales service as pure decisions: who may write which field, how lists are paged, when to resend a
 * webhook, which refusal wins. The host does the reading, writing and sending. No function reads a clock or draws a
 * random number; pass both as arguments. The rules are in docs/service-rules.md.
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
export { errorTypes, type ErrorType } from '../service/data/error-types.js'
export { eventTypes, type EventType } from '../service/data/events.js'
export { serviceLimits } from '../service/data/service-limits.js'
export type { Method, Operation, Role } from '../service/data/operation.js'
export { operations, type OperationName } from '../service/data/operations.js'
export {
  DELIVERY_STATES,
  FULFILMENT_METHODS,
  PAYMENT_STATUSES,
  RECEIVED_STATUSES,
  WEBHOOK_STATUSES,
  type DeliveryState,
  type FulfilmentMethod,
  type PaymentStatus,
  type ReceivedStatus,
  type WebhookStatus,
} from '../nouns/service-enums.js'
// Problems (E5, E7)
export {
  serviceProblemCodes,
  type ServiceProblemCode,
  type ServiceProblemDetails,
} from '../service/problems/codes.js'
export type { ServiceDetailsByCode } from '../service/problems/details.generated.js'
export type { RefusalProblem, ServiceProblem } from '../service/problems/problem.js'
export { describeServiceProblem } from '../service/problems/describe.js'
export {
  notFound,
  refusal,
  type Allowed,
  type Decision,
  type Refusal,
  type Refused,
} from '../service/decision.js'
export type { Problem } from '../problem/problem.js'
export type { ProblemSource } from '../problem/located-problem.js'
export type { EnvelopeProblem } from '../wire/error-envelope.js'

// Ids, time and names (I, W, Z)
export { idKinds, type HostIdKind, type HostPrefixes, type IdKind } from '../service/ids/id-kinds.js'
export { newId } from '../service/ids/new-id.js'
export { parseDocumentId, parseId, parseRequestId, type RequestPath } from '../service/ids/parse-id.js'
export { orderIdOfQuote, quoteIdOfOrder } from '../service/ids/document-ids.js'
export { lineById, type LineWithId } from '../service/ids/line-by-id.js'
export { withoutReadOnly } from '../service/ids/read-only.js'
export { parseInt64 } from '../service/ids/int64.js'
export { parseEnum } from '../service/ids/enum.js'
export { compareInterfaces } from '../service/versions/compare-interfaces.js'
export type { ChangeKind, InterfaceChange, InterfaceChanges } from '../service/versions/interface-change.js'
export {
  errorKind,
  parseOpenEnum,
  type ErrorKind,
  type KnownError,
} from '../service/versions/parse-answer.js'
export { parseDocument, type DocumentRead } from '../service/versions/parse-document.js'
export { servedUntil, type Notice } from '../service/versions/served-until.js'
export { isVisible, type Archivable, type ArchivedReads } from '../service/ids/archive.js'
export {
  compareTimestamps,
  parseTimestamp,
  writeTimestamp,
  type Timestamp,
} from '../service/ids/timestamp.js'

// Documents and their lines (S, C, U)
export type { DocumentState } from '../service/documents/document-state.js'
export {
  documentWrite,
  type DocumentWrite,
  type DocumentWriteKind,
} from '../service/documents/document-write.js'
export {
  documentTransition,
  type DocumentEvent,
  type DocumentTransition,
  type LifeEvent,
  type PreviousValue,
  type StatusEvent,
  type TransitionEffect,
} from '../service/documents/document-transition.js'
export { defaultStatusId, type OrderStatus } from '../service/documents/order-status.js'
export {
  createOrder,
  createQuote,
  type CreatedDocument,
  type CreateFacts,
  type Pricing,
} from '../service/documents/create-document.js'
export {
  newDocument,
  type KeptDocument,
  type NewIds,
  type ServerSet,
} from '../service/documents/kept-document.js'
export { addLineAnswer } from '../service/documents/add-line-answer.js'
export {
  addLine,
  removeLine,
  replaceLine,
  type LineWriteFacts,
  type WrittenDocument,
} from '../service/documents/line-writes.js'
export { parseAddLine, type AddLineBody } from '../service/documents/add-line-body.js'
export { convertQuote } from '../service/documents/convert-quote.js'
export {
  checkLabels,
  parseLabelIds,
  setLabels,
  withLabels,
  type AttachedLabel,
  type LabelChange,
  type WithLabels,
} from '../service/documents/labels.js'
export { customerNameKey, parseCustomer, type CustomerRequest } from '../service/documents/customer.js'
export {
  assignDrawings,
  drawingSlots,
  type AssignedDrawing,
  type DrawingSlot,
  type LinesWithDrawings,
} from '../service/documents/drawings.js'
export {
  documentDrawings,
  drawingUploads,
  parseDrawingUploads,
  type DocumentDrawing,
  type DrawingOutcome,
  type DrawingUpload,
  type UploadedDrawing,
} from '../service/documents/drawing-uploads.js'
export type { AccountInput } from '../wire/account.generated.js'
export type { JsonObject, ReadonlyInput } from '../wire/object.js'
export type { Catalogue } from '../engine/catalogue.js'

// Field filters (X)
export {
  filterAnswer,
  filterResource,
  parseFilter,
  parseRequestFilter,
  type FieldFilter,
  type SentFilter,
} from '../service/fields/field-filter.js'
export type { FieldTree } from '../service/fields/field-tree.js'

// Lists, filters and feeds (P)
export {
  isAfterCursor,
  compareRows,
  listOrder,
  rowKey,
  type SortField,
  type SortValue,
} from '../service/lists/list-order.js'
export { paginate, pageSizeOf, type Page, type PageSizes } from '../service/lists/page.js'
export { pageToken, queryFingerprint, parsePageToken } from '../service/lists/page-token.js'
export {
  parseListQuery,
  type FilterValue,
  type ListQuery,
  type QueryParameters,
} from '../service/lists/list-query.js'
export { matchesFilter } from '../service/lists/matches.js'
export { summaryOf } from '../service/lists/summary.js'
export {
  nextWindow,
  reconcileQuote,
  type FeedPlace,
  type FeedRow,
  type FeedWindow,
} from '../service/lists/feed.js'

// Inventory (Y)
export {
  entriesOf,
  stockEntry,
  type StockEntry,
  type StockLevels,
  type StockPlace,
  type StockProduct,
  type StockRow,
} from '../service/inventory/stock-entry.js'
export {
  stockConsumption,
  isOpenOrder,
  promisedBy,
  type Consumption,
  type StockOrder,
  type TakenQuantity,
} from '../service/inventory/consumption.js'
export { lineConsumption } from '../service/inventory/line-consumption.js'
export { setStockLevels } from '../service/inventory/set-stock-levels.js'

// Messages and attachments (G)
export {
  messageHtml,
  messageRead,
  parseMessage,
  type KeptMessage,
  type MessageAuthor,
  type MessageRead,
  type MessageRequest,
} from '../service/conversation/message.js'
export { base64Size, decodeBase64 } from '../service/conversation/base64.js'
export { contentTypeOf, isHeic, jpegName } from '../service/conversation/file-type.js'
export { convertedUpload, parseUpload, type AttachmentUpload } from '../service/conversation/upload.js'
export {
  deleteAttachment,
  flatAttachments,
  sizeBytes,
  type DeletableAttachment,
  type MessageWithFiles,
} from '../service/conversation/attachment.js'

// Keys, roles and errors (R, E, O)
export { parseBearerToken } from '../service/access/bearer.js'
export { isPermitted, userView, type UserView } from '../service/access/roles.js'
export { matchOperation, type MatchedOperation } from '../service/access/match-operation.js'
export { parseJsonBody } from '../service/access/json-body.js'
export {
  firstRefusal,
  requestChecks,
  type CheckedRequest,
  type RequestCheck,
} from '../service/access/first-refusal.js'
export {
  errorAnswer,
  retryAfter,
  statusOf,
  type ErrorAnswer,
  type ErrorBody,
  type ErrorEntry,
} from '../service/access/error-answer.js'

// Webhooks (H)
export { isPublicAddress } from '../service/webhooks/public-address.js'
export { isDeliverableUrl, webhookUrl, type WebhookTarget } from '../service/webhooks/webhook-url.js'
export { webhookSecret } from '../service/webhooks/webhook-secret.js'
export {
  newWebhook,
  patchWebhook,
  parseWebhook,
  webhookView,
  type NewWebhook,
  type WebhookRequest,
} from '../service/webhooks/parse-webhook.js'
export {
  autoDisables,
  subscriptionTransition,
  type SubscriptionEvent,
  type SubscriptionState,
  type Webhook,
} from '../service/webhooks/subscription.js'
export {
  eventsOf,
  pingEvent,
  type EventDocument,
  type EventPrevious,
  type EventStamp,
  type EventSubject,
  type WebhookEvent,
} from '../service/webhooks/event.js'
export { eventBody } from '../service/webhooks/event-body.js'
export { attemptPlan, nextAttemptAt } from '../service/webhooks/attempt-plan.js'
export { deliveriesOf, isDue, type Delivery } from '../service/webhooks/delivery.js'
export {
  deliveryAfter,
  isSuccess,
  responseSnippet,
  type AttemptOutcome,
} from '../service/webhooks/delivery-after.js'
export {
  deliveryView,
  isRetained,
  matchesDelivery,
  type DeliveryFilter,
} from '../service/webhooks/delivery-records.js'
export {
  attemptRequest,
  isReplay,
  signWebhook,
  verifySignature,
  type AttemptRequest,
  type VerifiedRequest,
} from '../service/webhooks/signature.js'

// Idempotency (J)
export { requestFingerprint, takesRequestId } from '../service/idempotency/fingerprint.js'
export {
  retryAdvice,
  executeOnce,
  isKept,
  recordAfter,
  withoutStore,
  type RepeatAdvice,
  type RepeatCode,
  type RequestOutcome,
  type RequestRecord,
} from '../service/idempotency/request-record.js'

// The service as OpenAPI (O)
export { openApi, type OpenApiOptions } from '../service/openapi/open-api.js'
export type { Schema } from '../service/openapi/schema-parts.js'
