import { describe, expect, test } from 'vitest'
import { openApi } from '../../../src/entries/openapi.js'
import { EVENTS, shortly } from './shortly.ts'

const schemas = () => (openApi()['components'] as { schemas: Record<string, unknown> }).schemas

const TOTALS = ['subtotal', 'taxAmount', 'total', 'totalCost', 'margin', 'labourTotal']
  .map((name) => `${name}! @PricedMoney`)
  .join(', ')
const ATTRIBUTES = 'attributes [{ name! text, value! text }]'
const PRODUCT =
  'productName text, categoryName text, supplierId text, isTracked flag, isColourTracked flag, colours [text]'
const COMPONENTS = 'components [{ productId text, productName text, quantity text }]'
const WEBHOOK =
  `webhookId! text, url! text, eventTypes! [such as ${EVENTS}], ` +
  'status! such as WEBHOOK_STATUS_UNSPECIFIED|WEBHOOK_STATUS_ENABLED|WEBHOOK_STATUS_DISABLED, ' +
  'description! text, createdAt! time, updatedAt! time'

/** The expected answers, written from the cited rules. */
const ANSWERED: Readonly<Record<string, string>> = {
  // C6
  FullOrder: '@Order & { labels! [@Label] }',
  FullQuote: '@Quote & { labels! [@Label] }',
  // C8
  OrderTotals: `{ orderId! text, ${TOTALS}, lines! [object] of 0 }`,
  QuoteTotals: `{ quoteId! text, ${TOTALS}, lines! [object] of 0 }`,
  // C3, U2
  AssignedDrawing: '{ tempId text, drawingId! text }',
  UploadedDrawing:
    '{ drawingId! text, outcome! such as uploaded|skipped_not_on_document|skipped_not_svg|skipped_deleted }',
  // The resources of a company.
  Label: '{ labelId! text, name! text, colour! text }',
  OrderStatus: '{ statusId! text, name! text }',
  CustomField: '{ customFieldId text, key! text, name text, type! text, appliesTo [text] }',
  Company:
    '{ companyName! text, currency! text, locale! text, measurementSystem! text, tax! @TaxDetail, settings! ' +
    '{ minimumFlashingLengthMm number or string, minimumLinealLengthMm number or string, ' +
    'crushFoldBendCount number or string } }',
  // C11
  Customer:
    '{ customerId! text, companyName! text, email! text, phone anything, addresses [object], contacts [object] }',
  Supplier: '{ supplierId! text, companyName text, email text }',
  // R5
  ListedUser: '{ userId! text, name! text, isActive! flag, email text }',
  User: '{ userId! text, name! text, isActive! flag, email! text }',
  // P13
  FlashingTemplate:
    '{ templateId! text, flashingName! text, thickness! text, colours! [text], productType! text }',
  ProductSummary: `{ productId! text, ${PRODUCT} }`,
  Product:
    `{ productId! text, ${PRODUCT}, rows! [{ productRowId! text, thickness text, ${ATTRIBUTES}, ` +
    'rowPriceIds [text], prices [{ rowPriceId! text, priceName text, unitPrice! @Money }] }] }',
  KitSummary: '{ kitId! text, kitName text, productName text }',
  Kit:
    '{ kitId! text, kitName text, productName text, rows! [{ kitRowId! text, unitPrice! @Money }], ' +
    `${COMPONENTS.replace('components', 'components!')}, subKits! [{ productName text, ${COMPONENTS} }] }`,
  Hit: '{ kind! text, id! text, name! text }',
  // Y1, Y2
  StockEntry:
    `{ productRowId! text, colour text, thickness text, ${ATTRIBUTES}, ` +
    'onHand! text, promised! text, onTheWay! text, available! text }',
  // G1, G10, G11
  Message:
    '{ id! text, authorName! text, authorEmail! text, text! text, createdAt! time, attachments! [@Attachment] }',
  Attachment:
    '{ id! text, messageId! text, filename! text, contentType! text, sizeBytes! text, url! text, ' +
    'thumbnailUrl! text, isGenerated! flag, generatedType! text }',
  // H2, H4, H6, H21, H22
  Webhook: `{ ${WEBHOOK} }`,
  CreatedWebhook: `{ secret! text, ${WEBHOOK} }`,
  WebhookDelivery:
    `{ deliveryId! text, webhookId! text, eventId! text, eventType! such as ${EVENTS}, state! such as ` +
    'DELIVERY_STATE_UNSPECIFIED|DELIVERY_STATE_PENDING|DELIVERY_STATE_SUCCEEDED|DELIVERY_STATE_EXHAUSTED, ' +
    'attemptCount! integer, nextAttemptAt time, lastAttemptedAt time, lastStatusCode! integer, ' +
    'lastResponseSnippet! text, createdAt! time }',
  PingAnswer: '{ statusCode! integer, responseSnippet! text }',
}

const TOTAL_NAMES = ['subtotal!', 'taxAmount!', 'total!', 'totalCost!', 'margin!', 'labourTotal!', 'tax']

/** Fields of documents and errors, with their rules. A client always gets those with an exclamation mark. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  // C5, P11. A draft has no status, and an account may have no tax.
  Order: [
    ...['orderId!', 'statusId', 'statusName', 'customerCompanyName', 'isArchived!', 'createdAt', 'updatedAt'],
    ...['isSubmitted!', 'customerId!', 'lines!', ...TOTAL_NAMES],
  ],
  Quote: [
    ...['quoteId!', 'customerCompanyName', 'isArchived!', 'createdAt', 'updatedAt', 'discountAmount!'],
    ...['isSubmitted!', 'customerId!', 'lines!', ...TOTAL_NAMES],
  ],
  // I9, C3, U4
  SalesLine: ['lineId!'],
  LinePricing: [
    ...['markupIsPercentage!', 'unitPrice!', 'quantity', 'discount', 'cost', 'markup', 'margin', 'tax'],
  ],
  Drawing: [
    ...['drawingId!', 'drawingNumber!', 'side!', 'lines!', 'angles!', 'points', 'svgUrl', 'annotations'],
    ...['frontArrow'],
  ],
  // E2, J8
  Error: ['type!', 'message!', 'requestId', 'errors!', 'resourceId'],
  EnvelopeError: ['code!', 'message!', 'param!', 'path', 'details'],
}

describe('schemas of answers', () => {
  test.each(Object.entries(ANSWERED))('have the expected fields: %s', (name, expected) => {
    expect(shortly(schemas()[name])).toBe(expected)
  })

  test.each(Object.entries(FIELDS))('include the fields of %s', (name, fields) => {
    const { properties, required = [] } = schemas()[name] as {
      readonly properties: object
      readonly required?: readonly string[]
    }
    const marked = Object.keys(properties).map((field) => `${field}${required.includes(field) ? '!' : ''}`)
    expect(marked).toEqual(expect.arrayContaining([...fields]))
  })

  test('have other names than schemas of requests', () => {
    const names = Object.keys(schemas())
    const sent = ['OrderRequest', 'QuoteRequest', 'SalesLineInput', 'MoneyInput']
    expect(names).toEqual(expect.arrayContaining([...sent, 'SalesLine', 'Order', 'Money']))
    expect(names).not.toContain('OrderRequestInput')
  })
})
