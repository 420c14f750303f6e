import { describe, expect, test } from 'vitest'
import { openApi } from '../../../src/entries/openapi.js'
import { operations } from '../../../src/entries/service.js'
import { EVENTS, shortly } from './shortly.ts'

type Json = Readonly<Record<string, unknown>>
interface Described {
  readonly tags: readonly string[]
  readonly description?: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: unknown
  }[]
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Json>> }
  readonly responses: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, Json>>; readonly 'x-error-types'?: readonly string[] }
    >
  >
}

type Paths = Readonly<Record<string, Readonly<Record<string, Described>>>>
const pathsNow = (): Paths => openApi()['paths'] as Paths

function described(id: string, paths = pathsNow()): Described {
  const found = operations.find((one) => one.id === id) ?? expect.fail(id)
  return paths[found.path]?.[found.method.toLowerCase()] ?? expect.fail(id)
}
const JSON_TYPE = 'application/json'

const FILTER = 'fields string or array or null, excludeFields string or array or null'
const KEY = `requestId string or null, ${FILTER}`
const UPLOAD = `{ file! text to 27962028, filename! text to 2048, contentType string or null, caption string or null, ${KEY} }`
const PICTURES = `{ drawings! [{ drawingId! text, contentType! text, svg! text }], ${FILTER} }`

/**
 * The expected request bodies, written from the cited rules. bodies.test.ts compares the schemas with their
 * readers.
 */
const BODIES: Readonly<Record<string, string>> = {
  // C11
  CreateCustomer: `{ companyName! text, email! text, phone anything, addresses array or null, contacts array or null, ${KEY} }`,
  // Y7
  SetStockLevels: '{ entries! [{ productRowId! text, colour string or null, onHand! text }] }',
  // C1, C7, C9
  CreateOrder: `@OrderRequest & { ${FILTER} }`,
  CreateQuote: `@QuoteRequest & { ${FILTER} }`,
  AddOrderLineItem: `{ line! @SalesLineInput, ${KEY} }`,
  AddQuoteLineItem: `{ line! @SalesLineInput, ${KEY} }`,
  UpdateOrderLineItem: '@SalesLineInput',
  UpdateQuoteLineItem: '@SalesLineInput',
  // C12
  SetOrderLabels: `{ labelIds! [text], ${FILTER} }`,
  SetQuoteLabels: `{ labelIds! [text], ${FILTER} }`,
  // G4, G5, U3
  PostOrderMessage: `{ text! text, ${KEY} }`,
  PostQuoteMessage: `{ text! text, ${KEY} }`,
  UploadOrderAttachment: UPLOAD,
  UploadQuoteAttachment: UPLOAD,
  UploadOrderDrawingSvg: PICTURES,
  UploadQuoteDrawingSvg: PICTURES,
  // H2, H5
  CreateWebhook: `{ url! text to 2048, eventTypes! [(${EVENTS})], description string or null, ${FILTER} }`,
  UpdateWebhook:
    `{ url string or null, eventTypes array or null, description string or null, ` +
    'status (|WEBHOOK_STATUS_UNSPECIFIED|WEBHOOK_STATUS_ENABLED|WEBHOOK_STATUS_DISABLED|0|1|2|null) }',
}

const pageOf = (key: string, resource: string): string => `{ ${key}! [@${resource}], nextPageToken! text }`

