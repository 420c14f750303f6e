// An order of $1,000.00 with 5% off and tax-free freight of $80: total.
import { priceOrder } from 'quotewright'
const account = { currency: 'AUD', tax: { rate: '0.10' } }
const o = priceOrder(
  {
    customerId: 'cust_a',
    lines: [{ labour: { pricing: { quantity: '10', unitPrice: { amountMicros: '100000000' } } } }],
    adjustments: [
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '5' },
      {
        type: 'ADJUSTMENT_TYPE_SURCHARGE',
        name: 'Freight',
        amount: { amountMicros: '80000000' },
        isTaxFree: true,
      },
    ],
  },
  account,
)
console.log(o.ok ? o.value.total.amountMicros : o.problems)
// 1125000000
