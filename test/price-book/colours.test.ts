import { describe, expect, test } from 'vitest'
import { readPriceBook, verifyPrices } from '../../src/entries/price-book.js'

const AUD = { currency: 'AUD' }
const read = readPriceBook(
  [
    { product: 'prod_1', price: '11.23' },
    { product: 'prod_1', colour: 'Charcoal', price: '15.00' },
  ],
  { currency: 'AUD' },
)

/** Returns the findings of a line that sends the price without a colour. */
function codesOf(params: { name: string; value: string }[]): readonly string[] {
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const pricing = { quantity: '1', unitPrice: { amountMicros: '11230000' } }
  const request = { customerId: 'cust_1', lines: [{ catalogue: { productId: 'prod_1', params, pricing } }] }
  const found = verifyPrices(request, read.value, '2026-11-27', AUD)
  return found.ok ? found.value.map(({ code }) => code) : ['refused']
}

describe('D3: the price of a colour', () => {
  test.each([
    [[{ name: 'Colour', value: 'Charcoal' }]],
    [[{ name: 'colour', value: 'Charcoal' }]],
    [[{ name: 'Color', value: 'Charcoal' }]],
    [[{ name: 'Colour', value: 'charcoal' }]],
    [
      [
        { name: 'Colour', value: 'Basalt' },
        { name: 'Colour', value: 'CHARCOAL' },
      ],
    ],
  ])('cannot be avoided by writing the colour as in %j', (params) => {
    expect(codesOf(params)).toEqual(['price_differs'])
  })

  test('is that of the product for a colour without a price of its own', () => {
    expect(codesOf([{ name: 'Colour', value: 'Basalt' }])).toEqual([])
  })
})
