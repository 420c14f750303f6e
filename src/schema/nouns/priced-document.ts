import { CUSTOMER_PREFIX, UUID } from '../../wire/id.js'
import type { PricedOrder, PricedQuote } from '../../wire/priced-document.js'
import type { FieldsOf, Noun } from '../description.js'
import { optional, required } from '../field.js'
import { flag, idLike, idWith, listOf, objectOf, text } from '../shape.js'
import { adjustment } from './adjustment.js'
import { addresses, type KnownFields } from './document-request.js'
import { pricedMoney } from './money.js'
import { salesLine } from './sales-line.js'
import { accountTax } from './tax.js'

const ABOUT =
  'A field that was left out stays out: there is no null, but in what is kept as it was sent. Later releases may add fields.'

const orderFields = (): FieldsOf<KnownFields<PricedOrder>> => ({
  requestId: optional(idLike(UUID.source), 'As sent.'),
  customerId: required(idWith(CUSTOMER_PREFIX), 'Whom the document is for (V8).'),
  reference: optional(text, 'As sent.'),
  isSubmitted: required(flag, 'False when it was left out.'),
  labelIds: optional(listOf(text), 'As sent.'),
  lines: required(listOf(objectOf(salesLine)), 'In their order, with all that was worked out.'),
  adjustments: optional(listOf(objectOf(adjustment)), 'As sent.'),
  subtotal: required(objectOf(pricedMoney), 'The line totals together, before tax and adjustments (T1).'),
  taxAmount: required(objectOf(pricedMoney), 'The tax (T4).'),
  total: required(objectOf(pricedMoney), 'Subtotal less discounts, with surcharges and tax (T6).'),
  totalCost: required(objectOf(pricedMoney), 'What the lines cost (T7).'),
  margin: required(objectOf(pricedMoney), 'What is left of the total before tax when that is paid (T7).'),
  labourTotal: required(objectOf(pricedMoney), 'The labour lines together (T8).'),
  tax: optional(objectOf(accountTax), "The account's tax, where it has one (T5)."),
})

export const pricedOrder: Noun<KnownFields<PricedOrder>> = {
  name: 'PricedOrder',
  describe: () => ({ says: `A priced order. ${ABOUT}`, fields: orderFields(), answered: addresses() }),
}

export const pricedQuote: Noun<KnownFields<PricedQuote>> = {
  name: 'PricedQuote',
  describe: () => ({
    says: `A priced quote. ${ABOUT}`,
    fields: {
      ...orderFields(),
      discountAmount: required(
        objectOf(pricedMoney),
        'The discounts of the lines and of the document together (T9).',
      ),
    },
    answered: addresses(),
  }),
}
