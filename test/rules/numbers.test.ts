import { describe, expect, test } from 'vitest'
import {
  AUD,
  catalogueLine,
  component,
  flashing,
  kit,
  lineOf,
  lineProblems,
  LINEAL_METRES,
  money,
  onTheFly,
  ordered,
  part,
  pricingOf,
  problems,
  quoted,
  request,
  totalOf,
  worth,
  type Json,
} from './requests.js'

const UNIT_PRICE = 'lines[0].on_the_fly.pricing.unit_price'
const MARGIN = 'lines[0].on_the_fly.pricing.margin'

/** Builds a line without a cost, which keeps its margin as sent (L11). */
const keeping = (margin: unknown) => worth('1.00', { margin })

const LARGEST = '9223372036854775807'
const SMALLEST = '-9223372036854775808'

describe('N1: money', () => {
  test.each([
    ['12500000', '12.50'],
    ['-10000', '-0.01'],
    ['0', '0.00'],
    ['-0', '0.00'],
    ['0012500000', '12.50'],
  ])('%j micros are $%s', (amountMicros, total) => {
    expect(totalOf(onTheFly({ quantity: '1', unitPrice: { amountMicros } }))).toEqual(money(total))
  })

  test.each([
    ['a whole JSON number', 12500000],
    ['a fraction', '12.50'],
    ['an empty string', ''],
    ['only a sign', '-'],
    ['two signs', '--1'],
    ['a plus sign', '+1'],
    ['an exponent', '1e6'],
    ['a space before', ' 1'],
    ['a space after', '1 '],
    ['a line break after', '1\n'],
    ['separated thousands', '12,500,000'],
    ['underlined thousands', '12_500_000'],
    ['a hexadecimal number', '0x10'],
    ['digits of another script', '١٢٣'],
    ['a typographic minus', '−1'],
    ['a boolean', true],
    ['an object', {}],
    ['a list', ['1']],
  ])('%s is refused as micros, at the path of the micros', (_, amountMicros) => {
    const line = onTheFly({ quantity: '1', unitPrice: { amountMicros } })
    expect(lineProblems(line)).toEqual([['invalid_money', `${UNIT_PRICE}.amount_micros`]])
  })

  test.each([
    ['a string', '12500000'],
    ['a number', 12.5],
    ['a boolean', false],
    ['a list', [{ amountMicros: '1' }]],
  ])('%s is refused as an amount, at the path of the amount', (_, unitPrice) => {
    expect(lineProblems(onTheFly({ quantity: '1', unitPrice }))).toEqual([['invalid_money', UNIT_PRICE]])
  })

  test.each([LARGEST, SMALLEST])('%s micros fit into 64 bits', (amountMicros) => {
    expect(pricingOf(keeping({ amountMicros })).margin).toEqual({ amountMicros })
  })

  test.each(['9223372036854775808', '-9223372036854775809', '1' + '0'.repeat(5000)])(
    'an amount beyond 64 bits is refused (%#)',
    (amountMicros) => {
      expect(lineProblems(keeping({ amountMicros }))).toEqual([['invalid_money', `${MARGIN}.amount_micros`]])
    },
  )

  test('40 leading zeros are accepted', () => {
    const amountMicros = '0'.repeat(40) + '1'
    expect(pricingOf(keeping({ amountMicros })).margin).toEqual({ amountMicros })
  })

  test('every amount of a document is checked', () => {
    const wrong = { amountMicros: 1 }
    const sent = request(
      [
        catalogueLine({ quantity: '1', unitPrice: wrong, totalPrice: wrong, cost: wrong, margin: wrong }),
        flashing({ unitPrice: wrong, totalPrice: wrong, customPrice: wrong, customPricePerLength: wrong }),
        kit({ pricing: { totalPrice: wrong }, components: [component({ totalPrice: wrong })] }),
      ],
      { adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: wrong }] },
    )
    expect(problems(sent)).toEqual(
      [
        'lines[0].catalogue.pricing.unit_price',
        'lines[0].catalogue.pricing.total_price',
        'lines[0].catalogue.pricing.cost',
        'lines[0].catalogue.pricing.margin',
        'lines[1].flashing.unit_price',
        'lines[1].flashing.total_price',
        'lines[1].flashing.custom_price',
        'lines[1].flashing.custom_price_per_length',
        'lines[2].product_kit.pricing.total_price',
        'lines[2].product_kit.components[0].pricing.total_price',
        'adjustments[0].amount',
      ].map((place) => ['invalid_money', `${place}.amount_micros`]),
    )
  })
})

