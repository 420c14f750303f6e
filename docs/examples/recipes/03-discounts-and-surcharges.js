// Take 10% off the whole document, and add a delivery charge.
import { priceQuote } from 'quotewright'
import { money } from 'quotewright/input'

const account = { currency: 'AUD', tax: { rate: '0.10' } }
const lines = [{ labour: { pricing: { quantity: '1', unitPrice: money('200.00', account) } } }]
const adjustments = [
  { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '10' },
  { type: 'ADJUSTMENT_TYPE_SURCHARGE', name: 'Delivery', amount: money('50.00', account) },
]
const quote = priceQuote({ customerId: 'cust_1', lines, adjustments }, account)
if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
console.log(quote.value.adjustments.map(({ name, appliedAmount }) => `${name} ${appliedAmount.amountMicros}`))
console.log(quote.value.total.amountMicros) // (200 - 20 + 50) × 1.1
// [ 'Trade 20000000', 'Delivery 50000000' ]
// 253000000
