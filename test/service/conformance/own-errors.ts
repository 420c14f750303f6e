import type { Changes, Expected, Suite } from './check.ts'
import { NOBODY } from './fixtures.ts'
import { send, textAt, type OfficeEvent } from './service-under-test.ts'

export interface OwnError extends Expected {
  readonly title: string
  readonly changes?: Changes
  readonly prepare?: (suite: Suite) => Promise<Changes>
  /** The web application changes the document by this event beforehand. */
  readonly office?: OfficeEvent
}

const INVALID = { status: 400, type: 'validation_failure' } as const
const STATE = { status: 400, type: 'failed_precondition' } as const
const GONE = { status: 404, type: 'not_found' } as const
const UNSUPPORTED = { status: 501, type: 'not_implemented' } as const

// P8
function filter(name: string, value: string | readonly string[], param: string, code?: string): OwnError {
  return {
    title: `${name}=${String(value)}`,
    changes: { query: { [name]: value } },
    ...INVALID,
    param,
    ...(code !== undefined && { code }),
  }
}

function field(title: string, fields: object, param: string, code: string): OwnError {
  return { title, changes: { body: (body) => ({ ...body, ...fields }) }, ...INVALID, param, code }
}

function instead(title: string, body: object, param: string, code: string): OwnError {
  return { title, changes: { body: () => body }, ...INVALID, param, code }
}

const LABEL_TWICE = filter('labelIds', ['label_a', 'label_a'], 'label_ids[1]', 'duplicate_id')
const ORDER_FILTERS: readonly OwnError[] = [
  filter('customerId', `prod_${NOBODY}`, 'customer_id', 'wrong_id_kind'),
  filter('isSubmitted', 'perhaps', 'is_submitted', 'invalid_type'),
  filter('archived', 'perhaps', 'archived', 'invalid_type'),
  filter('paymentStatus', 'PAYMENT_STATUS_LATER', 'payment_status', 'unknown_enum_value'),
  filter('receivedStatus', 'RECEIVED_STATUS_LATER', 'received_status', 'unknown_enum_value'),
  filter('fulfilmentMethod', 'FULFILMENT_METHOD_LATER', 'fulfilment_method', 'unknown_enum_value'),
  filter('requiredAfter', '2026-11-20', 'required_after', 'invalid_timestamp'),
  filter('requiredBefore', 'tomorrow', 'required_before', 'invalid_timestamp'),
  {
    ...filter('statusName', 'Submitted', 'status_name', 'invalid_type'),
    title: 'statusId and statusName together',
    changes: { query: { statusId: 'status_a', statusName: 'Submitted' } },
  },
  LABEL_TWICE,
]
const WINDOW: readonly OwnError[] = [
  filter('updatedSince', '2026-11-20T09:30:60Z', 'updated_since', 'invalid_timestamp'),
  filter('updatedBefore', 'now', 'updated_before', 'invalid_timestamp'),
]

const ARCHIVED: OwnError = { title: 'an archived document', office: 'archive', ...STATE }
const CONVERTED: OwnError = { title: 'a converted quote', office: 'convert', ...GONE }
const INVOICED: OwnError = { title: 'an invoiced order', office: 'invoice', ...STATE }
const LINE_GONE: OwnError = { title: 'an unknown line', changes: { params: { lineId: 'nobody' } }, ...GONE }

const UNEQUAL = {
  quantity: '2',
  unitPrice: { amountMicros: '10000000' },
  totalPrice: { amountMicros: '21000000' },
}
const UNPRICED = { onTheFly: { productName: 'Screw', pricing: { quantity: '1' } } }

const DOCUMENT: readonly OwnError[] = [
  field('an unknown customer', { customerId: `cust_${NOBODY}` }, 'customer_id', 'customer_not_found'),
  field('a missing customer', { customerId: undefined }, 'customer_id', 'required'),
  field(
    'an unknown product',
    { lines: [{ catalogue: { productId: `prod_${NOBODY}`, pricing: { quantity: '1', unitPrice: {} } } }] },
    'lines[0].catalogue.product_id',
    'product_not_found',
  ),
  field(
    'a total that differs from quantity times price',
    { lines: [{ onTheFly: { productName: 'Screw', pricing: UNEQUAL } }] },
    'lines[0].on_the_fly.pricing.total_price',
    'total_price_mismatch',
  ),
  field('a line without a kind', { lines: [{}] }, 'lines[0]', 'line_kind_missing'),
  {
    title: 'an unknown label',
    changes: { body: (body) => ({ ...body, labelIds: ['label_nobody'] }) },
    ...GONE,
  },
  {
    title: 'an unknown label with an unknown customer, where the customer is reported',
    changes: { body: (body) => ({ ...body, labelIds: ['label_nobody'], customerId: `cust_${NOBODY}` }) },
    ...INVALID,
    code: 'customer_not_found',
  },
  {
    title: 'a flashing without a drawing',
    changes: { body: (body) => ({ ...body, lines: [{ flashing: {} }] }) },
    ...INVALID,
    param: 'lines[0].flashing.drawing',
  },
  {
    title: 'two drawings with the same tempId',
    prepare: async ({ fixtures }) => {
      const lines = [await fixtures.flashing('twice'), await fixtures.flashing('twice')]
      return { body: (body) => ({ ...body, lines }) }
    },
    ...INVALID,
    param: 'lines[1].flashing.drawing.temp_id',
  },
]

