// A sheet for the workshop: names and pieces, and no prices.
import { priceQuote } from 'quotewright'
import { money } from 'quotewright/input'
import { renderQuoteHtml } from 'quotewright/print'

const account = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const pricing = {
  pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
  measurements: [{ length: '6.1', amount: '22' }],
  unitPrice: money('19.85', account),
}
const quote = priceQuote(
  { customerId: 'cust_a', lines: [{ onTheFly: { productName: 'Corrugated', pricing } }] },
  account,
)
if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
const html = renderQuoteHtml(quote.value, {
  view: 'workshop',
  locale: 'en-AU',
  account,
  company: { name: 'Roofers' },
})
if (!html.ok) throw new Error(JSON.stringify(html.problems))
console.log(html.value.includes('Corrugated'), html.value.includes('2,663.87'))
// true false
