// A roof: 20 sheets of 5.5 m at $21.40 less 7.5%, an apron of 4 × 3 m at $16.20, 10 hours at $78: total.
import { drawProfile, measureFlashing, priceQuote } from 'quotewright'
import { formatMoney, money } from 'quotewright/input'

const account = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const profile = drawProfile([{ size: 120 }, { size: 90, turn: 90 }])
if (!profile.ok) throw new Error(JSON.stringify(profile.problems))
const apron = {
  productName: 'Apron',
  unitPrice: money('16.20', account),
  subitems: [{ amount: 4, length: 3000 }],
  drawing: profile.value,
}
const measured = measureFlashing(apron, account)
if (!measured.ok) throw new Error(JSON.stringify(measured.problems))
const { totalGirth, bends, totalPrice } = measured.value
const sheets = {
  pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
  measurements: [{ length: '5.5', amount: '20' }],
  unitPrice: money('21.40', account),
  discount: '7.5',
}
const lines = [
  { onTheFly: { productName: 'Corrugated', pricing: sheets } },
  { flashing: { ...apron, totalGirth, bends, totalPrice } },
  { labour: { productName: 'Install', pricing: { quantity: '10', unitPrice: money('78', account) } } },
]
const quote = priceQuote({ customerId: 'cust_a', lines }, account)
if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
// 2177.45 + 194.40 + 780.00 = 3151.85, and 315.19
console.log(formatMoney(quote.value.total, { locale: 'en-AU' }))
// $3,467.04