describe('N2: absent differs from zero', () => {
  const line = (pricing: object) => onTheFly({ quantity: '3', unitPrice: money('11.23'), ...pricing })

  test.each([
    ['no total', {}],
    ['a null total', { totalPrice: null }],
    ['an undefined total', { totalPrice: undefined }],
  ])('%s lets the engine compute the total', (_, pricing) => {
    expect(totalOf(line(pricing))).toEqual(money('33.69'))
  })

  test.each([
    ['an empty total', {}],
    ['a total of a currency only', { currency: 'AUD' }],
    ['a total whose micros are null', { amountMicros: null }],
  ])('%s means $0.00', (_, totalPrice) => {
    expect(lineProblems(line({ totalPrice }))).toEqual([
      ['total_price_mismatch', 'lines[0].on_the_fly.pricing.total_price'],
    ])
  })

  test('an empty amount is a price of $0.00', () => {
    expect(totalOf(onTheFly({ quantity: '3', unitPrice: {} }))).toEqual(money('0.00'))
  })

  test('null counts as absent for every optional field of a priced line', () => {
    const optional = ['discount', 'totalPrice', 'cost', 'markup', 'markupIsPercentage', 'margin'].concat([
      'pricingStrategy',
      'priceLevel',
      'isTaxFree',
      'tax',
      'measurements',
      'asBuiltMeasurements',
    ])
    const nulls = Object.fromEntries(optional.map((field) => [field, null]))
    expect(lineOf(line(nulls))).toEqual(lineOf(line({})))
  })

  test('null counts as absent for every optional field of a document', () => {
    const optional = [
      'requestId',
      'reference',
      'isSubmitted',
      'labelIds',
      'adjustments',
      'tax',
      'companyName',
    ]
    const nulls = Object.fromEntries(optional.map((field) => [field, null]))
    expect(quoted(request(null, nulls))).toEqual(quoted(request([])))
  })

  test.each([
    ['a measurement', { width: null, amount: null }, {}, {}],
    [
      'a flashing',
      {},
      { templateId: null, colour: null, customPrice: null, otherSides: null, subitems: null },
      {},
    ],
    ['an adjustment', {}, {}, { name: null, percentage: null, isTaxFree: null }],
  ])('null counts as absent inside %s too', (_, entry, fields, adjustment) => {
    const sent = (nulls: boolean) => {
      const measurements = [{ length: '1', ...(nulls ? entry : {}) }]
      return request(
        [
          onTheFly({ unitPrice: money('2.00'), pricingStrategy: LINEAL_METRES, measurements }),
          flashing({ totalPrice: money('5.00'), ...(nulls ? fields : {}) }),
        ],
        {
          adjustments: [
            { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('1.00'), ...(nulls ? adjustment : {}) },
          ],
        },
      )
    }
    expect(quoted(sent(true))).toEqual(quoted(sent(false)))
  })

  test('a null pricing object counts as absent', () => {
    expect(lineOf(kit({ pricing: null, components: [part('1.00')] }))).toEqual(
      lineOf(kit({ components: [part('1.00')] })),
    )
  })

  test('an empty list of measurements or as-built measurements is dropped', () => {
    const pricing = { quantity: '1', unitPrice: money('1.00') }
    const without = lineOf(onTheFly(pricing))
    expect(lineOf(onTheFly({ ...pricing, measurements: [] }))).toEqual(without)
    expect(lineOf(onTheFly({ ...pricing, measurements: [], asBuiltMeasurements: [] }))).toEqual(without)
  })

  test('an empty string counts as an absent id of a row, a price, a request or a status', () => {
    const lines = (ids: Json) => [catalogueLine(undefined, ids)]
    const sent = request(lines({ productRowId: '', rowPriceId: '' }), { requestId: '', statusId: '' })
    const everything = { product: () => ({ rows: [] }) }
    expect(ordered(sent, AUD, everything)).toEqual(ordered(request(lines({})), AUD, everything))
  })

  test('an empty string counts as an absent id of kits, components and templates', () => {
    const component = { productType: 'PRODUCT_TYPE_NOTES', productId: '' }
    const sent = request([
      kit({ kitId: '', kitRowId: '', components: [component], pricing: { totalPrice: {} } }),
      flashing({ templateId: '' }),
    ])
    const [line, other] = quoted(sent).lines
    expect(Object.keys(line?.productKit ?? {})).toEqual(['components', 'pricing'])
    expect(line?.productKit?.components).toEqual([{ productType: 'PRODUCT_TYPE_NOTES' }])
    expect(Object.keys(other?.flashing ?? {})).toEqual(['drawing'])
  })

  test.each([
    ['customer_id', request([], { customerId: '' })],
    ['lines[0].on_the_fly.product_name', request([onTheFly(undefined, { productName: '' })])],
    ['lines[0].catalogue.product_id', request([catalogueLine(undefined, { productId: '' })])],
  ])('an empty string for %s counts as absent', (param, sent) => {
    expect(problems(sent)).toEqual([['required', param]])
  })
})
