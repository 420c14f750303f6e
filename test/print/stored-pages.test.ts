/** Compares whole prints with stored pages, which were checked in a browser. */
import { describe, test } from 'vitest'
import type { AccountInput, SalesLineInput } from '../../src/entries/index.js'
import type { PrintOptions } from '../../src/entries/print.js'
import { expectStored } from '../stored-file.js'
import { item, money, printed, quoteOf } from './print.js'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const ACCOUNT: AccountInput = {
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST' },
  minimumLinealLengthMm: '1000',
  minimumFlashingLengthMm: '500',
}

const sheets = (lengths: readonly (readonly [string, string])[], more: object = {}): SalesLineInput => ({
  onTheFly: {
    productName: 'Corrugated sheet 0.42',
    colour: 'Monument',
    pricing: {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      measurements: lengths.map(([length, amount]) => ({ length, amount })),
      unitPrice: money('18500000'),
      cost: money('11200000'),
      ...more,
    },
  },
})

const points = {
  a: { vectors: ['b'], x: 0, y: 0, finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
  b: { vectors: ['c'], connect: ['a'], x: 120, y: 0 },
  c: { connect: ['b'], x: 120, y: 80 },
}
const drawing = { points, lines: { values: { 'a-b': { size: 120 }, 'b-c': { size: 80 } } } }
const near = { points, lines: { values: { 'a-b': { size: 100 }, 'b-c': { size: 80 } } } }

/** 1459.65, 98.74, 109.73, 382.50, 37.02, -50.00, 92.00 and 40 × 2.35: 2223.64. Less 5 %, plus 45.00: 2157.46. */
const LINES = [
  { notes: { text: 'Roof over the shed\nAccess from the lane <north>' } },
  sheets([
    ['6.1', '11'],
    ['2.45', '4'],
    ['0.6', '2'],
  ]),
  sheets([['6.1', '1']], { discount: '12.5' }),
  {
    flashing: {
      productName: 'Apron & cap',
      description: 'Folded to the drawing',
      colour: 'Surfmist',
      drawing,
      otherSides: [near],
      subitems: [
        { amount: 3, length: 2400 },
        { amount: 1, length: 300 },
      ],
      unitPrice: money('14250000'),
      totalPrice: money('109730000'),
    },
  },
  { labour: { productName: 'Roof plumber', pricing: { quantity: '4.5', unitPrice: money('85000000') } } },
  item('Screws', '12340000', { quantity: '3', isTaxFree: true, cost: money('9000000') }),
  item('Credit for returned sheets', '-50000000'),
  {
    productKit: {
      productName: 'Skylight kit',
      displayKitItems: [{ displayOnAllViews: true }],
      displaySubKits: [{ displayOnCustomerPdf: true }],
      components: [
        {
          productType: 'PRODUCT_TYPE_ON_THE_FLY',
          productName: 'Frame',
          pricing: { quantity: '2', unitPrice: money('40000000'), totalPrice: money('80000000') },
        },
      ],
      subKits: [
        {
          productName: 'Fixings',
          components: [
            {
              productType: 'PRODUCT_TYPE_ON_THE_FLY',
              productName: 'Rivets',
              pricing: { quantity: '100', unitPrice: money('120000'), totalPrice: money('12000000') },
            },
          ],
          pricing: { quantity: '1', totalPrice: money('12000000') },
        },
      ],
      pricing: { quantity: '1', totalPrice: money('92000000') },
    },
  },
  ...Array.from({ length: 40 }, (_, index) => item(`Bracket ${String(index + 1)}`, '2350000')),
] as SalesLineInput[]

const ADJUSTMENTS = [
  { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade discount', percentage: '5' },
  { type: 'ADJUSTMENT_TYPE_SURCHARGE', name: 'Delivery', amount: money('45000000') },
]

const PRINTS: Readonly<Record<string, PrintOptions>> = {
  customer: {
    view: 'customer',
    locale: 'en-AU',
    company: { name: 'Harbour Roofing', details: ['12 Wharf Road', 'ABN 12 345 678 901'], logo: PIXEL },
    customer: { name: 'J. Citizen <home>', details: ['3 Hill Street'] },
    texts: {
      number: 'Q-1042',
      date: '2026-11-27',
      validUntil: '2026-12-27',
      introduction: ['Thank you for asking us.', 'Sheets are cut to length.'],
      terms: ['Half on acceptance.', 'The rest within 14 days.'],
    },
  },
  workshop: { view: 'workshop', locale: 'en-AU', company: { name: 'Harbour Roofing' } },
  invoice: {
    view: 'invoice',
    locale: 'de-DE',
    company: { name: 'Harbour Roofing' },
    texts: { number: 'R-7', dueDate: '2026-12-11', taxName: 'MwSt.' },
    account: ACCOUNT,
  },
  internal: {
    view: 'internal',
    locale: 'en-US',
    company: { name: 'Harbour Roofing' },
    paper: 'letter',
    account: ACCOUNT,
    texts: { title: 'Costing' },
  },
}

describe('a stored page', () => {
  const quote = quoteOf(LINES, { adjustments: ADJUSTMENTS, reference: 'Shed' }, ACCOUNT)
  test.each(Object.entries(PRINTS))('equals the print for the view %s', (name, options) => {
    expectStored(printed(quote, options), new URL(`stored/${name}.html`, import.meta.url))
  })
})
