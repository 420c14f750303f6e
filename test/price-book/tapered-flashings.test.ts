import { expect, test } from 'vitest'
import { applyPriceBook, readPriceBook } from '../../src/entries/price-book.js'

const money = (amountMicros: string) => ({ amountMicros })
const side = (size: number) => ({
  isFreeDrawing: true,
  points: { a: { vectors: ['b'] }, b: { connect: ['a'] } },
  lines: { values: { 'a-b': { size } } },
})

test.each([
  ['narrower', [200], '14600000'],
  ['wider', [280], '14600000'],
  ['as wide', [250], '12600000'],
  ['missing', [], '12600000'],
])(
  'D6, F12: a flashing of 250 mm whose other side is %s (%j mm) costs %s micros per metre',
  (_, others, unitPrice) => {
    // 12.60, and 2.00 for a taper.
    const rows = [{ fromMm: 0, toMm: 300, prices: [{ bends: 2, price: money('12600000') }] }]
    const flashingPrices = { sheets: [{ rows, taper: money('2000000') }] }
    const book = readPriceBook([{ product: 'Barge', price: '20' }], { currency: 'AUD', flashingPrices })
    if (!book.ok) throw new Error(JSON.stringify(book.problems))
    const flashing = { productName: 'Apron', drawing: side(250), otherSides: others.map(side) }
    const request = { customerId: 'cust_1', lines: [{ flashing }] }
    const applied = applyPriceBook(request, book.value, '2026-11-27', { currency: 'AUD' })
    expect(applied.ok && applied.value.request).toMatchObject({
      lines: [{ flashing: { unitPrice: { amountMicros: unitPrice } } }],
    })
  },
)
