import { describe, expect, test } from 'vitest'
import { adviseOrder, adviseQuote, advisoryCodes, type AccountInput } from '../../src/entries/index.js'
import { AUD, component, kit, request, worth, type Json } from '../rules/requests.js'
import { adviceOn, found, places, TAXED } from './advice.js'

const advice = (lines: readonly Json[], account = TAXED) => places(lines, account)

const aud = (amountMicros: string) => ({ amountMicros })
const onTheFly = (pricing: Json) => worth('10.00', pricing)
const part = (pricing: Json, productType?: string) =>
  component({ totalPrice: aud('20000000'), ...pricing }, productType)
const flashing = (fields: Json) => ({ flashing: { drawing: { isFreeDrawing: true }, ...fields } })

describe('V10: valid but odd documents', () => {
  test('have advice with the listed codes and severities', () => {
    const ofDocuments = advisoryCodes.filter(({ rules }) => new Set<string>(rules).has('V10'))
    expect(ofDocuments.map(({ code, severity }) => [code, severity])).toEqual([
      ['fractional_pieces', 'warning'],
      ['piece_very_long', 'warning'],
      ['piece_very_short', 'warning'],
      ['component_without_measurements', 'warning'],
      ['component_tax_free', 'warning'],
      ['empty_custom_price', 'warning'],
      ['flashing_without_total', 'warning'],
      ['flashing_without_pieces', 'warning'],
      ['line_tax_differs', 'notice'],
      ['thickness_not_positive', 'warning'],
      ['line_below_cost', 'warning'],
      ['drawing_taken_as_free', 'notice'],
      ['unknown_field', 'warning'],
      ['similar_field', 'notice'],
      ['other_currency', 'warning'],
      ['zero_unit_price', 'notice'],
      ['unit_price_rounded', 'warning'],
      ['cost_rounded', 'warning'],
      ['quantity_without_effect', 'warning'],
      ['discount_without_effect', 'warning'],
      ['discount_above_subtotal', 'warning'],
    ])
  })

  test('are the only documents with advice', () => {
    expect(advice([])).toEqual([])
    expect(advice([{ notes: {} }, onTheFly({}), flashing({}), kit({ components: [part({})] })])).toEqual([])
  })

  test('have the problems of the account settings, if these are invalid', () => {
    for (const advise of [adviseQuote, adviseOrder]) {
      const result = advise(request([]), { currency: 'aud' })
      expect(result.ok ? [] : result.problems.map(({ code, param }) => [code, param])).toEqual([
        ['invalid_currency', 'currency'],
      ])
    }
  })

  test('have the same advice as an order and as a quote, after checks against the catalogue', () => {
    const sent: unknown = request([onTheFly({ cost: aud('10010000') })])
    expect(adviseOrder(sent, TAXED)).toEqual(adviseQuote(sent, TAXED))
    const unknown = adviseOrder(sent, TAXED, { customer: () => undefined })
    expect(unknown.ok ? [] : unknown.problems.map(({ code }) => code)).toEqual(['customer_not_found'])
  })

  test('have advice in the order of the lines, and in a fixed order within a line', () => {
    const tax = { rate: '0.2' }
    const odd: Json = {
      isTaxFree: true,
      cost: aud('1000000'),
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
    }
    expect(
      advice([
        kit({
          pricing: { cost: aud('90000000'), tax },
          subKits: [{ pricing: { isTaxFree: true }, components: [part(odd)] }],
          components: [part({}), part(odd)],
        }),
        { notes: {} },
        flashing({
          drawing: { points: { a: { vectors: ['b'] } } },
          totalGirth: '5',
          thickness: '-1',
          tax,
          customPrice: {},
        }),
        onTheFly({ tax, cost: aud('11000000') }),
      ]),
    ).toEqual([
      ['line_below_cost', 'lines[0]'],
      ['line_tax_differs', 'lines[0].product_kit.pricing.tax'],
      ['component_without_measurements', 'lines[0].product_kit.components[1].pricing.measurements'],
      ['component_tax_free', 'lines[0].product_kit.components[1].pricing.is_tax_free'],
      ['component_tax_free', 'lines[0].product_kit.sub_kits[0].pricing.is_tax_free'],
      [
        'component_without_measurements',
        'lines[0].product_kit.sub_kits[0].components[0].pricing.measurements',
      ],
      ['component_tax_free', 'lines[0].product_kit.sub_kits[0].components[0].pricing.is_tax_free'],
      ['line_tax_differs', 'lines[2].flashing.tax'],
      ['empty_custom_price', 'lines[2].flashing.custom_price'],
      ['thickness_not_positive', 'lines[2].flashing.thickness'],
      ['drawing_taken_as_free', 'lines[2].flashing.drawing.is_free_drawing'],
      ['edge_to_missing_point', 'lines[2].flashing.drawing.points.a.vectors[0]'],
      ['line_below_cost', 'lines[3]'],
      ['line_tax_differs', 'lines[3].on_the_fly.pricing.tax'],
    ])
  })
})

