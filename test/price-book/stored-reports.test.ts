/** Compares filled prices, findings and reports of a price book with stored files that were checked by hand. */
import { describe, test } from 'vitest'
import { applyPriceBook, comparePriceBook, verifyPrices } from '../../src/entries/price-book.js'
import { expectStored } from '../stored-file.js'
import { AUD, bookOf, DAY } from './books.js'

const money = (amount: string) => ({ amountMicros: `${amount.replace('.', '')}0000`, currency: 'AUD' })
const TEMPLATE = 'flashtpl_01hx5zq8e8hsy022pd32hm7gcy'
const LINEAL = 'PRICING_STRATEGY_LINEAL_METRES'

const BOOK = bookOf([
  { product: 'prod_1', price: '10.00', cost: '6.00' },
  { product: 'prod_1', colour: 'Red', price: '12.00' },
  { product: 'prod_1', productRowId: 'row_1', price: '11.00' },
  { product: 'prod_1', priceLevel: 'Trade', price: '9.00' },
  { product: 'Ridge cap', unit: 'each', price: '11.95', cost: '7.00' },
  { product: 'kit_1', price: '200.00' },
  { product: 'kit_1', productRowId: 'row_9', price: '210.00' },
  { product: TEMPLATE, unit: 'm', price: '15.00' },
  { product: TEMPLATE, colour: 'Red', price: '16.00' },
  { product: 'Batten', unit: 'm', price: '3.00' },
  { product: 'Pile', price: '9000000000.00' },
])

const cap = {
  productType: 'PRODUCT_TYPE_ON_THE_FLY',
  productName: 'Ridge cap',
  pricing: { quantity: '2', unitPrice: money('11.00'), totalPrice: money('22.00') },
}
const pieces = { drawing: {}, subitems: [{ amount: 2, length: 3000 }] }

/** Lines by what they show, with prices other than those of the book. */
const LINES: Readonly<Record<string, object>> = {
  'a product id and a colour': {
    catalogue: {
      productId: 'prod_1',
      productName: '',
      params: [
        { name: 'Colour of trim', value: 'Blue' },
        { name: 'Colour', value: ' Red ' },
      ],
      pricing: { quantity: '2', unitPrice: money('13.00'), cost: money('5.00') },
    },
  },
  'a row of a product': {
    catalogue: {
      productId: 'prod_1',
      productRowId: 'row_1',
      pricing: { quantity: '1', unitPrice: money('10.00') },
    },
  },
  'an id that the book lacks': {
    catalogue: {
      productId: 'prod_9',
      productName: 'Ridge cap',
      pricing: { quantity: '1', unitPrice: money('11.95') },
    },
  },
  'a kit with an id and no quantity': {
    productKit: {
      kitId: 'kit_1',
      customPricing: true,
      pricing: { unitPrice: money('190.00'), totalPrice: money('190.00') },
    },
  },
  'a kit of a row': {
    productKit: {
      kitId: 'kit_1',
      kitRowId: 'row_9',
      productName: 'Large kit',
      customPricing: true,
      pricing: { quantity: '1', unitPrice: money('200.00'), totalPrice: money('200.00') },
    },
  },
  'a part of a sub-kit': {
    productKit: {
      productName: 'Set',
      pricing: { totalPrice: money('22.00') },
      subKits: [{ pricing: { totalPrice: money('22.00') }, components: [cap] }],
    },
  },
  'a part with its measurements outside its pricing': {
    productKit: {
      productName: 'Frame',
      pricing: { totalPrice: money('16.00') },
      components: [
        {
          productType: 'PRODUCT_TYPE_ON_THE_FLY',
          productName: 'Batten',
          measurements: [{ length: '4', amount: '2' }],
          pricing: { pricingStrategy: LINEAL, unitPrice: money('2.00'), totalPrice: money('16.00') },
        },
      ],
    },
  },
  'a flashing template': {
    flashing: { ...pieces, templateId: TEMPLATE, unitPrice: money('14.00'), totalPrice: money('84.00') },
  },
  'a flashing template in a colour, with a custom price': {
    flashing: {
      ...pieces,
      templateId: TEMPLATE,
      colour: 'Red',
      unitPrice: money('16.00'),
      customPrice: money('95.00'),
    },
  },
  'a flashing at its agreed price': {
    flashing: {
      ...pieces,
      templateId: TEMPLATE,
      customPricePerLength: money('15.00'),
      totalPrice: money('90.00'),
    },
  },
  'a flashing at another agreed price': {
    flashing: {
      ...pieces,
      templateId: TEMPLATE,
      customPricePerLength: money('13.00'),
      totalPrice: money('78.00'),
    },
  },
  'a flashing that the book lacks': {
    flashing: {
      ...pieces,
      productName: 'Other',
      templateId: TEMPLATE.replace('gcy', 'gcz'),
      unitPrice: money('14.00'),
      totalPrice: money('84.00'),
    },
  },
}

