/** Whole rows of prints, worked out by hand: number, title, figures, and the texts below them. */
import { describe, expect, test } from 'vitest'
import type { AccountInput, SalesLineInput } from '../../src/entries/index.js'
import type { PrintOptions } from '../../src/entries/print.js'
import { ACCOUNT, item, money, printed, quoteOf, textOf } from './print.js'

type Row = readonly string[]

/** Leaves out empty cells. */
function rowsIn(html: string): readonly Row[] {
  return [...html.matchAll(/<tbody class="(?:line|part|noted)[^"]*">(.*?)<\/tbody>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<(th|td|p)(?: [^>]*)?>(?!<div)(.*?)<\/\1>/gs)]
      .map(([, , text = '']) => textOf(text))
      .filter((text) => text !== ''),
  )
}

function rowsOf(
  lines: readonly SalesLineInput[],
  options: Partial<PrintOptions> = {},
  account: AccountInput = ACCOUNT,
): readonly Row[] {
  return rowsIn(printed(quoteOf([...lines], {}, account), { account, ...options }))
}

/** Prints all lines of a table in one quote. */
function expectRows(
  table: readonly (readonly [SalesLineInput, Row])[],
  options: Partial<PrintOptions> = {},
  account: AccountInput = ACCOUNT,
): void {
  const found = rowsOf(
    table.map(([line]) => line),
    options,
    account,
  )
  expect(found).toEqual(table.map(([, row], index) => [String(index + 1), ...row]))
}

// 2 × 5.00
const pricing = { quantity: '2', unitPrice: money('5000000') }

test('a row has exactly the values of its line', () => {
  const figures = ['$5.00', '$10.00']
  const named = { productName: 'Cap', pricing }
  const attributed = (name: string, value: string): SalesLineInput => ({
    labour: { ...named, attributes: [{ name, value }] },
  })
  expectRows([
    [{ onTheFly: named }, ['Cap', '2', ...figures]],
    [
      { onTheFly: { ...named, colour: 'Red', productDescription: 'Long' } },
      ['Cap', '2', ...figures, 'Red', 'Long'],
    ],
    [
      {
        catalogue: {
          ...named,
          productId: 'prod_1',
          params: [
            { name: 'Colour', value: 'Blue' },
            { name: 'Gauge' },
            { value: '0.42' },
            {},
            { name: 'Steel', value: 'G550' },
          ],
          attributes: [{ value: 'Loose' }, {}, { name: 'Brand', value: 'Zinc' }],
        },
      },
      ['Cap', '2', ...figures, 'Blue, Gauge, 0.42, Steel G550', 'Loose, Brand: Zinc'],
    ],
    // A unit has at most 12 characters.
    [attributed('unit', 'days'), ['Cap', '2 days', ...figures]],
    [attributed('EINHEIT', 'twelve chars'), ['Cap', '2 twelve chars', ...figures]],
    [attributed('Unit', 'thirteen char'), ['Cap', '2 h', ...figures, 'Unit: thirteen char']],
    [attributed('Unit', ''), ['Cap', '2 h', ...figures, 'Unit:']],
    [attributed('Units', 'days'), ['Cap', '2 h', ...figures, 'Units: days']],
  ])
})

test('a row of a flashing has its lengths, and its price where they give its amount', () => {
  const flashing = { productName: 'Apron', drawing: {} }
  const cutList = [
    { amount: 3, length: 240 },
    { amount: 2, length: 1000 },
  ]
  const account = { ...ACCOUNT, minimumFlashingLengthMm: 300 }
  const charged = '3 × 240 mm (charged as 300 mm), 2 × 1000 mm'
  const priced = { ...flashing, unitPrice: money('10000000') }
  expectRows(
    [
      [{ flashing: { ...flashing, totalPrice: money('1000000') } }, ['Apron', '$1.00']],
      // Without a length, nothing gives the amount.
      [{ flashing: { ...priced, totalPrice: money('10000000') } }, ['Apron', '$10.00']],
      [
        { flashing: { ...priced, totalPrice: money('75000000'), totalLength: '7.50' } },
        ['Apron', '7.5 m', '$10.00', '$75.00'],
      ],
      // 75.1235 is 75.12, and four decimals are shown.
      [
        { flashing: { ...priced, totalPrice: money('75120000'), totalLength: '7.51235' } },
        ['Apron', '7.5124 m', '$10.00', '$75.12'],
      ],
      // The cut list has 3 × 0.3 + 2 × 1 m, whatever the total length says.
      [
        { flashing: { ...priced, totalPrice: money('29000000'), totalLength: '9', subitems: cutList } },
        ['Apron', '2.9 m', '$10.00', '$29.00', charged],
      ],
      [
        {
          flashing: {
            ...priced,
            ...{ colour: 'Red', thickness: '0.42', totalGirth: '150', bends: '2', priceLevel: 'B' },
            ...{ totalPrice: money('1000000'), isTaxFree: true },
          },
        },
        ['Apron', '$1.00', 'Red, 0.42 mm thick, girth 150 mm, 2 bends', 'GST-free'],
      ],
    ],
    {},
    account,
  )
})

