// Show live totals and each problem at its field while somebody types.
import { describeProblem, priceLines } from 'quotewright'

const account = { currency: 'AUD', tax: { rate: '0.10' } }
const unitPrice = { amountMicros: '85000000' }
const lines = [
  { labour: { pricing: { quantity: '8', unitPrice } } },
  { labour: { pricing: { quantity: '', unitPrice } } },
]
const result = priceLines(lines, [], account)
const totals = result.ok ? result.value : result.partial // partial: only the valid lines
console.log(totals?.total.amountMicros)
for (const problem of result.ok ? [] : result.problems)
  console.log(
    problem.path.join('.'),
    describeProblem(problem, { locale: 'en', labels: { quantity: 'Hours' } }),
  )
// 748000000
// lines.1.labour.pricing.quantity Line 2: Hours: missing or zero, so the total is unknown. Enter a value.
