import { describe, expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/index.js'
import {
  AUD,
  BASIC_QUANTITIES,
  catalogueLine,
  component,
  costOf,
  CUSTOM_FORMULA,
  kit,
  LINEAL_FEET,
  LINEAL_METRES,
  lineProblems,
  measured,
  money,
  onTheFly,
  SQUARE_FEET,
  SQUARE_METRES,
  totalOf,
  UNSPECIFIED,
  withMinimum,
  type Json,
} from './requests.js'

const PRICING = 'lines[0].on_the_fly.pricing'

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
})

describe('M3: the sum of pieces', () => {
  test('ignores the minimum for square feet', () => {
    const entries = [{ length: '0.5', width: '0.5' }]
    expect(totalOf(measured(entries, SQUARE_FEET), withMinimum(1000))).toEqual(money('0.25'))
  })
})

describe('M4: the minimum', () => {
  const short = [{ length: '0.1' }]
  const chargeOf = (account: AccountInput, strategy = LINEAL_METRES) =>
    totalOf(measured(short, strategy, { unitPrice: money('1000000.00') }), account)

  test('is two feet for 609.6 mm', () => {
    expect(chargeOf(withMinimum('609.6'), LINEAL_FEET)).toEqual(money('2000000.00'))
  })

  test('is exact in metres', () => {
    expect(chargeOf(withMinimum('100.00001'))).toEqual(money('100000.01'))
  })

  test('is the minimum of flashings in feet, too, if the lineal minimum is not set', () => {
    expect(chargeOf({ ...AUD, minimumFlashingLengthMm: 600 }, LINEAL_FEET)).toEqual(money('1968504.00'))
  })

  test('is the lineal minimum even if larger than the minimum of flashings', () => {
    expect(chargeOf({ ...withMinimum(900), minimumFlashingLengthMm: 600 })).toEqual(money('900000.00'))
  })
})

const MEASURED = [LINEAL_METRES, LINEAL_FEET, SQUARE_METRES, SQUARE_FEET]
const SQUARE = [SQUARE_METRES, SQUARE_FEET]

describe('M5: the width of an entry', () => {
  test('is checked in as-built entries, too', () => {
    const square = measured([{ length: '1', width: '1' }], SQUARE_FEET, {
      asBuiltMeasurements: [{ length: '1' }],
    })
    expect(lineProblems(square)).toEqual([['width_required', `${PRICING}.as_built_measurements[0].width`]])
  })

  test.each([null, '', undefined])('counts as absent if it is %j', (width) => {
    expect(totalOf(measured([{ length: '1', width }]))).toEqual(money('1.00'))
    expect(lineProblems(measured([{ length: '1', width }], SQUARE_METRES))).toEqual([
      ['width_required', `${PRICING}.measurements[0].width`],
    ])
  })
})

describe('M6: sizes must be above zero', () => {
  test.each(MEASURED)('an entry of %s needs a length', (strategy) => {
    const width = SQUARE.includes(strategy) ? { width: '1' } : {}
    expect(lineProblems(measured([{ length: '1', ...width }, width], strategy))).toEqual([
      ['required', `${PRICING}.measurements[1].length`],
    ])
  })

  test.each([null, ''])('a length of %j counts as absent', (length) => {
    expect(lineProblems(measured([{ length }]))).toEqual([['required', `${PRICING}.measurements[0].length`]])
  })

  test.each(['0', '0.000', '-0', '-1', '-0.000000000001'])('%s is not a valid size', (size) => {
    const wrong = (field: string) => ['must_be_positive', `${PRICING}.measurements[0].${field}`]
    const sizes = ['length', 'width', 'amount']
    for (const strategy of SQUARE) {
      const all = measured([{ length: size, width: size, amount: size }], strategy)
      expect(lineProblems(all)).toEqual(sizes.map(wrong))
      for (const field of sizes) {
        const one = measured([{ length: '1', width: '1', [field]: size }], strategy)
        expect(lineProblems(one)).toEqual([wrong(field)])
      }
    }
  })

  test('the smallest decimal is a valid size', () => {
    const min = '0.000000000001'
    expect(totalOf(measured([{ length: min, width: min, amount: min }], SQUARE_METRES))).toEqual(
      money('0.00'),
    )
  })

  test.each([['2.5'], [2.5], [true], [['2.5']]])('%j is not an entry', (entry) => {
    expect(lineProblems(measured([{ length: '1' }, entry]))).toEqual([
      ['invalid_type', `${PRICING}.measurements[1]`],
    ])
  })

  test.each(['2.5', 2.5, { length: '2.5' }])('%j is not a list of entries', (measurements) => {
    expect(lineProblems(measured(measurements))).toEqual([['invalid_type', `${PRICING}.measurements`]])
  })
})

describe('M7: as-built measurements', () => {
  test('the measurements of a component also serve as its as-built measurements', () => {
    const measurements = [{ length: '3' }]
    const screws = component({
      totalPrice: money('5.00'),
      cost: money('1.10'),
      pricingStrategy: LINEAL_METRES,
      measurements,
    })
    const line = kit({ components: [screws] })
    expect(costOf(line, withMinimum(5000))).toEqual(money('3.30'))
    expect(
      costOf(catalogueLine({ ...(screws['pricing'] as Json), unitPrice: money('1.00') }), {
        currency: 'AUD',
        derivationEnabled: false,
      }),
    ).toEqual(money('3.30'))
  })
})
