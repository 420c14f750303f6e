import { expect, test } from 'vitest'
import type { MeasurementEntryInput, SalesLineInput } from '../../src/entries/index.js'
import { pagesOf } from '../../src/print/pages.js'
import { NO_ROW } from '../../src/print/printed-row.js'
import { ACCOUNT, item, money, printed, quoteOf, textOf, textsOf } from './print.js'

function printOf(pricingStrategy: string, measurements: MeasurementEntryInput[]): string {
  const more = { quantity: undefined, pricingStrategy, measurements }
  return textOf(printed(quoteOf([item('Panel', '3850000', more)]))).replaceAll('\u00a0', ' ')
}

test.each([
  [['8.333333333333'], '3 × 8′ 4″', '25 ft'],
  [['8.291666666667'], '3 × 8′ 3 1/2″', '24.875 ft'],
  [['8.270833333333'], '3 × 8′ 3 1/4″', '24.8125 ft'],
  [['8.03125'], '3 × 8′ 0 3/8″', '24.0938 ft'],
  [['8.015625'], '3 × 8′ 0 3/16″', '24.0469 ft'],
  [['8.999999999999'], '3 × 9′ 0″', '27 ft'],
  [['8.25'], '3 × 8.25 ft', '24.75 ft'],
  // Four decimals are short, although this is 8′ 0 3/4″.
  [['8.0625'], '3 × 8.0625 ft', '24.1875 ft'],
  [['8.123456'], '3 × 8.123456 ft', '24.3704 ft'],
])('a length of %s feet is printed as %s', ([length = ''], pieces, quantity) => {
  const text = printOf('PRICING_STRATEGY_LINEAL_FEET', [{ amount: '3', length }])
  expect(text).toContain(pieces)
  expect(text).toContain(quantity)
})

test('an area without sizes is printed only as a quantity, unlike pieces with sizes', () => {
  const area = printOf('PRICING_STRATEGY_SQUARE_METRES', [{ amount: '84', length: '1', width: '1' }])
  expect(area).toContain('84 m²')
  expect(area).not.toContain('×')
  expect(printOf('PRICING_STRATEGY_SQUARE_METRES', [{ length: '2.4', width: '1' }])).toContain(
    '1 × 2.4 × 1 m',
  )
  expect(printOf('PRICING_STRATEGY_LINEAL_METRES', [{ amount: '2', length: '1' }])).toContain('2 × 1 m')
})

const METRES = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' }
const SQUARES = { pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES' }

test.each([
  ['other pieces', METRES, [{ amount: '3', length: '2.4' }], [{ amount: '3', length: '2.5' }], '3 × 2.5 m'],
  ['another number of pieces', METRES, [{ length: '2.4' }], [{ amount: '2', length: '2.4' }], '2 × 2.4 m'],
  ['the same pieces', METRES, [{ amount: '3', length: '2.4' }], [{ amount: '3', length: '2.40' }], ''],
  ['the same pieces, charged as 0.9 m', METRES, [{ length: '0.5' }], [{ length: '0.5' }], ''],
  ['pieces below the minimum', METRES, [{ length: '2' }], [{ length: '0.5' }], '1 × 0.5 m'],
  ['the same length, sold as its quantity', METRES, [{ length: '134.2' }], [{ length: '134.2' }], ''],
  ['a length sold as its quantity', METRES, [{ length: '134.2' }], [{ length: '135' }], '1 × 135 m'],
  [
    'the same area, sold as its quantity',
    SQUARES,
    [{ amount: '84', length: '1', width: '1' }],
    [{ amount: '84', length: '1', width: '1' }],
    '',
  ],
])('M7: %s as built are printed only if they differ from those sold', (_, strategy, sold, built, text) => {
  const account = { ...ACCOUNT, minimumLinealLengthMm: '900' }
  const more = { quantity: undefined, ...strategy, measurements: sold, asBuiltMeasurements: built }
  const quote = quoteOf([item('Panel', '3850000', more)], {}, account)
  const print = (view: 'workshop' | 'customer') => textOf(printed(quote, { view, account }))
  const [, found = ''] = /As built: (.*? m²?)/.exec(print('workshop')) ?? []
  expect(found).toBe(text)
  expect(print('customer')).not.toContain('As built')
})

test.each([
  // A page has its head of 28, a carried sum of 28 at both ends, and rows of 33: 28 + 2 × 28 + 3 × 33 = 183.
  [183, [3, 3, 3, 1]],
  // The first page has no sum above its rows, and the last has none below.
  [182, [3, 2, 2, 3]],
])('Q5: pages of %d pixels have space for their sums', (height, counts) => {
  const rows = Array.from({ length: 10 }, () => ({ ...NO_ROW, title: 'Cap' }))
  const pages = pagesOf(rows, { height, above: 0, below: 0, width: 400, fullWidth: 400 })
  expect(pages.map((page) => page.rows.length)).toEqual(counts)
})

test('Q5: a note above a kit, and the head of a sub-kit, stay with the first part below them', () => {
  const row = { ...NO_ROW, title: 'Cap' }
  const heads = [
    { ...NO_ROW, title: 'Eaves', isNote: true },
    { ...row, title: 'Kit' },
    { ...row, title: 'Sub-kit', depth: 1 },
    { ...row, title: 'Part', depth: 2 },
  ]
  for (let count = 1; count < 12; count++) {
    const rows = [...Array.from({ length: count }, () => row), ...heads, row]
    const pages = pagesOf(rows, { height: 300, above: 0, below: 0, width: 400, fullWidth: 400 })
    const page = pages.find((one) => one.rows.some(({ isNote }) => isNote))
    expect(page?.rows.map(({ title }) => title)).toEqual(expect.arrayContaining(['Kit', 'Sub-kit', 'Part']))
  }
})

test('Q5: the head of a kit, of a sub-kit or of a section never ends a page', () => {
  const productType = 'PRODUCT_TYPE_ON_THE_FLY'
  const components = [
    { productType, productName: 'Part', pricing: { quantity: '1', totalPrice: money('1') } },
  ] as const
  const kit: SalesLineInput = {
    productKit: {
      productName: 'Head',
      displayKitItems: [{ displayOnAllViews: true }],
      displaySubKits: [{ displayOnAllViews: true }],
      subKits: [{ productName: 'Head', components: [...components], pricing: {} }],
      components: [...components],
    },
  }
  const section: SalesLineInput = { notes: { text: 'Head' } }
  for (let count = 0; count < 80; count++) {
    const before = Array.from({ length: count >> 1 }, () => item('Screws', '1000000'))
    const head = count % 2 === 0 ? [kit] : [section, item('Screws', '1000000')]
    const pages = printed(quoteOf([...before, ...head, ...before]))
      .split('<section class="page">')
      .slice(1, -1)
    for (const page of pages)
      expect(
        textsOf(page, '(?:what|note)')
          .filter((text) => text !== 'Carried forward')
          .at(-1),
      ).not.toBe('Head')
  }
})
