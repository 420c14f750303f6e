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
    ['99.999', '100.00'],
    ['99.995', '100.00'],
    ['99.9949', '99.99'],
    ['-99.995', '-100.00'],
    ['-0.004', '0.00'],
  ])('is read from $%s as $%s', (totalPrice, stored) => {
    expect(totalOf(onTheFly(custom({ totalPrice: money(totalPrice) })))).toEqual(money(stored))
  })

  test('is $0.00 for an empty amount', () => {
    expect(totalOf(onTheFly(custom({ totalPrice: {} })))).toEqual(money('0.00'))
  })

  test('does not make the unit price optional', () => {
    const line = onTheFly(custom({ unitPrice: null, totalPrice: money('99.00') }))
    expect(lineProblems(line)).toEqual([['unit_price_required', `${PRICING}.unit_price`]])
  })

  test('makes the quantity optional', () => {
    const line = onTheFly(custom({ quantity: null, totalPrice: money('99.00') }))
    expect(totalOf(line)).toEqual(money('99.00'))
    expect(lineProblems(onTheFly(custom({ quantity: '0', totalPrice: money('99.00') })))).toEqual([])
  })
})

describe('L5: the total of a line', () => {
  const pricing = { quantity: '2', unitPrice: money('3.50') }

  test.each(FORMULA_KINDS)('is computed with derivation on: %s', (_, line) => {
    expect(totalOf(line(pricing))).toEqual(money('7.00'))
  })

  test.each(FORMULA_KINDS)('is required with derivation off: %s', (kind, line) => {
    const param = `lines[0].${kind}.pricing.total_price`
    expect(lineProblems(line(pricing), NOT_DERIVING)).toEqual([['total_price_required', param]])
    expect(lineProblems(line({ ...pricing, totalPrice: null }), NOT_DERIVING)).toEqual([
      ['total_price_required', param],
    ])
    expect(totalOf(line({ ...pricing, totalPrice: money('7.00') }), NOT_DERIVING)).toEqual(money('7.00'))
  })

  test('is required on a kit with pricing with derivation off', () => {
    expect(lineProblems(kit({ pricing: {} }), NOT_DERIVING)).toEqual([
      ['total_price_required', 'lines[0].product_kit.pricing.total_price'],
    ])
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

  test('needs a quantity even for a unit price of zero', () => {
    expect(lineProblems(worth('0.00', { quantity: '0' }))).toEqual([['zero_quantity', `${PRICING}.quantity`]])
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

  test('does not agree with a given total of $0.01 if measurements are missing', () => {
    const pricing = { unitPrice: money('5.00'), pricingStrategy: LINEAL_METRES }
    expect(lineProblems(onTheFly({ ...pricing, totalPrice: money('0.01') }))).toEqual([
      ['total_price_mismatch', `${PRICING}.total_price`],
    ])
  })

  test('may have a missing or zero quantity if the given total is $0.00', () => {
    expect(totalOf(labour({ unitPrice: money('90.00'), totalPrice: {} }))).toEqual(money('0.00'))
    expect(totalOf(catalogueLine({ quantity: '0', unitPrice: money('1.00'), totalPrice: {} }))).toEqual(
      money('0.00'),
    )
  })
})
