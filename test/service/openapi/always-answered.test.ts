/** Compares the fields of each resource, and whether they are always present, with the OpenAPI document. */
import { describe, expect, test } from 'vitest'
import { openApi } from '../../../src/entries/openapi.js'

type Json = Readonly<Record<string, unknown>>

const schemas = (openApi()['components'] as { readonly schemas: Readonly<Record<string, Json>> }).schemas

/**
 * The fields by section of the interface. Brackets mark fields that the section declares optional or does not
 * promise.
 */
const SPECIFIED: readonly (readonly [section: string, name: string, fields: string])[] = [
  [
    '2.2',
    'Order',
    'orderId isSubmitted customerId isArchived lines subtotal taxAmount total margin totalCost',
  ],
  // A draft has no status, and an account may have no tax.
  ['2.2', 'Order', '(statusId) (statusName) (tax) (customerCompanyName)'],
  ['2.2, C8', 'OrderTotals', 'orderId subtotal taxAmount total totalCost margin labourTotal lines'],
  [
    '2.3',
    'Quote',
    'quoteId isSubmitted customerId isArchived lines subtotal taxAmount total margin totalCost',
  ],
  ['2.3', 'Quote', 'discountAmount (tax) (customerCompanyName)'],
  ['2.4', 'LinePricing', 'markupIsPercentage unitPrice (quantity) (discount) (cost) (markup) (margin) (tax)'],
  [
    '2.5',
    'Drawing',
    'drawingId drawingNumber side lines angles (points) (svgUrl) (annotations) (frontArrow)',
  ],
  ['2.6', 'FlashingTemplate', 'templateId flashingName thickness colours productType'],
  ['2.6, 4.3', 'Product', 'productId rows'],
  ['2.6, 4.3', 'Kit', 'kitId rows components subKits'],
  ['2.7', 'StockEntry', 'productRowId onHand promised onTheWay available (colour) (thickness) (attributes)'],
  ['2.8', 'Message', 'id authorName authorEmail text createdAt attachments'],
  [
    '2.8',
    'Attachment',
    'id messageId filename contentType sizeBytes url thumbnailUrl isGenerated generatedType',
  ],
  ['2.9', 'Label', 'labelId name colour'],
  ['2.9', 'OrderStatus', 'statusId name'],
  ['2.9', 'User', 'userId name email isActive'],
  ['2.9, 4.3', 'ListedUser', 'userId name isActive (email)'],
  ['2.9', 'CustomField', 'key type'],
  ['2.9', 'Company', 'companyName currency locale measurementSystem tax settings'],
  ['4.3', 'Customer', 'customerId companyName email (addresses) (contacts)'],
  ['2.10', 'Webhook', 'webhookId url eventTypes status description createdAt updatedAt'],
  ['2.10', 'CreatedWebhook', 'webhookId url eventTypes status description createdAt updatedAt secret'],
  ['2.10', 'WebhookDelivery', 'deliveryId webhookId eventId eventType state attemptCount lastStatusCode'],
  ['2.10', 'WebhookDelivery', 'lastResponseSnippet createdAt (nextAttemptAt) (lastAttemptedAt)'],
  ['7', 'Error', 'type message errors (requestId) (resourceId)'],
  ['7', 'EnvelopeError', 'code message param'],
]

describe('the OpenAPI document', () => {
  test.each(SPECIFIED)('declares, for section %s, that %s has %s', (_, name, fields) => {
    const { properties, required = [] } = schemas[name] as {
      readonly properties: Json
      readonly required?: readonly string[]
    }
    for (const field of fields.split(' ')) {
      const plain = field.replace(/[()]/g, '')
      expect(Object.keys(properties)).toContain(plain)
      expect([plain, required.includes(plain)]).toEqual([plain, plain === field])
    }
  })
})
