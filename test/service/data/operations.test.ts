import { describe, expect, test } from 'vitest'
import { errorTypes, eventTypes, operations, serviceLimits } from '../../../src/entries/service.js'

/** The operations of the interface, in order. */
const PATHS = `
GET /v1/catalogue/flashings ListFlashings
GET /v1/catalogue/flashings/{templateId} GetFlashing
GET /v1/catalogue/kits ListKits
GET /v1/catalogue/kits/{kitId} GetKit
GET /v1/catalogue/products ListProducts
GET /v1/catalogue/products/{productId} GetProduct
GET /v1/catalogue:search SearchCatalogue
GET /v1/company GetCompany
GET /v1/company/custom-fields ListCustomFields
GET /v1/company/labels ListLabels
GET /v1/company/order-statuses ListOrderStatuses
GET /v1/customers ListCustomers
POST /v1/customers CreateCustomer
GET /v1/customers/{customerId} GetCustomer
GET /v1/inventory ListInventory
GET /v1/inventory/{productId} GetInventory
PUT /v1/inventory/{productId} SetStockLevels
GET /v1/orders ListOrders
POST /v1/orders CreateOrder
GET /v1/orders/{orderId} GetOrder
GET /v1/orders:query QueryOrders
GET /v1/orders/{orderId}/attachments ListOrderAttachments
POST /v1/orders/{orderId}/attachments UploadOrderAttachment
GET /v1/orders/{orderId}/attachments/{attachmentId} GetOrderAttachment
DELETE /v1/orders/{orderId}/attachments/{attachmentId} DeleteOrderAttachment
POST /v1/orders/{orderId}/drawings:uploadSvg UploadOrderDrawingSvg
PUT /v1/orders/{orderId}/labels SetOrderLabels
POST /v1/orders/{orderId}/lines AddOrderLineItem
PUT /v1/orders/{orderId}/lines/{lineId} UpdateOrderLineItem
DELETE /v1/orders/{orderId}/lines/{lineId} DeleteOrderLineItem
GET /v1/orders/{orderId}/messages ListOrderMessages
POST /v1/orders/{orderId}/messages PostOrderMessage
GET /v1/quotes ListQuotes
POST /v1/quotes CreateQuote
GET /v1/quotes/{quoteId} GetQuote
GET /v1/quotes:query QueryQuotes
GET /v1/quotes/{quoteId}/attachments ListQuoteAttachments
POST /v1/quotes/{quoteId}/attachments UploadQuoteAttachment
GET /v1/quotes/{quoteId}/attachments/{attachmentId} GetQuoteAttachment
DELETE /v1/quotes/{quoteId}/attachments/{attachmentId} DeleteQuoteAttachment
POST /v1/quotes/{quoteId}/drawings:uploadSvg UploadQuoteDrawingSvg
PUT /v1/quotes/{quoteId}/labels SetQuoteLabels
POST /v1/quotes/{quoteId}/lines AddQuoteLineItem
PUT /v1/quotes/{quoteId}/lines/{lineId} UpdateQuoteLineItem
DELETE /v1/quotes/{quoteId}/lines/{lineId} DeleteQuoteLineItem
GET /v1/quotes/{quoteId}/messages ListQuoteMessages
POST /v1/quotes/{quoteId}/messages PostQuoteMessage
GET /v1/suppliers ListSuppliers
GET /v1/suppliers/{supplierId} GetSupplier
GET /v1/users ListUsers
GET /v1/users/{userId} GetUser
GET /v1/webhook-deliveries ListWebhookDeliveries
GET /v1/webhook-deliveries/{deliveryId} GetWebhookDelivery
GET /v1/webhooks ListWebhooks
POST /v1/webhooks CreateWebhook
GET /v1/webhooks/{webhookId} GetWebhook
DELETE /v1/webhooks/{webhookId} DeleteWebhook
PATCH /v1/webhooks/{webhookId} UpdateWebhook
POST /v1/webhooks/{webhookId}:test TestWebhook
`
const idsOf = (isOne: (operation: (typeof operations)[number]) => boolean): readonly string[] =>
  operations.filter(isOne).map(({ id }) => id)
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

