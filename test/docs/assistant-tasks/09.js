// 40 m at $0.1234 are $4.94, and the accounting program has $4.80. Does it round the unit price to the cent?.
import { diagnose } from 'quotewright/diagnose'

const line = (quantity, amountMicros) => ({ labour: { pricing: { quantity, unitPrice: { amountMicros } } } })
const shown = (request, micros) => ({ request, figures: { total: { amountMicros: micros } } })
const diagnosis = diagnose(
  [
    shown({ customerId: 'cust_a', lines: [line('40', '123400')] }, '4800000'),
    shown({ customerId: 'cust_a', lines: [line('3', '1118000')] }, '3360000'), // 3 × 1.12
  ],
  { currency: 'AUD' },
)
if (!diagnosis.ok) throw new Error(JSON.stringify(diagnosis.problems))
console.log(diagnosis.value.explanations.some(({ policies }) => policies.join() === 'unit-price-to-cents'))
// true
