// Why does a line of 7 hours at $12.345 come to $86.42?
import { explainQuote, renderExplanationText } from 'quotewright/explain'

const pricing = { quantity: '7', unitPrice: { amountMicros: '12345000' } }
const explanation = explainQuote(
  { customerId: 'cust_a', lines: [{ labour: { pricing } }] },
  { currency: 'AUD' },
)
if (!explanation.ok) throw new Error(JSON.stringify(explanation.problems))
const text = renderExplanationText(explanation.value, {
  figure: 'lines[0].labour.pricing.total_price',
  depth: 1,
})
console.log(text.split('\n')[0])
// line 1, line total: quantity × unit price = 7 × 12.345 = 86.415 → 86.42 (L3)