describe('Q3: the rows of a kit', () => {
  const kit: SalesLineInput = {
    productKit: {
      productName: 'Skylight',
      displayKitItems: [{ displayOnAllViews: true }],
      displaySubKits: [{ displayOnAllViews: true }],
      components: [
        { productType: 'PRODUCT_TYPE_NOTES', productName: 'Mind the gap', pricing: {} },
        {
          productType: 'PRODUCT_TYPE_LABOUR',
          productName: 'Fitting',
          pricing: { quantity: '3', unitPrice: money('2000000'), totalPrice: money('6000000') },
        },
      ],
      subKits: [{ productName: 'Fixings', description: 'Loose', pricing: { quantity: '4' } }],
      pricing: { totalPrice: money('16000000') },
    },
  }

  test('have no prices for a customer', () => {
    expect(rowsOf([kit])).toEqual([
      ['1', 'Skylight', '$16.00'],
      ['Mind the gap'],
      ['Fitting', '3 h'],
      ['Fixings', '4', 'Loose'],
    ])
  })

  test('have the prices of parts in the internal view', () => {
    const html = printed(quoteOf([kit]), { view: 'internal' })
    expect(rowsIn(html).slice(0, 3)).toEqual([
      ['1', 'Skylight', '$16.00'],
      ['Mind the gap'],
      ['Fitting', '3 h', '$2.00', 'Part: $6.00'],
    ])
  })

  test('have no amount for a part without a price, and 0.00 for an empty price', () => {
    const quote = quoteOf([])
    const part = (productName: string, prices: object) => ({
      ...{ productType: 'PRODUCT_TYPE_ON_THE_FLY', productName, pricing: { quantity: '1', ...prices } },
    })
    const components = [part('Frame', {}), part('Glass', { unitPrice: {}, totalPrice: {} })]
    const productKit = { productName: 'Skylight', components, pricing: { totalPrice: money('0') } }
    const document = { ...quote, lines: [{ productKit }] } as unknown as typeof quote
    expect(rowsIn(printed(document, { view: 'internal' }))).toEqual([
      ['1', 'Skylight', '$0.00'],
      ['Frame', '1'],
      ['Glass', '1', '$0.00', 'Part: $0.00'],
    ])
  })
})

describe('M3: pieces', () => {
  const sold = (strategy: string, measurements: readonly object[]): SalesLineInput =>
    item('Panel', '10000000', {
      ...{ quantity: undefined, pricingStrategy: `PRICING_STRATEGY_${strategy}`, measurements },
    })

  test('are listed unless one quantity describes them', () => {
    const account = { ...ACCOUNT, minimumLinealLengthMm: '900' }
    expectRows(
      [
        [sold('LINEAL_METRES', [{ length: '2.5' }]), ['Panel', '2.5 m', '$10.00', '$25.00']],
        [
          sold('LINEAL_METRES', [{ length: '0.5' }]),
          ['Panel', '0.9 m', '$10.00', '$9.00', '1 × 0.5 m (charged as 0.9 m)'],
        ],
        [
          sold('LINEAL_METRES', [{ length: '1' }, { length: '1' }]),
          ['Panel', '2 m', '$10.00', '$20.00', '1 × 1 m, 1 × 1 m'],
        ],
        // 2 × 8.333333333333 × 8.25 is 137.4999999999945, with more decimals than a request may have (N4).
        // One size is written in feet and inches, and the other in feet.
        [
          sold('SQUARE_FEET', [{ amount: '2', length: '8.333333333333', width: '8.25' }]),
          ['Panel', '137.5 ft²', '$10.00', '$1,375.00', '2 × 8′ 4″ × 8.25′'],
        ],
      ],
      {},
      account,
    )
  })

  test('are cut at their own length in the workshop, whatever is charged', () => {
    const account = { ...ACCOUNT, minimumLinealLengthMm: '900' }
    const pieces = sold('LINEAL_METRES', [{ length: '0.5', amount: '2' }])
    expectRows([[pieces, ['Panel', '1 m', '2 × 0.5 m']]], { view: 'workshop' }, account)
  })
})
