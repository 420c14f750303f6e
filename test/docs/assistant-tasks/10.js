// Why is the total of a flashing line what it is? Two drawings measured, table of figures.
import { drawProfile, measureFlashing, priceQuote } from 'quotewright'
import { explainQuote, renderExplanationText } from 'quotewright/explain'
const account = { currency: 'AUD', tax: { rate: '0.10' } }
const p = drawProfile([{ size: 30 }, { size: 120, turn: 90 }, { size: 120, turn: -45 }])
if (!p.ok) throw new Error(JSON.stringify(p.problems))
const flashing = {
  productName: 'Valley',
  drawing: p.value,
  subitems: [{ amount: 4, length: 3600 }],
  unitPrice: { amountMicros: '18000000' },
}
const m = measureFlashing(flashing, account)
if (!m.ok) throw new Error(JSON.stringify(m.problems))
const { totalGirth, bends, totalPrice } = m.value
console.log(totalGirth, bends, totalPrice.amountMicros)
const request = {
  customerId: 'cust_a',
  lines: [{ flashing: { ...flashing, totalGirth, bends, totalPrice } }],
}
const q = priceQuote(request, account)
const e = explainQuote(request, account)
console.log(
  q.ok && q.value.total.amountMicros,
  e.ok && renderExplanationText(e.value, { figure: 'total', depth: 1 }).split('\n')[0],
)
// 270 2 259200000
// 285120000 total: subtotal + tax = 259.20 + 25.92 = 285.12 (T6)
