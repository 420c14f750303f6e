import { describe, expect, test } from 'vitest'
import type { LinePricingInput } from '../../src/entries/index.js'
import {
  catalogueLine,
  component,
  costOf,
  FORMULA_KINDS,
  kit,
  LINEAL_FEET,
  LINEAL_METRES,
  lineProblems,
  measured,
  measureOf,
  money,
  pricingOf,
  SQUARE_FEET,
  SQUARE_METRES,
  totalOf,
  withMinimum,
  type Json,
} from './requests.js'

const PRICING = 'lines[0].on_the_fly.pricing'
const MEASURED = [LINEAL_METRES, LINEAL_FEET, SQUARE_METRES, SQUARE_FEET]
const SQUARE = [SQUARE_METRES, SQUARE_FEET]
const LINEAL = [LINEAL_METRES, LINEAL_FEET]

describe('M5: the width of an entry', () => {
  test.each(LINEAL)('is refused under %s', (strategy) => {
    expect(lineProblems(measured([{ length: '1' }, { length: '1', width: '1' }], strategy))).toEqual([
      ['width_not_allowed', `${PRICING}.measurements[1].width`],
    ])
  })

  test.each(SQUARE)('is required under %s', (strategy) => {
    expect(lineProblems(measured([{ length: '1', width: '1' }, { length: '1' }], strategy))).toEqual([
      ['width_required', `${PRICING}.measurements[1].width`],
    ])
  })

  test('is checked in as-built entries, too', () => {
    const lineal = measured([{ length: '1' }], LINEAL_METRES, {
      asBuiltMeasurements: [{ length: '1', width: '1' }],
    })
    expect(lineProblems(lineal)).toEqual([['width_not_allowed', `${PRICING}.as_built_measurements[0].width`]])
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
    const line = measured([{ length: size, width: size, amount: size }], SQUARE_METRES)
    expect(lineProblems(line)).toEqual([
      ['must_be_positive', `${PRICING}.measurements[0].length`],
      ['must_be_positive', `${PRICING}.measurements[0].width`],
      ['must_be_positive', `${PRICING}.measurements[0].amount`],
    ])
  })

  test('the smallest decimal is a valid size', () => {
    const min = '0.000000000001'
    expect(totalOf(measured([{ length: min, width: min, amount: min }], SQUARE_METRES))).toEqual(
      money('0.00'),
    )
  })

  test('as-built pieces need valid sizes as well', () => {
    const line = measured([{ length: '1' }], LINEAL_METRES, { asBuiltMeasurements: [{ amount: '0' }] })
    expect(lineProblems(line)).toEqual([
      ['must_be_positive', `${PRICING}.as_built_measurements[0].amount`],
      ['required', `${PRICING}.as_built_measurements[0].length`],
    ])
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
  const steel = (measurements: unknown, asBuilt: Json = {}) =>
    measured(measurements, LINEAL_METRES, { unitPrice: money('12.00'), cost: money('7.00'), ...asBuilt })

  test('sold 10 m, made 10.6 m: the price is $120.00, the cost $74.20, the margin $45.80', () => {
    const line = steel([{ length: '10' }], { asBuiltMeasurements: [{ length: '5.3', amount: '2' }] })
    expect(totalOf(line)).toEqual(money('120.00'))
    expect(costOf(line)).toEqual(money('74.20'))
    expect(pricingOf(line).margin).toEqual(money('45.80'))
  })

  test('one piece of 0.3 m with a minimum of 1 m is charged $12.00 and costs $2.10', () => {
    const line = steel([{ length: '0.3' }])
    expect(totalOf(line, withMinimum(1000))).toEqual(money('12.00'))
    expect(costOf(line, withMinimum(1000))).toEqual(money('2.10'))
  })

  test('the minimum does not lengthen as-built pieces', () => {
    const line = steel([{ length: '5' }], { asBuiltMeasurements: [{ length: '0.3' }] })
    expect(costOf(line, withMinimum(1000))).toEqual(money('2.10'))
  })

  test('as-built measurements default to the measurements in the result', () => {
    const entries = [{ length: '2.50', amount: '4' }, { length: '0.3' }]
    expect(pricingOf(steel(entries)).asBuiltMeasurements).toEqual(entries)
    expect(pricingOf(steel(entries, { asBuiltMeasurements: null })).asBuiltMeasurements).toEqual(entries)
  })

  test('as-built measurements read back as sent if the request has them', () => {
    const asBuiltMeasurements = [{ amount: '1.0', length: '02' }]
    const read = pricingOf(steel([{ length: '2' }], { asBuiltMeasurements }))
    expect(read.measurements).toEqual([{ length: '2' }])
    expect(read.asBuiltMeasurements).toEqual(asBuiltMeasurements)
  })

  test('an empty list counts as absent', () => {
    const line = steel([{ length: '2' }], { asBuiltMeasurements: [] })
    expect(costOf(line)).toEqual(costOf(steel([{ length: '2' }])))
    expect(pricingOf(line).asBuiltMeasurements).toEqual([{ length: '2' }])
  })

  test('as-built measurements do not replace measurements for a derived total', () => {
    expect(lineProblems(steel(undefined, { asBuiltMeasurements: [{ length: '2' }] }))).toEqual([
      ['empty_measurements', `${PRICING}.measurements`],
    ])
  })

  test.each(FORMULA_KINDS)('as-built areas affect the cost, too: %s', (_, line) => {
    const sheets = line({
      unitPrice: money('10.00'),
      cost: money('4.00'),
      pricingStrategy: SQUARE_FEET,
      measurements: [{ length: '2', width: '3' }],
      asBuiltMeasurements: [{ length: '2.5', width: '3' }],
    })
    expect(totalOf(sheets)).toEqual(money('60.00'))
    expect(costOf(sheets)).toEqual(money('30.00'))
  })

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

  test('`sumMeasurements` returns both measures', () => {
    const pricing = {
      pricingStrategy: LINEAL_METRES,
      measurements: [{ length: '0.3' }],
      asBuiltMeasurements: [{ length: '0.35' }],
    }
    expect(measureOf(pricing as LinePricingInput, withMinimum(1000))).toEqual(['1', '0.35'])
  })
})
