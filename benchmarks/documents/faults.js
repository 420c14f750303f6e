/** Ordinary quotes with a problem on every line. Each code has a function that spoils a line. */
import { ordinaryQuote } from './ordinary.js'

const SPOILERS = {
  invalid_decimal: ({ pricing }) => (pricing.discount = '7,5'),
  too_many_decimals: ({ pricing }) => (pricing.discount = '7.125'),
  out_of_range: ({ pricing }) => (pricing.discount = '120'),
  invalid_money: ({ pricing }) => (pricing.unitPrice.amountMicros = 12.5),
  invalid_currency: ({ pricing }) => (pricing.unitPrice.currency = 'aud'),
  unit_price_required: ({ pricing }) => delete pricing.unitPrice,
  total_price_mismatch: ({ pricing }) => (pricing.totalPrice = { amountMicros: '1230000', currency: 'AUD' }),
  amount_out_of_range: ({ pricing }) => (pricing.unitPrice.amountMicros = '9223372036854770000'),
  measurements_not_allowed: ({ pricing }) => {
    pricing.pricingStrategy = 'PRICING_STRATEGY_BASIC_QUANTITIES'
    pricing.quantity = '1'
    pricing.measurements = [{ length: '2.4', amount: '3' }]
  },
  unknown_enum_value: ({ pricing }) => (pricing.pricingStrategy = 'PRICING_STRATEGY_GUESS'),
  legacy_field: ({ pricing }) => (pricing.measurementItems = []),
  invalid_type: (line) => (line.productName = 12),
  line_kind_missing: (_, line) => {
    line.catalogue = undefined
    line.onTheFly = undefined
  },
}

export function faultyQuotes(lines) {
  return Object.entries(SPOILERS).map(([code, spoil]) => {
    const request = ordinaryQuote(lines)
    for (const line of request.lines) spoil(Object.values(line)[0], line)
    return { code, request: JSON.parse(JSON.stringify(request)) }
  })
}
