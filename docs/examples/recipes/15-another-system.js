// Name the rounding that gives another system's total.
import { diagnose } from 'quotewright/diagnose'

const account = { currency: 'AUD', tax: { rate: '0.10' } }
const line = { labour: { pricing: { quantity: '3', unitPrice: { amountMicros: '1040000' } } } }
const request = { customerId: 'cust_1', lines: [line, line, line] }
const figures = { total: { amountMicros: '10290000' } } // what it showed; also subtotal and taxAmount
const diagnosis = diagnose([{ request, figures }], account) // several documents say more
if (!diagnosis.ok) throw new Error(JSON.stringify(diagnosis.problems))
const { explanations } = diagnosis.value
console.log(explanations.some(({ policies }) => policies.includes('tax-by-line')))
// true