describe('V10: component_without_measurements', () => {
  const param = 'lines[0].product_kit.components[0].pricing.measurements'
  const measured: Json = {
    cost: aud('1000000'),
    pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
  }
  const given = (one: Json) => advice([kit({ components: [one] })])

  test.each<[string, Json]>([
    ['the lists are empty (N2)', part({ ...measured, measurements: [], asBuiltMeasurements: [] })],
    ['the strategy is square', part({ ...measured, pricingStrategy: 'PRICING_STRATEGY_SQUARE_FEET' })],
    ['the component has a quantity, which is not used', part({ ...measured, quantity: '3' })],
  ])('is given if %s', (_, one) => {
    expect(given(one)).toEqual([['component_without_measurements', param]])
  })

  test.each<[string, Json]>([
    ['with only as-built measurements (M7)', part({ ...measured, asBuiltMeasurements: [{ length: '2' }] })],
    ['with a cost of 0', part({ ...measured, cost: {} })],
    ['priced by quantity', part({ ...measured, pricingStrategy: 'PRICING_STRATEGY_BASIC_QUANTITIES' })],
    ['of the type notes (K3)', part(measured, 'PRODUCT_TYPE_NOTES')],
    ['without pricing', { productType: 'PRODUCT_TYPE_NOTES' }],
  ])('is not given on a component %s', (_, one) => {
    expect(given(one)).toEqual([])
  })
})

describe('V10: component_without_measurements, on kits', () => {
  const own = { ...aud('1000000') }
  const pricing: Json = {
    cost: own,
    pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
    totalPrice: {},
  }
  const at = (path: string) => [
    'component_without_measurements',
    `lines[0].product_kit.${path}pricing.measurements`,
  ]

  test('is given on a kit and a sub-kit with their own cost', () => {
    expect(advice([kit({ pricing, subKits: [{ pricing }] })])).toEqual([at(''), at('sub_kits[0].')])
  })

  test('is not given on a kit with measurements, or priced by quantity', () => {
    const measurements = [{ length: '2' }]
    const found = advice([
      kit({
        pricing: { ...pricing, measurements, totalPrice: aud('9000000') },
        subKits: [{ pricing, measurements }],
      }),
      kit({ pricing: { cost: own, totalPrice: aud('9000000') } }),
    ])
    expect(found).toEqual([])
  })
})

describe('V10: component_tax_free', () => {
  test('is given on a flag outside the pricing, which is kept without effect (M8)', () => {
    const flag = { isTaxFree: true }
    const free = { ...part({}), ...flag }
    expect(advice([kit({ components: [free], subKits: [{ description: 'Trim', ...flag }] })])).toEqual([
      ['component_tax_free', 'lines[0].product_kit.components[0].is_tax_free'],
      ['component_tax_free', 'lines[0].product_kit.sub_kits[0].is_tax_free'],
    ])
    expect(advice([kit({ components: [{ ...part({}), ...{ isTaxFree: 'yes' } }] })])).toEqual([])
  })

  test('is given on components and sub-kits at any depth', () => {
    const isFree = { isTaxFree: true }
    const inner = { components: [part(isFree)] }
    const path = 'lines[0].product_kit.sub_kits[1]'
    expect(
      advice([kit({ components: [part({})], subKits: [{}, { pricing: isFree, subKits: [inner] }] })]),
    ).toEqual([
      ['component_tax_free', `${path}.pricing.is_tax_free`],
      ['component_tax_free', `${path}.sub_kits[0].components[0].pricing.is_tax_free`],
    ])
  })

  test('is not given on the kit itself, nor on a flag of false', () => {
    const components = [part({ isTaxFree: false })]
    expect(advice([kit({ pricing: { isTaxFree: true }, components })])).toEqual([])
  })
})

