// Find the discount that makes the total 700.00.
import { priceQuote } from 'quotewright'
import { solve } from 'quotewright/solve'

const account = { currency: 'AUD', tax: { rate: '0.10' } }
const lines = [{ labour: { pricing: { quantity: '8', unitPrice: { amountMicros: '85000000' } } } }]
const goal = { total: { amountMicros: '700000000' } }
const answer = solve({ customerId: 'cust_1', lines }, account, goal, [{ type: 'discount' }])
if (!answer.ok || answer.value.outcome !== 'exact') throw new Error('use the nearest totals of the answer')
console.log(answer.value.change.amount.amountMicros)
const quote = priceQuote(answer.value.request, account)
console.log(quote.ok && quote.value.total.amountMicros)
// 43640000
// 700000000
