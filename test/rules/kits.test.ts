import { describe, expect, test } from 'vitest'
import { rollUpKit, verifyQuote } from '../../src/entries/index.js'
import {
  AUD,
  component,
  costOf,
  CUSTOM_FORMULA,
  kit,
  lineOf,
  lineProblems,
  money,
  NOT_DERIVING,
  part,
  request,
  totalOf,
  type Found,
  type Json,
} from './requests.js'

const KIT = 'lines[0].product_kit'
const NOTES = { productType: 'PRODUCT_TYPE_NOTES' }

/** Nests sub-kits to the given depth. The innermost has the given fields. */
function nested(depth: number, innermost: Json): Json {
  return depth === 0 ? innermost : { subKits: [nested(depth - 1, innermost)] }
}

const placeAt = (depth: number) => KIT + '.sub_kits[0]'.repeat(depth)

describe('K1: levels', () => {
  test('a kit of 5000 levels is reported at depth 17 only', () => {
    expect(lineProblems(kit(nested(5000, {})))).toEqual([['kit_too_deep', placeAt(17)]])
  })

  test('a sub-kit has the fields of a kit, except the display flags', () => {
    const fields = {
      kitId: 'any id',
      kitRowId: 'any row',
      productName: 'Ridge set',
      customPricing: false,
      description: 'For one ridge',
      attributes: [{ name: 'Roof', value: 'Main' }],
    }
    const flags = { displayKitItems: [{}], displaySubKits: [{ displayOnAllViews: true }] }
    const read = lineOf(
      kit({ ...fields, ...flags, pricing: FREE, subKits: [{ ...fields, pricing: FREE }] }),
      NOT_DERIVING,
    ).productKit
    const pricing = { ...FREE, markupIsPercentage: true }
    expect(read).toEqual({ ...fields, ...flags, pricing, subKits: [{ ...fields, pricing }] })
  })
})

const FREE = { totalPrice: {} }

describe('K2: the total of a standard level', () => {
  test('ignores quantity and discount of a sub-kit', () => {
    const subKit = { components: [part('10.00')], pricing: { quantity: '3', discount: '50' } }
    expect(totalOf(kit({ subKits: [subKit, subKit] }))).toEqual(money('20.00'))
  })

  test.each<[string, Json]>([
    ['no parts', {}],
    ['notes', { components: [NOTES] }],
    ['an empty sub-kit', { subKits: [{}] }],
  ])('is $0.00 for a kit with %s', (_, fields) => {
    expect(totalOf(kit(fields))).toEqual(money('0.00'))
  })
})

describe('K3: the total of a component', () => {
  const missing = (...places: readonly string[]): readonly Found[] =>
    places.map((place) => ['component_total_required', `${KIT}.${place}.pricing.total_price`])

  test('is required with derivation off, as are the totals of the levels', () => {
    const line = kit({ components: [component()], subKits: [{ components: [component({})] }] })
    expect(lineProblems(line, NOT_DERIVING)).toEqual([
      ...missing('components[0]', 'sub_kits[0].components[0]'),
      ['total_price_required', `${KIT}.sub_kits[0].pricing.total_price`],
      ['total_price_required', `${KIT}.pricing.total_price`],
    ])
  })
})

const FIVE = '5000000000000.00'

describe('K3: the pricing of a note', () => {
  const found = (pricing: object) =>
    lineProblems(kit({ components: [component(pricing, 'PRODUCT_TYPE_NOTES'), part('1.00')] }))

  test('may have a cost that is above the limit after multiplication by the quantity', () => {
    expect(found({ quantity: '2', cost: money(FIVE) })).toEqual([])
    expect(found({ quantity: '2', cost: money(FIVE), totalPrice: money(FIVE) })).toEqual([])
  })

  test('must still be valid', () => {
    const place = 'lines[0].product_kit.components[0].pricing'
    expect(found({ quantity: '1.23456' })).toEqual([['too_many_decimals', `${place}.quantity`]])
    expect(found({ discount: '101' })).toEqual([['out_of_range', `${place}.discount`]])
    expect(found({ measurements: [{ length: '1' }] })).toEqual([
      ['measurements_not_allowed', `${place}.measurements`],
    ])
  })
})

describe('K2: a sub-kit priced by custom formula', () => {
  test('needs its own total, even if its components have totals', () => {
    const pricing = { pricingStrategy: CUSTOM_FORMULA }
    expect(lineProblems(kit({ subKits: [{ pricing, components: [part('1.00')] }] }))).toEqual([
      ['total_price_required', 'lines[0].product_kit.sub_kits[0].pricing.total_price'],
    ])
  })
})

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

  test.each(['PRODUCT_TYPE_KIT', 'labour', 0, 1, 4, 5, -1, true])('cannot be %j', (productType) => {
    expect(lineProblems(typed(productType))).toEqual([
      ['unknown_enum_value', `${KIT}.components[1].product_type`],
    ])
  })
})

describe('K2, V11: the total of a standard kit', () => {
  test.each([
    [6, '1.00 + 2.00 + 3.00 + 4.00 + 5.00 + 6.00 = 21.00'],
    [7, '1.00 + … + 7.00 = 28.00'],
  ])('is refused with the sum of its %i parts, of which at most six are written out', (parts, formula) => {
    const components = Array.from({ length: parts }, (_, index) => {
      const price = money(`${String(index + 1)}.00`)
      return component({ quantity: '1', unitPrice: price, totalPrice: price })
    })
    const sent: unknown = request([kit({ components, pricing: { totalPrice: money('5.00') } })])
    const quote = verifyQuote(sent, AUD)
    expect(quote.ok ? [] : quote.problems).toMatchObject([
      { code: 'total_price_mismatch', details: { formula, keptBy: 'K4' } },
    ])
  })
})
