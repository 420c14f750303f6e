// 3 ridge caps at $11.23 less 10%, 10% GST. Print the total in dollars..
import { priceQuote } from 'quotewright'
import { formatMoney, money } from 'quotewright/input'
const account = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const q = priceQuote(
  {
    customerId: 'cust_a',
    lines: [
      {
        onTheFly: {
          productName: 'Ridge cap',
          pricing: { quantity: '3', unitPrice: money('11.23', account), discount: '10' },
        },
      },
    ],
  },
  account,
)
console.log(q.ok ? formatMoney(q.value.total, { locale: 'en-AU' }) : q.problems)
// $33.35
