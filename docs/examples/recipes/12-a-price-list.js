// Fill in prices from a list with dates, then price.
import { priceQuote } from 'quotewright'
import { applyPriceBook, readPriceBook } from 'quotewright/price-book'

const account = { currency: 'AUD' }
const rows = [
  ['Product', 'Unit', 'Valid from', 'Price'],
  ['Corrugated', 'm', '2026-07-01', '$19.85'],
]
const book = readPriceBook(rows, { currency: 'AUD', locale: 'en-AU' })
if (!book.ok) throw new Error(JSON.stringify(book.problems))
const pricing = {
  pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
  measurements: [{ length: '6', amount: '10' }],
}
const sent = { customerId: 'cust_1', lines: [{ onTheFly: { productName: 'Corrugated', pricing } }] }
const filled = applyPriceBook(sent, book.value, '2026-11-27', account)
if (!filled.ok) throw new Error(JSON.stringify(filled.problems))
const quote = priceQuote(filled.value.request, account)
console.log(quote.ok && quote.value.total.amountMicros)
// 1191000000
