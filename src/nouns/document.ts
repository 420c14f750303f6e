import { adjustment } from './adjustment.js'
import { CUSTOMER_PREFIX, UUID } from './ids.js'
import * as kinds from './kinds.js'
import { pricedMoney } from './money.js'
import { optional, required, sentOnly, type Fields, type Noun } from './noun.js'
import { salesLine } from './sales-line.js'
import { accountTax, taxDetail } from './tax.js'

const ABOUT =
  'Unknown fields are ignored, totals among them (M8, T10); null is the same as left out (N2). What this schema refuses is refused when the document is priced. Besides: rules that need the account, the catalogue or two fields at once are told at the fields, and no figure of the document may be larger than 64-bit micros (N8).'

const lines = kinds.listOf(kinds.objectOf(salesLine))
const adjustments = kinds.listOf(kinds.objectOf(adjustment))
const customerId = kinds.idWith(CUSTOMER_PREFIX, 'readCustomerId')
const requestId = kinds.idLike(UUID.source, 'readUuid')

const requestFields = (): Fields => ({
  requestId: optional(requestId, 'A UUID (V5).'),
  customerId: required(
    customerId,
    'Whom the document is for (V5, V8). Besides: it must be found, where there is a catalogue (V6).',
    { isCheckedLater: true },
  ),
  reference: optional(kinds.text, "The customer's own reference."),
  isSubmitted: optional(
    kinds.flag,
    'False when left out. Besides: a submitted document asks more of its flashings (F10).',
    { default: 'false' },
  ),
  labelIds: optional(kinds.listOf(kinds.text), 'The ids of its labels.'),
  lines: optional(lines, 'None when left out (T11).', { isUnread: true }),
  adjustments: optional(adjustments, 'Discounts and surcharges on the whole (T2).'),
  tax: optional(kinds.objectOf(taxDetail), 'Advice; what is charged is the tax of the account (T4).', {
    isOnlyChecked: true,
  }),
})

/** Section 4.5 of the specification. */
export const orderRequest: Noun = {
  name: 'OrderRequest',
  example: `{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }`,
  says: `A create request of an order. ${ABOUT}`,
  fields: requestFields,
  goes: 'in',
  keepsAddresses: true,
  checkedBy: 'if (customerId === undefined) requireCustomer(object, reading)',
  needsEmpty: true,
}

/** The same, but for the one field that is refused on it. */
export const quoteRequest: Noun = {
  name: 'QuoteRequest',
  example: `{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }`,
  says: `A create request of a quote. ${ABOUT}`,
  fields: () => ({
    ...requestFields(),
    companyName: sentOnly(
      { ...kinds.textLike('^$'), reader: 'readCompanyName' },
      'Not supported: a request that gives one is refused (V8).',
    ),
  }),
  goes: 'in',
  sameTypeAs: orderRequest,
  keepsAddresses: true,
  checkedBy: 'if (customerId === undefined) requireCustomerOrCompany(object, reading)',
}

const cents = kinds.pricedMoney(pricedMoney)
const ofTotals = { from: 'totals' } as const
const ofHeader = { from: 'header' } as const

const discountAmount = required(
  cents,
  'The discounts of the lines and of the document together (T9).',
  ofTotals,
)

/** What a document comes to; a quote shows its discounts together besides. */
const totals = (ofQuote: Fields): Fields => ({
  subtotal: required(cents, 'The line totals together, before tax and adjustments (T1).', ofTotals),
  ...ofQuote,
  taxAmount: required(cents, 'The tax (T4).', ofTotals),
  total: required(cents, 'Subtotal less discounts, with surcharges and tax (T6).', ofTotals),
  totalCost: required(cents, 'What the lines cost (T7).', ofTotals),
  margin: required(cents, 'What is left of the total before tax when that is paid (T7).', ofTotals),
  labourTotal: required(cents, 'The labour lines together (T8).', ofTotals),
  tax: optional(kinds.objectOf(accountTax), "The account's tax, where it has one (T5)."),
})

const priced: Fields = {
  lines: required(lines, 'In their order, with all that was worked out.', { isWorkedOut: true }),
  adjustments: optional(adjustments, 'As sent.'),
}

const header: Fields = {
  requestId: optional(requestId, 'As sent.', ofHeader),
  customerId: required(customerId, 'Whom the document is for (V8).', { ...ofHeader, isCheckedLater: true }),
  reference: optional(kinds.text, 'As sent.', ofHeader),
  isSubmitted: required(kinds.flag, 'False when it was left out.', ofHeader),
  labelIds: optional(kinds.listOf(kinds.text), 'As sent.', ofHeader),
}

export const orderTotals: Noun = {
  name: 'OrderTotals',
  says: 'What an order comes to.',
  fields: () => totals({}),
  goes: 'out',
}

export const quoteTotals: Noun = {
  name: 'QuoteTotals',
  says: 'What a quote comes to.',
  fields: () => totals({ discountAmount }),
  goes: 'out',
}

/** What lines and adjustments come to that are no document yet. */
export const pricedTotals: Noun = {
  name: 'PricedTotals',
  says: 'Lines and adjustments, priced, with the totals of a quote.',
  fields: () => ({ ...priced, ...totals({ discountAmount }) }),
  goes: 'out',
}

const ABOUT_RESULTS =
  'A field that was left out stays out: there is no null, but in what is kept as it was sent. Later releases may add fields.'

export const pricedOrder: Noun = {
  name: 'PricedOrder',
  says: `A priced order. ${ABOUT_RESULTS}`,
  fields: () => ({ ...header, ...priced, ...totals({}) }),
  goes: 'out',
  keepsAddresses: true,
}

export const pricedQuote: Noun = {
  name: 'PricedQuote',
  says: `A priced quote. ${ABOUT_RESULTS}`,
  fields: () => ({ ...header, ...priced, ...totals({ discountAmount }) }),
  goes: 'out',
  keepsAddresses: true,
}
