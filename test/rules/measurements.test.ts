import { describe, expect, test } from 'vitest'
import type { AccountInput, LinePricingInput } from '../../src/entries/index.js'
import {
  AUD,
  BASIC_QUANTITIES,
  component,
  CUSTOM_FORMULA,
  kit,
  LINEAL_FEET,
  LINEAL_METRES,
  lineProblems,
  measured,
  measureOf,
  money,
  onTheFly,
  pricingOf,
  SQUARE_FEET,
  SQUARE_METRES,
  totalOf,
  UNSPECIFIED,
  withMinimum,
} from './requests.js'

const PRICING = 'lines[0].on_the_fly.pricing'
const SQUARE = [SQUARE_METRES, SQUARE_FEET]

describe('M1: a line', () => {
  test.each([
    [LINEAL_METRES, { length: '2.5' }, '2.50'],
    [LINEAL_FEET, { length: '2.5' }, '2.50'],
    [SQUARE_METRES, { length: '2.5', width: '2' }, '5.00'],
    [SQUARE_FEET, { length: '2.5', width: '2' }, '5.00'],
  ])('uses the measurements, not the quantity, with the strategy %s', (strategy, entry, total) => {
    expect(totalOf(measured([entry], strategy, { quantity: '7' }))).toEqual(money(total))
  })

  test.each([
    ['no strategy', {}],
    ['a null strategy', { pricingStrategy: null }],
    ['the unspecified strategy', { pricingStrategy: UNSPECIFIED }],
    ['basic quantities', { pricingStrategy: BASIC_QUANTITIES }],
  ])('uses the quantity with %s', (_, strategy) => {
    const line = onTheFly({ quantity: '7', unitPrice: money('1.00'), ...strategy })
    expect(totalOf(line)).toEqual(money('7.00'))
  })

  test('does not gain a strategy that it lacks', () => {
    expect(pricingOf(onTheFly({ quantity: '7', unitPrice: money('1.00') }))).not.toHaveProperty(
      'pricingStrategy',
    )
  })
})

describe('M2: measurements need a strategy that uses them', () => {
  const entries = [{ length: '1' }]

  test.each([
    ['no strategy', {}],
    ['the unspecified strategy', { pricingStrategy: UNSPECIFIED }],
    ['basic quantities', { pricingStrategy: BASIC_QUANTITIES }],
    ['a custom formula', { pricingStrategy: CUSTOM_FORMULA }],
  ])('measurements and as-built measurements are refused with %s', (_, strategy) => {
    const line = onTheFly({
      ...strategy,
      quantity: '1',
      unitPrice: money('1.00'),
      totalPrice: money('1.00'),
      asBuiltMeasurements: entries,
      measurements: entries,
    })
    expect(lineProblems(line)).toEqual([
      ['measurements_not_allowed', `${PRICING}.as_built_measurements`],
      ['measurements_not_allowed', `${PRICING}.measurements`],
    ])
  })

  test('null measurements count as absent', () => {
    const line = onTheFly({
      quantity: '1',
      unitPrice: money('1.00'),
      measurements: null,
      asBuiltMeasurements: null,
    })
    expect(totalOf(line)).toEqual(money('1.00'))
  })

  test('a kit’s strategy does not apply to its components', () => {
    const line = kit({
      pricing: { pricingStrategy: LINEAL_METRES, measurements: entries },
      components: [component({ totalPrice: money('1.00'), measurements: entries })],
      subKits: [{ pricing: { asBuiltMeasurements: entries } }],
    })
    expect(lineProblems(line)).toEqual([
      ['measurements_not_allowed', 'lines[0].product_kit.components[0].pricing.measurements'],
      ['measurements_not_allowed', 'lines[0].product_kit.sub_kits[0].pricing.as_built_measurements'],
    ])
  })

  test('only the strategy is reported if it is unreadable', () => {
    expect(lineProblems(measured(entries, 'LINEAL_YARDS'))).toEqual([
      ['unknown_enum_value', `${PRICING}.pricing_strategy`],
    ])
  })
})