/** The expected answers by operation. A page has the key of its list and the name of the resource. */
const ANSWERS: Readonly<Record<string, string>> = {
  ListFlashings: pageOf('flashings', 'FlashingTemplate'),
  GetFlashing: '@FlashingTemplate',
  ListKits: pageOf('kits', 'KitSummary'),
  GetKit: '@Kit',
  ListProducts: pageOf('products', 'ProductSummary'),
  GetProduct: '@Product',
  SearchCatalogue: pageOf('hits', 'Hit'),
  GetCompany: '@Company',
  ListCustomFields: pageOf('customFields', 'CustomField'),
  ListLabels: pageOf('labels', 'Label'),
  ListOrderStatuses: pageOf('orderStatuses', 'OrderStatus'),
  ListCustomers: pageOf('customers', 'Customer'),
  CreateCustomer: '@Customer',
  GetCustomer: '@Customer',
  ListInventory: pageOf('entries', 'StockEntry'),
  GetInventory: '{ entries! [@StockEntry] }',
  SetStockLevels: '{ entries! [@StockEntry] }',
  ListOrders: pageOf('orders', 'Order'),
  QueryOrders: pageOf('orders', 'Order'),
  CreateOrder: '{ order! @FullOrder, drawings! [@AssignedDrawing] }',
  GetOrder: '{ order! @FullOrder }',
  SetOrderLabels: '@FullOrder',
  AddOrderLineItem: '{ order! @OrderTotals }',
  UpdateOrderLineItem: '{ order! @Order }',
  ListQuotes: pageOf('quotes', 'Quote'),
  QueryQuotes: pageOf('quotes', 'Quote'),
  CreateQuote: '{ quote! @FullQuote }',
  GetQuote: '{ quote! @FullQuote }',
  SetQuoteLabels: '@FullQuote',
  AddQuoteLineItem: '{ order! @QuoteTotals }',
  UpdateQuoteLineItem: '{ quote! @Quote }',
  ListOrderAttachments: pageOf('attachments', 'Attachment'),
  ListQuoteAttachments: pageOf('attachments', 'Attachment'),
  GetOrderAttachment: '@Attachment',
  GetQuoteAttachment: '@Attachment',
  UploadOrderAttachment: '{ message! @Message }',
  UploadQuoteAttachment: '{ message! @Message }',
  UploadOrderDrawingSvg: '{ results! [@UploadedDrawing] }',
  UploadQuoteDrawingSvg: '{ results! [@UploadedDrawing] }',
  ListOrderMessages: pageOf('messages', 'Message'),
  ListQuoteMessages: pageOf('messages', 'Message'),
  PostOrderMessage: '@Message',
  PostQuoteMessage: '@Message',
  ListSuppliers: pageOf('suppliers', 'Supplier'),
  GetSupplier: '@Supplier',
  ListUsers: pageOf('users', 'ListedUser'),
  GetUser: '@User',
  ListWebhookDeliveries: pageOf('deliveries', 'WebhookDelivery'),
  GetWebhookDelivery: '{ delivery! @WebhookDelivery }',
  ListWebhooks: pageOf('webhooks', 'Webhook'),
  CreateWebhook: '{ webhook! @CreatedWebhook }',
  GetWebhook: '@Webhook',
  UpdateWebhook: '@Webhook',
  TestWebhook: '@PingAnswer',
}