const quoteOf = (lines: readonly object[]) => ({ customerId: 'cust_1', lines })

/** Writes keys without quotes, and amounts in micros as units. */
function shown(value: unknown): string {
  return JSON.stringify(value, (name, one: unknown) =>
    ['sent', 'expected', 'before', 'after', 'net'].includes(name) && /^-?\d+$/.test(String(one))
      ? Number(one) / 1e6
      : one,
  )
    .replace(/\{"amountMicros":"(-?\d+)","currency":"(\w+)"\}/g, (_, micros: string) =>
      String(Number(micros) / 1e6),
    )
    .replace(/"(\w+)":/g, '$1:')
}

function pricesOf(line: object, priceLevel?: string): readonly string[] {
  const lacking: unknown = JSON.parse(
    JSON.stringify(line, (name, value: unknown) =>
      ['unitPrice', 'totalPrice', 'cost'].includes(name) ? undefined : value,
    ),
  )
  const applied = applyPriceBook({ lines: [lacking] } as unknown, BOOK, DAY, AUD, { priceLevel })
  const found = verifyPrices({ lines: [line] } as unknown, BOOK, DAY, AUD, { priceLevel })
  if (!applied.ok || !found.ok) throw new Error('the account is right')
  return [
    ...Object.entries(applied.value.used).map(
      ([pointer, entry]) => `used ${pointer} row ${'rowNumber' in entry ? entry.rowNumber : entry.cell}`,
    ),
    `filled ${shown((applied.value.request as { readonly lines: readonly unknown[] }).lines[0])}`,
    ...found.value.map(({ code, param, details }) => `${code} ${param} ${shown(details)}`),
  ]
}

test('the prices that a book fills in, and its findings, equal their stored file', () => {
  const blocks = Object.entries(LINES).map(([title, line]) => [`# ${title}`, ...pricesOf(line)].join('\n'))
  const trade = [
    '# a product id at the level Trade',
    ...pricesOf({ catalogue: { productId: 'prod_1' } }, 'Trade'),
  ]
  const open = ['# a product id at an empty level', ...pricesOf({ catalogue: { productId: 'prod_1' } }, '')]
  const text = [...blocks, trade.join('\n'), open.join('\n'), ''].join('\n\n')
  expectStored(text, new URL('stored/prices.txt', import.meta.url))
})

describe('the report of a comparison', () => {
  const wrong = quoteOf([{ onTheFly: { productName: 'Ridge cap', pricing: { quantity: 'ten' } } }])
  // 10,000 × 9,000,000,000.00 does not fit.
  const tooDear = quoteOf([
    { onTheFly: { productName: 'Pile', pricing: { quantity: '10000', unitPrice: money('1.00') } } },
  ])
  const documents = [
    ...Object.values(LINES).map((line) => quoteOf([line])),
    { request: quoteOf(Object.values(LINES)), account: { ...AUD, derivationEnabled: false } },
    { ...quoteOf([LINES['a row of a product'] ?? {}]), statusId: 'status_1' },
    wrong,
    tooDear,
  ]

  test('equals its stored file', async () => {
    const catalogue = { product: (id: string) => (id === 'prod_9' ? {} : undefined) }
    const texts = [
      undefined,
      null,
      { kind: 'order' },
      { kind: 'quote', priceLevel: 'Trade' },
      { catalogue },
    ].map(async (options) => {
      const answer = await comparePriceBook(documents, BOOK, DAY, AUD, options as never)
      if (!answer.ok) throw new Error('the account is right')
      const { totals, products, ...counts } = answer.value
      return [`# ${shown(options ?? null)}`, shown(counts), ...[...totals, ...products].map(shown), ''].join(
        '\n',
      )
    })
    expectStored((await Promise.all(texts)).join('\n'), new URL('stored/reports.txt', import.meta.url))
  })
})
