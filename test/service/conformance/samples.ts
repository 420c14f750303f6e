import { at, textAt } from './service-under-test.ts'
import { onTheFly, type Fixtures } from './fixtures.ts'

type Params = Readonly<Record<string, string>>

/** Each request gets new parts. */
export interface Sample {
  readonly params?: (fixtures: Fixtures) => Promise<Params>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: (fixtures: Fixtures) => Promise<object> | object
  /** The resource of the answer must have these fields. */
  readonly has?: Readonly<Record<string, unknown>>
}

/** Returns path parameters. `more` adds a part of the document and its parameters. */
function inDocument(
  kind: 'order' | 'quote',
  more: (fixtures: Fixtures, document: unknown, path: string) => Promise<Params> | Params = () => ({}),
  body: object = {},
): NonNullable<Sample['params']> {
  return async (fixtures) => {
    const document = await fixtures.document(kind, body)
    const id = textAt(document, `${kind}Id`)
    return { [`${kind}Id`]: id, ...(await more(fixtures, document, `/v1/${kind}s/${id}`)) }
  }
}

const lineIn = (_: Fixtures, document: unknown): Params => ({
  lineId: textAt(document, 'lines', 0, 'lineId'),
})
const attachmentIn = async (fixtures: Fixtures, _: unknown, path: string): Promise<Params> => ({
  attachmentId: await fixtures.attachment(path),
})
const twoAttachmentsIn = async (fixtures: Fixtures, _: unknown, path: string): Promise<Params> => {
  await fixtures.attachment(path)
  await fixtures.attachment(path)
  return {}
}

const file = (): object => ({
  file: Buffer.from('hello').toString('base64'),
  filename: 'note.TXT',
  caption: 'Gate code 4 < 5',
})
const uploaded = { text: '<p>Gate code 4 &lt; 5</p>' }
const posted = { text: '<p>Gate code 4 &lt; 5 &amp; &quot;back&quot; it&#39;s</p>' }
const message = (): object => ({ text: 'Gate code 4 < 5 & "back" it\'s' })
/** U2: each drawing has its own result, so the request succeeds although the drawing is unknown. */
const pictures = (): object => ({
  drawings: [{ drawingId: 'drawing_nobody', contentType: 'image/svg+xml', svg: '<svg/>' }],
})
const labels = async (fixtures: Fixtures): Promise<object> => ({
  labelIds: (await fixtures.labelIds()).slice(0, 2),
})
const noLines = { lines: [] }
const customer = (): object => ({
  companyName: `Conformance ${crypto.randomUUID()}`,
  email: 'office@example.com',
})

