// Price the rows of a spreadsheet: texts of a CSV, or cells. `problems` name cells.
import { priceQuote } from 'quotewright'
import { requestFromRows, sheetProblems } from 'quotewright/sheet'

const account = { currency: 'AUD', tax: { rate: '0.10' } }
const csv =
  'Product,Pieces,Qty,Unit price,Discount\nCorrugated,22/6.1; 14/4.35,,19.85,5%\nRidge cap,,3,11.23,'
const rows = csv.split('\n').map((line) => line.split(',')) // a CSV with quotes needs a parser, such as papaparse
const sheet = requestFromRows(rows, {
  locale: 'en-AU',
  currency: 'AUD',
  request: { customerId: 'cust_1' }, // what the sheet does not have
})
if (!sheet.ok) throw new Error(sheet.problems.map(({ cell, message }) => `${cell}: ${message}`).join('\n'))
const quote = priceQuote(sheet.value.request, account)
if (!quote.ok) throw new Error(JSON.stringify(sheetProblems(quote.problems, sheet.value.places)))
console.log(quote.value.subtotal.amountMicros)
// 3712790000
