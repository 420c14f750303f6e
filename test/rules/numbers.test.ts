import { describe, expect, test } from 'vitest'
import {
  AUD,
  bare,
  catalogueLine,
  flashing,
  kit,
  LINEAL_METRES,
  lineProblems,
  money,
  onTheFly,
  ordered,
  pricingOf,
  problems,
  quoted,
  request,
  REQUEST_ID,
  SQUARE_METRES,
  totalOf,
  worth,
  type Json,
} from './requests.js'

const UNIT_PRICE = 'lines[0].on_the_fly.pricing.unit_price'
const MARGIN = 'lines[0].on_the_fly.pricing.margin'

/** Builds a line without a cost, which keeps its margin as sent (L11). */
const keeping = (margin: unknown) => worth('1.00', { margin })

describe('N1: money', () => {
  test.each([
    ['only a sign', '-'],
    ['two signs', '--1'],
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
})

describe('N2: absent differs from zero', () => {
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
})

describe('N3: the currency of an amount', () => {
  test('is the account’s for a rounded amount without a currency', () => {
    const read = pricingOf(
      onTheFly({
        quantity: '1',
        unitPrice: bare('10.00005'),
        cost: bare('4.00'),
        totalPrice: bare('10.0001'),
      }),
    )
    expect(read.unitPrice).toEqual(money('10.0001'))
    expect(read.cost).toEqual(money('4.00'))
    expect(read.totalPrice).toEqual(money('10.00'))
  })

  test.each(['aud', 'Aud', 'AU', 'AUDD', 'A1D', 'ÄUD', ' AUD', 'AUD\n', ' ', 36, true, {}])(
    'cannot be %j',
    (currency) => {
      const line = onTheFly({ quantity: '1', unitPrice: { amountMicros: '1000000', currency } })
      expect(lineProblems(line)).toEqual([['invalid_currency', `${UNIT_PRICE}.currency`]])
    },
  )
})

describe('N4: decimals', () => {
  const marked = (markup: unknown) => worth('1.00', { markup })

  test.each(['12', '-0.5', '3.1250', '0', '-0', '0.000000000001', '999999999999999', '-999999999999999'])(
    '%s is a decimal and reads back as sent',
    (markup) => {
      expect(pricingOf(marked(markup)).markup).toBe(markup)
    },
  )

  test.each(['+1', '1e3', '.5', '5.', ' 1', '1 ', '1\n', '1,5', '1.2.3', '-', '--1', '1-', '−1', '0x1F'])(
    '%j is not a decimal',
    (markup) => {
      expect(lineProblems(marked(markup))).toEqual([
        ['invalid_decimal', 'lines[0].on_the_fly.pricing.markup'],
      ])
    },
  )

  test.each(['١', '1_000', 'NaN', 'Infinity', '-Infinity', 'twelve', '.', '-.5', 2.5, 2, true, {}, ['1']])(
    'the value %j is not a decimal',
    (markup) => {
      expect(lineProblems(marked(markup))).toEqual([
        ['invalid_decimal', 'lines[0].on_the_fly.pricing.markup'],
      ])
    },
  )

  test.each([
    ['15 digits before the point', '1'.repeat(15)],
    ['12 digits after the point', `1.${'1'.repeat(12)}`],
  ])('%s are accepted', (_, markup) => {
    expect(pricingOf(marked(markup)).markup).toBe(markup)
  })

  test.each([
    ['16 digits before the point', '1'.repeat(16)],
    ['13 digits after the point', `1.${'1'.repeat(13)}`],
    ['a hundred thousand digits', '1'.repeat(100_000)],
  ])('%s are too many', (_, markup) => {
    expect(lineProblems(marked(markup))).toEqual([['invalid_decimal', 'lines[0].on_the_fly.pricing.markup']])
  })

  test('every decimal of a document is checked', () => {
    const pricing = {
      unitPrice: money('1.00'),
      pricingStrategy: SQUARE_METRES,
      tax: { rate: 1 },
      discount: 1,
    }
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

describe('N5: rounding half up, away from zero', () => {
  test.each([
    ['2.344', '2.34'],
    ['2.346', '2.35'],
    ['-2.344', '-2.34'],
    ['-2.346', '-2.35'],
    ['0.0049', '0.00'],
    ['-0.0049', '0.00'],
    ['-9.995', '-10.00'],
  ])('turns $%s into $%s', (price, total) => {
    expect(totalOf(worth(price))).toEqual(money(total))
  })

  test.each([
    ['0.145', '0.15'],
    ['0.285', '0.29'],
    ['1.255', '1.26'],
    ['5.015', '5.02'],
    ['2.675', '2.68'],
    ['-0.125', '-0.13'],
  ])('treats $%s as a tie, although doubles do not, and gives $%s', (price, total) => {
    expect(totalOf(worth(price))).toEqual(money(total))
  })

  test.each([
    ['-1', '0.125', '-0.13'],
    ['0.5', '0.01', '0.01'],
    ['-0.5', '0.01', '-0.01'],
    ['0.4999', '0.01', '0.00'],
    ['0.5', '4.45', '2.23'],
  ])('applies to a product that is a tie: %s × $%s is $%s', (quantity, price, total) => {
    expect(totalOf(worth(price, { quantity }))).toEqual(money(total))
  })

  test('gives a credit and its invoice the same amount', () => {
    for (const price of ['0.005', '1.005', '2.3449', '2.345', '123456.785']) {
      const sold = totalOf(worth(price, { quantity: '3' }))
      const returned = totalOf(worth(price, { quantity: '-3' }))
      expect(returned?.amountMicros).toBe(`-${String(sold?.amountMicros)}`)
    }
  })

  test('applies to ties of credits in the trillions', () => {
    expect(totalOf(worth('-9223372036853.775'))).toEqual(money('-9223372036853.78'))
  })
})

describe('N6: exact figures', () => {
  test('a product of four long factors keeps all digits', () => {
    // 0.123456789012 × 0.987654321098 × 12345.6789 × 0.8765 = 1319.43148…
    const line = onTheFly({
      unitPrice: money('12345.6789'),
      discount: '12.35',
      pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
      measurements: [{ length: '0.123456789012', width: '0.987654321098' }],
    })
    expect(totalOf(line)).toEqual(money('1319.43'))
  })
})

describe('N9: decimals in a result', () => {
  test('computed amounts are never a negative zero', () => {
    const read = quoted(
      request([worth('-0.004', { cost: money('0.00') }), worth('0.004', { quantity: '-1' })]),
      { ...AUD, tax: { rate: '0.10' } },
    )
    const amounts = [read.subtotal, read.taxAmount, read.total, read.totalCost, read.margin, read.labourTotal]
    for (const amount of amounts) expect(amount).toEqual({ amountMicros: '0', currency: 'AUD' })
    for (const line of read.lines) expect(line.onTheFly?.pricing.totalPrice.amountMicros).toBe('0')
  })

  test.each(['10.00', '10', '0.50', '007', '-0', '0.0'])(
    'a discount of %s reads back unchanged',
    (discount) => {
      expect(pricingOf(worth('1.00', { discount })).discount).toBe(discount)
    },
  )
})
