/**
 * Tests the parts summed by a kit, their measurements, and the figures that a kit keeps. Worked out by hand
 * (K2, K7, L13).
 */
import { describe, expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/index.js'
import { figuresOfLine, micros } from './described-lines.js'

type ProductKit = NonNullable<Parameters<typeof figuresOfLine>[0]['productKit']>

const METRES = 'PRICING_STRATEGY_LINEAL_METRES'
const ITEM = 'PRODUCT_TYPE_ON_THE_FLY'

const figuresOf = (productKit: ProductKit, account?: Partial<AccountInput>) =>
  figuresOfLine({ productKit }, 'product_kit', account)

describe('the explanation of a kit', () => {
  test('K2: sums the parts of a kit of one, and of a kit without pricing', () => {
    const components = [
      { productType: ITEM, pricing: { totalPrice: micros('5000000'), discount: '0' } },
    ] as const
    const parts = {
      'request:~.components[0].pricing.total_price': 'component total as sent, L14, money: given = 5',
      '~.components[0].pricing.total_price':
        'component total, L14, money: same of request:~.components[0].pricing.total_price = 5',
      '~.components[0]#counted_total':
        'charged component total, L14, money: same of ~.components[0].pricing.total_price = 5 to 2 is 5',
      '~.pricing.total_price': 'kit total, K2, money: sum of ~.components[0]#counted_total = 5',
    }
    expect(figuresOf({ components })).toEqual({ root: 'product_kit.pricing.total_price', ...parts })
    expect(figuresOf({ components, pricing: { quantity: '1' } })).toEqual({
      root: 'product_kit.pricing.total_price',
      ...parts,
    })
  })

  test('K7: points to the measurements of parts as in the request', () => {
    // Each part is sold as one piece of 2 m and made as 2.5 m, at 3.00 per metre.
    const sold = { measurements: [{ length: '2' }] }
    const made = { asBuiltMeasurements: [{ length: '2.5' }] }
    const pricing = {
      pricingStrategy: METRES,
      totalPrice: micros('9000000'),
      cost: micros('3000000'),
    } as const
    const figures = figuresOf({
      components: [
        { productType: ITEM, pricing, ...sold, ...made },
        { productType: ITEM, pricing: { ...pricing, ...sold, ...made } },
        { productType: ITEM, pricing: { ...pricing, ...sold }, ...made },
        { productType: ITEM, pricing: { ...pricing, ...made }, ...sold },
      ],
      subKits: [{ pricing, ...sold }],
    })
    const lengths = Object.keys(figures).filter((id) => id.endsWith('].length'))
    expect(lengths).toEqual([
      'request:~.components[0].measurements[0].length',
      'request:~.components[0].as_built_measurements[0].length',
      'request:~.components[1].pricing.measurements[0].length',
      'request:~.components[1].pricing.as_built_measurements[0].length',
      'request:~.components[2].pricing.measurements[0].length',
      'request:~.components[2].as_built_measurements[0].length',
      'request:~.components[3].measurements[0].length',
      'request:~.components[3].pricing.as_built_measurements[0].length',
      'request:~.sub_kits[0].measurements[0].length',
    ])
    expect(figures['~#level_cost']).toBe(
      'kit cost, K6, money: sum of ~.components[0].pricing#line_cost, ~.components[1].pricing#line_cost, ' +
        '~.components[2].pricing#line_cost, ~.components[3].pricing#line_cost, ~.sub_kits[0]#level_cost = 36',
    )
  })

  test('L13: keeps the markup and the margin as sent, each with the reason', () => {
    const reasonsOf = (pricing: object, account: Partial<AccountInput> = {}) => {
      const kept = { totalPrice: micros('5000000'), markup: '5', margin: micros('3000000') }
      const figures = figuresOf({ pricing: { ...kept, ...pricing } }, account)
      return ['markup', 'margin'].map((field) => figures[`~.pricing.${field}`]?.split(', ').at(-1))
    }
    const [one, two] = [micros('1000000'), micros('2000000')]
    expect(reasonsOf({})).toEqual(['markup_without_cost', 'margin_without_cost'])
    expect(reasonsOf({ cost: two })[0]).toBe('markup_without_unit_price')
    expect(reasonsOf({ cost: {}, unitPrice: one })).toEqual(['markup_at_cost_zero', 'margin_at_cost_zero'])
    expect(reasonsOf({ cost: two, unitPrice: one }, { derivationEnabled: false })).toEqual([
      'markup_with_derivation_off',
      'margin_with_derivation_off',
    ])
    expect(reasonsOf({}, { derivationEnabled: false })).toEqual([
      'markup_without_cost',
      'margin_without_cost',
    ])
  })
})
