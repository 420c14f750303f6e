// Explain a figure: its formula, its inputs and its rules.
import { explainQuote, renderExplanationText } from 'quotewright/explain'

const pricing = { quantity: '2.25', unitPrice: { amountMicros: '84950000' } }
const request = { customerId: 'cust_1', lines: [{ labour: { pricing } }] }
const explanation = explainQuote(request, { currency: 'AUD', tax: { rate: '0.10' } })
if (!explanation.ok) throw new Error(JSON.stringify(explanation.problems))
console.log(renderExplanationText(explanation.value, { figure: 'tax_amount', depth: 1 }).split('\n')[0])
// tax: total of the taxable lines × tax rate = 191.14 × 0.1 = 19.114 → 19.11 (T4)
