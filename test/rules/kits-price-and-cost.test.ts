import { describe, expect, test } from 'vitest'
import { rollUpKit } from '../../src/entries/index.js'
import {
  AUD,
  component,
  costOf,
  CUSTOM_FORMULA,
  kit,
  LINEAL_METRES,
  lineOf,
  lineProblems,
  money,
  NOT_DERIVING,
  part,
  PRODUCT,
  quoted,
  request,
  SQUARE_METRES,
  totalOf,
  type Json,
} from './requests.js'

const KIT = 'lines[0].product_kit'
const NOTES = { productType: 'PRODUCT_TYPE_NOTES' }

/** Computes the amount that a kit adds to its document. */
const countedOf = (line: unknown, account = AUD) => quoted(request([line]), account).subtotal

describe('K5: the total of a custom-priced level', () => {
  const custom = (fields: Json) => ({ customPricing: true, ...fields })

  test.each<[string, Json]>([
    ['without a pricing object', {}],
    ['with a null pricing object', { pricing: null }],
    ['with an empty pricing object', { pricing: {} }],
    ['with only a unit price and a quantity', { pricing: { unitPrice: money('5.00'), quantity: '1' } }],
    ['with totals of its parts', { components: [part('5.00')] }],
  ])('is required %s', (_, fields) => {
    for (const account of [AUD, NOT_DERIVING]) {
      expect(lineProblems(kit(custom(fields)), account)).toEqual([
        ['total_price_required', `${KIT}.pricing.total_price`],
      ])
    }
  })

  test('makes totals of its components optional', () => {
    const line = kit(
      custom({ pricing: { totalPrice: money('5.00') }, components: [component(), component({})] }),
    )
    for (const account of [AUD, NOT_DERIVING]) expect(totalOf(line, account)).toEqual(money('5.00'))
  })

  test('is required on a sub-kit of a standard kit and added to that kit', () => {
    const subKit = custom({ components: [component()] })
    expect(lineProblems(kit({ subKits: [subKit] }))).toEqual([
      ['total_price_required', `${KIT}.sub_kits[0].pricing.total_price`],
    ])
    const named = { ...subKit, pricing: { totalPrice: money('5.00') } }
    expect(totalOf(kit({ subKits: [named], components: [part('1.00')] }))).toEqual(money('6.00'))
  })

  test('does not make totals optional in a standard sub-kit', () => {
    const line = custom({ pricing: { totalPrice: money('5.00') }, subKits: [{ components: [component()] }] })
    expect(lineProblems(kit(line))).toEqual([
      ['component_total_required', `${KIT}.sub_kits[0].components[0].pricing.total_price`],
    ])
  })

  test('reads back as sent and counts to the cent', () => {
    const line = kit(custom({ pricing: { totalPrice: { amountMicros: '5005000' } } }))
    expect(totalOf(line)).toEqual({ amountMicros: '5005000' })
    expect(countedOf(line)).toEqual(money('5.01'))
  })
})

