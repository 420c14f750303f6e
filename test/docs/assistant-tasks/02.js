// 5 panels of 2.4 m × 0.9 m at $12.50 a square metre: subtotal.
import { priceQuote } from 'quotewright'
import { formatMoney, money } from 'quotewright/input'
const account = { currency: 'AUD' }
const pricing = {
  pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
  measurements: [{ length: '2.4', width: '0.9', amount: '5' }],
  unitPrice: money('12.50', account),
}
const q = priceQuote(
  { customerId: 'cust_a', lines: [{ onTheFly: { productName: 'Panel', pricing } }] },
  account,
)
console.log(q.ok ? formatMoney(q.value.subtotal, { locale: 'en-AU' }) : q.problems)
// $135.00