describe('operations of the OpenAPI document', () => {
  test.each(Object.entries(BODIES))('have the expected request body: %s', (id, expected) => {
    const body = described(id).requestBody
    expect(body?.required).toBe(true)
    expect(shortly(body?.content[JSON_TYPE]?.['schema'])).toBe(expected)
  })

  test('have the expected answer, or no content for a DELETE', () => {
    const paths = pathsNow()
    for (const { id, method } of operations) {
      const [status, one] = [method === 'DELETE' ? '204' : '200', described(id, paths)]
      const { content } = one.responses[status] ?? expect.fail(id)
      if (method === 'DELETE') expect(content, id).toBeUndefined()
      else expect(shortly(content?.[JSON_TYPE]?.['schema']), id).toBe(ANSWERS[id])
      expect(one.requestBody === undefined, id).toBe(BODIES[id] === undefined)
    }
  })

  /** Removes the empty value from a schema, since an empty parameter counts as absent (P8). */
  const filled = (schema: unknown): unknown => {
    const { anyOf, enum: names } = schema as Readonly<
      Record<'anyOf' | 'enum', readonly unknown[] | undefined>
    >
    if (names !== undefined) return { enum: names.filter((name) => name !== '') }
    return anyOf === undefined ? schema : anyOf[0]
  }

  /** The query parameters that are not plain strings (P1, P8). */
  const KINDS: Readonly<Record<string, string>> = {
    ...{ pageSize: 'integer from 0', labelIds: '[text]', supplierIds: '[text]', productType: 'text to 150' },
    ...{ isSubmitted: 'flag', archived: 'flag', includeArchived: 'flag', includeInactive: 'flag' },
    ...{ requiredAfter: 'time', requiredBefore: 'time', createdAfter: 'time', createdBefore: 'time' },
    ...{ updatedSince: 'time', updatedBefore: 'time' },
    paymentStatus:
      '(PAYMENT_STATUS_UNSPECIFIED|PAYMENT_STATUS_UNPAID|PAYMENT_STATUS_PARTIALLY_PAID|PAYMENT_STATUS_PAID|0|1|2|3)',
    receivedStatus:
      '(RECEIVED_STATUS_UNSPECIFIED|RECEIVED_STATUS_DELIVERED|RECEIVED_STATUS_PICKED_UP|' +
      'RECEIVED_STATUS_NOT_RECEIVED|RECEIVED_STATUS_INSTALLED|0|1|2|3|4)',
    fulfilmentMethod:
      '(FULFILMENT_METHOD_UNSPECIFIED|FULFILMENT_METHOD_PICKUP|FULFILMENT_METHOD_DELIVERY|' +
      'FULFILMENT_METHOD_INSTALL|0|1|2|3)',
    state:
      '(DELIVERY_STATE_UNSPECIFIED|DELIVERY_STATE_PENDING|DELIVERY_STATE_SUCCEEDED|DELIVERY_STATE_EXHAUSTED|0|1|2|3)',
  }

  test('P1, P8: have parameters of the expected kinds, and require those in the path', () => {
    const paths = pathsNow()
    for (const { id } of operations)
      for (const { name, in: place, required, schema } of described(id, paths).parameters) {
        expect(shortly(filled(schema)), `${id} ${name}`).toBe(
          place === 'query' ? (KINDS[name] ?? 'text') : 'text',
        )
        expect(required, name).toBe(place === 'path' ? true : undefined)
      }
    expect(
      described('GetOrderAttachment').parameters.map(({ name, in: place }) => `${place} ${name}`),
    ).toEqual([...['path orderId', 'path attachmentId', 'query fields', 'query excludeFields']])
  })

  const ANY = [
    ...['unauthenticated', 'permission_denied', 'rate_limited', 'resource_exhausted'],
    ...['internal', 'unavailable', 'timeout'],
  ]
  const [READ, WRITE] = ['validation_failure', 'failed_precondition']

  test.each<[string, readonly (string | undefined)[]]>([
    ['GetCompany', []],
    ['ListKits', [READ]],
    ['GetKit', [READ, 'not_found']],
    ['GetOrder', [READ, 'not_found']],
    ['CreateCustomer', [READ, WRITE, 'conflict']],
    ['CreateWebhook', [READ, WRITE]],
    ['TestWebhook', [READ, WRITE, 'not_found']],
    ['DeleteOrderAttachment', [READ, WRITE, 'not_found']],
    ['SetOrderLabels', [READ, WRITE, 'not_found', 'not_implemented']],
    ['CreateOrder', [READ, WRITE, 'not_found', 'conflict', 'not_implemented']],
    ['PostQuoteMessage', [READ, WRITE, 'not_found', 'conflict']],
  ])('E1: can refuse %s with %j and with the general error types', (id, types) => {
    const refusals = Object.entries(described(id).responses).filter(([status]) => !status.startsWith('2'))
    const found = refusals.flatMap(([, answer]) => answer['x-error-types'] ?? [])
    expect([...found].sort()).toEqual([...types, ...ANY].sort())
    for (const [, { content }] of refusals) expect(shortly(content?.[JSON_TYPE]?.['schema'])).toBe('@Error')
  })

  test('E1: list all error types with the same status in one answer', () => {
    const { responses } = described('CreateOrder')
    expect(responses['400']?.['x-error-types']).toEqual([READ, WRITE])
    expect(responses['404']?.['x-error-types']).toEqual(['not_found'])
  })
})

