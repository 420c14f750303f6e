import { DELIVERY_STATES, WEBHOOK_STATUSES } from '../../nouns/service-enums.js'
import { errorTypes } from '../data/error-types.js'
import { eventTypes } from '../data/events.js'
import {
  anyNumber,
  anything,
  decimal,
  flag,
  integer,
  list,
  nameOf,
  object,
  ref,
  text,
  timestamp,
  type Schema,
} from './schema-parts.js'

/** What the server writes into a drawing (C3, U4). */
const drawing = object({ drawingId: text(), svgUrl: text('Expires. Once there is a picture (U4).') })

/** The fields that the server writes into a document (C5). */
const serverSet = {
  customerCompanyName: text(),
  isArchived: flag,
  lines: list(
    object({
      lineId: text('Given by the server (I9).'),
      flashing: object({ drawing, otherSides: list(drawing) }),
    }),
  ),
  createdAt: timestamp,
  updatedAt: { ...timestamp, description: 'Of the last change: what feeds go by (P11).' },
  labels: { ...list(ref('Label')), description: 'On a full read only, oldest attachment first (C6).' },
}

/** A priced document with what the server writes into it. */
function document(priced: string, fields: Readonly<Record<string, Schema>>): Schema {
  return { allOf: [ref(priced), object({ ...fields, ...serverSet })] }
}

/** What the answer to an added line has of its document (C8). */
function totalsOf(id: string): Schema {
  const amounts = ['subtotal', 'taxAmount', 'total', 'totalCost', 'margin', 'labourTotal']
  return object(
    {
      [id]: text(),
      ...Object.fromEntries(amounts.map((name) => [name, ref('Money')])),
      lines: { ...list(anything), maxItems: 0 },
    },
    [id, ...amounts, 'lines'],
  )
}

/** The settings that the interface shows; a company may have others. */
const settings = object({ minimumFlashingLengthMm: anyNumber, crushFoldBendCount: anyNumber })

/** What is answered, besides documents and what is in them: by their names among the components. */
export const RESOURCE_SCHEMAS: Readonly<Record<string, Schema>> = {
  Order: document('PricedOrder', { orderId: text(), statusName: text() }),
  Quote: document('PricedQuote', { quoteId: text() }),
  OrderTotals: totalsOf('orderId'),
  QuoteTotals: totalsOf('quoteId'),
  AssignedDrawing: object({ tempId: text(), drawingId: text() }, ['drawingId']),
  UploadedDrawing: object(
    {
      drawingId: text(),
      outcome: nameOf(['uploaded', 'skipped_not_on_document', 'skipped_not_svg', 'skipped_deleted']),
    },
    ['drawingId', 'outcome'],
  ),
  Label: object({ labelId: text(), name: text(), colour: text('Hexadecimal.') }, ['labelId', 'name']),
  OrderStatus: object({ statusId: text(), name: text() }, ['statusId', 'name']),
  CustomField: object({ key: text(), name: text(), type: text() }, ['key']),
  Company: object({ companyName: text(), currency: text(), locale: text(), settings }),
  Customer: object({ customerId: text(), companyName: text(), email: text() }, ['customerId', 'companyName']),
  Supplier: object({ supplierId: text(), name: text() }, ['supplierId']),
  User: object(
    { userId: text(), name: text(), email: text('For administrators only (R5).'), isActive: flag },
    ['userId', 'name', 'isActive'],
  ),
  FlashingTemplate: object(
    {
      templateId: text(),
      flashingName: text(),
      thickness: text(),
      colours: list(text()),
      productType: text(),
    },
    ['templateId', 'flashingName'],
  ),
  Product: object(
    {
      productId: text(),
      productName: text(),
      rows: {
        ...list(object({ productRowId: text() }, ['productRowId'])),
        description: 'On a read of the product only (P13).',
      },
    },
    ['productId'],
  ),
  Kit: object({ kitId: text(), productName: text(), rows: list(anything), components: list(anything) }, [
    'kitId',
  ]),
  Hit: object({ id: text(), name: text(), kind: text() }),
  StockEntry: object(
    {
      productRowId: text(),
      colour: text('Only where colours are tracked (Y1).'),
      thickness: text(),
      attributes: list(anything),
      onHand: decimal,
      promised: decimal,
      onTheWay: decimal,
      available: decimal,
    },
    ['productRowId', 'onHand', 'promised', 'onTheWay', 'available'],
  ),
  Message: object(
    {
      id: text(),
      authorName: text(),
      authorEmail: text(),
      text: text('HTML (G2).'),
      createdAt: timestamp,
      attachments: list(ref('Attachment')),
    },
    ['id', 'authorName', 'authorEmail', 'text', 'createdAt', 'attachments'],
  ),
  Attachment: object(
    {
      id: text(),
      messageId: text(),
      filename: text(),
      contentType: text(),
      sizeBytes: text('Whole kilobytes (G10).'),
      url: text('Expires (G11).'),
      thumbnailUrl: text(),
      isGenerated: flag,
      generatedType: text(),
    },
    ['id', 'filename', 'contentType', 'sizeBytes', 'url'],
  ),
  Webhook: object(
    {
      webhookId: text(),
      url: text(),
      eventTypes: list(nameOf(eventTypes)),
      status: nameOf(WEBHOOK_STATUSES),
      description: text(),
      secret: text('In the answer to the create only (H4).'),
      createdAt: timestamp,
      updatedAt: timestamp,
    },
    ['webhookId', 'url', 'eventTypes', 'status', 'createdAt', 'updatedAt'],
  ),
  WebhookDelivery: object(
    {
      deliveryId: text(),
      webhookId: text(),
      eventId: text(),
      eventType: nameOf(eventTypes),
      state: nameOf(DELIVERY_STATES),
      attemptCount: integer,
      nextAttemptAt: timestamp,
      lastAttemptedAt: timestamp,
      lastStatusCode: integer,
      lastResponseSnippet: text(),
      createdAt: timestamp,
    },
    ['deliveryId', 'webhookId', 'eventId', 'eventType', 'state', 'attemptCount', 'createdAt'],
  ),
  PingAnswer: object({ statusCode: integer, responseSnippet: text() }, ['statusCode', 'responseSnippet']),
  Event: object(
    {
      id: text(),
      type: nameOf(eventTypes),
      occurred_at: timestamp,
      data: object({
        order: object({ id: text() }, ['id']),
        quote: object({ id: text() }, ['id']),
        previous: anything,
      }),
    },
    ['id', 'type', 'occurred_at', 'data'],
  ),
  Error: object(
    {
      type: nameOf(Object.keys(errorTypes)),
      message: text(),
      requestId: text(),
      errors: list(
        object(
          {
            code: text(),
            message: text(),
            param: text(),
            path: list({ type: ['string', 'integer'] }),
            details: anything,
          },
          ['code', 'message', 'param'],
        ),
      ),
      resourceId: text('Of a repeated request: what the first one created (J8).'),
    },
    ['type', 'message', 'errors'],
  ),
}
