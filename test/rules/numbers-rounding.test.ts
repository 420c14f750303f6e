import { describe, expect, test } from 'vitest'
import {
  AUD,
  catalogueLine,
  LINEAL_METRES,
  money,
  onTheFly,
  pricingOf,
  quoted,
  request,
  totalOf,
  worth,
} from './requests.js'

describe('N5: rounding half up, away from zero', () => {
  test.each([
    ['2.344', '2.34'],
    ['2.3449', '2.34'],
    ['2.345', '2.35'],
    ['2.346', '2.35'],
    ['-2.344', '-2.34'],
    ['-2.3449', '-2.34'],
    ['-2.345', '-2.35'],
    ['-2.346', '-2.35'],
    ['0.005', '0.01'],
    ['0.0049', '0.00'],
    ['-0.005', '-0.01'],
    ['-0.0049', '0.00'],
    ['9.995', '10.00'],
    ['-9.995', '-10.00'],
  ])('turns $%s into $%s', (price, total) => {
    expect(totalOf(worth(price))).toEqual(money(total))
  })

  test.each([
    ['0.145', '0.15'],
    ['0.285', '0.29'],
    ['1.005', '1.01'],
    ['1.255', '1.26'],
    ['5.015', '5.02'],
    ['10.075', '10.08'],
    ['2.675', '2.68'],
    ['-0.125', '-0.13'],
    ['-30.325', '-30.33'],
  ])('treats $%s as a tie, although doubles do not, and gives $%s', (price, total) => {
    expect(totalOf(worth(price))).toEqual(money(total))
  })

  test.each([
    ['3', '1.275', '3.83'],
    ['-1', '0.125', '-0.13'],
    ['-3', '-1.275', '3.83'],
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

  test('applies to ties of wide amounts', () => {
    expect(totalOf(worth('9223372036853.775'))).toEqual(money('9223372036853.78'))
    expect(totalOf(worth('-9223372036853.775'))).toEqual(money('-9223372036853.78'))
    expect(totalOf(worth('9223372036853.7749'))).toEqual(money('9223372036853.77'))
  })
})

describe('N6: exact figures', () => {
  const pieces = (length: string, amount: string, unitPrice: string, discount = '0') =>
    onTheFly({
      unitPrice: money(unitPrice),
      discount,
      pricingStrategy: LINEAL_METRES,
      measurements: [{ length, amount }],
    })

  test('three pieces of 1.333 m at $7.77 per metre are $31.07, not three times $10.36', () => {
    expect(totalOf(pieces('1.333', '3', '7.77'))).toEqual(money('31.07'))
  })

  test('the discount applies to the exact amount, not to a rounded one', () => {
    // 3 × 11.235 less 10% is 30.3345. From the rounded 33.71, the result would be 30.339.
    expect(totalOf(worth('11.235', { quantity: '3', discount: '10' }))).toEqual(money('30.33'))
  })

  test('a product just below a tie is rounded down', () => {
    // 0.499999999999 × 0.01 is slightly below half a cent.
    expect(totalOf(pieces('0.499999999999', '1', '0.01'))).toEqual(money('0.00'))
    expect(totalOf(pieces('0.500000000000', '1', '0.01'))).toEqual(money('0.01'))
  })

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

  test('large figures keep every digit', () => {
    // 99999999.9999 × 92233.7203 = 9223372029990.77662797
    expect(totalOf(worth('92233.7203', { quantity: '99999999.9999' }))).toEqual(money('9223372029990.78'))
  })

  test('the subtotal is the sum of rounded lines', () => {
    const half = pieces('0.5', '1', '4.45')
    expect(quoted(request([half, half])).subtotal).toEqual(money('4.46'))
  })
})

describe('N7: a cent is 10000 micros in every currency', () => {
  test.each(['AUD', 'JPY', 'KWD', 'XXX'])('%s is rounded to hundredths', (currency) => {
    const read = quoted(request([onTheFly({ quantity: '1', unitPrice: money('1.005', currency) })]), {
      currency,
    })
    expect(read.total).toEqual(money('1.01', currency))
  })
})

describe('N9: decimals in a result', () => {
  const markup = (unitPrice: string, cost: string) =>
    pricingOf(onTheFly({ quantity: '1', unitPrice: money(unitPrice), cost: money(cost) })).markup

  test.each([
    ['11.20', '8.00', '40'],
    ['10.00', '7.00', '42.8571'],
    ['8.10', '8.00', '1.25'],
    ['8.00', '8.00', '0'],
    ['7.00', '8.00', '-12.5'],
    ['0.00', '8.00', '-100'],
    ['2000.0010', '2000.00', '0.0001'],
    ['1999.9991', '2000.00', '0'],
    ['1000000000.00', '0.01', '9999999999900'],
  ])('a price of $%s on a cost of $%s is a markup of %s', (unitPrice, cost, expected) => {
    expect(markup(unitPrice, cost)).toBe(expected)
  })

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

  test('quantities, markups, sizes and rates read back as sent', () => {
    const sent = {
      quantity: '03.0000',
      markup: '-0.50',
      tax: { rate: '0.100' },
      pricingStrategy: LINEAL_METRES,
      measurements: [{ length: '02.50', amount: '1.0' }],
    }
    const read = pricingOf(catalogueLine({ unitPrice: money('1.00'), ...sent }))
    expect(read).toMatchObject(sent)
  })
})
