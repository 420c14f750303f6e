// A price list with one price from July: 100 screws without a price in the request.
import { priceQuote } from 'quotewright'
import { applyPriceBook, readPriceBook } from 'quotewright/price-book'

const account = { currency: 'AUD' }
const rows = [
  ['Product', 'Unit', 'Valid from', 'Price'],
  ['Screws', 'each', '2026-07-01', '$0.35'],
]
const book = readPriceBook(rows, { currency: 'AUD', locale: 'en-AU' })
if (!book.ok) throw new Error(JSON.stringify(book.problems))
const request = {
  customerId: 'cust_a',
  lines: [{ onTheFly: { productName: 'Screws', pricing: { quantity: '100' } } }],
}
const filled = applyPriceBook(request, book.value, '2026-11-27', account)
if (!filled.ok) throw new Error(JSON.stringify(filled.problems))
const quote = priceQuote(filled.value.request, account)
console.log(quote.ok ? quote.value.total.amountMicros : quote.problems)
// 35000000
