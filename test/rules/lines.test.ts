import { describe, expect, test } from 'vitest'
import { lineTotal } from '../../src/entries/index.js'
import {
  AUD,
  component,
  costOf,
  flashing,
  FORMULA_KINDS,
  kit,
  LINEAL_METRES,
  lineOf,
  lineProblems,
  money,
  NOT_DERIVING,
  onTheFly,
  pricingOf,
  SQUARE_METRES,
  totalOf,
  worth,
  type Json,
} from './requests.js'

const PRICING = 'lines[0].on_the_fly.pricing'

describe('L1: rounding unit price and cost to four decimals', () => {
  test.each([
    ['1.23455', '1.2346'],
    ['-1.23455', '-1.2346'],
    ['1.234549', '1.2345'],
    ['-1.234549', '-1.2345'],
    ['0.00005', '0.0001'],
    ['-0.00005', '-0.0001'],
    ['0.000049', '0.00'],
    ['-0.000049', '0.00'],
    ['9.99995', '10.00'],
    ['1.2346', '1.2346'],
  ])('turns $%s into $%s', (sent, rounded) => {
    const read = pricingOf(worth('1.00', { unitPrice: money(sent), cost: money(sent) }))
    expect(read.unitPrice).toEqual(money(rounded))
    expect(read.cost).toEqual(money(rounded))
  })

  test('precedes the multiplication of the price', () => {
    // 10000 × 1.00005 would be 10000.50.
    expect(totalOf(worth('1.00005', { quantity: '10000' }))).toEqual(money('10001.00'))
  })

  test('precedes the multiplication of the cost', () => {
    expect(costOf(worth('1.00', { quantity: '10000', cost: money('0.00005') }))).toEqual(money('1.00'))
  })

  test.each(FORMULA_KINDS)('applies with derivation on and off: %s', (_, line) => {
    const pricing = {
      quantity: '1',
      unitPrice: money('1.23455'),
      cost: money('0.12345'),
      totalPrice: money('1.23'),
    }
    for (const account of [AUD, NOT_DERIVING]) {
      expect(pricingOf(line(pricing), account)).toMatchObject({
        unitPrice: money('1.2346'),
        cost: money('0.1235'),
      })
    }
  })

  test('applies to kits, sub-kits and components', () => {
    const sent = { unitPrice: money('1.23455'), cost: money('-1.23455') }
    const line = kit({
      pricing: sent,
      components: [component({ ...sent, totalPrice: {} })],
      subKits: [{ pricing: sent }],
    })
    const rounded = { unitPrice: money('1.2346'), cost: money('-1.2346') }
    const read = lineOf(line).productKit
    expect(read?.pricing).toMatchObject(rounded)
    expect(read?.components?.[0]?.pricing).toMatchObject(rounded)
    expect(read?.subKits?.[0]?.pricing).toMatchObject(rounded)
  })

  test('does not apply to a flashing', () => {
    const unitPrice = money('1.23455')
    expect(lineOf(flashing({ unitPrice })).flashing?.unitPrice).toEqual(unitPrice)
  })
})

