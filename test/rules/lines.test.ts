import { describe, expect, test } from 'vitest'
import { lineTotal } from '../../src/entries/index.js'
import {
  AUD,
  BASIC_QUANTITIES,
  catalogueLine,
  component,
  CUSTOM_FORMULA,
  FORMULA_KINDS,
  kit,
  labour,
  LINEAL_METRES,
  lineOf,
  lineProblems,
  money,
  NOT_DERIVING,
  onTheFly,
  pricingOf,
  totalOf,
  UNSPECIFIED,
  worth,
  type Json,
} from './requests.js'

const PRICING = 'lines[0].on_the_fly.pricing'

describe('L1: rounding unit price and cost to four decimals', () => {
  test.each([
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
})

describe('L3: total is quantity × unit price × (100 % − discount) × measure', () => {
  test.each([
    ['100', '0.00'],
    ['99.99', '0.01'],
    ['0.01', '99.99'],
    ['0', '100.00'],
  ])('%s % off $100.00 leaves $%s', (discount, total) => {
    expect(totalOf(worth('100.00', { discount }))).toEqual(money(total))
  })

  test.each([
    ['3', '0.0017', '0', '0.01'],
    ['7', '0.15', '5', '1.00'],
    ['7', '0.15', '4.76', '1.00'],
    ['7', '0.15', '4.28', '1.01'],
  ])('%s at $%s less %s % are $%s', (quantity, unitPrice, discount, total) => {
    expect(totalOf(worth(unitPrice, { quantity, discount }))).toEqual(money(total))
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

describe('L4: the total of a custom-formula line', () => {
  const custom = (pricing: object) => ({
    pricingStrategy: CUSTOM_FORMULA,
    quantity: '3',
    unitPrice: money('11.23'),
    ...pricing,
  })

  test.each(FORMULA_KINDS)('is required in any account: %s', (kind, line) => {
    for (const account of [AUD, NOT_DERIVING]) {
      expect(lineProblems(line(custom({})), account)).toEqual([
        ['total_price_required', `lines[0].${kind}.pricing.total_price`],
      ])
    }
  })

  test.each(FORMULA_KINDS)('is never compared with the formula: %s', (_, line) => {
    for (const account of [AUD, NOT_DERIVING]) {
      expect(totalOf(line(custom({ totalPrice: money('99.00') })), account)).toEqual(money('99.00'))
    }
  })

  test.each([
    ['99.9949', '99.99'],
    ['-0.004', '0.00'],
  ])('is read from $%s as $%s', (totalPrice, stored) => {
    expect(totalOf(onTheFly(custom({ totalPrice: money(totalPrice) })))).toEqual(money(stored))
  })
})

describe('L6: the derived total', () => {
  test.each(FORMULA_KINDS)('needs a quantity other than zero: %s', (kind, line) => {
    const found = [['zero_quantity', `lines[0].${kind}.pricing.quantity`]]
    for (const quantity of ['0', '0.0000', '-0', '', null, undefined]) {
      expect(lineProblems(line({ quantity, unitPrice: money('1.00') }))).toEqual(found)
    }
    expect(lineProblems(line({ unitPrice: money('1.00') }))).toEqual(found)
  })

  test.each([UNSPECIFIED, BASIC_QUANTITIES])(
    'needs a quantity other than zero under %s',
    (pricingStrategy) => {
      expect(lineProblems(worth('1.00', { pricingStrategy, quantity: '0' }))).toEqual([
        ['zero_quantity', `${PRICING}.quantity`],
      ])
    },
  )

  test.each(FORMULA_KINDS)('needs measurements on a measured line: %s', (kind, line) => {
    for (const measurements of [[], null, undefined]) {
      const pricing = {
        quantity: '1',
        unitPrice: money('1.00'),
        pricingStrategy: LINEAL_METRES,
        measurements,
      }
      expect(lineProblems(line(pricing))).toEqual([
        ['empty_measurements', `lines[0].${kind}.pricing.measurements`],
      ])
    }
  })

  test('is $0.00 for a unit price of zero', () => {
    expect(totalOf(worth('0.00'))).toEqual(money('0.00'))
    expect(totalOf(worth('0.00004'))).toEqual(money('0.00'))
  })

  test.each(['0', '', null, undefined, '-4'])('ignores a quantity of %j on a measured line', (quantity) => {
    const line = labour({
      quantity,
      unitPrice: money('2.00'),
      pricingStrategy: LINEAL_METRES,
      measurements: [{ length: '3' }],
    })
    expect(totalOf(line)).toEqual(money('6.00'))
  })

  test.each(['0.00', '0.004', '-0.004'])(
    'agrees with a given total of $%s if measurements are missing',
    (total) => {
      for (const measurements of [[], undefined]) {
        const pricing = { unitPrice: money('5.00'), pricingStrategy: LINEAL_METRES, measurements }
        expect(totalOf(onTheFly({ ...pricing, totalPrice: money(total) }))).toEqual(money('0.00'))
      }
    },
  )

  test('is $0.00 for a quantity of zero if the given total is $0.00', () => {
    expect(totalOf(catalogueLine({ quantity: '0', unitPrice: money('1.00'), totalPrice: {} }))).toEqual(
      money('0.00'),
    )
  })
})
