import { CUSTOMER_PREFIX, UUID } from '../../wire/id.js'
import { ADDRESS, type OrderRequest } from '../../wire/document-request.js'
import { MAX_OPAQUE_DEPTH } from '../../wire/opaque.js'
import type { FieldsOf, Noun } from '../description.js'
import type { JsonSchema } from '../json-schema.js'
import { optional, required, sentOnly } from '../field.js'
import { flag, idLike, idWith, listOf, objectOf, text, textLike } from '../shape.js'
import { adjustment } from './adjustment.js'
import { salesLine } from './sales-line.js'
import { taxDetail } from './tax.js'

/** The fields of a request, but for those that hold addresses, which go by a pattern. */
export type KnownFields<Request> = Omit<Request, 'address' | 'addresses'>

/** What a field of any name that stands for an address holds. */
export const addresses = (): JsonSchema => ({
  patternProperties: {
    [ADDRESS.source]: {
      description: `An address, or several: kept as sent. Besides: at most ${String(MAX_OPAQUE_DEPTH)} levels deep (M8).`,
    },
  },
})

const ABOUT =
  'Unknown fields are ignored, totals among them (M8, T10); null is the same as left out (N2). What this schema refuses is refused when the document is priced. Besides: rules that need the account, the catalogue or two fields at once are told at the fields, and no figure of the document may be larger than 64-bit micros (N8).'

const requestFields = (): FieldsOf<KnownFields<OrderRequest>> => ({
  requestId: optional(idLike(UUID.source), 'A UUID (V5).'),
  customerId: required(
    idWith(CUSTOMER_PREFIX),
    'Whom the document is for (V5, V8). Besides: it must be found, where there is a catalogue (V6).',
  ),
  reference: optional(text, "The customer's own reference."),
  isSubmitted: optional(
    flag,
    'False when left out. Besides: a submitted document asks more of its flashings (F10).',
  ),
  labelIds: optional(listOf(text), 'The ids of its labels.'),
  lines: optional(listOf(objectOf(salesLine)), 'None when left out (T11).'),
  adjustments: optional(listOf(objectOf(adjustment)), 'Discounts and surcharges on the whole (T2).'),
  tax: optional(objectOf(taxDetail), 'Advice; what is charged is the tax of the account (T4).'),
})

/** A create request of an order, section 4.5 of the specification. */
export const orderRequest: Noun<KnownFields<OrderRequest>> = {
  name: 'OrderRequest',
  describe: () => ({
    says: `A create request of an order. ${ABOUT}`,
    fields: requestFields(),
    sent: addresses(),
  }),
}

/** A create request of a quote: the same, but for the one field that is refused on it. */
export const quoteRequest: Noun<KnownFields<OrderRequest>> = {
  name: 'QuoteRequest',
  describe: () => ({
    says: `A create request of a quote. ${ABOUT}`,
    fields: {
      ...requestFields(),
      companyName: sentOnly(textLike('^$'), 'Not supported: a request that gives one is refused (V8).'),
    },
    sent: addresses(),
  }),
}