describe('V10: empty_custom_price', () => {
  test.each([{}, { currency: 'AUD' }])('is given on %j', (customPrice) => {
    expect(advice([flashing({ totalPrice: aud('5000000'), customPrice })])).toEqual([
      ['empty_custom_price', 'lines[0].flashing.custom_price'],
    ])
  })

  test('is not given on an explicit price of 0, or without a price', () => {
    const subitems = [{ amount: 1, length: 3000 }]
    expect(advice([flashing({ customPrice: aud('0') })])).toEqual([])
    expect(advice([flashing({ totalPrice: {}, subitems })])).toEqual([])
  })
})

describe('V10: flashing_without_total', () => {
  const ACCOUNT: AccountInput = { currency: 'AUD', minimumFlashingLengthMm: '1000' }
  const CUT_LIST = [
    { amount: 2, length: 3000 },
    { amount: 1, length: 500 },
  ]
  const makes = (fields: Json): unknown[] =>
    adviceOn([flashing(fields)], ACCOUNT)
      .filter(({ code }) => code === 'flashing_without_total')
      .map(({ param, details }) => [param, details])
  const at = 'lines[0].flashing.total_price'

  // 2 × 3 m and 0.5 m, charged as the minimum of 1 m, are 7 m. At 14.355 they are 100.485.
  test.each([
    ['a unit price', { unitPrice: aud('14355000'), subitems: CUT_LIST }, '100490000'],
    [
      'a custom price per length, which replaces the unit price',
      { unitPrice: aud('14355000'), customPricePerLength: aud('-10000000'), subitems: CUT_LIST },
      '-70000000',
    ],
    [
      'a unit price beside an empty total',
      { unitPrice: aud('14355000'), totalPrice: { currency: 'AUD' }, subitems: CUT_LIST },
      '100490000',
    ],
  ])('shows the total of the cut list by %s', (_, fields, amount) => {
    expect(makes(fields)).toEqual([[at, { makes: amount }]])
  })

  test.each<[string, unknown]>([
    ['without a cut list', undefined],
    ['with an empty cut list', []],
    ['with an unreadable cut list', 'six of three metres'],
    ['with a cut list whose total is beyond the limit', [{ amount: 9e15, length: 9e15 }]],
  ])('shows no amount %s', (_, subitems) => {
    const cutList = subitems as [] // a document keeps a cut list of any type
    expect(makes({ unitPrice: aud('14355000'), subitems: cutList })).toEqual([[at, {}]])
  })

  test.each([
    ['a total', { totalPrice: aud('1000000') }],
    ['an explicit total of 0', { totalPrice: aud('0') }],
    ['a custom price', { customPrice: aud('1000000') }],
    ['an empty custom price, which has its own advice', { customPrice: {} }],
    ['a unit price of 0', { unitPrice: aud('0') }],
    ['a custom price per length of 0', { customPricePerLength: aud('0') }],
  ])('is not given with %s', (_, fields) => {
    expect(makes({ unitPrice: aud('14355000'), subitems: CUT_LIST, ...fields })).toEqual([])
  })

  test('is not given on a flashing without prices', () => {
    expect(makes({ subitems: CUT_LIST })).toEqual([])
  })
})

