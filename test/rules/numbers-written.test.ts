import { describe, expect, test } from 'vitest'
import {
  bare,
  flashing,
  labour,
  lineProblems,
  money,
  onTheFly,
  pricingOf,
  problems,
  quoted,
  request,
  REQUEST_ID,
  SQUARE_METRES,
  totalOf,
  worth,
} from './requests.js'

const UNIT_PRICE = 'lines[0].on_the_fly.pricing.unit_price'

describe('N3: the currency of an amount', () => {
  test('is the account’s if the amount has no currency', () => {
    const euros = { currency: 'EUR' }
    const read = quoted(request([onTheFly({ quantity: '2', unitPrice: bare('1.25') })]), euros)
    expect(read.lines[0]?.onTheFly?.pricing.totalPrice).toEqual(money('2.50', 'EUR'))
    expect(read.total).toEqual(money('2.50', 'EUR'))
  })

  test('is ignored in sums: NZD 10.00 in an Australian account counts as AUD 10.00', () => {
    const line = labour({ quantity: '2', unitPrice: money('10.00', 'NZD'), cost: money('4.00', 'USD') })
    const read = quoted(request([line, worth('5.00')]))
    expect(read.subtotal).toEqual(money('25.00'))
    expect(read.totalCost).toEqual(money('8.00'))
  })

  test('is the account’s for a derived amount, and stays as sent for a rounded amount', () => {
    const read = pricingOf(
      onTheFly({ quantity: '1', unitPrice: money('10.00005', 'NZD'), cost: money('4.00', 'USD') }),
    )
    expect(read.unitPrice).toEqual(money('10.0001', 'NZD'))
    expect(read.cost).toEqual(money('4.00', 'USD'))
    expect(read.totalPrice).toEqual(money('10.00', 'AUD'))
    expect(read.margin).toEqual(money('6.00', 'AUD'))
  })

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

  test('stays as sent for a given total that is rounded to the cent', () => {
    const line = worth('10.00', { totalPrice: money('10.004', 'NZD') })
    expect(totalOf(line)).toEqual(money('10.00', 'NZD'))
  })

  test.each(['aud', 'Aud', 'AU', 'AUDD', 'A1D', 'ÄUD', ' AUD', 'AUD\n', ' ', 36, true, {}])(
    'cannot be %j',
    (currency) => {
      const line = onTheFly({ quantity: '1', unitPrice: { amountMicros: '1000000', currency } })
      expect(lineProblems(line)).toEqual([['invalid_currency', `${UNIT_PRICE}.currency`]])
    },
  )

  test('is reported along with wrong micros', () => {
    const line = onTheFly({ quantity: '1', unitPrice: { currency: 'dollars', amountMicros: 'many' } })
    expect(lineProblems(line)).toEqual([
      ['invalid_currency', `${UNIT_PRICE}.currency`],
      ['invalid_money', `${UNIT_PRICE}.amount_micros`],
    ])
  })
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
    ['15 digits before and 12 digits after the point', `-${'9'.repeat(15)}.${'9'.repeat(12)}`],
  ])('%s are accepted', (_, markup) => {
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

  test('an empty string counts as absent', () => {
    const read = pricingOf(worth('2.00', { discount: '', markup: '' }))
    expect(read.totalPrice).toEqual(money('2.00'))
    expect(read).not.toHaveProperty('discount')
    expect(read).not.toHaveProperty('markup')
    expect(lineProblems(worth('2.00', { quantity: '' }))).toEqual([
      ['zero_quantity', 'lines[0].on_the_fly.pricing.quantity'],
    ])
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
