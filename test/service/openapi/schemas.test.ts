import { describe, expect, test } from 'vitest'
import { openApi } from '../../../src/service.js'
import { shortly } from './shortly.ts'

const schemas = () => (openApi()['components'] as { schemas: Record<string, unknown> }).schemas

const EVENTS =
  'order.created|order.updated|order.status_changed|order.archived|' +
  'quote.created|quote.updated|quote.status_changed|quote.converted_to_order'
const DRAWING = '{ drawingId text, svgUrl text }'
const SERVER_SET =
  'customerCompanyName text, isArchived flag, ' +
  `lines [{ lineId text, flashing { drawing ${DRAWING}, otherSides [${DRAWING}] } }], ` +
  'createdAt time, updatedAt time, labels [@Label]'
const TOTALS = ['subtotal', 'taxAmount', 'total', 'totalCost', 'margin', 'labourTotal']
  .map((name) => `${name}! @Money`)
  .join(', ')
const ERRORS =
  'validation_failure|failed_precondition|unauthenticated|permission_denied|not_found|conflict|rate_limited|' +
  'resource_exhausted|internal|not_implemented|unavailable|timeout'

/** What is answered, written from the rules that are named. */
const ANSWERED: Readonly<Record<string, string>> = {
  // C5, U4, C6
  Order: `@PricedOrder & { orderId text, statusName text, ${SERVER_SET} }`,
  Quote: `@PricedQuote & { quoteId text, ${SERVER_SET} }`,
  // C8
  OrderTotals: `{ orderId! text, ${TOTALS}, lines! [object] of 0 }`,
  QuoteTotals: `{ quoteId! text, ${TOTALS}, lines! [object] of 0 }`,
  // C3, U2
  AssignedDrawing: '{ tempId text, drawingId! text }',
  UploadedDrawing:
    '{ drawingId! text, outcome! such as uploaded|skipped_not_on_document|skipped_not_svg|skipped_deleted }',
  // What a company has
  Label: '{ labelId! text, name! text, colour text }',
  OrderStatus: '{ statusId! text, name! text }',
  CustomField: '{ key! text, name text, type text }',
  Company:
    '{ companyName text, currency text, locale text, settings ' +
    '{ minimumFlashingLengthMm number or string, crushFoldBendCount number or string } }',
  Customer: '{ customerId! text, companyName! text, email text }',
  Supplier: '{ supplierId! text, name text }',
  User: '{ userId! text, name! text, email text, isActive! flag }',
  // P13
  FlashingTemplate:
    '{ templateId! text, flashingName! text, thickness text, colours [text], productType text }',
  Product: '{ productId! text, productName text, rows [{ productRowId! text }] }',
  Kit: '{ kitId! text, productName text, rows [object], components [object] }',
  Hit: '{ id text, name text, kind text }',
  // Y1, Y2
  StockEntry:
    '{ productRowId! text, colour text, thickness text, attributes [object], ' +
    'onHand! text, promised! text, onTheWay! text, available! text }',
  // G1, G10, G11
  Message:
    '{ id! text, authorName! text, authorEmail! text, text! text, createdAt! time, attachments! [@Attachment] }',
  Attachment:
    '{ id! text, messageId text, filename! text, contentType! text, sizeBytes! text, url! text, ' +
    'thumbnailUrl text, isGenerated flag, generatedType text }',
  // H2, H6, H10, H21, H22
  Webhook:
    `{ webhookId! text, url! text, eventTypes! [such as ${EVENTS}], ` +
    'status! such as WEBHOOK_STATUS_UNSPECIFIED|WEBHOOK_STATUS_ENABLED|WEBHOOK_STATUS_DISABLED, ' +
    'description text, secret text, createdAt! time, updatedAt! time }',
  WebhookDelivery:
    `{ deliveryId! text, webhookId! text, eventId! text, eventType! such as ${EVENTS}, state! such as ` +
    'DELIVERY_STATE_UNSPECIFIED|DELIVERY_STATE_PENDING|DELIVERY_STATE_SUCCEEDED|DELIVERY_STATE_EXHAUSTED, ' +
    'attemptCount! integer, nextAttemptAt time, lastAttemptedAt time, lastStatusCode integer, ' +
    'lastResponseSnippet text, createdAt! time }',
  PingAnswer: '{ statusCode! integer, responseSnippet! text }',
  Event:
    `{ id! text, type! such as ${EVENTS}, occurred_at! time, ` +
    'data! { order { id! text }, quote { id! text }, previous object } }',
  // E2
  Error:
    `{ type! such as ${ERRORS}, message! text, requestId text, errors! [{ code! text, message! text, ` +
    'param! text, path [string or integer], details object }], resourceId text }',
}

describe('schemas of what is answered', () => {
  test.each(Object.entries(ANSWERED))('%s', (name, expected) => {
    expect(shortly(schemas()[name])).toBe(expected)
  })

  test('what is sent has other names than what is answered, and all references lead to what is there', () => {
    const names = Object.keys(schemas())
    for (const name of [
      'OrderRequest',
      'QuoteRequest',
      'SalesLineInput',
      'SalesLine',
      'PricedOrder',
      'Money',
      'MoneyInput',
    ])
      expect(names, name).toContain(name)
    expect(names).not.toContain('OrderRequestInput')
    const targets = [...JSON.stringify(openApi()).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
    for (const [, target = ''] of targets) expect(names).toContain(target)
  })
})
