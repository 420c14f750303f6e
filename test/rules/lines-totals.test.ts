import { describe, expect, test } from 'vitest'

import {
  AUD,
  BASIC_QUANTITIES,
  catalogueLine,
  CUSTOM_FORMULA,
  FORMULA_KINDS,
  kit,
  labour,
  LINEAL_METRES,
  lineProblems,
  money,
  NOT_DERIVING,
  onTheFly,
  totalOf,
  UNSPECIFIED,
  worth,
} from './requests.js'

const PRICING = 'lines[0].on_the_fly.pricing'

describe('L4: a custom-formula line needs its own total', () => {
  const custom = (pricing: object) => ({
    pricingStrategy: CUSTOM_FORMULA,
    quantity: '3',
    unitPrice: money('11.23'),
    ...pricing,
  })

  test.each(FORMULA_KINDS)('%s: without one it is refused in any account', (kind, line) => {
    for (const account of [AUD, NOT_DERIVING]) {
      expect(lineProblems(line(custom({})), account)).toEqual([
        ['total_price_required', `lines[0].${kind}.pricing.total_price`],
      ])
    }
  })

  test.each(FORMULA_KINDS)('%s: with one it is never compared', (_, line) => {
    for (const account of [AUD, NOT_DERIVING]) {
      expect(totalOf(line(custom({ totalPrice: money('99.00') })), account)).toEqual(money('99.00'))
    }
  })

  test.each([
    ['99.999', '100.00'],
    ['99.995', '100.00'],
    ['99.9949', '99.99'],
    ['-99.995', '-100.00'],
    ['-0.004', '0.00'],
  ])('$%s reads back as $%s', (totalPrice, stored) => {
    expect(totalOf(onTheFly(custom({ totalPrice: money(totalPrice) })))).toEqual(money(stored))
  })

  test('an empty amount is a total of $0.00', () => {
    expect(totalOf(onTheFly(custom({ totalPrice: {} })))).toEqual(money('0.00'))
  })

  test('the unit price is required here too', () => {
    const line = onTheFly(custom({ unitPrice: null, totalPrice: money('99.00') }))
    expect(lineProblems(line)).toEqual([['unit_price_required', `${PRICING}.unit_price`]])
  })

  test('a quantity is optional', () => {
    const line = onTheFly(custom({ quantity: null, totalPrice: money('99.00') }))
    expect(totalOf(line)).toEqual(money('99.00'))
    expect(lineProblems(onTheFly(custom({ quantity: '0', totalPrice: money('99.00') })))).toEqual([])
  })
})

describe('L5: totals required in a request', () => {
  const pricing = { quantity: '2', unitPrice: money('3.50') }

  test.each(FORMULA_KINDS)('%s: with derivation on the engine computes it', (_, line) => {
    expect(totalOf(line(pricing))).toEqual(money('7.00'))
  })

  test.each(FORMULA_KINDS)('%s: with derivation off the line needs it', (kind, line) => {
    const param = `lines[0].${kind}.pricing.total_price`
    expect(lineProblems(line(pricing), NOT_DERIVING)).toEqual([['total_price_required', param]])
    expect(lineProblems(line({ ...pricing, totalPrice: null }), NOT_DERIVING)).toEqual([
      ['total_price_required', param],
    ])
    expect(totalOf(line({ ...pricing, totalPrice: money('7.00') }), NOT_DERIVING)).toEqual(money('7.00'))
  })

  test('with derivation off a kit with pricing needs it as well', () => {
    expect(lineProblems(kit({ pricing: {} }), NOT_DERIVING)).toEqual([
      ['total_price_required', 'lines[0].product_kit.pricing.total_price'],
    ])
  })
})

describe('L6: a line with nothing to multiply is refused, and a free item is not', () => {
  test.each(FORMULA_KINDS)('%s: a total cannot be derived from a quantity of zero', (kind, line) => {
    const found = [['zero_quantity', `lines[0].${kind}.pricing.quantity`]]
    for (const quantity of ['0', '0.0000', '-0', '', null, undefined]) {
      expect(lineProblems(line({ quantity, unitPrice: money('1.00') }))).toEqual(found)
    }
    expect(lineProblems(line({ unitPrice: money('1.00') }))).toEqual(found)
  })

  test.each([UNSPECIFIED, BASIC_QUANTITIES])('nor under %s', (pricingStrategy) => {
    expect(lineProblems(worth('1.00', { pricingStrategy, quantity: '0' }))).toEqual([
      ['zero_quantity', `${PRICING}.quantity`],
    ])
  })

  test.each(FORMULA_KINDS)('%s: nor without measurements', (kind, line) => {
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

  test('a unit price of zero derives $0.00', () => {
    expect(totalOf(worth('0.00'))).toEqual(money('0.00'))
    expect(totalOf(worth('0.00004'))).toEqual(money('0.00'))
  })

  test('a free item still needs a quantity', () => {
    expect(lineProblems(worth('0.00', { quantity: '0' }))).toEqual([['zero_quantity', `${PRICING}.quantity`]])
  })

  test.each(['0', '', null, undefined, '-4'])(
    'on a measured line a quantity of %j is ignored',
    (quantity) => {
      const line = labour({
        quantity,
        unitPrice: money('2.00'),
        pricingStrategy: LINEAL_METRES,
        measurements: [{ length: '3' }],
      })
      expect(totalOf(line)).toEqual(money('6.00'))
    },
  )

  test.each(['0.00', '0.004', '-0.004'])(
    'a total of $%s in the request agrees with no measurements',
    (total) => {
      for (const measurements of [[], undefined]) {
        const pricing = { unitPrice: money('5.00'), pricingStrategy: LINEAL_METRES, measurements }
        expect(totalOf(onTheFly({ ...pricing, totalPrice: money(total) }))).toEqual(money('0.00'))
      }
    },
  )

  test('any other does not agree', () => {
    const pricing = { unitPrice: money('5.00'), pricingStrategy: LINEAL_METRES }
    expect(lineProblems(onTheFly({ ...pricing, totalPrice: money('0.01') }))).toEqual([
      ['total_price_mismatch', `${PRICING}.total_price`],
    ])
  })

  test('a total of zero may come with a quantity of zero, as nothing is derived', () => {
    expect(totalOf(labour({ unitPrice: money('90.00'), totalPrice: {} }))).toEqual(money('0.00'))
    expect(totalOf(catalogueLine({ quantity: '0', unitPrice: money('1.00'), totalPrice: {} }))).toEqual(
      money('0.00'),
    )
  })
})
