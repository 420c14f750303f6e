import {
  errorEnvelope,
  editQuote,
  priceOrder,
  priceQuote,
  parseAccount,
  parseCatalogue,
  type Account,
  type Catalogue,
  type ErrorEnvelope,
  type MoneyInput,
  type QuoteEditor,
  type OrderRequestInput,
  type PricedOrder,
  type PricedQuote,
  type Problem,
  type QuoteRequestInput,
  type Result,
  type SalesLineInput,
} from 'quotewright'

const unitPrice: MoneyInput = { amountMicros: '85000000', currency: 'AUD' }
const install: SalesLineInput = { labour: { productName: 'Install', pricing: { quantity: '8', unitPrice } } }
const quoteRequest: QuoteRequestInput = { customerId: 'cust_1', lines: [install] }
const orderRequest: OrderRequestInput = { customerId: 'cust_1', lines: [install] }

export function priceBoth(settings: Account): ErrorEnvelope | readonly [PricedQuote, PricedOrder] {
  const account = parseAccount(settings)
  if (!account.ok) return errorEnvelope(account.problems)
  const lookUps: Result<Catalogue> = parseCatalogue({})
  if (!lookUps.ok) return errorEnvelope(lookUps.problems)
  const quote = priceQuote(quoteRequest, account.value, lookUps.value)
  const order = priceOrder(orderRequest, account.value, lookUps.value)
  if (!quote.ok) return errorEnvelope(quote.problems)
  if (!order.ok) return errorEnvelope(order.problems)
  const micros: string = quote.value.total.amountMicros
  return micros === order.value.total.amountMicros ? [quote.value, order.value] : errorEnvelope([])
}

export function codesOf(request: QuoteRequestInput): readonly Problem['code'][] {
  const open: Result<QuoteEditor> = editQuote(request, { currency: 'AUD' })
  return open.ok ? [] : open.problems.map(({ code }) => code)
}

export const ownCode: ErrorEnvelope = errorEnvelope([
  { code: 'no_credit', message: 'The customer has no credit.', param: 'customer_id' },
])

// @ts-expect-error A problem of one's own needs a message.
export const withoutMessage = errorEnvelope([{ code: 'no_credit', param: 'customer_id' }])

// @ts-expect-error Money is a string of micros, never a number.
export const wrong: MoneyInput = { amountMicros: 85 }

export const json = (sent: unknown, fields: Readonly<Record<string, unknown>>) => [
  priceQuote(sent, { currency: 'AUD' }),
  priceOrder(fields, { currency: 'AUD' }),
]

export const misspelt = priceQuote(
  // @ts-expect-error A literal is checked, at any depth.
  { customerId: 'cust_1', lines: [{ labour: { prcing: {} } }] },
  { currency: 'AUD' },
)

// @ts-expect-error The fields of the request too.
export const misspeltField = editQuote({ custmerId: 'cust_1' }, { currency: 'AUD' })
