import { readPriceBook } from '../../src/entries/price-book.js'

const amount = (amountMicros: string) => ({ amountMicros, currency: 'AUD' })

const flashingPrices = () => ({
  sheets: [{ rows: [{ fromMm: 0, toMm: 300, prices: [{ bends: 2, price: amount('12600000') }] }] }],
})

const rows = () => [
  { product: 'Cap', productRowId: 'row_1', priceLevel: 'A', colour: 'Red', unit: 'each', price: '11.23' },
  { product: 'Cap', validFrom: '2026-01-01', validTo: '2026-12-31', price: amount('11230000'), cost: 7.5 },
]

const request = () => ({
  customerId: 'cust_1',
  lines: [
    {
      catalogue: {
        productId: 'prod_1',
        productName: 'Cap',
        params: [{ name: 'Colour', value: 'Red' }],
        pricing: { quantity: '3', priceLevel: 'A', cost: amount('7500000'), markup: '50' },
      },
    },
    {
      productKit: {
        customPricing: false,
        pricing: { totalPrice: amount('11230000') },
        components: [
          {
            productType: 'PRODUCT_TYPE_ON_THE_FLY',
            productName: 'Cap',
            pricing: { quantity: '1', totalPrice: amount('11230000') },
          },
        ],
        subKits: [{ components: [] }],
      },
    },
    {
      flashing: {
        productName: 'Apron',
        totalGirth: '250',
        bends: '2',
        unitPrice: amount('12600000'),
        subitems: [{ amount: 2, length: 3000 }],
        drawing: { isFreeDrawing: true },
      },
    },
  ],
})

/** The book is frozen, so a test that replaces its parts would change nothing. */
function book() {
  const read = readPriceBook(rows(), { currency: 'AUD', flashingPrices: flashingPrices() })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

export const priceBookArguments = (): Readonly<Record<string, readonly unknown[]>> => {
  const account = { currency: 'AUD', minimumFlashingLengthMm: 600 }
  const use = { priceLevel: 'A' }
  return {
    readPriceBook: [rows(), { currency: 'AUD', locale: 'en-AU', flashingPrices: flashingPrices() }],
    applyPriceBook: [request(), book(), '2026-11-27', account, use],
    verifyPrices: [request(), book(), '2026-11-27', account, use],
    comparePriceBook: [[request()], book(), '2026-11-27', account, { ...use, kind: 'quote', catalogue: {} }],
    describePriceProblem: [
      { code: 'invalid_date', param: '[0].valid_from', path: [0, 'validFrom'], details: { sent: '"x"' } },
      'de',
    ],
  }
}
