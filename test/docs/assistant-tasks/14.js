// A caller sends three ridge caps at $1.12 in place of $11.23: find the price that differs from the list.
import { applyPriceBook, readPriceBook, verifyPrices } from 'quotewright/price-book'
import { money } from 'quotewright/input'
const account = { currency: 'AUD' }
const book = readPriceBook(
  [
    ['Product', 'Unit', 'Price'],
    ['Ridge cap', 'each', '$11.23'],
  ],
  { currency: 'AUD', locale: 'en-AU' },
)
if (!book.ok) throw new Error('book')
const body = {
  customerId: 'cust_1',
  lines: [
    { onTheFly: { productName: 'Ridge cap', pricing: { quantity: '3', unitPrice: money('1.12', account) } } },
  ],
}
const filled = applyPriceBook(body, book.value, '2026-11-27', account)
if (!filled.ok) throw new Error('account')
const findings = verifyPrices(filled.value.request, book.value, '2026-11-27', account)
if (!findings.ok) throw new Error('account')
console.log(findings.value.map(({ code, param, details }) => `${code} ${param} ${details.expected}`))
// [ 'price_differs lines[0].on_the_fly.pricing.unit_price 11230000' ]