export const SAMPLES: Readonly<Record<string, Sample>> = {
  ListFlashings: {},
  GetFlashing: { params: async (fixtures) => ({ templateId: await fixtures.templateId() }) },
  ListKits: {},
  GetKit: { params: async (fixtures) => ({ kitId: await fixtures.kitId() }) },
  ListProducts: {},
  GetProduct: { params: async (fixtures) => ({ productId: await fixtures.productId() }) },
  SearchCatalogue: { query: { query: 'gutter' } },
  GetCompany: {},
  ListCustomFields: {},
  ListLabels: {},
  ListOrderStatuses: {},
  ListCustomers: {},
  CreateCustomer: { body: customer, has: { email: 'office@example.com' } },
  GetCustomer: { params: async (fixtures) => ({ customerId: await fixtures.customerId() }) },
  ListInventory: {},
  GetInventory: { params: async (fixtures) => ({ productId: (await fixtures.stock()).productId }) },
  SetStockLevels: {
    params: async (fixtures) => ({ productId: (await fixtures.stock()).productId }),
    body: async (fixtures) => {
      const { entry } = await fixtures.stock()
      const [productRowId, colour] = [at(entry, 'productRowId'), at(entry, 'colour')]
      return { entries: [{ productRowId, ...(colour !== undefined && { colour }), onHand: '200' }] }
    },
  },
  ListOrders: {},
  CreateOrder: {
    body: (fixtures) => fixtures.documentBody(),
    has: { isSubmitted: false, isArchived: false, 'subtotal.amountMicros': '44920000' },
  },
  GetOrder: { params: inDocument('order'), has: { isSubmitted: false, isArchived: false } },
  QueryOrders: {},
  ListOrderAttachments: { params: inDocument('order', twoAttachmentsIn) },
  UploadOrderAttachment: { params: inDocument('order'), body: file, has: uploaded },
  GetOrderAttachment: { params: inDocument('order', attachmentIn), has: { filename: 'plan.pdf' } },
  DeleteOrderAttachment: { params: inDocument('order', attachmentIn) },
  UploadOrderDrawingSvg: { params: inDocument('order'), body: pictures },
  SetOrderLabels: { params: inDocument('order'), body: labels },
  AddOrderLineItem: {
    params: inDocument('order'),
    body: () => ({ line: onTheFly('Ridge capping') }),
    has: noLines,
  },
  UpdateOrderLineItem: { params: inDocument('order', lineIn), body: () => onTheFly('Barge capping') },
  DeleteOrderLineItem: { params: inDocument('order', lineIn) },
  ListOrderMessages: { params: inDocument('order', twoAttachmentsIn) },
  PostOrderMessage: { params: inDocument('order'), body: message, has: posted },
  ListQuotes: {},
  CreateQuote: {
    body: (fixtures) => fixtures.documentBody(),
    has: { isSubmitted: false, isArchived: false },
  },
  GetQuote: { params: inDocument('quote') },
  QueryQuotes: {},
  ListQuoteAttachments: { params: inDocument('quote', twoAttachmentsIn) },
  UploadQuoteAttachment: { params: inDocument('quote'), body: file, has: uploaded },
  GetQuoteAttachment: { params: inDocument('quote', attachmentIn), has: { filename: 'plan.pdf' } },
  DeleteQuoteAttachment: { params: inDocument('quote', attachmentIn) },
  UploadQuoteDrawingSvg: { params: inDocument('quote'), body: pictures },
  SetQuoteLabels: { params: inDocument('quote'), body: labels },
  AddQuoteLineItem: {
    params: inDocument('quote'),
    body: () => ({ line: onTheFly('Ridge capping') }),
    has: noLines,
  },
  UpdateQuoteLineItem: { params: inDocument('quote', lineIn), body: () => onTheFly('Barge capping') },
  DeleteQuoteLineItem: { params: inDocument('quote', lineIn) },
  ListQuoteMessages: { params: inDocument('quote', twoAttachmentsIn) },
  PostQuoteMessage: { params: inDocument('quote'), body: message, has: posted },
  ListSuppliers: {},
  GetSupplier: { params: async (fixtures) => ({ supplierId: await fixtures.supplierId() }) },
  ListUsers: {},
  GetUser: { params: async (fixtures) => ({ userId: await fixtures.userId() }) },
  ListWebhookDeliveries: {},
  GetWebhookDelivery: { params: async (fixtures) => ({ deliveryId: await fixtures.deliveryId() }) },
  ListWebhooks: {},
  CreateWebhook: { body: (fixtures) => fixtures.webhookBody(), has: { status: 'WEBHOOK_STATUS_ENABLED' } },
  GetWebhook: {
    params: async (fixtures) => ({ webhookId: await fixtures.webhookId() }),
    has: { secret: undefined },
  },
  DeleteWebhook: { params: async (fixtures) => ({ webhookId: await fixtures.webhookId() }) },
  UpdateWebhook: {
    params: async (fixtures) => ({ webhookId: await fixtures.webhookId() }),
    body: () => ({ status: 'WEBHOOK_STATUS_DISABLED' }),
    has: { status: 'WEBHOOK_STATUS_DISABLED', description: 'Conformance', secret: undefined },
  },
  TestWebhook: { params: async (fixtures) => ({ webhookId: await fixtures.webhookId() }) },
}
