import { describe, expect, test } from 'vitest'
import { flashing, item, kit, labour, note, sheet } from '../../src/entries/form.js'
import { priceQuote, type SalesLineInput } from '../../src/entries/index.js'

const AMOUNT = { amountMicros: '19850000', currency: 'AUD' }
const micros = (amountMicros: string) => ({ amountMicros })
const pieces = [{ amount: '2', length: '6.1' }]
const METRES = 'PRICING_STRATEGY_LINEAL_METRES'
const SQUARE = 'PRICING_STRATEGY_SQUARE_METRES'

test.each<[SalesLineInput, object]>([
  [note({ text: 'By others.' }), { notes: { text: 'By others.' } }],
  [item({ productName: 'Screws' }), { onTheFly: { productName: 'Screws' } }],
  [
    item({
      productName: 'Screws',
      colour: 'Zinc',
      quantity: '4',
      discount: '5',
      unitPrice: '12.50',
      cost: '7',
      margin: '-0.005',
    }),
    {
      onTheFly: {
        productName: 'Screws',
        colour: 'Zinc',
        pricing: {
          quantity: '4',
          discount: '5',
          unitPrice: micros('12500000'),
          cost: micros('7000000'),
          margin: micros('-5000'),
        },
      },
    },
  ],
  [
    item({ productId: 'prod_1', quantity: '4' }),
    { catalogue: { productId: 'prod_1', pricing: { quantity: '4' } } },
  ],
  [
    labour({ productName: 'Install', quantity: '8', totalPrice: AMOUNT, isTaxFree: true }),
    { labour: { productName: 'Install', pricing: { quantity: '8', totalPrice: AMOUNT, isTaxFree: true } } },
  ],
  [
    flashing({
      productName: 'Apron',
      unitPrice: '1',
      totalPrice: '2',
      customPrice: '3',
      customPricePerLength: '4',
    }),
    {
      flashing: {
        productName: 'Apron',
        unitPrice: micros('1000000'),
        totalPrice: micros('2000000'),
        customPrice: micros('3000000'),
        customPricePerLength: micros('4000000'),
      },
    },
  ],
  [
    kit({ productName: '2', customPricing: true, components: [], totalPrice: '250.00' }),
    {
      productKit: {
        productName: '2',
        customPricing: true,
        components: [],
        pricing: { totalPrice: micros('250000000') },
      },
    },
  ],
  [
    sheet({ productId: 'prod_1', pieces, unitPrice: '10' }),
    {
      catalogue: {
        productId: 'prod_1',
        pricing: { pricingStrategy: METRES, unitPrice: micros('10000000'), measurements: pieces },
      },
    },
  ],
  [
    sheet({ productName: 'Corrugated' }),
    { onTheFly: { productName: 'Corrugated', pricing: { pricingStrategy: METRES } } },
  ],
  [item({ productId: null as never, quantity: '4' }), { onTheFly: { pricing: { quantity: '4' } } }],
  ...[undefined, null].map((pricingStrategy): [SalesLineInput, object] => [
    sheet({ productName: 'Corrugated', pricingStrategy }),
    { onTheFly: { productName: 'Corrugated', pricing: { pricingStrategy: METRES } } },
  ]),
  [
    sheet({ productName: 'Corrugated', pricingStrategy: SQUARE, quantity: '3' }),
    { onTheFly: { productName: 'Corrugated', pricing: { pricingStrategy: SQUARE, quantity: '3' } } },
  ],
])('a line made in code has its pricing in one object: %j', (line, expected) => {
  expect(line).toStrictEqual(expected)
})

describe('a line of sheets', () => {
  test('is priced by the measure that it names', () => {
    const line = sheet({
      productName: 'Corrugated',
      unitPrice: '10.00',
      pricingStrategy: SQUARE,
      pieces: [{ amount: '2', length: '6', width: '0.5' }],
    })
    const quote = priceQuote({ customerId: 'cust_1', lines: [line] }, { currency: 'AUD' })
    // 2 × 6 × 0.5 m² at 10.00 are 60.00.
    expect(quote.ok && quote.value.total.amountMicros).toBe('60000000')
  })
})
