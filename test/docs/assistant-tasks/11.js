// 10% off, and then 5% off what is left of $45.00.
import { priceQuote } from 'quotewright'
import { money } from 'quotewright/input'
const account = { currency: 'AUD', adjustmentPercentages: 'in-turn' }
const lines = [{ labour: { pricing: { quantity: '1', unitPrice: money('45.00', account) } } }]
const adjustments = ['10', '5'].map((percentage) => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage }))
const quote = priceQuote({ customerId: 'cust_1', lines, adjustments }, account)
if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
console.log(
  quote.value.adjustments.map(({ appliedAmount }) => appliedAmount.amountMicros),
  quote.value.total.amountMicros,
)
// [ '4500000', '2030000' ] 38470000
