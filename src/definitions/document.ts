import { CUSTOMER_PREFIX, UUID } from './ids.js'
import * as kinds from './kinds.js'
import { pricedMoney, moneyNotNegative } from './money.js'
import { optional, required, sentOnly, type Fields, type Definition } from './definition.js'
import { accountTax, taxDetail } from './tax.js'
import { flashingLine } from './flashing.js'
import { productKit } from './kit.js'
import { catalogueLine, labourLine, notes, onTheFlyLine } from './plain-lines.js'
import { ADJUSTMENT_TYPES } from './enums.js'
import { NOT_NEGATIVE } from './patterns.js'

/** V3. */
export const salesLine: Definition = {
  name: 'SalesLine',
  example: `{ notes: { text: 'Scaffolding by others.' } }`,
  says: 'A line of a document: exactly one of the kinds of line (V3).',
  fields: () => ({
    onTheFly: required(kinds.objectOf(onTheFlyLine), 'A line with a product that is not in the catalogue.'),
    catalogue: required(kinds.objectOf(catalogueLine), 'A line with a product of the catalogue.'),
    labour: required(kinds.objectOf(labourLine), 'A line of labour, such as hours.'),
    notes: required(kinds.objectOf(notes), 'A note: text without a price.'),
    flashing: required(kinds.objectOf(flashingLine), 'A line with a flashing.'),
    productKit: required(kinds.objectOf(productKit), 'A line with a product kit.'),
  }),
  choice: { of: 'Line', says: 'The kinds of line (V3), by their member names. Frozen.' },
}

/** T2. */
export const adjustment: Definition = {
  name: 'Adjustment',
  example: `{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }`,
  says: 'A discount or a surcharge on the whole document, either as an amount or as a percentage, not both (T2).',
  fields: () => ({
    type: required(
      kinds.nameOf('AdjustmentType', 'ADJUSTMENT_TYPES', ADJUSTMENT_TYPES, 'refused'),
      'The type by name: a discount or a surcharge (V4, T2).',
      { isCheckedLater: true },
    ),
    name: optional(kinds.text, 'The name of the adjustment on the document.', { sample: '"Trade discount"' }),
    amount: optional(
      kinds.money(moneyNotNegative),
      'The amount of the discount or surcharge, rounded half up to the cent (T2). Also checked: the rounded amount must fit 64-bit micros (N8).',
    ),
    percentage: optional(
      kinds.decimal('percent', NOT_NEGATIVE),
      'A percentage of the subtotal, or of the amount that earlier adjustments leave (T2), as a decimal string: "10" is 10%. Also checked: at most 100 for a discount. The resulting amount must fit 64-bit micros (N8).',
      { sample: '"10"' },
    ),
    isTaxFree: optional(kinds.flag, 'Whether a surcharge is exempt from tax. When omitted, false (T3).'),
  }),
  keeps: 'others',
  leavesOut: { appliedAmount: 'T10' },
  sent: {
    oneOf: [
      {
        properties: { amount: { type: 'object' }, percentage: { enum: ['', null] } },
        required: ['amount'],
      },
      {
        properties: { percentage: { type: 'string', minLength: 1 }, amount: { type: 'null' } },
        required: ['percentage'],
      },
    ],
  },
}

const cents = kinds.pricedMoney(pricedMoney)

/** T2. */
export const pricedAdjustment: Definition = {
  name: 'PricedAdjustment',
  example: `{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10', appliedAmount: { amountMicros: '12500000', currency: 'AUD' } }`,
  says: 'A discount or a surcharge on a priced document: the fields of the request, with the applied amount (T2).',
  fields: () => ({
    ...Object.fromEntries(
      Object.entries(adjustment.fields()).map(([name, field]) => [name, { ...field, from: 'adjustment' }]),
    ),
    appliedAmount: required(
      cents,
      'The amount that a discount subtracts or a surcharge adds, to the cent (T2). Negative only for a percentage of a negative amount. The total is the subtotal, minus the discounts, plus the surcharges and the tax (T6).',
    ),
  }),
  goes: 'out',
  keeps: 'others',
  heldIn: 'adjustment',
  answered: { oneOf: [{ required: ['amount'] }, { required: ['percentage'] }] },
}

