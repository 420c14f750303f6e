// Cost 60, price 85, 8 hours: which discount leaves a margin of 160.00?.
import { solve } from 'quotewright/solve'
const account = { currency: 'AUD', tax: { rate: '0.10' } }
const lines = [
  {
    labour: {
      pricing: { quantity: '8', unitPrice: { amountMicros: '85000000' }, cost: { amountMicros: '60000000' } },
    },
  },
]
const a = solve({ customerId: 'cust_a', lines }, account, { margin: { amountMicros: '160000000' } }, [
  { type: 'discount' },
])
console.log(a.ok ? [a.value.outcome, a.value.change?.amount?.amountMicros] : a.problems)
// [ 'exact', '40000000' ]
