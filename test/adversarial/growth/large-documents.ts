import {
  documentTotals,
  zeroContribution,
  priceQuote,
  parseCatalogue,
  taxAmount,
} from '../../../src/entries/index.js'
import { type Work, many, entries, nested, p, AUD, priced, quoteOf, lineOf } from './large-parts.js'

export const LARGE_DOCUMENTS: Readonly<Record<string, (count: number) => Work>> = {
  'priced lines': (count) => quoteOf({ lines: many(count, () => ({ labour: { pricing: priced } })) }),
  'lines of no kind': (count) => quoteOf({ lines: many(count, () => ({})) }),
  'lines of all kinds at once': (count) =>
    quoteOf({
      lines: many(count, () => ({
        onTheFly: {},
        catalogue: {},
        labour: {},
        notes: {},
        flashing: {},
        productKit: {},
      })),
    }),
  'faults in each line': (count) =>
    quoteOf({
      lines: many(count, () => ({ onTheFly: { colour: 7, pricing: { quantity: 1, discount: '101' } } })),
    }),
  'unknown properties around lines of no kind': (count) =>
    quoteOf({ ...entries(count, () => 1), lines: many(count, () => ({})) }),
  'properties of one line, each with a fault': (count) =>
    lineOf({ labour: { attributes: many(count, () => ({ name: 5 })) } }),
  'pieces of one line': (count) =>
    lineOf({
      labour: {
        pricing: {
          unitPrice: {},
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
          measurements: many(count, () => ({ length: '123456789.123456789' })),
        },
      },
    }),
  'bad pieces of one line': (count) =>
    lineOf({ labour: { pricing: { ...priced, measurements: many(count, () => ({})) } } }),
  'bad components of one kit': (count) => lineOf({ productKit: { components: many(count, () => ({})) } }),
  'bad sub-kits side by side': (count) =>
    lineOf({ productKit: { subKits: many(count, () => ({ customPricing: true })) } }),
  'sub-kits that are too deep': (count) => {
    let kit: object = { subKits: many(count, () => ({})) }
    for (let level = 0; level < 16; level++) kit = { subKits: [kit] }
    return lineOf({ productKit: kit })
  },
  adjustments: (count) =>
    quoteOf({ adjustments: many(count, () => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '0' })) }),
  'bad adjustments': (count) => quoteOf({ adjustments: many(count, () => ({})) }),
  'adjustments of totals': (count) => () =>
    documentTotals(
      zeroContribution,
      many(count, () => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '0' })),
      AUD,
    ),
  addresses: (count) => quoteOf({ address: many(count, (index) => ({ index })) }),
  'addresses that are too deep': (count) => {
    const deep = nested(70)
    return quoteOf(Object.fromEntries(many(count, (index) => [`${p(index)}Address`, deep])))
  },
  'an address that contains the same object at each level': (count) => {
    let address: unknown = 1
    for (let level = 0; level < 60; level++) {
      const inside = address
      address = many(count / 100, () => inside)
    }
    return quoteOf({ address })
  },
  'kept fields of a line': (count) =>
    lineOf({ labour: { ...entries(count, (index) => ({ index })), pricing: priced } }),
  'custom fields of an account that are all in the request': (count) => () =>
    priceQuote(
      { customerId: 'cust_1', ...entries(count, () => 1) },
      { ...AUD, customFields: many(count, p) },
    ),
  'custom fields with reserved names': (count) => () =>
    priceQuote({} as unknown, { ...AUD, customFields: many(count, () => 'lines') }),
  'components with their own measurements': (count) =>
    lineOf({
      productKit: {
        components: many(count, () => ({
          productType: 'PRODUCT_TYPE_NOTES',
          pricing: { cost: {}, pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' },
          measurements: [{ length: '1' }],
        })),
      },
    }),
  'a kept cut list': (count) =>
    lineOf({ flashing: { drawing: {}, subitems: many(count, (index) => ({ index })) } }),
  'drawings with the same temporary id': (count) =>
    quoteOf({ lines: many(count, () => ({ flashing: { drawing: { tempId: 'a' } } })) }),
  'a catalogue': (count) => () =>
    parseCatalogue({ products: many(count, (index) => ({ productId: p(index), colours: ['a'] })) }),
  'a catalogue without ids': (count) => () => parseCatalogue({ products: many(count, () => ({})) }),
  'taxed lines': (count) => () =>
    taxAmount(
      many(count, () => ({ totalPrice: { amountMicros: '123450000' } })),
      AUD,
    ),
  'lines that cannot be taxed': (count) => () => taxAmount(many(count, () => ({})) as never, AUD),
  'characters of ids': (count) =>
    quoteOf({
      customerId: 'a'.repeat(count * 100),
      requestId: '0-'.repeat(count * 100),
      [`${'Address'.repeat(count)}x`]: 1,
    }),
  digits: (count) =>
    lineOf({
      labour: {
        pricing: {
          quantity: '9'.repeat(count * 100),
          unitPrice: { amountMicros: `${'0'.repeat(count * 100)}9223372036854775807` },
        },
      },
    }),
  'colours of a product that are all refused': (count) => () =>
    priceQuote(
      {
        customerId: 'cust_1',
        lines: [
          {
            catalogue: {
              productId: 'prod_1',
              productName: 'x',
              params: many(count, (index) => ({ name: 'Colour', value: `wrong ${p(index)}` })),
              pricing: priced,
            },
          },
        ],
      },
      AUD,
      { product: () => ({ colours: many(count, p) }) },
    ),
}
