// Sheets by the metre with 5% off, a product with cost and markup, and a tax-free fee.
import { priceQuote } from 'quotewright'
import { formatMoney, money } from 'quotewright/input'

const account = { currency: 'AUD', tax: { rate: '0.10' }, minimumLinealLengthMm: 300 }
const lines = [
  {
    onTheFly: {
      productName: 'Roof sheet',
      pricing: {
        pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
        measurements: [{ length: '5.4', amount: '12' }, { length: '0.25' }], // one short piece counts 0.3 m
        unitPrice: money('18.50', account),
        discount: '5',
      },
    },
  },
  {
    catalogue: {
      productId: 'prod_screws',
      pricing: { quantity: '200', cost: money('0.12', account), markup: '50' },
    },
  },
  {
    onTheFly: {
      productName: 'Permit',
      pricing: { quantity: '1', unitPrice: money('150', account), isTaxFree: true },
    },
  },
]
const quote = priceQuote({ customerId: 'cust_1', lines }, account)
if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
const { subtotal, taxAmount, total } = quote.value
for (const amount of [subtotal, taxAmount, total]) console.log(formatMoney(amount, { locale: 'en-AU' }))
// $1,330.13
// $118.01
// $1,448.14
