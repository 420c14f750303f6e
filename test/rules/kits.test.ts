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

/** Nests sub-kits to the given depth. The innermost has the given fields. */
function nested(depth: number, innermost: Json): Json {
  return depth === 0 ? innermost : { subKits: [nested(depth - 1, innermost)] }
}

const placeAt = (depth: number) => KIT + '.sub_kits[0]'.repeat(depth)

/** Computes the amount that a kit adds to its document. */
const countedOf = (line: unknown, account = AUD) => quoted(request([line]), account).subtotal

describe('K1: levels', () => {
  test('a sub-kit at depth 16 is accepted', () => {
    const line = kit(nested(16, { components: [part('5.00')] }))
    expect(totalOf(line)).toEqual(money('5.00'))
  })

  test('a sub-kit at depth 17 is reported at its own path, without reading its contents', () => {
    const wrong = { components: [{}], pricing: { quantity: 'many' }, subKits: [{ subKits: 'none' }] }
    expect(lineProblems(kit(nested(17, wrong)))).toEqual([['kit_too_deep', placeAt(17)]])
  })

  test('two sub-kits at depth 17 are both reported', () => {
    const line = kit(nested(16, { subKits: [{}, {}], components: [component()] }))
    expect(lineProblems(line)).toEqual([
      ['kit_too_deep', placeAt(16) + '.sub_kits[0]'],
      ['kit_too_deep', placeAt(16) + '.sub_kits[1]'],
      ['component_total_required', placeAt(16) + '.components[0].pricing.total_price'],
    ])
  })

  test('a kit of 5000 levels is reported at depth 17 only', () => {
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

describe('K2: the total of a standard level', () => {
  const parts = {
    components: [part('40.00'), part('25.50')],
    subKits: [{ components: [part('10.00'), part('5.25')] }],
  }

  test('is $80.75 for $40.00, $25.50 and a sub-kit of $10.00 + $5.25', () => {
    const read = lineOf(kit(parts)).productKit
    expect(read?.subKits?.[0]?.pricing.totalPrice).toEqual(money('15.25'))
    expect(read?.pricing.totalPrice).toEqual(money('80.75'))
  })

  test('ignores quantity, discount and unit price of the kit', () => {
    const pricing = { quantity: '3', discount: '50', unitPrice: money('7.00') }
    expect(totalOf(kit({ ...parts, pricing }))).toEqual(money('80.75'))
    expect(totalOf(kit({ ...parts, pricing: { quantity: '0' } }))).toEqual(money('80.75'))
  })

  test('ignores quantity and discount of a sub-kit', () => {
    const subKit = { components: [part('10.00')], pricing: { quantity: '3', discount: '50' } }
    expect(totalOf(kit({ subKits: [subKit, subKit] }))).toEqual(money('20.00'))
  })

  test('is shown in a new pricing object on a level without pricing', () => {
    const read = lineOf(kit(parts)).productKit
    expect(read?.pricing).toEqual({ totalPrice: money('80.75'), markupIsPercentage: true })
    expect(read?.subKits?.[0]?.pricing).toEqual({ totalPrice: money('15.25'), markupIsPercentage: true })
  })

  test.each<[string, Json]>([
    ['no parts', {}],
    ['empty lists', { components: [], subKits: [] }],
    ['notes', { components: [NOTES] }],
    ['an empty sub-kit', { subKits: [{}] }],
  ])('is $0.00 for a kit with %s', (_, fields) => {
    expect(totalOf(kit(fields))).toEqual(money('0.00'))
  })

  test('may include negative parts', () => {
    expect(totalOf(kit({ components: [part('10.00'), part('-12.345')] }))).toEqual(money('-2.35'))
  })

  test('is in the account’s currency if its parts are in NZD', () => {
    const priced = component({ totalPrice: money('10.00', 'NZD') })
    expect(totalOf(kit({ components: [priced] }))).toEqual(money('10.00', 'AUD'))
  })

  test('includes a sub-kit’s own total, not the sum of its components', () => {
    const subKit = { pricing: { totalPrice: money('99.00') }, components: [part('1.00')] }
    expect(totalOf(kit({ components: [part('1.00')], subKits: [subKit] }))).toEqual(money('100.00'))
  })

  test('is required on every level with derivation off, with pricing or without', () => {
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

describe('K3: the total of a component', () => {
  const types = ['PRODUCT_TYPE_CATALOGUE_PRODUCT', 'PRODUCT_TYPE_ON_THE_FLY', 'PRODUCT_TYPE_LABOUR']
  const missing = (...places: readonly string[]): readonly Found[] =>
    places.map((place) => ['component_total_required', `${KIT}.${place}.pricing.total_price`])

  test.each(types)('is required for %s', (type) => {
    const priced = { quantity: '2', unitPrice: money('3.00') }
    const components = [component(priced, type), component(undefined, type), component(null, type)]
    const found = missing('components[0]', 'components[1]', 'components[2]')
    expect(lineProblems(kit({ components }))).toEqual(found)
    expect(lineProblems(kit({ pricing: { totalPrice: {} }, components }), NOT_DERIVING)).toEqual(found)
  })

  test('is required with derivation off, as are the totals of the levels', () => {
    const line = kit({ components: [component()], subKits: [{ components: [component({})] }] })
    expect(lineProblems(line, NOT_DERIVING)).toEqual([
      ...missing('components[0]', 'sub_kits[0].components[0]'),
      ['total_price_required', `${KIT}.sub_kits[0].pricing.total_price`],
      ['total_price_required', `${KIT}.pricing.total_price`],
    ])
  })

  test('may be missing on a note, whose cost is not added even beyond the limit', () => {
    const note = {
      ...NOTES,
      pricing: { quantity: '2', cost: { amountMicros: '9000000000000000000', currency: 'AUD' } },
    }
    expect(lineProblems(kit({ components: [note] }))).toEqual([])
    expect(quoted(request([kit({ components: [note, part('5.00')] })])).totalCost).toEqual(money('0.00'))
  })

  test('may be missing on a note with or without pricing', () => {
    expect(lineProblems(kit({ components: [NOTES, component({}, 'PRODUCT_TYPE_NOTES')] }))).toEqual([])
  })

  test('is $0.00 for an empty amount', () => {
    expect(totalOf(kit({ components: [component({ totalPrice: {} })] }))).toEqual(money('0.00'))
  })

  test('counts as absent if null', () => {
    expect(lineProblems(kit({ components: [component({ totalPrice: null })] }))).toEqual(
      missing('components[0]'),
    )
  })

  test('is required at every depth', () => {
    const line = kit({
      subKits: [{}, { components: [part('1.00'), component()], subKits: [{ components: [component()] }] }],
    })
    expect(lineProblems(line)).toEqual(
      missing('sub_kits[1].components[1]', 'sub_kits[1].sub_kits[0].components[0]'),
    )
  })

  test('is not compared with quantity and unit price', () => {
    const odd = component({ quantity: '3', unitPrice: money('11.23'), totalPrice: money('1.00') })
    expect(totalOf(kit({ components: [odd] }))).toEqual(money('1.00'))
  })
})

describe('K4: the given total of a kit', () => {
  test('is kept without comparing it with the parts', () => {
    const line = kit({ pricing: { totalPrice: money('1.00') }, components: [part('40.00')] })
    for (const account of [AUD, NOT_DERIVING]) {
      expect(totalOf(line, account)).toEqual(money('1.00'))
      expect(countedOf(line, account)).toEqual(money('1.00'))
    }
  })

  test('is kept even if it is an empty amount', () => {
    const line = kit({ pricing: { totalPrice: {} }, components: [part('40.00')] })
    expect(totalOf(line)).toEqual({})
    expect(countedOf(line)).toEqual(money('0.00'))
  })

  test('does not make totals of components optional', () => {
    const line = kit({ pricing: { totalPrice: money('1.00') }, components: [component({})] })
    expect(lineProblems(line)).toEqual([
      ['component_total_required', `${KIT}.components[0].pricing.total_price`],
    ])
  })
})