const LINE: readonly OwnError[] = [
  instead('a missing line', {}, 'line', 'required'),
  instead(
    'a line without a unit price',
    { line: UNPRICED },
    'line.on_the_fly.pricing.unit_price',
    'unit_price_required',
  ),
]

const REPLACEMENT = instead(
  'a line without a unit price',
  UNPRICED,
  'on_the_fly.pricing.unit_price',
  'unit_price_required',
)

function flashingIn(kind: 'order' | 'quote'): OwnError {
  return {
    title: 'a change to a flashing of the document',
    prepare: async ({ fixtures }) => {
      const document = await fixtures.document(kind, { lines: [await fixtures.flashing()] })
      const lineId = textAt(document, 'lines', 0, 'lineId')
      return { params: { [`${kind}Id`]: textAt(document, `${kind}Id`), lineId } }
    },
    ...UNSUPPORTED,
  }
}

const addFlashing: OwnError = {
  title: 'a new flashing',
  prepare: async ({ fixtures }) => {
    const line = await fixtures.flashing()
    return { body: () => ({ line }) }
  },
  ...UNSUPPORTED,
}

const replaceByFlashing: OwnError = {
  title: 'a flashing in place of another line',
  prepare: async ({ fixtures }) => {
    const line = await fixtures.flashing()
    return { body: () => line }
  },
  ...UNSUPPORTED,
}

const UPLOAD: readonly OwnError[] = [
  field('a missing file', { file: undefined }, 'file', 'required'),
  field('a missing filename', { filename: undefined }, 'filename', 'required'),
  field('a file that is not Base64', { file: 'aGVsbG8' }, 'file', 'invalid_base64'),
  field('a filename without an extension', { filename: 'plan' }, 'filename', 'extension_required'),
  field(
    'a type with a line break',
    { contentType: 'text/plain\r\nx: 1' },
    'content_type',
    'invalid_content_type',
  ),
  field('a HEIC file that cannot be converted', { filename: 'a.heic' }, 'file', 'heic_not_convertible'),
  {
    title: 'a file one byte larger than 20 MB',
    changes: { body: (body) => ({ ...body, file: Buffer.alloc(20_971_521).toString('base64') }) },
    ...INVALID,
    param: 'file',
    code: 'file_too_large',
  },
]

const MESSAGE: readonly OwnError[] = [
  field('a missing text', { text: undefined }, 'text', 'required'),
  field('a text of spaces only', { text: '  ' }, 'text', 'required'),
]

const UNKNOWN_LABEL: OwnError = {
  title: 'an unknown label, which changes nothing',
  changes: { body: () => ({ labelIds: ['label_nobody'] }) },
  ...GONE,
}

const WEBHOOK: readonly OwnError[] = [
  field('a URL without HTTPS', { url: 'http://example.com/hook' }, 'url', 'url_not_https'),
  field('a private address', { url: 'https://10.0.0.1/hook' }, 'url', 'url_private'),
  field('the address of the local machine', { url: 'https://[::1]/hook' }, 'url', 'url_private'),
  field('an unknown event type', { eventTypes: ['order.deleted'] }, 'event_types[0]', 'unknown_event_type'),
  field('an empty list of event types', { eventTypes: [] }, 'event_types', 'required'),
]

