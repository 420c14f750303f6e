/** Tests the plain document of a request, which the calculator prices. The expected documents are written by hand. */
import { describe, expect, test } from 'vitest'
import { plainDocumentOf, type PlainDocument } from '../../src/diagnose/plain-document.js'
import { plain } from './plain.js'
import { parsedAccountOf } from './parsed-account.js'

const ACCOUNT = { currency: 'AUD', minimumLinealLengthMm: 1200 }

function plainOf(lines: readonly object[], settings: object = {}, more: object = {}): PlainDocument {
  const account = parsedAccountOf({ ...ACCOUNT, ...settings })
  return plainDocumentOf('quote', { customerId: 'cust_1', lines, ...more }, account)
}

/** Returns the lines of a quote, with numbers as strings. */
const linesOf = (lines: readonly object[], settings: object = {}): unknown =>
  plain(plainOf(lines, settings).lines)

const unitPrice = { amountMicros: '12500000' }
const totalPrice = { amountMicros: '30000000' }
const cost = { amountMicros: '10000000' }

describe('the plain form of a line', () => {
  test('has its price, its discount and its quantity', () => {
    expect(linesOf([{ labour: { pricing: { quantity: '2', unitPrice, discount: '5' } } }])).toEqual([
      {
        type: 'priced',
        unitPrice: { sent: '12.5', isPercentage: true },
        discount: '5',
        sold: { quantity: '2' },
        isTaxFree: false,
      },
    ])
  })

  test('has zeros for absent fields', () => {
    expect(linesOf([{ labour: { pricing: { isTaxFree: true } } }])).toEqual([
      {
        type: 'priced',
        unitPrice: { sent: '0', isPercentage: true },
        discount: '0',
        sold: { quantity: '0' },
        isTaxFree: true,
      },
    ])
    expect(linesOf([{ labour: {} }])).toEqual([{ type: 'note', isTaxFree: true }])
    expect(linesOf([{ notes: { text: 'At the back' } }])).toEqual([{ type: 'note', isTaxFree: true }])
  })

  test.each([
    [
      { cost, markup: '25' },
      { cost: '10', markup: '25', isPercentage: true },
    ],
    [
      { cost, markup: '2.5', markupIsPercentage: false },
      { cost: '10', markup: '2.5', isPercentage: false },
    ],
    [
      { cost, markup: '25', markupIsPercentage: true, unitPrice },
      { sent: '12.5', cost: '10' },
    ],
    [{ cost }, { sent: '0', cost: '10' }],
    [{ markup: '25' }, { sent: '0' }],
  ])('L8: has the price of %j', (sent, price) => {
    expect(linesOf([{ catalogue: { productId: 'prod_1', pricing: sent } }])).toMatchObject([
      { unitPrice: price },
    ])
  })

  test.each([
    ['PRICING_STRATEGY_LINEAL_METRES', '1.2', []],
    // 1200 ÷ 304.8 = 3.93700787…
    ['PRICING_STRATEGY_LINEAL_FEET', '3.937008', []],
    ['PRICING_STRATEGY_SQUARE_METRES', undefined, ['0.5']],
    ['PRICING_STRATEGY_SQUARE_FEET', undefined, ['0.5']],
  ] as const)('M3, M4: has the pieces of a line by %s', (pricingStrategy, minimum, others) => {
    const measurements = [{ length: '2.4', width: '0.5', amount: '3' }, { length: '1' }, {}]
    expect(linesOf([{ onTheFly: { pricing: { pricingStrategy, unitPrice, measurements } } }])).toMatchObject([
      {
        sold: {
          pieces: [
            { length: '2.4', others, amount: '3' },
            { length: '1', others: others.map(() => '0'), amount: '1' },
            { length: '0', others: others.map(() => '0'), amount: '1' },
          ],
          ...(minimum !== undefined && { minimum }),
        },
      },
    ])
    expect(linesOf([{ onTheFly: { pricing: { pricingStrategy } } }])).toMatchObject([
      { sold: { pieces: [] } },
    ])
  })

  test('M4: has the minimum length of flashings if lineal lines have no minimum', () => {
    const settings = { minimumLinealLengthMm: undefined, minimumFlashingLengthMm: 300 }
    const pricing = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', measurements: [] }
    expect(linesOf([{ labour: { pricing } }], settings)).toMatchObject([{ sold: { minimum: '0.3' } }])
    expect(linesOf([{ labour: { pricing } }], { ...settings, minimumLinealLengthMm: 900 })).toMatchObject([
      { sold: { minimum: '0.9' } },
    ])
  })

  test.each([
    ['catalogue', 'PRICING_STRATEGY_CUSTOM_FORMULA', true, true],
    ['labour', 'PRICING_STRATEGY_CUSTOM_FORMULA', true, true],
    ['catalogue', 'PRICING_STRATEGY_BASIC_QUANTITIES', false, true],
    ['catalogue', 'PRICING_STRATEGY_BASIC_QUANTITIES', true, false],
    ['labour', 'PRICING_STRATEGY_BASIC_QUANTITIES', false, false],
    ['onTheFly', 'PRICING_STRATEGY_BASIC_QUANTITIES', false, false],
  ])(
    'L4, L7: keeps the total of a line of kind %s by %s with derivation %s: %s',
    (kind, pricingStrategy, derivationEnabled, isAsSent) => {
      const sent = { productId: 'prod_1', pricing: { quantity: '2', unitPrice, totalPrice, pricingStrategy } }
      const priced = { type: 'priced', sold: { quantity: '2' } }
      const [line] = linesOf([{ [kind]: sent }], { derivationEnabled }) as readonly unknown[]
      expect(line).toMatchObject(
        isAsSent ? { type: 'summed', amounts: ['30'], isTaxFree: false, asPriced: priced } : priced,
      )
      const { totalPrice: _, ...without } = sent.pricing
      const [other] = linesOf([{ [kind]: { ...sent, pricing: without } }], {
        derivationEnabled,
      }) as readonly unknown[]
      expect(other).toMatchObject(priced)
    },
  )

  test('has the custom price of a flashing, or else its total', () => {
    const customPrice = { amountMicros: '45000000' }
    expect(
      linesOf([
        { flashing: { customPrice, totalPrice } },
        { flashing: { totalPrice, isTaxFree: true } },
        { flashing: {} },
      ]),
    ).toEqual([
      { type: 'summed', amounts: ['45'], isTaxFree: false },
      { type: 'summed', amounts: ['30'], isTaxFree: true },
      { type: 'summed', amounts: [], isTaxFree: false },
    ])
  })

  test('K2 to K5: has the total of a kit, or else the totals of its parts other than notes', () => {
    const component = (micros: string, productType?: string): object => ({
      productType,
      pricing: { totalPrice: { amountMicros: micros } },
    })
    const kit = {
      components: [component('1000000'), component('2000000', 'PRODUCT_TYPE_NOTES'), {}],
      subKits: [
        { components: [component('4000000')] },
        { components: [component('8000000')], pricing: { totalPrice: { amountMicros: '16000000' } } },
        {},
      ],
    }
    expect(linesOf([{ productKit: kit }])).toEqual([
      { type: 'summed', amounts: ['1', '4', '16'], isTaxFree: false },
    ])
    const own = { ...kit, pricing: { totalPrice, isTaxFree: true } }
    expect(linesOf([{ productKit: own }, { productKit: {} }])).toEqual([
      { type: 'summed', amounts: ['30'], isTaxFree: true },
      { type: 'summed', amounts: [], isTaxFree: false },
    ])
  })
})

describe('a plain document', () => {
  test('has its kind, its adjustments and its tax', () => {
    const amount = { amountMicros: '5000000' }
    const adjustments = [
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '5', isTaxFree: true },
      { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount },
    ]
    const tax = { rate: '0.10' }
    expect(plain(plainOf([], { tax, taxRounding: 'line' }, { adjustments }))).toEqual({
      kind: 'quote',
      lines: [],
      adjustments: [
        { isDiscount: true, isTaxFree: true, percentage: '5' },
        { isDiscount: false, isTaxFree: false, amount: '5' },
      ],
      taxRate: '0.1',
      taxRounding: 'line',
      adjustmentPercentages: 'of-subtotal',
    })
  })

  test('may lack adjustments and tax', () => {
    const account = parsedAccountOf(ACCOUNT)
    expect(plain(plainDocumentOf('order', { customerId: 'cust_1' }, account))).toEqual({
      kind: 'order',
      lines: [],
      adjustments: [],
      taxRounding: 'document',
      adjustmentPercentages: 'of-subtotal',
    })
  })
})
