import { describe, expect, test } from 'vitest'
import {
  AUD,
  bare,
  catalogueLine,
  component,
  flashing,
  kit,
  labour,
  lineOf,
  lineProblems,
  LINEAL_METRES,
  money,
  onTheFly,
  pricingOf,
  PRODUCT,
  problems,
  quoted,
  request,
  REQUEST_ID,
  SQUARE_METRES,
  totalOf,
  worth,
} from './requests.js'

const UNIT_PRICE = 'lines[0].on_the_fly.pricing.unit_price'
const MARGIN = 'lines[0].on_the_fly.pricing.margin'

/** A line that keeps its margin as sent, since it has no cost (L11). */
const keeping = (margin: unknown) => worth('1.00', { margin })

const LARGEST = '9223372036854775807'
const SMALLEST = '-9223372036854775808'

describe('N1: money is whole micros in a string', () => {
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
    ['no digits', ''],
    ['a sign alone', '-'],
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
  ])('%s is refused, at the amount’s micros', (_, amountMicros) => {
    const line = onTheFly({ quantity: '1', unitPrice: { amountMicros } })
    expect(lineProblems(line)).toEqual([['invalid_money', `${UNIT_PRICE}.amount_micros`]])
  })

  test.each([
    ['a string', '12500000'],
    ['a number', 12.5],
    ['a boolean', false],
    ['a list', [{ amountMicros: '1' }]],
  ])('%s in place of an amount is refused, at the amount itself', (_, unitPrice) => {
    expect(lineProblems(onTheFly({ quantity: '1', unitPrice }))).toEqual([['invalid_money', UNIT_PRICE]])
  })

  test.each([LARGEST, SMALLEST])('%s micros still fit 64 bits', (amountMicros) => {
    expect(pricingOf(keeping({ amountMicros })).margin).toEqual({ amountMicros })
  })

  test.each(['9223372036854775808', '-9223372036854775809', '1' + '0'.repeat(5000)])(
    'one beyond 64 bits is refused (%#)',
    (amountMicros) => {
      expect(lineProblems(keeping({ amountMicros }))).toEqual([['invalid_money', `${MARGIN}.amount_micros`]])
    },
  )

  test('zeros in front do not make a number too long', () => {
    const amountMicros = '0'.repeat(40) + '1'
    expect(pricingOf(keeping({ amountMicros })).margin).toEqual({ amountMicros })
  })

  test('every amount of a document is held to it', () => {
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

describe('N2: left out is not the same as zero', () => {
  const line = (pricing: object) => onTheFly({ quantity: '3', unitPrice: money('11.23'), ...pricing })

  test.each([
    ['no total at all', {}],
    ['a null total', { totalPrice: null }],
    ['an undefined total', { totalPrice: undefined }],
  ])('%s asks the engine to work it out', (_, pricing) => {
    expect(totalOf(line(pricing))).toEqual(money('33.69'))
  })

  test.each([
    ['an empty total', {}],
    ['a total of a currency only', { currency: 'AUD' }],
    ['a total whose micros are null', { amountMicros: null }],
  ])('%s claims $0.00', (_, totalPrice) => {
    expect(lineProblems(line({ totalPrice }))).toEqual([
      ['total_price_mismatch', 'lines[0].on_the_fly.pricing.total_price'],
    ])
  })

  test('an empty amount is a price of $0.00', () => {
    expect(totalOf(onTheFly({ quantity: '3', unitPrice: {} }))).toEqual(money('0.00'))
  })

  test('null means left out, for every optional field of a priced line', () => {
    const optional = ['discount', 'totalPrice', 'cost', 'markup', 'markupIsPercentage', 'margin'].concat(
      ['pricingStrategy', 'priceLevel', 'isTaxFree', 'tax', 'measurements', 'asBuiltMeasurements'],
    )
    const nulls = Object.fromEntries(optional.map((field) => [field, null]))
    expect(lineOf(line(nulls))).toEqual(lineOf(line({})))
  })

  test('null means left out, for every optional field of a document', () => {
    const optional = ['requestId', 'reference', 'isSubmitted', 'labelIds', 'adjustments', 'tax', 'companyName']
    const nulls = Object.fromEntries(optional.map((field) => [field, null]))
    expect(quoted(request(null, nulls))).toEqual(quoted(request([])))
  })

  test.each([
    ['a measurement', { width: null, amount: null }, {}, {}],
    ['a flashing', {}, { templateId: null, colour: null, customPrice: null, otherSides: null, subitems: null }, {}],
    ['an adjustment', {}, {}, { name: null, percentage: null, isTaxFree: null }],
  ])('null means left out, inside %s too', (_, entry, fields, adjustment) => {
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

  test('a null pricing object is no pricing object', () => {
    expect(lineOf(onTheFly(null))).toEqual({ onTheFly: { productName: 'Ridge cap' } })
  })

  test('an empty string leaves out an id', () => {
    const sent = request([catalogueLine(undefined, { productRowId: '', rowPriceId: '' })], { requestId: '' })
    const everything = { product: () => ({ rows: [] }) }
    const read = quoted(sent, AUD, everything)
    expect(read).not.toHaveProperty('requestId')
    expect(read.lines[0]?.catalogue).toEqual({ productId: PRODUCT })
  })

  test.each([
    ['customer_id', request([], { customerId: '' })],
    ['lines[0].on_the_fly.product_name', request([onTheFly(undefined, { productName: '' })])],
    ['lines[0].catalogue.product_id', request([catalogueLine(undefined, { productId: '' })])],
  ])('an empty string where %s must stand is none', (param, sent) => {
    expect(problems(sent)).toEqual([['required', param]])
  })
})

describe('N3: one account, one currency', () => {
  test('an amount that names no currency is in the account’s', () => {
    const euros = { currency: 'EUR' }
    const read = quoted(request([onTheFly({ quantity: '2', unitPrice: bare('1.25') })]), euros)
    expect(read.lines[0]?.onTheFly?.pricing?.totalPrice).toEqual(money('2.50', 'EUR'))
    expect(read.total).toEqual(money('2.50', 'EUR'))
  })

  test('New Zealand dollars in an Australian account count as that many Australian ones', () => {
    const line = labour({ quantity: '2', unitPrice: money('10.00', 'NZD'), cost: money('4.00', 'USD') })
    const read = quoted(request([line, worth('5.00')]))
    expect(read.subtotal).toEqual(money('25.00'))
    expect(read.totalCost).toEqual(money('8.00'))
  })

  test('an amount that is derived carries the account’s currency, one that is only rounded its own', () => {
    const read = pricingOf(
      onTheFly({ quantity: '1', unitPrice: money('10.00005', 'NZD'), cost: money('4.00', 'USD') }),
    )
    expect(read.unitPrice).toEqual(money('10.0001', 'NZD'))
    expect(read.cost).toEqual(money('4.00', 'USD'))
    expect(read.totalPrice).toEqual(money('10.00', 'AUD'))
    expect(read.margin).toEqual(money('6.00', 'AUD'))
  })

  test('an amount that is only rounded takes the account’s currency when it came with none', () => {
    const read = pricingOf(
      onTheFly({ quantity: '1', unitPrice: bare('10.00005'), cost: bare('4.00'), totalPrice: bare('10.0001') }),
    )
    expect(read.unitPrice).toEqual(money('10.0001'))
    expect(read.cost).toEqual(money('4.00'))
    expect(read.totalPrice).toEqual(money('10.00'))
  })

  test('a total that was sent keeps its currency when it is rounded to the cent', () => {
    const line = worth('10.00', { totalPrice: money('10.004', 'NZD') })
    expect(totalOf(line)).toEqual(money('10.00', 'NZD'))
  })

  test.each(['aud', 'Aud', 'AU', 'AUDD', 'A1D', 'ÄUD', ' AUD', 'AUD\n', '', 36, true, {}])(
    '%j is no currency',
    (currency) => {
      const line = onTheFly({ quantity: '1', unitPrice: { amountMicros: '1000000', currency } })
      expect(lineProblems(line)).toEqual([['invalid_currency', `${UNIT_PRICE}.currency`]])
    },
  )

  test('an amount can be wrong in both its parts', () => {
    const line = onTheFly({ quantity: '1', unitPrice: { currency: 'dollars', amountMicros: 'many' } })
    expect(lineProblems(line)).toEqual([
      ['invalid_currency', `${UNIT_PRICE}.currency`],
      ['invalid_money', `${UNIT_PRICE}.amount_micros`],
    ])
  })
})

describe('N4: decimals are written plainly', () => {
  const marked = (markup: unknown) => worth('1.00', { markup })

  test.each(['12', '-0.5', '3.1250', '0', '-0', '0.000000000001', '999999999999999', '-999999999999999'])(
    '%s is a decimal, and reads back as it was sent',
    (markup) => {
      expect(pricingOf(marked(markup)).markup).toBe(markup)
    },
  )

  test.each(['+1', '1e3', '.5', '5.', ' 1', '1 ', '1\n', '1,5', '1.2.3', '-', '--1', '1-', '−1', '0x1F'])(
    '%j is not a decimal',
    (markup) => {
      expect(lineProblems(marked(markup))).toEqual([['invalid_decimal', 'lines[0].on_the_fly.pricing.markup']])
    },
  )

  test.each(['١', '1_000', 'NaN', 'Infinity', '-Infinity', 'twelve', '.', '-.5', 2.5, 2, true, {}, ['1']])(
    '%j is not a decimal either',
    (markup) => {
      expect(lineProblems(marked(markup))).toEqual([['invalid_decimal', 'lines[0].on_the_fly.pricing.markup']])
    },
  )

  test.each([
    ['15 digits before the point', '1'.repeat(15)],
    ['12 digits after the point', `1.${'1'.repeat(12)}`],
    ['as many as allowed on both sides', `-${'9'.repeat(15)}.${'9'.repeat(12)}`],
  ])('%s are let in', (_, markup) => {
    expect(pricingOf(marked(markup)).markup).toBe(markup)
  })

  test.each([
    ['16 digits before the point', '1'.repeat(16)],
    ['13 digits after the point', `1.${'1'.repeat(13)}`],
    ['13 zeros after the point', `1.${'0'.repeat(13)}`],
    ['16 digits that begin with zeros', `${'0'.repeat(15)}1`],
    ['a hundred thousand digits', '1'.repeat(100_000)],
  ])('%s are too many', (_, markup) => {
    expect(lineProblems(marked(markup))).toEqual([['invalid_decimal', 'lines[0].on_the_fly.pricing.markup']])
  })

  test('an empty string is left out', () => {
    const read = pricingOf(worth('2.00', { discount: '', markup: '' }))
    expect(read.totalPrice).toEqual(money('2.00'))
    expect(read).not.toHaveProperty('discount')
    expect(read).not.toHaveProperty('markup')
    expect(lineProblems(worth('2.00', { quantity: '' }))).toEqual([
      ['zero_quantity', 'lines[0].on_the_fly.pricing.quantity'],
    ])
  })

  test('every decimal of a document is held to it', () => {
    const pricing = { unitPrice: money('1.00'), pricingStrategy: SQUARE_METRES, tax: { rate: 1 }, discount: 1 }
    const sent = request(
      [
        onTheFly({ ...pricing, quantity: 1, measurements: [{ length: 1, width: 1, amount: 1 }] }),
        flashing({ thickness: 1, bends: 1, totalGirth: 1, totalLength: 1, tax: { rate: 1 } }),
      ],
      {
        tax: { rate: 1 },
        adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: 1 }],
        requestId: REQUEST_ID,
      },
    )
    expect(problems(sent)).toEqual(
      [
        'lines[0].on_the_fly.pricing.tax.rate',
        'lines[0].on_the_fly.pricing.discount',
        'lines[0].on_the_fly.pricing.quantity',
        'lines[0].on_the_fly.pricing.measurements[0].length',
        'lines[0].on_the_fly.pricing.measurements[0].width',
        'lines[0].on_the_fly.pricing.measurements[0].amount',
        'lines[1].flashing.thickness',
        'lines[1].flashing.bends',
        'lines[1].flashing.total_girth',
        'lines[1].flashing.total_length',
        'lines[1].flashing.tax.rate',
        'tax.rate',
        'adjustments[0].percentage',
      ].map((place) => ['invalid_decimal', place]),
    )
  })
})
