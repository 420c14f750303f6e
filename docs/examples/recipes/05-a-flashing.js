// Measure a flashing first, then put its figures on the line: a document never derives them.
import { drawProfile, measureFlashing, priceQuote } from 'quotewright'
import { money } from 'quotewright/input'

const account = { currency: 'AUD', tax: { rate: '0.10' } }
const profile = drawProfile([{ size: 100 }, { size: 150, turn: 90 }])
if (!profile.ok) throw new Error(JSON.stringify(profile.problems))
const flashing = {
  productName: 'Apron',
  unitPrice: money('14.00', account), // per metre
  subitems: [{ amount: 3, length: 2400 }], // the cut list: JSON numbers, in mm
  drawing: profile.value,
}
const measured = measureFlashing(flashing, account)
if (!measured.ok) throw new Error(JSON.stringify(measured.problems))
const { totalGirth, bends, totalPrice } = measured.value
console.log(totalGirth, bends, totalPrice.amountMicros)
const line = { ...flashing, totalGirth, bends, totalPrice }
const quote = priceQuote({ customerId: 'cust_1', lines: [{ flashing: line }] }, account)
console.log(quote.ok && quote.value.total.amountMicros) // 3 × 2.4 m × 14.00, and tax
// 250 1 100800000
// 110880000