describe('O: the operations', () => {
  test('O1: have their published methods, paths and numbers', () => {
    const lines = operations.map(({ method, path, id }) => `${method} ${path} ${id}`)
    expect(lines.join('\n')).toBe(PATHS.trim())
    expect(operations.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1))
    expect(Object.isFrozen(operations) && Object.isFrozen(operations[0]?.parameters)).toBe(true)
  })

  test('O1: have equal ids and names, except for the two uploads of drawings', () => {
    const others = operations.filter(({ id, name }) => id !== name)
    expect(others.map(({ id, name }) => `${id} ${name}`)).toEqual([
      ...['UploadOrderDrawingSvg UploadDrawingSvg', 'UploadQuoteDrawingSvg UploadDrawingSvg'],
    ])
  })

  test('J1, R4, Z5: declare request ids, roles, previews and names chosen by the library', () => {
    expect(idsOf(({ takesRequestId }) => takesRequestId)).toEqual(
      words(`CreateCustomer CreateOrder UploadOrderAttachment AddOrderLineItem PostOrderMessage CreateQuote
        UploadQuoteAttachment AddQuoteLineItem PostQuoteMessage`),
    )
    expect(idsOf(({ role }) => role === 'administrator')).toEqual(
      words(`GetUser ListWebhookDeliveries GetWebhookDelivery ListWebhooks CreateWebhook GetWebhook DeleteWebhook
        UpdateWebhook TestWebhook`),
    )
    expect(idsOf(({ role }) => role === 'all')).toHaveLength(50)
    expect(idsOf(({ isPreview }) => isPreview)).toEqual(['SearchCatalogue'])
    expect(idsOf(({ isPreview }) => !isPreview)).toHaveLength(58)
    expect(idsOf(({ isNameOurs }) => isNameOurs)).toEqual(
      words(`SearchCatalogue ListCustomFields ListLabels ListOrderStatuses GetCustomer GetInventory
        ListOrderAttachments UploadOrderAttachment GetOrderAttachment DeleteOrderAttachment ListOrderMessages
        PostOrderMessage ListQuoteAttachments UploadQuoteAttachment GetQuoteAttachment DeleteQuoteAttachment
        UpdateQuoteLineItem DeleteQuoteLineItem ListQuoteMessages PostQuoteMessage GetSupplier`),
    )
    expect(idsOf(({ isNameOurs }) => !isNameOurs)).toHaveLength(38)
  })

  test('X1: read `fields` from the query of reads, and from the body of creates, added lines, labels and uploads', () => {
    expect(idsOf(({ filterIn }) => filterIn === 'query')).toEqual(idsOf(({ method }) => method === 'GET'))
    expect(idsOf(({ filterIn }) => filterIn === 'body')).toEqual(
      words(`CreateCustomer CreateOrder UploadOrderAttachment UploadOrderDrawingSvg SetOrderLabels AddOrderLineItem
        PostOrderMessage CreateQuote UploadQuoteAttachment UploadQuoteDrawingSvg SetQuoteLabels AddQuoteLineItem
        PostQuoteMessage CreateWebhook`),
    )
    expect(idsOf(({ filterIn }) => filterIn === 'none')).toEqual(
      words(`SetStockLevels DeleteOrderAttachment UpdateOrderLineItem DeleteOrderLineItem DeleteQuoteAttachment
        UpdateQuoteLineItem DeleteQuoteLineItem DeleteWebhook UpdateWebhook TestWebhook`),
    )
  })

  test('C10: answer a DELETE with 204, and every other method with 200', () => {
    expect(idsOf(({ status }) => status === 204)).toEqual(idsOf(({ method }) => method === 'DELETE'))
    expect(idsOf(({ status }) => status === 200)).toHaveLength(54)
  })

  test('H9: emit an event for creates, labels and lines of orders and quotes', () => {
    const emitted = operations.filter(({ events }) => events.length > 0)
    expect(emitted.map(({ id, events }) => `${id} ${events.join(' ')}`)).toEqual([
      'CreateOrder order.created',
      'SetOrderLabels order.updated',
      'AddOrderLineItem order.updated',
      'UpdateOrderLineItem order.updated',
      'DeleteOrderLineItem order.updated',
      'CreateQuote quote.created',
      'SetQuoteLabels quote.updated',
      'AddQuoteLineItem quote.updated',
      'UpdateQuoteLineItem quote.updated',
      'DeleteQuoteLineItem quote.updated',
    ])
  })

  test('P13, X4: name the key of the resource or list in the answer', () => {
    const keyed = operations.filter(({ resourceKey }) => resourceKey !== null)
    expect(
      keyed.map(({ id, resourceKey, isList }) => `${id} ${String(resourceKey)}${isList ? ' list' : ''}`),
    ).toEqual([
      ...['ListFlashings flashings list', 'ListKits kits list', 'ListProducts products list'],
      ...['SearchCatalogue hits list', 'ListCustomFields customFields list', 'ListLabels labels list'],
      ...[
        'ListOrderStatuses orderStatuses list',
        'ListCustomers customers list',
        'ListInventory entries list',
      ],
      ...['GetInventory entries', 'SetStockLevels entries', 'ListOrders orders list', 'CreateOrder order'],
      ...['GetOrder order', 'QueryOrders orders list', 'ListOrderAttachments attachments list'],
      ...['UploadOrderAttachment message', 'UploadOrderDrawingSvg results', 'AddOrderLineItem order'],
      ...['UpdateOrderLineItem order', 'ListOrderMessages messages list', 'ListQuotes quotes list'],
      ...['CreateQuote quote', 'GetQuote quote', 'QueryQuotes quotes list'],
      ...['ListQuoteAttachments attachments list', 'UploadQuoteAttachment message'],
      ...['UploadQuoteDrawingSvg results', 'AddQuoteLineItem order', 'UpdateQuoteLineItem quote'],
      ...['ListQuoteMessages messages list', 'ListSuppliers suppliers list', 'ListUsers users list'],
      ...['ListWebhookDeliveries deliveries list', 'GetWebhookDelivery delivery'],
      ...['ListWebhooks webhooks list', 'CreateWebhook webhook'],
    ])
  })

  const ORDER_FILTERS = words(
    `customerId reference isSubmitted archived labelIds statusId statusName paymentStatus receivedStatus
      fulfilmentMethod requiredAfter requiredBefore`,
  )
  const WINDOW = ['updatedSince', 'updatedBefore']
  /** P8, P9: the query parameters of each operation, without paging parameters. */
  const FILTERS: Readonly<Record<string, readonly string[]>> = {
    ListFlashings: ['productType'],
    SearchCatalogue: ['query'],
    ListCustomers: ['companyName'],
    ListInventory: ['supplierIds'],
    ListOrders: ORDER_FILTERS,
    QueryOrders: [...ORDER_FILTERS, ...WINDOW],
    ListQuotes: ['labelIds'],
    QueryQuotes:
      words(`customerId reference isSubmitted includeArchived labelIds fulfilmentMethod requiredAfter
      requiredBefore updatedSince updatedBefore createdAfter createdBefore`),
    GetOrder: ['includeArchived'],
    GetQuote: ['includeArchived'],
    ListUsers: ['includeInactive'],
    ListWebhookDeliveries: ['webhookId', 'state', 'createdAfter', 'createdBefore'],
  }

  test('P1, P8, P9: have page parameters if they are lists, and their own filters', () => {
    for (const { id, isList, parameters } of operations)
      expect(parameters, id).toEqual([...(isList ? ['pageSize', 'pageToken'] : []), ...(FILTERS[id] ?? [])])
  })
})

