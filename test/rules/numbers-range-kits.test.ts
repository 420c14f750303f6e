import { describe, expect, test } from 'vitest'
import { component, inAnyOrder, kit, lineProblems, money, NOT_DERIVING, part, type Json } from './requests.js'

/** Five trillion, which is within the limit, unlike ten trillion. */
const FIVE = '5000000000000.00'
const LEVEL = 'lines[0].product_kit'

/** Two parts whose totals and costs are within the limit separately, but not together. */
const WIDE = [FIVE, FIVE].map((amount) =>
  component({ quantity: '1', totalPrice: money(amount), cost: money(amount) }),
)

const found = (level: Json, account?: typeof NOT_DERIVING) => inAnyOrder(lineProblems(kit(level), account))

const sums = (at: string): readonly (readonly [string, string])[] => [
  ['amount_out_of_range', `${at}.pricing.cost`],
  ['amount_out_of_range', `${at}.pricing.total_price`],
]

describe('N8: a sum of a kit is checked if all of its parts are known', () => {
  test('two parts beyond the limit together are reported at their own level only', () => {
    expect(found({ components: WIDE })).toEqual(sums(LEVEL))
    expect(found({ subKits: [{}, {}, { components: WIDE }] })).toEqual(sums(`${LEVEL}.sub_kits[2]`))
  })

  test('K3: a part without a total leaves the total unknown, but not the cost', () => {
    const third = component({ quantity: '1', cost: money('1.00') })
    expect(found({ components: [...WIDE, third] })).toEqual([
      ['component_total_required', `${LEVEL}.components[2].pricing.total_price`],
      ['amount_out_of_range', `${LEVEL}.pricing.cost`],
    ])
  })

  test('M6: a refused list leaves the cost unknown, but not the total', () => {
    const measured = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', measurements: [{ length: '0' }] }
    const third = component({ ...measured, totalPrice: money('1.00'), cost: money('1.00') })
    expect(found({ components: [...WIDE, third] })).toEqual([
      ['must_be_positive', `${LEVEL}.components[2].pricing.measurements[0].length`],
      ['amount_out_of_range', `${LEVEL}.pricing.total_price`],
    ])
  })

  test.each([
    ['a missing type', undefined, 'required'],
    ['an unknown type', 'PRODUCT_TYPE_TOOL', 'unknown_enum_value'],
  ])('K3: a part with %s may be a note, so its amounts and the sums are not checked', (_, type, code) => {
    const pricing = { quantity: '2', totalPrice: money('1.00'), cost: money(FIVE) }
    const third = { productType: type, productName: 'Part', pricing }
    expect(found({ components: [...WIDE, third] })).toEqual([[code, `${LEVEL}.components[2].product_type`]])
    const without = { productType: type, productName: 'Part' }
    expect(found({ components: [...WIDE, without] })).toEqual([[code, `${LEVEL}.components[2].product_type`]])
  })

  test('K1: a sub-kit that is too deep leaves total and cost unknown', () => {
    const nested = (depth: number): Json =>
      depth === 0 ? { components: WIDE, subKits: [{}] } : { subKits: [nested(depth - 1)] }
    const deepest = `${LEVEL}${'.sub_kits[0]'.repeat(16)}`
    expect(found(nested(16))).toEqual([['kit_too_deep', `${deepest}.sub_kits[0]`]])
    expect(found(nested(15))).toEqual(sums(`${LEVEL}${'.sub_kits[0]'.repeat(15)}`))
  })

  test.each(['components', 'subKits'])('an unreadable list of %s leaves total and cost unknown', (list) => {
    const place = list === 'components' ? 'components' : 'sub_kits'
    const whole = { subKits: [{ components: WIDE.slice(1) }], components: WIDE.slice(1), [list]: 'two' }
    const other = list === 'components' ? { subKits: [{ components: [WIDE[0]] }, ...whole.subKits] } : {}
    const wide = list === 'subKits' ? { components: WIDE } : {}
    expect(found({ ...whole, ...other, ...wide })).toEqual([['invalid_type', `${LEVEL}.${place}`]])
  })

  test('a sub-kit or a part that is not an object leaves total and cost unknown', () => {
    expect(found({ components: WIDE, subKits: ['gutter'] })).toEqual([
      ['invalid_type', `${LEVEL}.sub_kits[0]`],
    ])
    expect(found({ components: [...WIDE, 7] })).toEqual([['invalid_type', `${LEVEL}.components[2]`]])
  })

  test('K4, K6: a level with its own total and cost is added up, even if a part below lacks its total', () => {
    const lacking = { components: [...WIDE, component({})] }
    const known = { ...lacking, pricing: { totalPrice: money(FIVE), cost: money(FIVE) } }
    expect(found({ subKits: [known, { components: WIDE.slice(1) }] })).toEqual([
      ...sums(LEVEL),
      ['component_total_required', `${LEVEL}.sub_kits[0].components[2].pricing.total_price`],
    ])
  })

  test('K2: costs are added up and totals are required if derivation is off', () => {
    expect(found({ components: WIDE }, NOT_DERIVING)).toEqual([
      ['amount_out_of_range', `${LEVEL}.pricing.cost`],
      ['total_price_required', `${LEVEL}.pricing.total_price`],
    ])
  })

  test('the pricing of a note adds nothing to the sums', () => {
    const note = component(
      { quantity: '2', cost: money(FIVE), totalPrice: money(FIVE) },
      'PRODUCT_TYPE_NOTES',
    )
    expect(found({ components: [...WIDE.slice(1), note, part('1.00')] })).toEqual([])
  })
})
