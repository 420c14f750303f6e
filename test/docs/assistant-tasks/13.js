// 2 × 3 m of a tapered flashing, 250 mm at one end and 290 mm at the other, priced from a table.
import { drawProfile, flashingPriceFromTable, measureFlashing } from 'quotewright'
import { money } from 'quotewright/input'
const account = { currency: 'AUD' }
const far = drawProfile([{ size: 100 }, { size: 150, turn: 90 }]),
  near = drawProfile([{ size: 100 }, { size: 190, turn: 90 }])
if (!far.ok || !near.ok) throw new Error('profile')
const flashing = { drawing: far.value, otherSides: [near.value], subitems: [{ amount: 2, length: 3000 }] }
const measured = measureFlashing(flashing, account)
if (!measured.ok) throw new Error(JSON.stringify(measured.problems))
const { totalGirth: girth, bends } = measured.value
const price = (text) => money(text, account)
const table = {
  sheets: [
    {
      rows: [
        { fromMm: 0, toMm: 250, prices: [{ bends: 4, price: price('12.60') }] },
        { fromMm: 250, toMm: 400, prices: [{ bends: 4, price: price('15.20') }] },
      ],
      taper: price('2.00'),
    },
  ],
}
const found = flashingPriceFromTable(table, { girth, bends, isTapered: true }, account)
if (!found.ok) throw new Error(JSON.stringify(found.problems))
const priced = measureFlashing({ ...flashing, unitPrice: found.value.unitPrice }, account)
console.log(
  girth,
  bends,
  found.value.unitPrice.amountMicros,
  priced.ok && priced.value.totalPrice.amountMicros,
)
// 290 1 17200000 103200000
