// A total of $17.02, paid in cash in a country whose smallest coin is five cents.
import { priceQuote } from 'quotewright'
import { formatMoney, money } from 'quotewright/input'
import { roundToCash } from 'quotewright/solve'
const account = { currency: 'AUD', tax: { rate: '0.10' } }
const quote = priceQuote(
  {
    customerId: 'cust_1',
    lines: [{ labour: { pricing: { quantity: '1', unitPrice: money('15.47', account) } } }],
  },
  account,
)
if (!quote.ok) throw new Error('no')
const cash = roundToCash(quote.value.total, '5')
if (!cash.ok) throw new Error(JSON.stringify(cash.problems))
console.log(
  formatMoney(quote.value.total, { locale: 'en-AU' }),
  formatMoney(cash.value.total, { locale: 'en-AU' }),
  formatMoney(cash.value.rounding, { locale: 'en-AU' }),
)
// $17.02 $17.00 -$0.02
