import { describe, expect, test } from 'vitest'

import {
  AUD,
  component,
  kit,
  lineOf,
  lineProblems,
  money,
  NOT_DERIVING,
  part,
  quoted,
  request,
  totalOf,
  type Found,
  type Json,
} from './requests.js'

const KIT = 'lines[0].product_kit'
const NOTES = { productType: 'PRODUCT_TYPE_NOTES' }

/** A kit with this many nested sub-kits; the innermost holds the given part. */
function nested(depth: number, innermost: Json): Json {
  return depth === 0 ? innermost : { subKits: [nested(depth - 1, innermost)] }
}

const placeAt = (depth: number) => KIT + '.sub_kits[0]'.repeat(depth)

/** Returns the amount that a kit adds to its document. */
const countedOf = (line: unknown, account = AUD) => quoted(request([line]), account).subtotal

describe('K1: levels', () => {
  test('a kit is at depth 0, and depth 16 is the last one allowed', () => {
    const line = kit(nested(16, { components: [part('5.00')] }))
    expect(totalOf(line)).toEqual(money('5.00'))
  })

  test('a deeper sub-kit is too deep at its own place, and its contents are not read', () => {
    const wrong = { components: [{}], pricing: { quantity: 'many' }, subKits: [{ subKits: 'none' }] }
    expect(lineProblems(kit(nested(17, wrong)))).toEqual([['kit_too_deep', placeAt(17)]])
  })

  test('each sub-kit that is too deep is reported', () => {
    const line = kit(nested(16, { subKits: [{}, {}], components: [component()] }))
    expect(lineProblems(line)).toEqual([
      ['kit_too_deep', placeAt(16) + '.sub_kits[0]'],
      ['kit_too_deep', placeAt(16) + '.sub_kits[1]'],
      ['component_total_required', placeAt(16) + '.components[0].pricing.total_price'],
    ])
  })

  test('a kit that is very deep is refused, not followed', () => {
    expect(lineProblems(kit(nested(5000, {})))).toEqual([['kit_too_deep', placeAt(17)]])
  })

  test.each([false, null, undefined])('a level with customPricing %j is standard', (customPricing) => {
    expect(totalOf(kit({ customPricing, components: [part('5.00')] }))).toEqual(money('5.00'))
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

describe('K2: a standard level adds up its parts', () => {
  const parts = {
    components: [part('40.00'), part('25.50')],
    subKits: [{ components: [part('10.00'), part('5.25')] }],
  }

  test('$40.00, $25.50 and a sub-kit of $10.00 + $5.25 are $80.75', () => {
    const read = lineOf(kit(parts)).productKit
    expect(read?.subKits?.[0]?.pricing.totalPrice).toEqual(money('15.25'))
    expect(read?.pricing.totalPrice).toEqual(money('80.75'))
  })

  test('quantity, discount and unit price of the kit do not change that', () => {
    const pricing = { quantity: '3', discount: '50', unitPrice: money('7.00') }
    expect(totalOf(kit({ ...parts, pricing }))).toEqual(money('80.75'))
    expect(totalOf(kit({ ...parts, pricing: { quantity: '0' } }))).toEqual(money('80.75'))
  })

  test('quantity, discount and unit price of a sub-kit do not either', () => {
    const subKit = { components: [part('10.00')], pricing: { quantity: '3', discount: '50' } }
    expect(totalOf(kit({ subKits: [subKit, subKit] }))).toEqual(money('20.00'))
  })

  test('a level without a pricing object is added up, and shows one', () => {
    const read = lineOf(kit(parts)).productKit
    expect(read?.pricing).toEqual({ totalPrice: money('80.75'), markupIsPercentage: true })
    expect(read?.subKits?.[0]?.pricing).toEqual({ totalPrice: money('15.25'), markupIsPercentage: true })
  })

  test.each<[string, Json]>([
    ['nothing', {}],
    ['empty lists', { components: [], subKits: [] }],
    ['notes', { components: [NOTES] }],
    ['an empty sub-kit', { subKits: [{}] }],
  ])('a kit of %s is worth $0.00', (_, fields) => {
    expect(totalOf(kit(fields))).toEqual(money('0.00'))
  })

  test('parts may be negative', () => {
    expect(totalOf(kit({ components: [part('10.00'), part('-12.345')] }))).toEqual(money('-2.35'))
  })

  test('the total is in the account’s currency, whatever that of the parts', () => {
    const priced = component({ totalPrice: money('10.00', 'NZD') })
    expect(totalOf(kit({ components: [priced] }))).toEqual(money('10.00', 'AUD'))
  })

  test('a sub-kit with its own total counts that total', () => {
    const subKit = { pricing: { totalPrice: money('99.00') }, components: [part('1.00')] }
    expect(totalOf(kit({ components: [part('1.00')], subKits: [subKit] }))).toEqual(money('100.00'))
  })

  test('with derivation off every level needs its total, with pricing or without', () => {
    const line = kit({ subKits: [{ pricing: { quantity: '1' } }, {}, { pricing: null }] })
    expect(lineProblems(line, NOT_DERIVING)).toEqual([
      ['total_price_required', `${KIT}.sub_kits[0].pricing.total_price`],
      ['total_price_required', `${KIT}.sub_kits[1].pricing.total_price`],
      ['total_price_required', `${KIT}.sub_kits[2].pricing.total_price`],
      ['total_price_required', `${KIT}.pricing.total_price`],
    ])
    expect(lineProblems(kit({ pricing: {} }), NOT_DERIVING)).toEqual([
      ['total_price_required', `${KIT}.pricing.total_price`],
    ])
  })
})

describe('K3: components bring their own totals', () => {
  const types = ['PRODUCT_TYPE_CATALOGUE_PRODUCT', 'PRODUCT_TYPE_ON_THE_FLY', 'PRODUCT_TYPE_LABOUR']
  const missing = (...places: readonly string[]): readonly Found[] =>
    places.map((place) => ['component_total_required', `${KIT}.${place}.pricing.total_price`])

  test.each(types)('%s needs one', (type) => {
    const priced = { quantity: '2', unitPrice: money('3.00') }
    const components = [component(priced, type), component(undefined, type), component(null, type)]
    const found = missing('components[0]', 'components[1]', 'components[2]')
    expect(lineProblems(kit({ components }))).toEqual(found)
    expect(lineProblems(kit({ pricing: { totalPrice: {} }, components }), NOT_DERIVING)).toEqual(found)
  })

  test('also with derivation off, whether or not the level has a total', () => {
    const line = kit({ components: [component()], subKits: [{ components: [component({})] }] })
    expect(lineProblems(line, NOT_DERIVING)).toEqual([
      ...missing('components[0]', 'sub_kits[0].components[0]'),
      ['total_price_required', `${KIT}.sub_kits[0].pricing.total_price`],
      ['total_price_required', `${KIT}.pricing.total_price`],
    ])
  })

  test('a note adds no cost, even beyond any limit', () => {
    const note = {
      ...NOTES,
      pricing: { quantity: '2', cost: { amountMicros: '9000000000000000000', currency: 'AUD' } },
    }
    expect(lineProblems(kit({ components: [note] }))).toEqual([])
    expect(quoted(request([kit({ components: [note, part('5.00')] })])).totalCost).toEqual(money('0.00'))
  })

  test('notes need none', () => {
    expect(lineProblems(kit({ components: [NOTES, component({}, 'PRODUCT_TYPE_NOTES')] }))).toEqual([])
  })

  test('an empty amount is a total of $0.00', () => {
    expect(totalOf(kit({ components: [component({ totalPrice: {} })] }))).toEqual(money('0.00'))
  })

  test('a null total counts as absent', () => {
    expect(lineProblems(kit({ components: [component({ totalPrice: null })] }))).toEqual(
      missing('components[0]'),
    )
  })

  test('at every depth', () => {
    const line = kit({
      subKits: [{}, { components: [part('1.00'), component()], subKits: [{ components: [component()] }] }],
    })
    expect(lineProblems(line)).toEqual(
      missing('sub_kits[1].components[1]', 'sub_kits[1].sub_kits[0].components[0]'),
    )
  })

  test('the total of a component is not compared with its quantity and price', () => {
    const odd = component({ quantity: '3', unitPrice: money('11.23'), totalPrice: money('1.00') })
    expect(totalOf(kit({ components: [odd] }))).toEqual(money('1.00'))
  })
})

describe('K4: a given total is kept', () => {
  test('without a comparison with the parts', () => {
    const line = kit({ pricing: { totalPrice: money('1.00') }, components: [part('40.00')] })
    for (const account of [AUD, NOT_DERIVING]) {
      expect(totalOf(line, account)).toEqual(money('1.00'))
      expect(countedOf(line, account)).toEqual(money('1.00'))
    }
  })

  test('even if it is an empty amount', () => {
    const line = kit({ pricing: { totalPrice: {} }, components: [part('40.00')] })
    expect(totalOf(line)).toEqual({})
    expect(countedOf(line)).toEqual(money('0.00'))
  })

  test('while the components still need their totals', () => {
    const line = kit({ pricing: { totalPrice: money('1.00') }, components: [component({})] })
    expect(lineProblems(line)).toEqual([
      ['component_total_required', `${KIT}.components[0].pricing.total_price`],
    ])
  })
})