describe('M3: the sum of pieces', () => {
  test('is 12 m for 4 pieces of 2.5 m and 2 of 0.3 m with a minimum of 1 m', () => {
    const entries = [
      { length: '2.5', amount: '4' },
      { length: '0.3', amount: '2' },
    ]
    expect(totalOf(measured(entries), withMinimum(1000))).toEqual(money('12.00'))
    expect(totalOf(measured(entries))).toEqual(money('10.60'))
  })

  test('is 6.48 m² for 3 sheets of 2.4 m × 0.9 m', () => {
    const entries = [{ length: '2.4', width: '0.9', amount: '3' }]
    expect(totalOf(measured(entries, SQUARE_METRES))).toEqual(money('6.48'))
  })

  test.each(SQUARE)('ignores the minimum under %s', (strategy) => {
    const entries = [{ length: '0.5', width: '0.5' }]
    expect(totalOf(measured(entries, strategy), withMinimum(1000))).toEqual(money('0.25'))
  })

  test('counts an absent amount as 1, and keeps it absent', () => {
    const entries = [{ length: '2.5' }, { length: '2.5', amount: '1' }, { amount: '2', length: '2.5' }]
    const read = pricingOf(measured(entries))
    expect(read.totalPrice).toEqual(money('10.00'))
    expect(read.measurements).toEqual(entries)
  })

  test('accepts a fraction as an amount', () => {
    expect(totalOf(measured([{ length: '3', amount: '0.5' }]))).toEqual(money('1.50'))
  })

  test('applies the minimum to each piece, not to the sum', () => {
    expect(totalOf(measured([{ length: '0.6', amount: '3' }]), withMinimum(1000))).toEqual(money('3.00'))
  })

  test.each([
    ['0.999999999999', '1.00'],
    ['1', '1.00'],
    ['1.01', '1.01'],
  ])('charges a piece of %s m, with a minimum of 1 m, as $%s', (length, total) => {
    expect(totalOf(measured([{ length }]), withMinimum(1000))).toEqual(money(total))
  })

  test('is not rounded', () => {
    const pricing = {
      pricingStrategy: LINEAL_METRES,
      measurements: [{ length: '0.333333333333', amount: '3' }],
    }
    expect(measureOf(pricing as LinePricingInput)).toEqual(['0.999999999999', '0.999999999999'])
  })
})

describe('M4: the minimum', () => {
  const short = [{ length: '0.1' }]
  const chargeOf = (account: AccountInput, strategy = LINEAL_METRES) =>
    totalOf(measured(short, strategy, { unitPrice: money('1000000.00') }), account)

  test('is 1.2 m, or 3.937008 ft, if the account says 1200 mm', () => {
    expect(chargeOf(withMinimum(1200))).toEqual(money('1200000.00'))
    expect(chargeOf(withMinimum(1200), LINEAL_FEET)).toEqual(money('3937008.00'))
  })

  test.each([
    ['304.8', '1000000.00'],
    ['304.8001524', '1000001.00'],
    ['304.80015239', '1000000.00'],
    ['609.6', '2000000.00'],
  ])('is rounded half up to six decimals in feet: %s mm give $%s', (minimum, total) => {
    expect(chargeOf(withMinimum(minimum), LINEAL_FEET)).toEqual(money(total))
  })

  test('is exact in metres', () => {
    expect(chargeOf(withMinimum('304.80015239'))).toEqual(money('304800.15'))
    expect(chargeOf(withMinimum('100.00001'))).toEqual(money('100000.01'))
  })

  test('is the minimum of flashings if the lineal minimum is not set', () => {
    expect(chargeOf({ ...AUD, minimumFlashingLengthMm: 600 })).toEqual(money('600000.00'))
    expect(chargeOf({ ...AUD, minimumFlashingLengthMm: 600 }, LINEAL_FEET)).toEqual(money('1968504.00'))
  })

  test('is the lineal minimum if set, whether smaller or larger than the minimum of flashings, or zero', () => {
    const both = (lineal: number) => ({ ...withMinimum(lineal), minimumFlashingLengthMm: 600 })
    expect(chargeOf(both(300))).toEqual(money('300000.00'))
    expect(chargeOf(both(900))).toEqual(money('900000.00'))
    expect(chargeOf(both(0))).toEqual(money('100000.00'))
  })
})
