// Find misspelt fields in a quote.
import { adviseQuote } from 'quotewright'
const a = adviseQuote(
  {
    customerId: 'cust_a',
    lines: [{ labour: { pricing: { quantity: '1', unitPrice: { amountMicros: '85000000' }, discnt: '5' } } }],
  },
  { currency: 'AUD' },
)
console.log(a.ok ? a.value.map(({ code, param }) => `${code} at ${param}`).join() : a.problems)
// unknown_field at lines[0].labour.pricing.discnt