describe('L2: quantity and discount', () => {
  test.each(['2.1234', '2.50000', '2.123400000000', '0.0001', '-2.1234', '0002.5'])(
    'a quantity of %s has at most four decimals and is kept',
    (quantity) => {
      expect(pricingOf(worth('1.00', { quantity })).quantity).toBe(quantity)
    },
  )

  test.each(['2.12345', '0.00001', '-2.12345', '2.123450', '2.000000000001'])(
    'a quantity of %s has too many decimals',
    (quantity) => {
      expect(lineProblems(worth('1.00', { quantity }))).toEqual([
        ['too_many_decimals', `${PRICING}.quantity`],
      ])
    },
  )

  test.each(['12.5', '12.50', '12.500', '12.500000000000', '0.01', '99.99', '0', '-0', '100', '100.000'])(
    'a discount of %s is valid and is kept',
    (discount) => {
      expect(pricingOf(worth('1.00', { discount })).discount).toBe(discount)
    },
  )

  test.each(['12.505', '0.001', '99.999', '12.5050'])(
    'a discount of %s has too many decimals',
    (discount) => {
      expect(lineProblems(worth('1.00', { discount }))).toEqual([
        ['too_many_decimals', `${PRICING}.discount`],
      ])
    },
  )

  test.each(['-0.01', '-10', '100.01', '101', '999999999999999'])(
    'a discount of %s is out of range',
    (discount) => {
      expect(lineProblems(worth('1.00', { discount }))).toEqual([['out_of_range', `${PRICING}.discount`]])
    },
  )

  test.each(['100.005', '-0.001', '-12.345'])(
    'a discount of %s is out of range and has too many decimals',
    (discount) => {
      const both = (place: string) => [
        `out_of_range ${place}.discount`,
        `too_many_decimals ${place}.discount`,
      ]
      // No rule orders two problems at the same path.
      const found = (line: Json) =>
        lineProblems(line)
          .map((problem) => problem.join(' '))
          .sort()
      const wrong = { discount, totalPrice: {} }
      const line = kit({ pricing: wrong, components: [component(wrong)], subKits: [{ pricing: wrong }] })
      const places = ['components[0].pricing', 'pricing', 'sub_kits[0].pricing']
      expect(found(worth('1.00', { discount }))).toEqual(both(PRICING))
      expect(found(line)).toEqual(places.flatMap((place) => both(`lines[0].product_kit.${place}`)).sort())
    },
  )

  test('both are checked on kits, sub-kits and components', () => {
    const wrong = { quantity: '0.00001', discount: '101', totalPrice: {} }
    const line = kit({ pricing: wrong, components: [component(wrong)], subKits: [{ pricing: wrong }] })
    expect(lineProblems(line)).toEqual(
      ['pricing', 'components[0].pricing', 'sub_kits[0].pricing'].flatMap((place) => [
        ['too_many_decimals', `lines[0].product_kit.${place}.quantity`],
        ['out_of_range', `lines[0].product_kit.${place}.discount`],
      ]),
    )
  })

  test('a quantity may be negative, for a return', () => {
    expect(totalOf(worth('11.23', { quantity: '-3' }))).toEqual(money('-33.69'))
  })

  test('unit price and cost may be negative, too', () => {
    const line = worth('-11.23', { quantity: '3', cost: money('-2.00') })
    expect(totalOf(line)).toEqual(money('-33.69'))
    expect(costOf(line)).toEqual(money('-6.00'))
  })
})

describe('L3: total is quantity × unit price × (100 % − discount) × measure', () => {
  test('3 ridge caps at $11.23 less 10% are $30.32', () => {
    expect(totalOf(worth('11.23', { quantity: '3', discount: '10' }))).toEqual(money('30.32'))
  })

  test('12 m at $11.20 less 5% are $127.68', () => {
    const line = onTheFly({
      unitPrice: money('11.20'),
      discount: '5',
      pricingStrategy: LINEAL_METRES,
      measurements: [{ length: '12' }],
    })
    expect(totalOf(line)).toEqual(money('127.68'))
  })

  test.each(FORMULA_KINDS)('2.5 at $11.23 less 7.25 % are $26.04 on a line of kind %s', (_, line) => {
    const pricing = { quantity: '2.5', unitPrice: money('11.23'), discount: '7.25' }
    // 2.5 × 11.23 × 0.9275 = 26.0395625
    expect(totalOf(line(pricing))).toEqual(money('26.04'))
  })

  test.each([
    ['100', '0.00'],
    ['99.99', '0.01'],
    ['0.01', '99.99'],
    ['0', '100.00'],
    ['33.33', '66.67'],
  ])('%s % off $100.00 leaves $%s', (discount, total) => {
    expect(totalOf(worth('100.00', { discount }))).toEqual(money(total))
  })

  test.each([
    ['3', '0.0017', '0', '0.01'],
    ['1', '0.01', '50', '0.01'],
    ['-1', '0.01', '50', '-0.01'],
    ['1', '0.01', '50.01', '0.00'],
    ['0.0001', '50.00', '0', '0.01'],
    ['0.0001', '49.9999', '0', '0.00'],
    ['7', '0.15', '5', '1.00'],
    ['7', '0.15', '4.76', '1.00'],
    ['7', '0.15', '4.28', '1.01'],
  ])('%s at $%s less %s % are $%s', (quantity, unitPrice, discount, total) => {
    expect(totalOf(worth(unitPrice, { quantity, discount }))).toEqual(money(total))
  })

  test('the quantity is ignored and kept on a line measured by area', () => {
    const line = onTheFly({
      quantity: '5',
      unitPrice: money('20.00'),
      pricingStrategy: SQUARE_METRES,
      measurements: [{ length: '2.4', width: '0.9', amount: '3' }],
    })
    expect(totalOf(line)).toEqual(money('129.60'))
    expect(pricingOf(line).quantity).toBe('5')
  })

  test('`lineTotal` returns the total without comparing it with a given total', () => {
    const result = lineTotal(
      { quantity: '3', unitPrice: money('11.23'), discount: '10', totalPrice: {} },
      AUD,
    )
    expect(result).toMatchObject({
      ok: true,
      value: { total: money('30.32'), amountBeforeDiscount: money('33.69') },
    })
  })
})
