// Split a document into a 30% deposit and the remainder. The parts add up in every figure.
import { splitDocument } from 'quotewright/solve'

const lines = [{ labour: { pricing: { quantity: '8', unitPrice: { amountMicros: '85000000' } } } }]
const account = { currency: 'AUD', tax: { rate: '0.10' } }
const split = splitDocument({ customerId: 'cust_1', lines }, account, [{ percentage: '30' }])
if (!split.ok) throw new Error(JSON.stringify(split.problems))
const { parts, remainder } = split.value
for (const { totals } of [...parts, remainder]) console.log(totals.total.amountMicros)
// 224400000
// 523600000
