/** Compares written sheets with a stored file that was checked by hand. */
import { describe, expect, test } from 'vitest'
import { priceQuote, type PricedQuote } from '../../src/entries/index.js'
import { requestFromRows, rowsFromDocument, templateRows } from '../../src/entries/sheet.js'
import { expectStored } from '../stored-file.js'

const aud = (amount: string) => ({ amountMicros: `${amount.replace('.', '')}0000`, currency: 'AUD' })
const LINEAL = 'PRICING_STRATEGY_LINEAL_METRES'

/** Each kind of line, with the fields that a sheet has columns for. */
const LINES = [
  { notes: { text: 'Roof\n=1+1' } },
  {
    catalogue: {
      productId: 'prod_1',
      params: [
        { name: 'Profile', value: 'Corrugated' },
        { name: 'Colour', value: 'Monument' },
      ],
      pricing: { quantity: '120', cost: aud('10.00'), markup: '25.50', markupIsPercentage: true },
    },
  },
  {
    catalogue: {
      productId: 'prod_2',
      pricing: { quantity: '2.500', cost: aud('10.00'), markup: '4', markupIsPercentage: false },
    },
  },
  {
    onTheFly: {
      productName: 'Batten',
      productDescription: 'Steel, 40 mm',
      colour: 'Red',
      pricing: { pricingStrategy: LINEAL, measurements: [{ length: '6.10' }], unitPrice: aud('3.15') },
    },
  },
  {
    onTheFly: {
      productName: 'Gutter',
      pricing: {
        pricingStrategy: 'PRICING_STRATEGY_LINEAL_FEET',
        measurements: [{ amount: '2', length: '20' }],
        unitPrice: aud('5.00'),
        discount: '2.5',
      },
    },
  },
  {
    onTheFly: {
      productName: 'Panel',
      pricing: {
        pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
        measurements: [{ amount: '3', length: '2.4', width: '0.9' }],
        unitPrice: aud('20.00'),
      },
    },
  },
  {
    labour: {
      productName: 'Install',
      pricing: {
        pricingStrategy: LINEAL,
        measurements: [{ amount: '1', length: '12' }],
        unitPrice: aud('9.00'),
        isTaxFree: true,
      },
    },
  },
  { flashing: { productName: 'Apron', colour: 'Surfmist', drawing: {}, totalPrice: aud('356.40') } },
  {
    flashing: { productName: 'Cap', drawing: {}, totalPrice: aud('90.00'), customPrice: aud('80.00') },
  },
  {
    productKit: {
      productName: 'Gutter kit',
      description: '10 m of gutter',
      customPricing: true,
      pricing: { totalPrice: aud('250.00'), isTaxFree: true },
    },
  },
]
const ADJUSTMENTS = [
  { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '10.0' },
  { type: 'ADJUSTMENT_TYPE_SURCHARGE', name: 'Freight', amount: aud('85.00'), isTaxFree: true },
]

/** Parts that documents have only with derivation off, or never. */
const ODD = {
  lines: [
    { other: { productName: 'A kind that is unknown' } },
    { onTheFly: { productName: 'Lengths without pieces', pricing: { pricingStrategy: LINEAL } } },
    {
      onTheFly: { productName: 'Wrong numbers', pricing: { quantity: '1x', discount: 5, cost: aud('1.50') } },
    },
    { labour: { productName: 'No currency', pricing: { markup: '4', markupIsPercentage: false } } },
    { labour: { productName: 'No markup', pricing: { markupIsPercentage: false, unitPrice: aud('1.00') } } },
    {
      catalogue: {
        productId: 'prod_3',
        pricing: { quantity: '1000', markup: '4.00', markupIsPercentage: false, unitPrice: aud('14.00') },
      },
    },
  ],
  adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'No amount' }],
} as unknown as PricedQuote

function tableOf(title: string, rows: readonly (readonly string[])[]): string {
  return [`# ${title}`, ...rows.map((row) => row.join('|').replaceAll('\n', '\\n')), ''].join('\n')
}

describe('a written sheet', () => {
  const account = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
  const adjusted: unknown = { reference: '-5 mm', lines: LINES, adjustments: ADJUSTMENTS }
  const quote = priceQuote({ customerId: 'cust_1', ...(adjusted as object) }, account)

  test('has the rows of its stored file', () => {
    if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
    const tables = [
      tableOf('A document in English', rowsFromDocument(quote.value, { locale: 'en-AU' })),
      tableOf('A document in German', rowsFromDocument(quote.value, { locale: 'de-DE' })),
      tableOf('A document in the United States', rowsFromDocument(quote.value, { locale: 'en-US' })),
      tableOf('Parts that are rare or wrong', rowsFromDocument(ODD, { locale: 'en-AU' })),
      tableOf('A template in English', templateRows({ locale: 'en-AU' })),
      tableOf('A template in German', templateRows({ locale: 'de-DE' })),
    ]
    expectStored(tables.join('\n'), new URL('stored/written.txt', import.meta.url))
  })

  test.each([['en-AU'], ['de-DE']])('is a template that can be priced as it is: %s', (locale) => {
    const sheet = requestFromRows(templateRows({ locale }), { locale, currency: 'AUD' })
    const priced = sheet.ok ? priceQuote(sheet.value.request, account) : sheet
    // (22 × 6.1 + 14 × 4.35) × 19.85 − 5 % = 3679.10, + 50.20 + 690.00 = 4419.30; − 110.48 = 4308.82, + 430.88 + 85.00
    expect(priced.ok && priced.value.total.amountMicros).toBe('4824700000')
  })

  test.each([undefined, null, 'en-AU', {}, { locale: 'en_AU' }])('throws a TypeError for %j', (settings) => {
    const wrong = settings as { readonly locale: string }
    expect(() => templateRows(wrong)).toThrow(/^settings(?:\.locale)? must /)
    expect(() => rowsFromDocument(ODD, wrong)).toThrow(/^settings(?:\.locale)? must /)
  })
})