const REQUESTS_NOTE =
  'Supplied totals are ignored (T10), and so are unknown fields unless the object keeps them (M8). Null is the same as omitted (N2). Also checked: rules that need the account, the catalogue or several fields. The descriptions of the fields name them. Every figure of the document must fit 64-bit micros (N8). Pricing rejects everything that this schema rejects.'

const lines = kinds.listOf(kinds.objectOf(salesLine))
const adjustments = kinds.listOf(kinds.objectOf(adjustment))
const customerId = kinds.idWith(CUSTOMER_PREFIX, 'CustomerId')
const requestId = kinds.idLike(UUID.source, 'Uuid')

const requestFields = (): Fields => ({
  requestId: sentOnly(
    requestId,
    'The id of the request, a UUID (V5). The service uses it to recognise a repeated request. It is not part of a priced document.',
    {
      isOnlyChecked: true,
    },
  ),
  customerId: required(
    customerId,
    'The id of the customer, which begins with `cust_` (V5, V8). Also checked: if a catalogue is passed, it must have the customer (V6).',
    { isCheckedLater: true },
  ),
  reference: optional(kinds.text, "The customer's own reference.", { sample: '"RQ-2087 Banksia Street"' }),
  isSubmitted: optional(
    kinds.flag,
    'Whether the document is submitted. When omitted, false. Also checked: flashings of a submitted document must be complete (F10).',
    { default: 'false' },
  ),
  labelIds: sentOnly(
    kinds.listOf(kinds.otherId),
    'The ids of labels for the document (V5). They are not part of a priced document.',
    {
      sample: '["label_new_build"]',
      isOnlyChecked: true,
    },
  ),
  lines: optional(lines, 'The lines, in order. When omitted, none (T11).', { isUnread: true }),
  adjustments: optional(adjustments, 'Discounts and surcharges on the whole document (T2).'),
  tax: optional(
    kinds.objectOf(taxDetail),
    'The tax according to the sender, for information only: the tax of the account is charged (T4).',
    {
      isOnlyChecked: true,
    },
  ),
})

export const orderRequest: Definition = {
  name: 'OrderRequest',
  example: `{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }`,
  says: `A request to create an order. ${REQUESTS_NOTE}`,
  fields: () => ({
    ...requestFields(),
    statusId: optional(kinds.otherId, "The id of the order's workflow status (V5, V8).", {
      sample: '"status_confirmed"',
    }),
  }),
  goes: 'in',
  requests: 'order',
  keeps: 'addresses',
  settledBy: 'requireCustomer',
  settledIf: ['without', 'customerId'],
  needsEmpty: true,
}

/** Has `companyName`, which pricing rejects, instead of the `statusId` of an order request. */
export const quoteRequest: Definition = {
  name: 'QuoteRequest',
  example: `{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }`,
  says: `A request to create a quote. ${REQUESTS_NOTE}`,
  fields: () => ({
    ...requestFields(),
    companyName: sentOnly(
      { ...kinds.textLike('^$'), sentType: `''`, reader: 'readCompanyName' },
      'Not supported: pricing rejects a request with a company name (V8).',
      { sample: '""', isOnlyChecked: true },
    ),
  }),
  goes: 'in',
  requests: 'quote',
  sameTypeAs: orderRequest,
  keeps: 'addresses',
  settledBy: 'requireCustomerOrCompany',
  settledIf: ['without', 'customerId'],
}

/** Fields that the service adds to a document, or that select the content of an answer. */
export const SERVICE_FIELDS = [
  'fields',
  'excludeFields',
  'orderId',
  'quoteId',
  'customerCompanyName',
  'statusName',
  'labels',
  'isArchived',
] as const

const ofTotals = { from: 'totals' } as const
const ofHeader = { from: 'header' } as const

const discountAmount = required(
  cents,
  'The sum of all discounts, of lines and of the document (T9). Do not subtract it from the subtotal, which already excludes the discounts of lines (T6).',
  ofTotals,
)