describe('other parts of the OpenAPI document', () => {
  test('R4, Z5: include roles, previews, names chosen by the library, and the group of each operation', () => {
    const paths = pathsNow()
    const closed = operations.filter(({ id }) => 'x-role' in described(id, paths)).map(({ id }) => id)
    expect(closed).toEqual([
      ...['GetUser', 'ListWebhookDeliveries', 'GetWebhookDelivery', 'ListWebhooks', 'CreateWebhook'],
      ...['GetWebhook', 'DeleteWebhook', 'UpdateWebhook', 'TestWebhook'],
    ])
    expect(described('GetUser')).toMatchObject({ 'x-role': 'administrator', 'x-number': 51, tags: ['Users'] })
    expect(described('SearchCatalogue')).toMatchObject({ 'x-preview': true, tags: ['Search (preview)'] })
    expect(described('SearchCatalogue')).toMatchObject({ 'x-name-is-ours': true })
    expect(described('QueryOrders').tags).toEqual(['Orders'])
    expect(described('TestWebhook').tags).toEqual(['Webhooks'])
    expect(described('SetQuoteLabels').tags).toEqual(['Quotes'])
    const withDescription = operations
      .filter(({ id }) => described(id, paths).description !== undefined)
      .map(({ id }) => id)
    expect([...withDescription].sort()).toEqual(['SearchCatalogue', ...closed].sort())
    expect(described('GetUser').description).toBe(described('GetUser').description?.trim())
  })

  test('R1: include the key, the version, and the server if given', () => {
    expect(openApi()).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1' },
      jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
      security: [{ apiKey: [] }],
      components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
    })
    expect(openApi()).toMatchObject({ servers: [{ url: '{base_url}', variables: { base_url: {} } }] })
    const own = openApi({ title: 'T', version: '7', serverUrl: 'https://quotes.example.com' })
    expect(own).toMatchObject({
      info: { title: 'T', version: '7' },
      servers: [{ url: 'https://quotes.example.com' }],
    })
    for (const options of [null, [], 'T', 5] as unknown as object[])
      expect(() => openApi(options)).toThrow(/^options must/)
    for (const field of ['title', 'version', 'serverUrl'])
      expect(() => openApi({ [field]: 5 })).toThrow(new RegExp(`^options\\.${field} must`))
  })

  test('H10 to H13: include the request to the receiver of each event', () => {
    const webhooks = openApi()['webhooks'] as Readonly<
      Record<string, { readonly post: Described & { readonly operationId: string } }>
    >
    expect(Object.keys(webhooks)).toEqual([...EVENTS.split('|'), 'ping'])
    const [order, quote] = ['order', 'quote'].map((kind) => `${kind}! { id! text }`)
    const DATA: Readonly<Record<string, string>> = {
      'order.status_changed': `{ ${String(order)}, previous! { status_id! string or null } }`,
      'order.archived': `{ ${String(order)}, previous! { archived! flag } }`,
      'quote.converted_to_order': `{ ${String(order)}, previous! { quote! { id! text } } }`,
      ping: '{  }',
    }
    for (const [type, { post }] of Object.entries(webhooks)) {
      expect(post.operationId).toMatch(/^on[A-Z]\w+$/)
      const headers = ['X-Service-Event', 'X-Service-Signature', 'Date', 'User-Agent']
      const parameters = post.parameters.map(({ schema, ...others }) => ({
        ...others,
        schema: shortly(schema),
      }))
      expect(parameters).toMatchObject(
        headers.map((name) => ({ name, in: 'header', required: true, schema: 'text' })),
      )
      expect(post.requestBody?.required).toBe(true)
      const data = DATA[type] ?? `{ ${String(type.startsWith('order') ? order : quote)} }`
      expect(shortly(post.requestBody?.content[JSON_TYPE]?.['schema'])).toBe(
        `{ id! text, type! is ${type}, occurred_at! time, data! ${data} }`,
      )
      expect(Object.keys(post.responses)).toEqual(['2XX'])
    }
    expect(webhooks['order.status_changed']?.post.operationId).toBe('onOrderStatusChanged')
  })

  test('E6, R1: include the headers of refusals', () => {
    const headers = (status: string): unknown =>
      (described('GetCompany').responses[status] as { readonly headers?: unknown } | undefined)?.headers
    expect(headers('401')).toMatchObject({ 'WWW-Authenticate': { required: true } })
    expect(headers('429')).toMatchObject({ 'Retry-After': { schema: { type: 'string' } } })
    expect(headers('429')).not.toMatchObject({ 'Retry-After': { required: true } })
    expect(headers('403')).toBeUndefined()
  })

  test('include twelve groups, and a summary of each operation', () => {
    const { tags } = openApi() as { readonly tags: readonly { readonly name: string }[] }
    expect(tags.map(({ name }) => name)).toEqual([
      ...['Catalogue', 'Search (preview)', 'Company', 'Labels', 'Order statuses', 'Customers', 'Inventory'],
      ...['Orders', 'Quotes', 'Suppliers', 'Users', 'Webhooks'],
    ])
    const paths = pathsNow()
    const sizes = new Map<string, number>()
    for (const { id } of operations) {
      const [tag = ''] = described(id, paths).tags
      sizes.set(tag, (sizes.get(tag) ?? 0) + 1)
      expect((described(id, paths) as { readonly summary?: string }).summary, id).toMatch(
        /^[A-Z][a-z]+ .*[^.]$/,
      )
    }
    expect([...sizes.values()]).toEqual([6, 1, 2, 1, 1, 3, 3, 15, 15, 2, 2, 8])
  })
})
