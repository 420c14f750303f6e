import { describe, expect, test } from 'vitest'
import {
  capsAt,
  catalogueLine,
  component,
  flashing,
  kit,
  LINEAL_METRES,
  lineProblems,
  mismatch,
  money,
  NOT_DERIVING,
  onTheFly,
  problems,
  request,
  SQUARE_METRES,
  TEMPLATE,
  type Json,
} from './requests.js'

const PRICING = 'lines[0].on_the_fly.pricing'
describe('V7: an unreadable value hides only the checks that need it', () => {
  test.each<[string, Json, string]>([
    ['quantity', { quantity: 'three' }, 'invalid_decimal'],
    ['quantity', { quantity: '3.00001' }, 'too_many_decimals'],
    ['unit_price', { unitPrice: 11.23 }, 'invalid_money'],
    ['discount', { discount: 10 }, 'invalid_decimal'],
    ['total_price', { totalPrice: '33.68' }, 'invalid_money'],
  ])('a wrong %s hides a wrong total, but not a wrong cost', (field, wrong, code) => {
    expect(lineProblems(onTheFly(capsAt({ ...wrong, cost: 5 })))).toEqual([
      [code, `${PRICING}.${field}`],
      ['invalid_money', `${PRICING}.cost`],
    ])
  })

  test('wrong pieces hide a wrong total', () => {
    const metres = { pricingStrategy: LINEAL_METRES, unitPrice: money('10.00'), totalPrice: money('1.00') }
    expect(lineProblems(onTheFly({ ...metres, measurements: [{ length: '-2' }] }))).toEqual([
      ['must_be_positive', `${PRICING}.measurements[0].length`],
    ])
  })

  test('wrong as-built pieces hide a wrong margin', () => {
    const built = {
      pricingStrategy: LINEAL_METRES,
      measurements: [{ length: '2' }],
      asBuiltMeasurements: [{ length: '-2' }],
      unitPrice: money('10.00'),
      totalPrice: money('20.00'),
      cost: money('5.00'),
      margin: money('1.00'),
    }
    // With the pieces as charged, the margin would be 20.00 - 10.00.
    expect(lineProblems(onTheFly(built), NOT_DERIVING)).toEqual([
      ['must_be_positive', `${PRICING}.as_built_measurements[0].length`],
    ])
    expect(
      lineProblems(onTheFly({ ...built, asBuiltMeasurements: [{ length: '2' }] }), NOT_DERIVING),
    ).toEqual([['margin_mismatch', `${PRICING}.margin`]])
  })

  test('an unreadable value is not reported as missing', () => {
    expect(lineProblems(onTheFly({ quantity: 5, unitPrice: 5 }))).toEqual([
      ['invalid_decimal', `${PRICING}.quantity`],
      ['invalid_money', `${PRICING}.unit_price`],
    ])
    expect(lineProblems(onTheFly(capsAt({ totalPrice: 5 })), NOT_DERIVING)).toEqual([
      ['invalid_money', `${PRICING}.total_price`],
    ])
    expect(lineProblems(kit({ components: [component({ totalPrice: 5 })] }))).toEqual([
      ['invalid_money', 'lines[0].product_kit.components[0].pricing.total_price'],
    ])
    expect(lineProblems(flashing({ drawing: 5 }))).toEqual([['invalid_type', 'lines[0].flashing.drawing']])
    expect(lineProblems(catalogueLine(undefined, { productId: 5 }))).toEqual([
      ['invalid_type', 'lines[0].catalogue.product_id'],
    ])
    expect(problems({ customerId: 5 })).toEqual([['invalid_type', 'customer_id']])
  })

  test('an unreadable strategy hides missing widths, but not a wrong discount', () => {
    const sizes = { measurements: [{ length: '1', width: '1' }, { length: '1' }] }
    const pricing = { pricingStrategy: 'BY_WEIGHT', discount: '101', ...sizes, unitPrice: money('11.23') }
    expect(lineProblems(onTheFly(pricing))).toEqual([
      ['unknown_enum_value', `${PRICING}.pricing_strategy`],
      ['out_of_range', `${PRICING}.discount`],
    ])
  })

  test('an unreadable strategy hides a wrong total', () => {
    expect(lineProblems(onTheFly(capsAt({ pricingStrategy: 'BY_WEIGHT' })))).toEqual([
      ['unknown_enum_value', `${PRICING}.pricing_strategy`],
    ])
  })

  test('a total is not compared with a price derived from an unreadable cost or markup', () => {
    const pricing = { quantity: '1', cost: money('8.00'), markup: '40', totalPrice: money('48.00') }
    const param = 'lines[0].catalogue.pricing'
    expect(lineProblems(catalogueLine({ ...pricing, markupIsPercentage: 'no' }))).toEqual([
      ['invalid_type', `${param}.markup_is_percentage`],
    ])
    expect(lineProblems(catalogueLine({ ...pricing, markup: 'forty' }))).toEqual([
      ['invalid_decimal', `${param}.markup`],
    ])
    expect(lineProblems(catalogueLine({ ...pricing, cost: 8 }))).toEqual([['invalid_money', `${param}.cost`]])
  })

  test('a margin is not compared with an unreadable cost, quantity or measure', () => {
    const right = {
      quantity: '3',
      unitPrice: money('11.23'),
      totalPrice: money('33.69'),
      margin: money('1.00'),
    }
    const metres = { pricingStrategy: LINEAL_METRES, measurements: [{ length: '3' }] }
    const built = { ...metres, cost: money('2.00'), asBuiltMeasurements: [{ length: 'long' }] }
    expect(lineProblems(onTheFly({ ...right, cost: 2 }), NOT_DERIVING)).toEqual([
      ['invalid_money', `${PRICING}.cost`],
    ])
    expect(lineProblems(onTheFly({ ...right, ...built }), NOT_DERIVING)).toEqual([
      ['invalid_decimal', `${PRICING}.as_built_measurements[0].length`],
    ])
    expect(lineProblems(onTheFly({ ...right, cost: money('2.00'), quantity: 'x' }), NOT_DERIVING)).toEqual([
      ['invalid_decimal', `${PRICING}.quantity`],
    ])
  })

  test('an unreadable quantity is ignored on a measured line', () => {
    const metres = { pricingStrategy: LINEAL_METRES, measurements: [{ length: '3' }] }
    expect(lineProblems(onTheFly(capsAt({ ...metres, quantity: 'x' })))).toEqual([
      ['invalid_decimal', `${PRICING}.quantity`],
      mismatch,
    ])
  })

  test('an unreadable customPricing hides missing totals', () => {
    expect(lineProblems(kit({ customPricing: 'maybe', components: [component()] }))).toEqual([
      ['invalid_type', 'lines[0].product_kit.custom_pricing'],
    ])
  })

  test('an unreadable isSubmitted hides the requirements of a submitted document', () => {
    expect(problems(request([flashing()], { isSubmitted: 'yes' }))).toEqual([
      ['invalid_type', 'is_submitted'],
    ])
  })

  test('sizes are checked even if the strategy is unreadable', () => {
    const pricing = {
      unitPrice: money('11.23'),
      pricingStrategy: 'BY_WEIGHT',
      measurements: [{ length: '0' }, {}],
    }
    expect(lineProblems(onTheFly(pricing))).toEqual([
      ['unknown_enum_value', `${PRICING}.pricing_strategy`],
      ['must_be_positive', `${PRICING}.measurements[0].length`],
      ['required', `${PRICING}.measurements[1].length`],
    ])
  })

  test('a wrong piece hides a wrong total, but not other wrong pieces', () => {
    const measurements = [{ length: 'long', width: '1' }, { length: '1' }, { length: '-1', width: '1' }]
    const pricing = { ...capsAt({}), pricingStrategy: SQUARE_METRES, measurements }
    expect(lineProblems(onTheFly(pricing))).toEqual([
      ['invalid_decimal', `${PRICING}.measurements[0].length`],
      ['width_required', `${PRICING}.measurements[1].width`],
      ['must_be_positive', `${PRICING}.measurements[2].length`],
    ])
  })

  test('a margin is not compared with a missing total', () => {
    const pricing = { quantity: '3', unitPrice: money('11.23'), cost: money('5.00'), margin: money('1.00') }
    expect(lineProblems(onTheFly(pricing), NOT_DERIVING)).toEqual([
      ['total_price_required', `${PRICING}.total_price`],
    ])
  })

  test('an unreadable adjustment type hides a percentage above 100, but not below zero', () => {
    const adjustments = [
      { type: 'x', percentage: '-1' },
      { type: 'x', percentage: '101' },
    ]
    expect(problems(request([], { adjustments }))).toEqual([
      ['unknown_enum_value', 'adjustments[0].type'],
      ['out_of_range', 'adjustments[0].percentage'],
      ['unknown_enum_value', 'adjustments[1].type'],
    ])
  })

  test('unreadable points are not reported as missing', () => {
    const complete = { templateId: TEMPLATE, priceLevel: 'A', colour: 'Monument', thickness: '0.55' }
    const sized = { ...complete, bends: '3', totalGirth: '310', unitPrice: money('14.35') }
    const line = flashing({ ...sized, drawing: { points: { p1: 'left' } } })
    expect(problems(request([line], { isSubmitted: true }))).toEqual([
      ['invalid_type', 'lines[0].flashing.drawing.points.p1'],
    ])
  })
})