const amounts = (afterSubtotal: Fields): Fields => ({
  subtotal: required(cents, 'The sum of the line totals, before tax and adjustments (T1).', ofTotals),
  ...afterSubtotal,
  taxAmount: required(cents, 'The tax on the document (T4).', ofTotals),
  total: required(
    cents,
    'Subtotal minus the discounts on the document, plus surcharges and tax (T6).',
    ofTotals,
  ),
  totalCost: required(cents, 'The sum of the line costs (T7).', ofTotals),
  margin: required(cents, 'The total before tax, minus the total cost (T7).', ofTotals),
  labourTotal: required(cents, 'The sum of the labour line totals (T8).', ofTotals),
})

const totals = (ofQuote: Fields): Fields => ({
  ...amounts(ofQuote),
  tax: optional(kinds.objectOf(accountTax), "The account's tax, if it has one (T5)."),
})

const pricedAdjustments: Fields = {
  adjustments: optional(
    kinds.listOf(kinds.pricedObjectOf(pricedAdjustment)),
    'Discounts and surcharges as sent, with applied amounts (T2).',
  ),
}

const priced: Fields = {
  lines: required(lines, 'The lines in order, with all computed figures.', {
    isComputed: true,
  }),
  ...pricedAdjustments,
}

const header: Fields = {
  customerId: required(customerId, 'The id of the customer (V8).', { ...ofHeader, isCheckedLater: true }),
  reference: optional(kinds.text, "The customer's own reference, as sent.", {
    ...ofHeader,
    sample: '"RQ-2087 Banksia Street"',
  }),
  isSubmitted: required(kinds.flag, 'Whether the document is submitted. False when omitted.', ofHeader),
}

export const orderTotals: Definition = {
  name: 'OrderTotals',
  says: 'The totals of an order, with its adjustments.',
  fields: () => ({ ...pricedAdjustments, ...totals({}) }),
  goes: 'out',
  namesFrom: 'totals',
}

export const quoteTotals: Definition = {
  name: 'QuoteTotals',
  says: 'The totals of a quote, with its adjustments.',
  fields: () => ({ ...pricedAdjustments, ...totals({ discountAmount }) }),
  goes: 'out',
  namesFrom: 'totals',
}

export const documentTotals: Definition = {
  name: 'DocumentTotals',
  says: 'The totals of a document, with the figures behind them (T1 to T9).',
  fields: () => ({
    ...amounts({
      discounts: required(
        cents,
        'The discounts on the document, without the discounts of its lines (T2).',
        ofTotals,
      ),
      surcharges: required(cents, 'The surcharges on the document (T2).', ofTotals),
      taxableBase: required(cents, 'The amount that is taxed (T3).', ofTotals),
    }),
    discountAmount,
  }),
  goes: 'out',
  namesFrom: 'totals',
}

export const pricedTotals: Definition = {
  name: 'PricedTotals',
  says: 'Lines and adjustments, priced, with the totals of a quote.',
  fields: () => ({ ...priced, ...totals({ discountAmount }) }),
  goes: 'out',
}

const RESULTS_NOTE =
  'Fields that a request omits may be absent. Null occurs only in values kept as sent. Later releases may add fields.'

export const pricedOrder: Definition = {
  name: 'PricedOrder',
  says: `A priced order. ${RESULTS_NOTE}`,
  fields: () => ({
    ...header,
    statusId: optional(kinds.otherId, "The id of the order's workflow status, as sent.", {
      ...ofHeader,
      sample: '"status_confirmed"',
    }),
    ...priced,
    ...totals({}),
  }),
  goes: 'out',
  keeps: 'addresses',
  heldIn: 'header',
}

export const pricedQuote: Definition = {
  name: 'PricedQuote',
  says: `A priced quote. ${RESULTS_NOTE}`,
  fields: () => ({ ...header, ...priced, ...totals({ discountAmount }) }),
  goes: 'out',
  keeps: 'addresses',
  heldIn: 'header',
}