describe('K6: the cost of a kit', () => {
  const bought = (cost: string, pricing: Json = {}) =>
    component({ cost: money(cost), totalPrice: {}, ...pricing })
  const own = (pricing: Json) =>
    kit({ pricing: { totalPrice: {}, ...pricing }, components: [bought('8.00', { quantity: '3' })] })

  test.each([
    ['2', '40.00'],
    [undefined, '20.00'],
    ['', '20.00'],
    ['0', '0.00'],
    ['-1', '-20.00'],
    ['0.3333', '6.67'],
  ])('its own cost of $20.00 × quantity %j is $%s', (quantity, cost) => {
    expect(costOf(own({ cost: money('20.00'), quantity }))).toEqual(money(cost))
    expect(costOf(own({ cost: money('20.00'), quantity }), NOT_DERIVING)).toEqual(money(cost))
  })

  test('the components give it if it lacks its own cost: $8.00 × 3 and $30.00 × 0.5 are $39.00', () => {
    const labour = component({ cost: money('30.00'), quantity: '0.5', totalPrice: {} }, 'PRODUCT_TYPE_LABOUR')
    expect(costOf(kit({ components: [bought('8.00', { quantity: '3' }), labour] }))).toEqual(money('39.00'))
  })

  test('a level with pricing but no cost includes the costs of all sub-kits below it', () => {
    const named = { pricing: { totalPrice: money('1.00') } }
    const levels = [{}, { pricing: { quantity: '3' } }, named, { customPricing: true, ...named }]
    for (const outer of levels)
      for (const middle of levels)
        for (const inner of levels) {
          const deepest = { ...inner, components: [bought('1.25', { quantity: '2' })] }
          const between = { ...middle, components: [bought('4.00', { quantity: '1' })], subKits: [deepest] }
          const line = {
            ...outer,
            components: [bought('8.00', { quantity: '3' })],
            subKits: [between, deepest],
          }
          // 24.00 + 4.00 + 2.50 + 2.50.
          expect(costOf(kit(line))).toEqual(money('33.00'))
        }
  })

  test('a sub-kit with its own cost counts that cost, not the costs of its components', () => {
    const inner = { components: [bought('1.25', { quantity: '2' })] }
    const outer = { pricing: { cost: money('10.00') }, components: [bought('500.00', { quantity: '1' })] }
    expect(costOf(kit({ components: [bought('8.00', { quantity: '3' })], subKits: [inner, outer] }))).toEqual(
      money('36.50'),
    )
  })

  test('its own cost may be zero, and a null cost counts as absent', () => {
    expect(costOf(own({ cost: {} }))).toEqual(money('0.00'))
    expect(costOf(own({ cost: null }))).toEqual(money('24.00'))
  })

  test('a component without a quantity costs nothing, or one unit with a custom formula', () => {
    expect(costOf(kit({ components: [bought('8.00')] }))).toEqual(money('0.00'))
    expect(costOf(kit({ components: [bought('8.00', { pricingStrategy: CUSTOM_FORMULA })] }))).toEqual(
      money('8.00'),
    )
  })

  test('the cost of each component is rounded separately', () => {
    const half = bought('0.005', { quantity: '1' })
    expect(costOf(kit({ components: [half, half] }))).toEqual(money('0.02'))
  })

  test('the cost of a measured component uses its as-built measure', () => {
    const metres = { pricingStrategy: LINEAL_METRES, measurements: [{ length: '2' }], quantity: '9' }
    expect(costOf(kit({ components: [bought('3.00', metres)] }))).toEqual(money('6.00'))
    const built = { ...metres, asBuiltMeasurements: [{ length: '2.5' }] }
    expect(costOf(kit({ components: [bought('3.00', built)] }))).toEqual(money('7.50'))
  })

  test('the cost of a measured kit uses its as-built measure', () => {
    const sheets = {
      pricingStrategy: SQUARE_METRES,
      measurements: [{ length: '2', width: '3' }],
      quantity: '9',
    }
    expect(costOf(own({ ...sheets, cost: money('5.00') }))).toEqual(money('30.00'))
    const built = { ...sheets, asBuiltMeasurements: [{ length: '2', width: '3.5' }] }
    expect(costOf(own({ ...built, cost: money('5.00') }))).toEqual(money('35.00'))
  })

  test('`rollUpKit` returns the total, and a cost of 0.00 for a component without a cost', () => {
    const result = rollUpKit(
      { components: [{ productType: 'PRODUCT_TYPE_LABOUR', pricing: { totalPrice: money('9.00') } }] },
      AUD,
    )
    expect(result).toMatchObject({ ok: true, value: { total: money('9.00'), cost: money('0.00') } })
  })
})

describe('K7: the type of a component', () => {
  const typed = (productType: unknown) =>
    kit({ components: [part('1.00'), { ...part('1.00'), productType }] })

  test.each([undefined, null, 'PRODUCT_TYPE_UNSPECIFIED'])('is missing if it is %j', (productType) => {
    expect(lineProblems(typed(productType))).toEqual([['required', `${KIT}.components[1].product_type`]])
  })

  test.each([
    'PRODUCT_TYPE_CATALOGUE_PRODUCT',
    'PRODUCT_TYPE_ON_THE_FLY',
    'PRODUCT_TYPE_LABOUR',
    'PRODUCT_TYPE_NOTES',
  ])('can be %s', (productType) => {
    expect(lineOf(typed(productType)).productKit?.components?.[1]?.productType).toBe(productType)
  })

  test.each(['PRODUCT_TYPE_KIT', 'labour', 0, 1, 4, 5, -1, true])('cannot be %j', (productType) => {
    expect(lineProblems(typed(productType))).toEqual([
      ['unknown_enum_value', `${KIT}.components[1].product_type`],
    ])
  })

  test('reads back with the product, the name and the pricing', () => {
    const sent = {
      productType: 'PRODUCT_TYPE_CATALOGUE_PRODUCT',
      productId: PRODUCT,
      productName: 'Roof screw',
      pricing: {
        totalPrice: money('5.00'),
        markupIsPercentage: true,
        pricingStrategy: LINEAL_METRES,
        measurements: [{ length: '2' }],
        asBuiltMeasurements: [{ length: '2.1' }],
      },
    }
    expect(lineOf(kit({ components: [{ ...sent, measurements: [] }] })).productKit?.components).toEqual([
      sent,
    ])
  })

  test('can be a note without pricing', () => {
    const read = lineOf(kit({ components: [{ ...NOTES, productName: 'By others.' }] })).productKit
    expect(read?.components).toEqual([{ ...NOTES, productName: 'By others.' }])
  })

  test('does not affect the check of product ids', () => {
    const line = kit({
      components: [
        { ...part('1.00'), productId: 'cust_1' },
        { ...part('1.00'), productId: 'x' },
      ],
    })
    expect(lineProblems(line)).toEqual([
      ['wrong_id_kind', `${KIT}.components[0].product_id`],
      ['invalid_id', `${KIT}.components[1].product_id`],
    ])
  })

  test('does not add labour in a kit to the labour total', () => {
    const line = kit({ components: [component({ totalPrice: money('9.00') }, 'PRODUCT_TYPE_LABOUR')] })
    expect(quoted(request([line])).labourTotal).toEqual(money('0.00'))
  })
})