describe('V10: line_tax_differs', () => {
  const pricing: Json = { quantity: '1', unitPrice: aud('10000000') }

  test.each<[Json, string]>([
    [onTheFly({ tax: { rate: '0.15' } }), 'on_the_fly.pricing.tax'],
    [{ labour: { pricing: { ...pricing, tax: { code: 'VAT' } } } }, 'labour.pricing.tax'],
    [
      { catalogue: { productId: 'prod_1', pricing: { ...pricing, tax: { jurisdiction: 'NZ' } } } },
      'catalogue.pricing.tax',
    ],
    [kit({ pricing: { tax: { rate: '0', code: 'GST' } } }), 'product_kit.pricing.tax'],
    [flashing({ tax: { rate: '0.1', code: 'gst' } }), 'flashing.tax'],
  ])('is given on any kind of line: %j', (line, place) => {
    expect(advice([line])).toEqual([['line_tax_differs', `lines[0].${place}`]])
  })

  test.each([
    {},
    { rate: '0.1' },
    { rate: '0.100', code: 'GST' },
    { code: 'GST', jurisdiction: 'AU' },
    { code: '', jurisdiction: '' },
  ])('is not given if the tax is the account’s: %j', (tax) => {
    expect(advice([onTheFly({ tax })])).toEqual([])
  })

  test('is given in an account without tax for a rate above 0 or a code', () => {
    const given = (tax: Json | undefined) => advice([onTheFly({ tax })], AUD)
    for (const tax of [{ rate: '0.1' }, { rate: '0', code: 'GST' }]) {
      expect(given(tax)).toEqual([['line_tax_differs', 'lines[0].on_the_fly.pricing.tax']])
    }
    for (const tax of [{}, { rate: '0.00' }, { code: '' }, { jurisdiction: 'AU' }, undefined]) {
      expect(given(tax)).toEqual([])
    }
  })

  test('is given in an account without a tax code for any tax code', () => {
    const unnamed = { currency: 'AUD', tax: { rate: '0.1' } }
    expect(advice([onTheFly({ tax: { rate: '0.1' } })], unnamed)).toEqual([])
    expect(advice([onTheFly({ tax: { code: 'GST' } })], unnamed)).toHaveLength(1)
  })

  test('is not given on parts of a kit', () => {
    const tax = { rate: '0.5' }
    expect(advice([kit({ components: [part({ tax })], subKits: [{ pricing: { tax } }] })])).toEqual([])
  })
})

describe('V10: thickness_not_positive', () => {
  test.each(['0', '0.000', '-0.55'])('is given on %s', (thickness) => {
    expect(advice([flashing({ thickness })])).toEqual([
      ['thickness_not_positive', 'lines[0].flashing.thickness'],
    ])
  })

  test('is not given on a thickness above 0 or without a thickness', () => {
    expect(advice([flashing({ thickness: '0.000000000001' }), flashing({})])).toEqual([])
  })
})

describe('V10: line_below_cost', () => {
  const below = (lines: readonly Json[]) => found(lines, TAXED)

  test('is given with total and cost in micros', () => {
    expect(below([{ notes: {} }, onTheFly({ quantity: '3', cost: aud('10010000') })])).toEqual([
      ['line_below_cost', 'lines[1]', { total: '30000000', cost: '30030000' }],
    ])
  })

  test('is given on a kit, for its own cost or the costs of its parts (K6)', () => {
    const parts = [part({ quantity: '3', cost: aud('7000000') })]
    expect(below([kit({ components: parts })])).toEqual([
      ['line_below_cost', 'lines[0]', { total: '20000000', cost: '21000000' }],
    ])
    expect(below([kit({ components: parts, pricing: { cost: aud('20010000') } })])).toEqual([
      ['line_below_cost', 'lines[0]', { total: '20000000', cost: '20010000' }],
    ])
    expect(below([kit({ components: parts, pricing: { cost: aud('20000000') } })])).toEqual([])
  })

  test('is given on a free line', () => {
    expect(below([onTheFly({ discount: '100', cost: aud('10000') })])).toEqual([
      ['line_below_cost', 'lines[0]', { total: '0', cost: '10000' }],
    ])
  })

  test('is not given at cost, without cost, or on a return', () => {
    expect(below([onTheFly({ cost: aud('10000000') })])).toEqual([])
    expect(below([onTheFly({ quantity: '-1' }), onTheFly({ quantity: '-1', cost: {} })])).toEqual([])
    expect(below([onTheFly({ quantity: '-1', cost: aud('5000000') })])).toEqual([])
  })

  test('has a path beside its pointer, unlike advice that needs no details', () => {
    const result = adviceOn([flashing({ thickness: '0' })], TAXED)
    expect(result.map((one) => [Object.keys(one), one.path])).toEqual([
      [
        ['code', 'severity', 'message', 'param', 'path'],
        ['lines', 0, 'flashing', 'thickness'],
      ],
    ])
  })
})
