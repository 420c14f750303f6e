// A CSV with a wrong cell: name the cell. Without it, price the rest.
import { priceQuote } from 'quotewright'
import { formatMoney } from 'quotewright/input'
import { requestFromRows } from 'quotewright/sheet'

const settings = { locale: 'en-AU', currency: 'AUD', request: { customerId: 'cust_a' } }
const rowsOf = (csv) => csv.split('\n').map((line) => line.split(','))
const wrong = requestFromRows(rowsOf('Product,Qty,Unit price\nScrews,200,0.12\nGutter,abc,85'), settings)
console.log(wrong.ok ? 'read' : wrong.problems.map(({ cell, code }) => `${cell} ${code}`).join())
const sheet = requestFromRows(rowsOf('Product,Qty,Unit price\nScrews,200,0.12'), settings)
if (!sheet.ok) throw new Error('the sheet has a problem')
const quote = priceQuote(sheet.value.request, { currency: 'AUD' })
if (quote.ok) console.log(formatMoney(quote.value.total, { locale: 'en-AU' }))
// B3 unreadable_text
// $24.00
