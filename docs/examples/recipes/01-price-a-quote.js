// Price a quote and show its total.
import { priceQuote } from 'quotewright'
import { formatMoney, money } from 'quotewright/input'

const account = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const pricing = { quantity: '8', unitPrice: money('85.00', account) }
const quote = priceQuote(
  { customerId: 'cust_1', lines: [{ labour: { productName: 'Install', pricing } }] },
  account,
)
if (!quote.ok) throw new Error(quote.problems.map(({ param, message }) => `${param}: ${message}`).join('\n'))
console.log(formatMoney(quote.value.total, { locale: 'en-AU' }))
// $748.00
