import { describe, expect, test } from 'vitest'
import {
  capsAt,
  catalogueLine,
  component,
  flashing,
  inAnyOrder,
  kit,
  LINEAL_METRES,
  lineProblems,
  mismatch,
  money,
  NOT_DERIVING,
  onTheFly,
  part,
  problems,
  request,
  SQUARE_METRES,
  TEMPLATE,
  worth,
  type Json,
} from './requests.js'

const PRICING = 'lines[0].on_the_fly.pricing'
describe('V7: a fault hides only faults that depend on it', () => {
  test.each(['components', 'subKits'])('unreadable %s make the sum of their level unknown', (name) => {
    const huge = { components: [part('5000000000000'), part('5000000000000')], subKits: [] }
    const level = (more: Json) => kit({ pricing: worth('1.00'), subKits: [{ ...huge, ...more }] })
    const at = 'lines[0].product_kit.sub_kits[0]'
    // Both components together exceed the limit (N8). With an unreadable list, the sum is unknown.
    expect(lineProblems(level({}))).toEqual([['amount_out_of_range', `${at}.pricing.total_price`]])
    const field = name === 'subKits' ? 'sub_kits' : name
    expect(lineProblems(level({ [name]: 'x' }))).toEqual([['invalid_type', `${at}.${field}`]])
  })

  test.each<[string, Json, string]>([
    ['a price level', { priceLevel: 5 }, 'price_level'],
    ['a tax', { tax: 5 }, 'tax'],
    ['a tax-free flag', { isTaxFree: 'no' }, 'is_tax_free'],
    ['a kind of markup', { markupIsPercentage: 'no' }, 'markup_is_percentage'],
    ['a markup', { markup: {} }, 'markup'],
    ['a margin', { margin: 5 }, 'margin'],
    ['a cost', { cost: 5 }, 'cost'],
  ])('%s of the wrong type does not hide a wrong total', (_, wrong, field) => {
    const found = lineProblems(onTheFly(capsAt(wrong)))
    expect(found.map(([, param]) => param)).toEqual([`${PRICING}.total_price`, `${PRICING}.${field}`])
    expect(found[0]).toEqual(mismatch)
  })

  test('a wrong total does not hide wrong as-built pieces', () => {
    const metres = { pricingStrategy: LINEAL_METRES, measurements: [{ length: '1' }] }
    const pricing = capsAt({ ...metres, asBuiltMeasurements: [{ length: 'long' }], cost: money('1.00') })
    expect(lineProblems(onTheFly(pricing))).toEqual([
      mismatch,
      ['invalid_decimal', `${PRICING}.as_built_measurements[0].length`],
    ])
  })

  test('an old name does not hide a wrong colour or total', () => {
    expect(lineProblems(onTheFly(capsAt({ sumLengths: '6' }), { colour: 5 }))).toEqual([
      ['invalid_type', 'lines[0].on_the_fly.colour'],
      mismatch,
      ['legacy_field', `${PRICING}.sum_lengths`],
    ])
  })

  test('problems of a kit and of its parts are all reported', () => {
    const line = kit({
      customPricing: 'maybe',
      pricing: { quantity: 'many', totalPrice: money('1.00') },
      components: [component({ discount: '101', totalPrice: {} }), part('1.00')],
      subKits: [{ customPricing: true }, { kitId: 5, components: [component()] }],
    })
    expect(lineProblems(line)).toEqual([
      ['invalid_type', 'lines[0].product_kit.custom_pricing'],
      ['invalid_decimal', 'lines[0].product_kit.pricing.quantity'],
      ['out_of_range', 'lines[0].product_kit.components[0].pricing.discount'],
      ['total_price_required', 'lines[0].product_kit.sub_kits[0].pricing.total_price'],
      ['invalid_type', 'lines[0].product_kit.sub_kits[1].kit_id'],
      ['component_total_required', 'lines[0].product_kit.sub_kits[1].components[0].pricing.total_price'],
    ])
  })

  test('problems of a flashing and of its drawing are all reported', () => {
    const large = { values: { ['x'.repeat(15000)]: { size: 1 } } }
    const drawing = { tempId: 'a', side: 'LEFT', lines: large, points: { p1: { x: '1' } } }
    const fields = { templateId: 'flashtpl_1', bends: 2, drawing, otherSides: [{ tempId: 'a' }] }
    expect(lineProblems({ flashing: fields })).toEqual([
      ['invalid_id', 'lines[0].flashing.template_id'],
      ['invalid_decimal', 'lines[0].flashing.bends'],
      ['unknown_enum_value', 'lines[0].flashing.drawing.side'],
      ['drawing_too_large', 'lines[0].flashing.drawing.lines'],
      ['invalid_type', 'lines[0].flashing.drawing.points.p1.x'],
      ['duplicate_temp_id', 'lines[0].flashing.other_sides[0].temp_id'],
    ])
  })

  test('an adjustment with both an amount and a percentage is checked for other problems', () => {
    const adjustments = [
      { percentage: '10', amount: {} },
      { type: 'ADJUSTMENT_TYPE_REBATE', percentage: '10', amount: 5 },
    ]
    expect(inAnyOrder(problems(request([], { adjustments })))).toEqual([
      ['invalid_type', 'adjustments[0]'],
      ['required', 'adjustments[0].type'],
      ['invalid_type', 'adjustments[1]'],
      ['invalid_money', 'adjustments[1].amount'],
      ['unknown_enum_value', 'adjustments[1].type'],
    ])
  })

  test('sizes are checked even if measurements are not allowed', () => {
    const measurements = [{ length: '0' }, { amount: '1' }, { length: '1', amount: '-1' }]
    expect(lineProblems(worth('1.00', { measurements }))).toEqual([
      ['measurements_not_allowed', `${PRICING}.measurements`],
      ['must_be_positive', `${PRICING}.measurements[0].length`],
      ['required', `${PRICING}.measurements[1].length`],
      ['must_be_positive', `${PRICING}.measurements[2].amount`],
    ])
  })

  test('a point named `p1.x` is checked beside the field x of the point p1', () => {
    const points = { p1: { x: 'left' }, 'p1.x': { y: 'low' } }
    expect(lineProblems(flashing({ drawing: { points } }))).toEqual([
      ['invalid_type', 'lines[0].flashing.drawing.points.p1.x'],
      ['invalid_type', 'lines[0].flashing.drawing.points.p1.x.y'],
    ])
  })

  test('a line with wrong pricing is still checked against the catalogue', () => {
    const line = catalogueLine({ quantity: 'x' }, { productId: 'prod_2' })
    expect(lineProblems(line, { currency: 'AUD' }, { product: () => undefined })).toEqual([
      ['product_not_found', 'lines[0].catalogue.product_id'],
      ['invalid_decimal', 'lines[0].catalogue.pricing.quantity'],
      ['unit_price_required', 'lines[0].catalogue.pricing.unit_price'],
    ])
  })
})

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
