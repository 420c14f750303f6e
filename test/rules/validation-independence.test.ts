import { describe, expect, test } from 'vitest'
import {
  capsAt,
  catalogueLine,
  component,
  CUSTOMER,
  flashing,
  inAnyOrder,
  kit,
  labour,
  LINEAL_METRES,
  lineProblems,
  mismatch,
  money,
  NOT_DERIVING,
  onTheFly,
  part,
  problems,
  request,
  TEMPLATE,
  worth,
  type Json,
} from './requests.js'

const PRICING = 'lines[0].on_the_fly.pricing'
describe('V7: a fault hides only faults that depend on it', () => {
  test('an unreadable discount hides a wrong total, but not problems of other lines', () => {
    const sent = request([onTheFly(capsAt({ discount: 'ten' })), labour({ quantity: '1' })])
    expect(problems(sent)).toEqual([
      ['invalid_decimal', `${PRICING}.discount`],
      ['unit_price_required', 'lines[1].labour.pricing.unit_price'],
    ])
  })

  test.each<[string, unknown]>([
    ['not a list', 'six metres'],
    ['a list of unreadable entries', ['six metres']],
  ])('pieces that are %s are reported as wrong, not as missing', (_, measurements) => {
    const sheet = onTheFly({ pricingStrategy: LINEAL_METRES, unitPrice: money('10'), measurements })
    const wrong = Array.isArray(measurements) ? `${PRICING}.measurements[0]` : `${PRICING}.measurements`
    expect(lineProblems(sheet)).toEqual([['invalid_type', wrong]])
  })

  test.each(['components', 'subKits'])('unreadable %s make the sum of their level unknown', (name) => {
    const huge = { components: [part('5000000000000'), part('5000000000000')], subKits: [] }
    const level = (more: Json) => kit({ pricing: worth('1.00'), subKits: [{ ...huge, ...more }] })
    const at = 'lines[0].product_kit.sub_kits[0]'
    // Both components together exceed the limit (N8). With an unreadable list, the sum is unknown.
    expect(lineProblems(level({}))).toEqual([['amount_out_of_range', `${at}.pricing.total_price`]])
    const field = name === 'subKits' ? 'sub_kits' : name
    expect(lineProblems(level({ [name]: 'x' }))).toEqual([['invalid_type', `${at}.${field}`]])
  })

  test('a colour of the wrong type does not hide a wrong total', () => {
    expect(lineProblems(onTheFly(capsAt({}), { colour: 5 }))).toEqual([
      ['invalid_type', 'lines[0].on_the_fly.colour'],
      mismatch,
    ])
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

  test('a missing unit price does not hide a missing quantity', () => {
    expect(inAnyOrder(lineProblems(onTheFly({})))).toEqual([
      ['zero_quantity', `${PRICING}.quantity`],
      ['unit_price_required', `${PRICING}.unit_price`],
    ])
    expect(inAnyOrder(lineProblems(onTheFly({}), NOT_DERIVING))).toEqual([
      ['total_price_required', `${PRICING}.total_price`],
      ['unit_price_required', `${PRICING}.unit_price`],
    ])
  })

  test('a wrong total does not hide wrong as-built pieces', () => {
    const metres = { pricingStrategy: LINEAL_METRES, measurements: [{ length: '1' }] }
    const pricing = capsAt({ ...metres, asBuiltMeasurements: [{ length: 'long' }], cost: money('1.00') })
    expect(lineProblems(onTheFly(pricing))).toEqual([
      mismatch,
      ['invalid_decimal', `${PRICING}.as_built_measurements[0].length`],
    ])
  })

  test('a total and a margin may both be wrong', () => {
    const pricing = capsAt({ cost: money('5.00'), margin: money('1.00') })
    expect(lineProblems(onTheFly(pricing), NOT_DERIVING)).toEqual([
      mismatch,
      ['margin_mismatch', `${PRICING}.margin`],
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

  test('problems of header, lines and adjustments are all reported', () => {
    const sent = {
      requestId: 'x',
      customerId: 'quote_1',
      lines: [worth('1.00', { discount: '101' }), flashing({ templateId: TEMPLATE })],
      adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT' }],
      isSubmitted: true,
    }
    const found = problems(sent)
    expect(found.filter(([code]) => code !== 'required_when_submitted')).toEqual([
      ['invalid_id', 'request_id'],
      ['wrong_id_kind', 'customer_id'],
      ['out_of_range', `${PRICING}.discount`],
      ['required', 'adjustments[0].amount'],
    ])
    expect(found.filter(([code]) => code === 'required_when_submitted')).toHaveLength(7)
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

  test('totals of a document with a problem are not checked', () => {
    const max = worth('9000000000000.00')
    expect(problems({ customerId: CUSTOMER, lines: [max, max], reference: 5 })).toEqual([
      ['invalid_type', 'reference'],
    ])
  })
})
