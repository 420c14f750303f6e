// Credit for two sheets at $45.00 that came back.
import { priceQuote } from 'quotewright'
const q = priceQuote(
  {
    customerId: 'cust_a',
    lines: [
      {
        onTheFly: {
          productName: 'Sheet',
          pricing: { quantity: '-2', unitPrice: { amountMicros: '45000000' } },
        },
      },
    ],
  },
  { currency: 'AUD', tax: { rate: '0.10' } },
)
console.log(q.ok ? q.value.total.amountMicros : q.problems)
// -99000000
