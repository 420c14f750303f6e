// Read a price, a quantity and a discount as a person types them, and price the line.
import { priceQuote } from 'quotewright'
import { formatMoney, parseInput } from 'quotewright/input'
const account = { currency: 'AUD' }
const read = (text, field) => {
  const r = parseInput(text, { locale: 'en-AU', ...field })
  if (r.status !== 'ok') throw new Error(`${text}: ${r.status}`)
  return r.value
}
const unitPrice = { amountMicros: read('$1,234.50', { kind: 'money', currency: 'AUD' }) }
const quantity = read('2.5', { kind: 'quantity' })
const discount = read('10%', { kind: 'percent' })
const q = priceQuote(
  {
    customerId: 'cust_a',
    lines: [{ onTheFly: { productName: 'Skylight', pricing: { quantity, unitPrice, discount } } }],
  },
  account,
)
console.log(q.ok ? formatMoney(q.value.total, { locale: 'en-AU' }) : q.problems)
// $2,777.63