/** O: keys are operation ids. Other operations have only general refusals. */
export const OWN_ERRORS: Readonly<Record<string, readonly OwnError[]>> = {
  ListFlashings: [filter('productType', 'x'.repeat(151), 'product_type')],
  GetFlashing: [
    {
      title: 'a badly formed id',
      changes: { params: { templateId: 'flashtpl_9' } },
      ...INVALID,
      code: 'invalid_id',
    },
  ],
  CreateCustomer: [
    field('a missing name', { companyName: undefined }, 'company_name', 'required'),
    field('a missing email', { email: undefined }, 'email', 'required'),
    field('an invalid email address', { email: 'office' }, 'email', 'invalid_email'),
    {
      title: 'a name already taken, in another case',
      prepare: async ({ service, fixtures }) => {
        const path = `/v1/customers/${await fixtures.customerId()}`
        const { body: customer } = await send(service, { method: 'GET', path })
        const name = textAt(customer, 'companyName')
        return { body: (body) => ({ ...body, companyName: ` ${name.toUpperCase()} ` }) }
      },
      ...INVALID,
      param: 'company_name',
      code: 'company_name_taken',
    },
  ],
  SetStockLevels: [
    field(
      'an unknown row',
      { entries: [{ productRowId: 'prow_x', onHand: '1' }] },
      'entries[0].product_row_id',
      'product_row_not_found',
    ),
    field('missing entries', { entries: undefined }, 'entries', 'required'),
    {
      title: 'two identical entries',
      changes: { body: ({ entries }) => ({ entries: [...(entries as object[]), ...(entries as object[])] }) },
      ...INVALID,
      code: 'duplicate_entry',
    },
    {
      title: 'a level that is not a decimal',
      changes: { body: ({ entries }) => ({ entries: [{ ...(entries as object[])[0], onHand: 'many' }] }) },
      ...INVALID,
      param: 'entries[0].on_hand',
      code: 'invalid_decimal',
    },
  ],
  ListOrders: ORDER_FILTERS,
  QueryOrders: [...ORDER_FILTERS, ...WINDOW],
  ListQuotes: [LABEL_TWICE],
  QueryQuotes: [
    LABEL_TWICE,
    ...WINDOW,
    filter('includeArchived', 'perhaps', 'include_archived', 'invalid_type'),
    filter('createdAfter', 'now', 'created_after', 'invalid_timestamp'),
    filter('createdBefore', 'now', 'created_before', 'invalid_timestamp'),
  ],
  CreateOrder: [
    ...DOCUMENT,
    field(
      'an unknown status',
      { isSubmitted: true, statusId: 'status_nobody' },
      'status_id',
      'status_not_found',
    ),
    {
      title: 'a submitted flashing without its bends',
      prepare: async ({ fixtures }) => {
        const { flashing } = (await fixtures.flashing()) as { flashing: object }
        const lines = [{ flashing: { ...flashing, bends: undefined } }]
        return { body: (body) => ({ ...body, isSubmitted: true, lines }) }
      },
      ...INVALID,
      param: 'lines[0].flashing.bends',
      code: 'required_when_submitted',
    },
  ],
  CreateQuote: [
    ...DOCUMENT,
    {
      title: 'a companyName instead of a customer',
      changes: { body: (body) => ({ ...body, customerId: undefined, companyName: 'Harbour' }) },
      ...UNSUPPORTED,
    },
  ],
  GetOrder: [{ title: 'an archived order without includeArchived', office: 'archive', ...GONE }],
  GetQuote: [CONVERTED],
  ListQuoteAttachments: [CONVERTED],
  GetQuoteAttachment: [CONVERTED],
  ListQuoteMessages: [CONVERTED],
  UploadOrderAttachment: [...UPLOAD, ARCHIVED],
  UploadQuoteAttachment: [...UPLOAD, ARCHIVED, CONVERTED],
  DeleteOrderAttachment: [ARCHIVED],
  DeleteQuoteAttachment: [ARCHIVED, CONVERTED],
  UploadOrderDrawingSvg: [
    field('missing drawings', { drawings: undefined }, 'drawings', 'required'),
    ARCHIVED,
  ],
  UploadQuoteDrawingSvg: [
    field('missing drawings', { drawings: undefined }, 'drawings', 'required'),
    ARCHIVED,
    CONVERTED,
  ],
  SetOrderLabels: [UNKNOWN_LABEL, ARCHIVED],
  SetQuoteLabels: [UNKNOWN_LABEL, ARCHIVED, CONVERTED],
  AddOrderLineItem: [...LINE, addFlashing, INVOICED, ARCHIVED],
  AddQuoteLineItem: [...LINE, ARCHIVED, CONVERTED],
  UpdateOrderLineItem: [REPLACEMENT, LINE_GONE, flashingIn('order'), replaceByFlashing, INVOICED, ARCHIVED],
  UpdateQuoteLineItem: [REPLACEMENT, LINE_GONE, flashingIn('quote'), ARCHIVED, CONVERTED],
  DeleteOrderLineItem: [LINE_GONE, flashingIn('order'), INVOICED, ARCHIVED],
  DeleteQuoteLineItem: [LINE_GONE, flashingIn('quote'), ARCHIVED, CONVERTED],
  PostOrderMessage: [...MESSAGE, ARCHIVED],
  PostQuoteMessage: [...MESSAGE, ARCHIVED, CONVERTED],
  ListWebhookDeliveries: [
    filter('webhookId', `order_${NOBODY}`, 'webhook_id', 'wrong_id_kind'),
    filter('state', 'DELIVERY_STATE_LATER', 'state', 'unknown_enum_value'),
    filter('createdAfter', 'now', 'created_after', 'invalid_timestamp'),
  ],
  CreateWebhook: [
    ...WEBHOOK,
    field('a missing URL', { url: undefined }, 'url', 'required'),
    field('missing event types', { eventTypes: undefined }, 'event_types', 'required'),
  ],
  UpdateWebhook: [
    ...WEBHOOK,
    field('an unknown status', { status: 'LATER' }, 'status', 'unknown_enum_value'),
  ],
}