describe('B1, E1, H1: constants', () => {
  test('B1: the limits have the values of the published table', () => {
    expect(serviceLimits).toEqual({
      ...{ listedProblems: 100, foundProblems: 1_000, refusedBodyBytes: 65_536 },
      ...{ shortTextCharacters: 2_048, pageBytes: 4_194_304 },
      ...{ attemptSeconds: 60, echoedCharacters: 1_000, filterCharacters: 16_384, namedIds: 5_000 },
      ...{ bodyBytes: 16_777_216, uploadBodyBytes: 67_108_864, idCharacters: 100 },
      ...{ bodyLevels: 1000, attachmentBytes: 20_971_520, kilobyteBytes: 1024, geometryCharacters: 15_000 },
      ...{
        quantityDecimals: 4,
        discountDecimals: 2,
        unitPriceDecimals: 4,
        costDecimals: 4,
        centMicros: 10_000,
      },
      ...{ productTypeCharacters: 150, idempotencySeconds: 86_400, defaultPageSize: 50, maxPageSize: 200 },
      ...{ webhookAnswerSeconds: 10, deliveryAttempts: 6, retryGapsSeconds: [60, 300, 1800, 7200, 28_800] },
      ...{ deliveryRetentionSeconds: 2_592_000, snippetCharacters: 1000, autoDisableSeconds: 604_800 },
      ...{
        secretCharacters: 43,
        signatureToleranceSeconds: 300,
        deprecationMonths: 12,
        previewWithdrawalDays: 30,
      },
    })
    expect(Object.isFrozen(serviceLimits.retryGapsSeconds)).toBe(true)
  })

  test('E1: each error type has its status', () => {
    expect(errorTypes).toEqual({
      ...{ validation_failure: 400, failed_precondition: 400, unauthenticated: 401, permission_denied: 403 },
      ...{ not_found: 404, conflict: 409, rate_limited: 429, resource_exhausted: 429, internal: 500 },
      ...{ not_implemented: 501, unavailable: 503, timeout: 504 },
    })
    expect(Object.isFrozen(errorTypes)).toBe(true)
  })

  test('H1: there are eight event types', () => {
    expect(eventTypes).toEqual(
      words(`order.created order.updated order.status_changed order.archived quote.created quote.updated
        quote.status_changed quote.converted_to_order`),
    )
    expect(Object.isFrozen(eventTypes)).toBe(true)
  })
})
