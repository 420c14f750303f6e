import { ownFields } from '../../problem/own-fields.js'
import { UUID } from '../../definitions/ids.js'
import { orEmpty } from '../../definitions/patterns.js'
import { MESSAGE_BODY } from '../conversation/message.js'
import { UPLOAD_BODY } from '../conversation/upload.js'
import type { Operation } from '../data/operation.js'
import { CUSTOMER_BODY } from '../documents/customer.js'
import { DRAWINGS_BODY } from '../documents/drawing-uploads.js'
import { LABELS_BODY } from '../documents/labels.js'
import { STOCK_BODY } from '../inventory/set-stock-levels.js'
import { WEBHOOK_BODY, WEBHOOK_PATCH } from '../webhooks/parse-webhook.js'
import { object, optional, ref, text, textLike, type Schema } from './schema-parts.js'

const LINE = ref('SalesLineInput')
const ADD_LINE = object({ line: LINE }, ['line'])

/** `bodyOf` adds `requestId` and the filter of fields. */
const BODY_SCHEMAS: Readonly<Record<string, Schema>> = {
  CreateCustomer: CUSTOMER_BODY,
  SetStockLevels: STOCK_BODY,
  CreateOrder: ref('OrderRequest'),
  CreateQuote: ref('QuoteRequest'),
  UploadOrderAttachment: UPLOAD_BODY,
  UploadQuoteAttachment: UPLOAD_BODY,
  UploadOrderDrawingSvg: DRAWINGS_BODY,
  UploadQuoteDrawingSvg: DRAWINGS_BODY,
  SetOrderLabels: LABELS_BODY,
  SetQuoteLabels: LABELS_BODY,
  AddOrderLineItem: ADD_LINE,
  AddQuoteLineItem: ADD_LINE,
  UpdateOrderLineItem: LINE,
  UpdateQuoteLineItem: LINE,
  PostOrderMessage: MESSAGE_BODY,
  PostQuoteMessage: MESSAGE_BODY,
  CreateWebhook: WEBHOOK_BODY,
  UpdateWebhook: WEBHOOK_PATCH,
}

// X2: names separated by commas, or a list of such strings.
const NAMES = optional({ type: ['string', 'array'], items: text() })
const FILTER = {
  fields: { ...NAMES, description: 'The fields to answer with, separated by commas (X2).' },
  excludeFields: {
    ...NAMES,
    description: 'The fields to leave out. Ignored if the request has `fields` (X5).',
  },
}
const REQUEST_ID = {
  requestId: optional(
    textLike(orEmpty(UUID.source), 'A UUID. A repeated request with the same id is not executed again (J).'),
  ),
}

export function bodyOf({ id, filterIn, takesRequestId }: Operation): Schema | undefined {
  const body = ownFields(BODY_SCHEMAS)[id]
  if (body === undefined) return undefined
  const createsDocument = id === 'CreateOrder' || id === 'CreateQuote'
  // The schemas of quote and order requests already have a `requestId`.
  const requestId = takesRequestId && !createsDocument ? REQUEST_ID : {}
  const more = { ...requestId, ...(filterIn === 'body' ? FILTER : {}) }
  if (Object.keys(more).length === 0) return body
  const { properties } = ownFields(body)
  return properties === undefined
    ? { allOf: [body, object(more)] }
    : { ...body, properties: { ...(properties as object), ...more } }
}
