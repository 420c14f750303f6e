// Print a priced quote as HTML for a customer: without costs and margins.
import { priceQuote } from 'quotewright'
import { money } from 'quotewright/input'
import { renderQuoteHtml } from 'quotewright/print'

const account = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const pricing = { quantity: '4', unitPrice: money('85.78', account), cost: money('52.10', account) }
const quote = priceQuote(
  { customerId: 'cust_1', lines: [{ onTheFly: { productName: 'Ridge', pricing } }] },
  account,
)
if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
const html = renderQuoteHtml(quote.value, {
  view: 'customer', // or workshop, invoice, internal
  locale: 'en-AU',
  account,
  company: { name: 'Harbour Roofing' }, // required, as are view and locale
  texts: { number: 'Q-2087' },
})
if (!html.ok) throw new Error(JSON.stringify(html.problems))
console.log(html.value.includes('$343.12'), html.value.includes('52.10'))
// true false
