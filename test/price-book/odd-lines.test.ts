import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import { applyPriceBook, comparePriceBook, verifyPrices } from '../../src/entries/price-book.js'
import { AUD, bookOf, DAY, money } from './books.js'

const lineWith = (line: object): Readonly<Record<string, unknown>> => ({
  customerId: 'cust_1',
  lines: [line],
})

function usedFor(line: object, ...rows: readonly object[]) {
  const applied = applyPriceBook(lineWith(line), bookOf(rows), DAY, AUD)
  return applied.ok ? Object.keys(applied.value.used) : applied.problems
}

describe('D3: the search for a price', () => {
  test('finds none for a strategy that has no unit', () => {
    const line = (pricingStrategy: string) => ({
      onTheFly: { productName: 'A', pricing: { quantity: '1', pricingStrategy } },
    })
    expect(usedFor(line('PRICING_STRATEGY_LINEAL_METRES'), { product: 'A', price: '1' })).toHaveLength(1)
    expect(usedFor(line('PRICING_STRATEGY_CUSTOM_FORMULA'), { product: 'A', price: '1' })).toEqual([])
  })

  test('finds a kit by its id, and a product by its colour among odd parameters', () => {
    const kit = { kitId: 'kit_1', productName: 'Kit', customPricing: true, pricing: { quantity: '1' } }
    const rows = [
      { product: 'kit_1', price: '25' },
      { product: 'Sheet', price: '9', colour: 'Red' },
    ]
    expect(usedFor({ productKit: kit }, ...rows)).toContain('lines[0].product_kit.pricing.unit_price')
    const params = [null, 'Colour', { name: 'Colour', value: 'Red' }]
    const sheet = { productName: 'Sheet', params, pricing: { quantity: '1' } }
    expect(usedFor({ catalogue: sheet }, ...rows)).toEqual(['lines[0].catalogue.pricing.unit_price'])
  })

  test('gives a line of work with a markup its price, since only the catalogue has prices by markup', () => {
    const pricing = { quantity: '1', markup: '40', cost: money('5000000') }
    expect(usedFor({ labour: { productName: 'A', pricing } }, { product: 'A', price: '10' })).toEqual([
      'lines[0].labour.pricing.unit_price',
    ])
  })
})

function findingsIn(line: object, ...rows: readonly object[]) {
  const found = verifyPrices(lineWith(line), bookOf(rows), DAY, AUD)
  return found.ok ? found.value.map(({ code, param, details }) => [code, param, details]) : found.problems
}

test('D3: A template that the book lacks is a finding of its flashing', () => {
  const line = { flashing: { templateId: 'flas_2', productName: 'Barge' } }
  const rows = [
    { product: 'flas_1', price: '1' },
    { product: 'Barge', price: '2' },
  ]
  expect(findingsIn(line, ...rows)).toContainEqual([
    'id_not_in_book',
    'lines[0].flashing.template_id',
    { sent: '"flas_2"' },
  ])
})

describe('D7: the prices of a kit', () => {
  const part = {
    productType: 'PRODUCT_TYPE_ON_THE_FLY',
    productName: 'Cap',
    pricing: { quantity: '2', unitPrice: money('10000000'), totalPrice: money('20000000') },
  }
  const rows = [
    { product: 'Cap', price: '10' },
    { product: 'Kit', price: '25' },
  ]

  test('K6: are those of one kit if it has no quantity', () => {
    const kit = (totalPrice: string) => ({
      productKit: {
        productName: 'Kit',
        customPricing: true,
        components: [part],
        pricing: { unitPrice: money('25000000'), totalPrice: money(totalPrice) },
      },
    })
    expect(findingsIn(kit('25000000'), ...rows)).toEqual([])
    expect(findingsIn(kit('24000000'), ...rows)).toEqual([
      [
        'total_differs',
        'lines[0].product_kit.pricing.total_price',
        { sent: '24000000', expected: '25000000' },
      ],
    ])
  })

  test('K2: are the sum of its parts, unless it has no total', () => {
    const kit = (pricing: object) => ({ productKit: { productName: 'Kit', components: [part], pricing } })
    expect(findingsIn(kit({}), ...rows)).toEqual([])
    expect(findingsIn(kit({ totalPrice: money('20000000') }), ...rows)).toEqual([])
    expect(findingsIn(kit({ totalPrice: money('21000000') }), ...rows)).toEqual([
      [
        'total_differs',
        'lines[0].product_kit.pricing.total_price',
        { sent: '21000000', expected: '20000000' },
      ],
    ])
  })
})

describe('a comparison of documents', () => {
  const line = { labour: { productName: 'A', pricing: { quantity: '1', unitPrice: money('10000000') } } }
  // Only an order refuses a wrong status. A document with fields of both kinds counts as a quote.
  test.each([
    [undefined, {}, 1],
    ['order', {}, 1],
    ['quote', {}, 0],
    [undefined, { quoteId: 'quote_1' }, 0],
    ['order', { quoteId: 'quote_1' }, 1],
  ])(
    'takes a document with the kind %s, %j and a wrong status, and refuses %i',
    async (kind, more, refused) => {
      const document = { ...lineWith(line), statusId: 5, ...more }
      const book = bookOf([{ product: 'A', price: '12' }])
      const report = await comparePriceBook([document], book, DAY, AUD, { kind } as object)
      expect(report).toMatchObject({ ok: true, value: { refused } })
    },
  )
})

const BOOK = bookOf([
  { product: 'Ridge cap', priceLevel: 'Trade', price: '10.00' },
  { product: 'Ridge cap', price: '11.00' },
  { product: 'Apron', priceLevel: 'A', price: '12.00' },
  { product: 'Apron', price: '13.00' },
])

