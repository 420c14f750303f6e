import { WEBHOOK_STATUSES } from '../../nouns/service-enums.js'
import { eventTypes } from '../data/events.js'
import { anything, decimal, list, object, oneOf, ref, text, type Schema } from './schema-parts.js'

const requestId = text('A UUID: the request is executed once (J).')
const LINE = ref('SalesLineInput')
const UPLOAD = object(
  {
    file: text('Base64, at most 20 MB when it is decoded (G6).'),
    filename: text('With an extension (G7).'),
    contentType: text(),
    caption: text(),
  },
  ['file', 'filename'],
)
const MESSAGE = object({ text: text() }, ['text'])
const LABELS = object({ labelIds: list(text()) }, ['labelIds'])
const ADD_LINE = object({ line: LINE }, ['line'])
const DRAWINGS = object(
  {
    drawings: list(
      object({ drawingId: text(), contentType: text(), svg: text() }, ['drawingId', 'contentType', 'svg']),
    ),
  },
  ['drawings'],
)

/** The body of each operation that has one, by its id, without `requestId`, `fields` and `excludeFields`. */
export const BODY_SCHEMAS: Readonly<Record<string, Schema>> = {
  CreateCustomer: object(
    { companyName: text(), email: text(), phone: anything, contacts: anything, addresses: anything },
    ['companyName', 'email'],
  ),
  SetStockLevels: object(
    {
      entries: list(
        object({ productRowId: text(), colour: text(), onHand: decimal }, ['productRowId', 'onHand']),
      ),
    },
    ['entries'],
  ),
  CreateOrder: ref('OrderRequest'),
  CreateQuote: ref('QuoteRequest'),
  UploadOrderAttachment: UPLOAD,
  UploadQuoteAttachment: UPLOAD,
  UploadOrderDrawingSvg: DRAWINGS,
  UploadQuoteDrawingSvg: DRAWINGS,
  SetOrderLabels: LABELS,
  SetQuoteLabels: LABELS,
  AddOrderLineItem: ADD_LINE,
  AddQuoteLineItem: ADD_LINE,
  UpdateOrderLineItem: LINE,
  UpdateQuoteLineItem: LINE,
  PostOrderMessage: MESSAGE,
  PostQuoteMessage: MESSAGE,
  CreateWebhook: object({ url: text(), eventTypes: list({ enum: [...eventTypes] }), description: text() }, [
    'url',
    'eventTypes',
  ]),
  UpdateWebhook: object({
    url: text(),
    eventTypes: list({ enum: [...eventTypes] }),
    description: text(),
    status: oneOf(WEBHOOK_STATUSES),
  }),
}

/** What a create or an upload may send besides: its own id, and which fields it wants back (J1, X1). */
export function withRequestFields(
  body: Schema,
  { takesRequestId, filterIn }: { readonly takesRequestId: boolean; readonly filterIn: string },
): Schema {
  const fields = {
    ...(takesRequestId ? { requestId } : {}),
    ...(filterIn === 'body' ? { fields: text(), excludeFields: text() } : {}),
  }
  return Object.keys(fields).length === 0 ? body : { allOf: [body, object(fields)] }
}
