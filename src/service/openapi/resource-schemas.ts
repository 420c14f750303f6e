import { ADDRESS } from '../../definitions/ids.js'
import { DELIVERY_STATES, WEBHOOK_STATUSES } from '../../definitions/service-enums.js'
import { eventTypes } from '../data/events.js'
import {
  anyObject,
  anyNumber,
  decimal,
  flag,
  integer,
  list,
  nameOf,
  object,
  ref,
  text,
  timestamp,
  completeObject,
  withFields,
  type Schema,
} from './schema-parts.js'

// C8
function totalsOf(id: string): Schema {
  const amounts = ['subtotal', 'taxAmount', 'total', 'totalCost', 'margin', 'labourTotal']
  return completeObject({
    [id]: text(),
    ...Object.fromEntries(amounts.map((name) => [name, ref('PricedMoney')])),
    lines: { ...list(anyObject), maxItems: 0 },
  })
}

const attributes = list(completeObject({ name: text(), value: text() }))

/** A company may have other settings too. */
const settings = object({
  minimumFlashingLengthMm: anyNumber,
  minimumLinealLengthMm: anyNumber,
  crushFoldBendCount: anyNumber,
})

const product = {
  productId: text(),
  productName: text(),
  categoryName: text(),
  supplierId: text(),
  isTracked: flag,
  isColourTracked: flag,
  colours: list(text()),
}

const productRow = object(
  {
    productRowId: text(),
    thickness: text(),
    attributes,
    rowPriceIds: list(text()),
    prices: list(
      object({ rowPriceId: text(), priceName: text(), unitPrice: ref('Money') }, ['rowPriceId', 'unitPrice']),
    ),
  },
  ['productRowId'],
)

const kit = { kitId: text(), kitName: text(), productName: text() }
const kitComponents = list(object({ productId: text(), productName: text(), quantity: text() }))

const webhook = completeObject({
  webhookId: text(),
  url: text(),
  eventTypes: list(nameOf(eventTypes)),
  status: nameOf(WEBHOOK_STATUSES),
  description: text(),
  createdAt: timestamp,
  updatedAt: timestamp,
})

const user = { userId: text(), name: text(), isActive: flag }

export const RESOURCE_SCHEMAS: Readonly<Record<string, Schema>> = {
  OrderTotals: totalsOf('orderId'),
  QuoteTotals: totalsOf('quoteId'),
  AssignedDrawing: object({ tempId: text(), drawingId: text() }, ['drawingId']),
  UploadedDrawing: completeObject({
    drawingId: text(),
    outcome: nameOf(['uploaded', 'skipped_not_on_document', 'skipped_not_svg', 'skipped_deleted']),
  }),
  Label: completeObject({ labelId: text(), name: text(), colour: text('Hexadecimal.') }),
  OrderStatus: completeObject({ statusId: text(), name: text() }),
  CustomField: object(
    { customFieldId: text(), key: text(), name: text(), type: text(), appliesTo: list(text()) },
    ['key', 'type'],
  ),
  Company: completeObject({
    companyName: text(),
    currency: text(),
    locale: text(),
    measurementSystem: text(),
    tax: ref('TaxDetail'),
    settings,
  }),
  // C11.
  Customer: {
    ...object(
      {
        customerId: text(),
        companyName: text(),
        email: text(),
        phone: { description: 'As sent.' },
        addresses: list(anyObject),
        contacts: list(anyObject),
      },
      ['customerId', 'companyName', 'email'],
    ),
    patternProperties: { [ADDRESS.source]: { description: 'One or more addresses, as sent.' } },
    additionalProperties: { description: 'A custom field of customers, as sent (C13).' },
  },
  Supplier: object({ supplierId: text(), companyName: text(), email: text() }, ['supplierId']),
  ListedUser: object({ ...user, email: text('Administrators only (R5).') }, Object.keys(user)),
  User: completeObject({ ...user, email: text() }),
  FlashingTemplate: completeObject({
    templateId: text(),
    flashingName: text(),
    thickness: text(),
    colours: list(text()),
    productType: text(),
  }),
  // P13.
  ProductSummary: object(product, ['productId']),
  Product: object({ ...product, rows: list(productRow) }, ['productId', 'rows']),
  KitSummary: object(kit, ['kitId']),
  Kit: object(
    {
      ...kit,
      rows: list(completeObject({ kitRowId: text(), unitPrice: ref('Money') })),
      components: kitComponents,
      subKits: list(object({ productName: text(), components: kitComponents })),
    },
    ['kitId', 'rows', 'components', 'subKits'],
  ),
  Hit: completeObject({ kind: text(), id: text(), name: text() }),
  StockEntry: object(
    {
      productRowId: text(),
      colour: text('Present if colours are tracked (Y1).'),
      thickness: text(),
      attributes,
      onHand: decimal,
      promised: decimal,
      onTheWay: decimal,
      available: decimal,
    },
    ['productRowId', 'onHand', 'promised', 'onTheWay', 'available'],
  ),
  Message: completeObject({
    id: text(),
    authorName: text(),
    authorEmail: text(),
    text: text('HTML (G2).'),
    createdAt: timestamp,
    attachments: list(ref('Attachment')),
  }),
  Attachment: completeObject({
    id: text(),
    messageId: text(),
    filename: text(),
    contentType: text(),
    sizeBytes: text('In bytes, rounded down to a whole kilobyte (G10).'),
    url: text('Expires (G11).'),
    thumbnailUrl: text(),
    isGenerated: flag,
    generatedType: text(),
  }),
  Webhook: webhook,
  CreatedWebhook: withFields(webhook, { secret: text('In this answer only (H4).') }, ['secret']),
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
    [
      'deliveryId',
      'webhookId',
      'eventId',
      'eventType',
      'state',
      'attemptCount',
      'lastStatusCode',
      'lastResponseSnippet',
      'createdAt',
    ],
  ),
  PingAnswer: completeObject({ statusCode: integer, responseSnippet: text() }),
}