describe('applyPriceBook', () => {
  test.each([[undefined], [null], ['absent']])(
    'D4: fills the total of a component with measurements outside its pricing, and %s in it',
    (measurements) => {
      const pricingStrategy = 'PRICING_STRATEGY_LINEAL_METRES'
      const component = {
        productType: 'PRODUCT_TYPE_ON_THE_FLY',
        productName: 'Ridge cap',
        measurements: [{ amount: '2', length: '6' }],
        pricing: measurements === 'absent' ? { pricingStrategy } : { pricingStrategy, measurements },
      }
      const sent = lineWith({ productKit: { productName: 'Kit', components: [component] } })
      const applied = applyPriceBook(sent, BOOK, DAY, AUD)
      const quote = applied.ok ? priceQuote(applied.value.request, AUD) : applied
      expect(quote.ok && quote.value.total.amountMicros).toBe('132000000') // 2 × 6 × 11.00
    },
  )

  test.each([
    ['', '12000000'],
    [' ', '12000000'],
    [null, '13000000'],
  ])('D3: gives a flashing with the level %j the price %s', (priceLevel, unitPrice) => {
    const applied = applyPriceBook(
      lineWith({ flashing: { productName: 'Apron', priceLevel } }),
      BOOK,
      DAY,
      AUD,
    )
    expect(applied.ok && Object.values(applied.value.used).map(({ price }) => price.amountMicros)).toEqual([
      unitPrice,
    ])
  })

  test('D2: finds a row without days whatever all objects inherit', () => {
    const sent = lineWith({ onTheFly: { productName: 'Ridge cap', pricing: { quantity: '1' } } })
    const inherited = { configurable: true, value: '9999-01-01' }
    try {
      Object.defineProperty(Object.prototype, 'validFrom', inherited)
      const applied = applyPriceBook(sent, BOOK, DAY, AUD)
      expect(applied.ok && Object.keys(applied.value.used)).toHaveLength(1)
    } finally {
      Reflect.deleteProperty(Object.prototype, 'validFrom')
    }
  })
})

describe('verifyPrices', () => {
  test('D3: ignores spaces around the level of the customer', () => {
    const pricing = { quantity: '1', priceLevel: 'Trade', unitPrice: { amountMicros: '10000000' } }
    const sent = lineWith({ onTheFly: { productName: 'Ridge cap', pricing } })
    expect(verifyPrices(sent, BOOK, DAY, AUD, { priceLevel: ' Trade ' })).toEqual({ ok: true, value: [] })
  })
})

const COLOURED = bookOf([
  { product: 'prod_1', price: '11.23' },
  { product: 'prod_1', colour: 'Charcoal', price: '15.00' },
])

/** Returns the findings of a line that sends the price without a colour. */
function codesOf(params: { name: string; value: string }[]): readonly string[] {
  const pricing = { quantity: '1', unitPrice: money('11230000') }
  const request = lineWith({ catalogue: { productId: 'prod_1', params, pricing } })
  const found = verifyPrices(request, COLOURED, DAY, AUD)
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

/** A quote for 2 sheets with a markup of 40%, and perhaps other amounts. */
function quoteOf(amounts: object = {}) {
  const pricing = { quantity: '2', markup: '40', ...amounts }
  return lineWith({ catalogue: { productId: 'prod_1', pricing } })
}

const bookWith = (row: object) => bookOf([{ product: 'prod_1', price: '10.00', ...row }])

function totalOf(row: object, derivationEnabled: boolean): string {
  const account = { ...AUD, derivationEnabled }
  const applied = applyPriceBook(quoteOf(), bookWith(row), DAY, account)
  if (!applied.ok) throw new Error('the account is right')
  const quote = priceQuote(applied.value.request, account)
  return quote.ok ? quote.value.total.amountMicros : quote.problems.map(({ code }) => code).join()
}

describe('a catalogue line with a markup', () => {
  test.each([
    ['only its cost where L8 computes its price', { cost: '5.00' }, true, '14000000'], // 2 × 5.00 × 1.4
    ['its price with derivation off', { cost: '5.00' }, false, '20000000'], // 2 × 10.00
    ['its price from an entry without a cost', {}, true, '20000000'],
  ])('D4: gets %s', (_, row, derivationEnabled, total) => {
    expect(totalOf(row, derivationEnabled)).toBe(total)
  })

  test('D7: is not compared by its markup with derivation off', () => {
    const sent = quoteOf({ cost: money('5000000') })
    const codesWith = (derivationEnabled: boolean) => {
      const findings = verifyPrices(sent, bookWith({ cost: '5.00' }), DAY, { ...AUD, derivationEnabled })
      return findings.ok && findings.value.map(({ code, param }) => [code, param])
    }
    expect(codesWith(true)).toEqual([['price_differs', 'lines[0].catalogue.pricing.markup']])
    expect(codesWith(false)).toEqual([])
  })

  test('D7: is right if its markup makes the price of the book', () => {
    // 5.00 × 2 is the 10.00 of the book.
    const sent = quoteOf({ cost: money('5000000'), markup: '100' })
    expect(verifyPrices(sent, bookWith({ cost: '5.00' }), DAY, { ...AUD, derivationEnabled: true })).toEqual({
      ok: true,
      value: [],
    })
  })
})

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
    const book = bookOf([{ product: 'Barge', price: '20' }], { ...AUD, flashingPrices })
    const flashing = { productName: 'Apron', drawing: side(250), otherSides: others.map(side) }
    const applied = applyPriceBook(lineWith({ flashing }), book, DAY, AUD)
    expect(applied.ok && applied.value.request).toMatchObject({
      lines: [{ flashing: { unitPrice: { amountMicros: unitPrice } } }],
    })
  },
)
