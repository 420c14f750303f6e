/** Tests all figures of kits and of their parts, and those that a kit keeps. Worked out by hand (K, L13, L14). */
import { describe, expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/index.js'
import { figuresOfLine, micros } from './described-lines.js'

type ProductKit = NonNullable<Parameters<typeof figuresOfLine>[0]['productKit']>

const METRES = 'PRICING_STRATEGY_LINEAL_METRES'
const ITEM = 'PRODUCT_TYPE_ON_THE_FLY'

const figuresOf = (productKit: ProductKit, account?: Partial<AccountInput>) =>
  figuresOfLine({ productKit }, 'product_kit', account)

/** Describes a cost from the request (L1). */
const cost = (at: string, amount: string) => ({
  [`request:${at}.cost`]: `cost as sent, L1, money: given = ${amount}`,
  [`${at}.cost`]: `cost, L1, money: same of request:${at}.cost = ${amount} to 4 is ${amount}`,
})

describe('the figures of a kit', () => {
  test('K2, K5, K6, K7: sum the parts, whose flags and discounts have no effect', () => {
    // 40.005 counts as 40.01 and 10.005 as 10.01: together 50.02. The cost is 2 × 8.00; the sub-kit has no
    // cost.
    const first = '~.components[0]'
    expect(
      figuresOf(
        {
          pricing: { quantity: '3', discount: '5', isTaxFree: true, tax: { rate: '0.2' } },
          components: [
            {
              productType: ITEM,
              pricing: {
                ...{ quantity: '2', discount: '10', isTaxFree: true, markup: '5' },
                ...{ totalPrice: micros('40005000'), cost: micros('8000000'), margin: micros('1000000') },
              },
            },
            {
              productType: 'PRODUCT_TYPE_NOTES',
              pricing: { totalPrice: micros('7000000'), cost: micros('3000000') },
            },
            { productType: 'PRODUCT_TYPE_NOTES' },
          ],
          subKits: [
            {
              customPricing: true,
              pricing: { totalPrice: micros('10005000'), isTaxFree: true },
              components: [{ productType: ITEM }, { productType: ITEM, pricing: { quantity: '1' } }],
            },
          ],
        },
        { tax: { rate: '0.1' } },
      ),
    ).toEqual({
      root: 'product_kit.pricing.total_price',
      ...cost(`${first}.pricing`, '8'),
      [`request:${first}.pricing.markup`]: 'markup as sent, L8, percent: given = 5',
      [`${first}.pricing.markup`]: `markup, L10, percent: same of request:${first}.pricing.markup = 5, component_kept_as_sent`,
      [`request:${first}.pricing.margin`]: 'margin as sent, L11, money: given = 1',
      [`${first}.pricing.margin`]: `margin, L11, money: same of request:${first}.pricing.margin = 1, component_kept_as_sent`,
      [`request:${first}.pricing.total_price`]: 'component total as sent, L14, money: given = 40.005',
      [`${first}.pricing.total_price`]: `component total, L14, money: same of request:${first}.pricing.total_price = 40.005`,
      [`${first}#counted_total`]:
        `charged component total, L14, money: same of ${first}.pricing.total_price = 40.005 to 2 is 40.01, ` +
        'kit_discount_does_not_count, part_tax_flag_has_no_effect',
      [`request:${first}.pricing.quantity`]: 'quantity, L3, quantity: given = 2',
      [`${first}.pricing#line_cost`]: `line cost, L9, money: product of ${first}.pricing.cost, request:${first}.pricing.quantity = 16 to 2 is 16`,
      ...cost('~.components[1].pricing', '3'),
      'request:~.components[1].pricing.total_price': 'component total as sent, L14, money: given = 7',
      '~.components[1].pricing.total_price':
        'component total, L14, money: same of request:~.components[1].pricing.total_price = 7, note_counts_nothing',
      'request:~.sub_kits[0].pricing.total_price': 'kit total as sent, K4, money: given = 10.005',
      '~.sub_kits[0].pricing.total_price':
        'kit total, K4, money: same of request:~.sub_kits[0].pricing.total_price = 10.005',
      '~.sub_kits[0]#counted_total':
        'charged kit total, L14, money: same of ~.sub_kits[0].pricing.total_price = 10.005 to 2 is 10.01, ' +
        'kit_custom_priced, part_tax_flag_has_no_effect',
      '~.pricing.total_price':
        `kit total, K2, money: sum of ${first}#counted_total, ~.sub_kits[0]#counted_total = 50.02, ` +
        'kit_quantity_does_not_multiply, kit_discount_does_not_count, line_tax_free, line_rate_is_advice',
      '~#level_cost': `kit cost, K6, money: sum of ${first}.pricing#line_cost = 16`,
    })
  })

  test('K4, K6, L10, L11: use the total, the cost and the unit price of the kit itself', () => {
    // 45.675 counts as 45.68; 7 × 1 costs 7.00. (9 - 7) ÷ 7 = 28.571428571428… %, and 45.68 - 7.00 = 38.68.
    expect(
      figuresOf({
        pricing: {
          ...{ totalPrice: micros('45675000'), cost: micros('7000000'), unitPrice: micros('9000000') },
          discount: '0',
        },
        subKits: [
          {
            pricing: { totalPrice: micros('5000000'), cost: micros('2000000'), quantity: '2', discount: '3' },
          },
        ],
      }),
    ).toEqual({
      root: 'product_kit#counted_total',
      ...cost('~.sub_kits[0].pricing', '2'),
      'request:~.sub_kits[0].pricing.total_price': 'kit total as sent, K4, money: given = 5',
      '~.sub_kits[0].pricing.total_price':
        'kit total, K4, money: same of request:~.sub_kits[0].pricing.total_price = 5',
      '~.sub_kits[0]#counted_total':
        'charged kit total, L14, money: same of ~.sub_kits[0].pricing.total_price = 5 to 2 is 5, ' +
        'kit_discount_does_not_count',
      'request:~.sub_kits[0].pricing.quantity': 'quantity, L3, quantity: given = 2',
      '~.sub_kits[0]#level_cost':
        'kit cost, K6, money: product of ~.sub_kits[0].pricing.cost, ' +
        'request:~.sub_kits[0].pricing.quantity = 4 to 2 is 4',
      '~.sub_kits[0].pricing.margin':
        'margin, L11, money: difference of ~.sub_kits[0]#counted_total, ~.sub_kits[0]#level_cost = 1',
      'request:~.pricing.unit_price': 'unit price as sent, L1, money: given = 9',
      '~.pricing.unit_price': 'unit price, L1, money: same of request:~.pricing.unit_price = 9 to 4 is 9',
      ...cost('~.pricing', '7'),
      'request:~.pricing.total_price': 'kit total as sent, K4, money: given = 45.675',
      '~.pricing.total_price': 'kit total, K4, money: same of request:~.pricing.total_price = 45.675',
      '~#counted_total':
        'charged kit total, L14, money: same of ~.pricing.total_price = 45.675 to 2 is 45.68, kit_total_sent',
      'constant:one_kit': 'quantity that was left out, K6, quantity: constant of  = 1',
      '~#level_cost':
        'kit cost, K6, money: product of ~.pricing.cost, constant:one_kit = 7 to 2 is 7, kit_cost_sent',
      '~.pricing#markup_amount':
        'unit price less cost, L10, money: difference of ~.pricing.unit_price, ~.pricing.cost = 2',
      'constant:hundred_percent': 'hundred percent, L3, percent: constant of  = 100',
      '~.pricing#markup_hundredfold':
        'unit price less cost, times 100, L10, money: product of ~.pricing#markup_amount, ' +
        'constant:hundred_percent = 200',
      '~.pricing.markup':
        'markup, L10, percent: quotient of ~.pricing#markup_hundredfold, ~.pricing.cost = ' +
        '28.571428571429 to 4 is 28.5714',
      '~.pricing.margin': 'margin, L11, money: difference of ~#counted_total, ~#level_cost = 38.68',
    })
  })

  test('K4, K6: use the kit’s own total, quantity and cost if it has no parts', () => {
    expect(
      figuresOf({ pricing: { totalPrice: micros('5000000'), quantity: '2', cost: micros('1000000') } }),
    ).toEqual({
      root: 'product_kit#counted_total',
      ...cost('~.pricing', '1'),
      'request:~.pricing.total_price': 'kit total as sent, K4, money: given = 5',
      '~.pricing.total_price': 'kit total, K4, money: same of request:~.pricing.total_price = 5',
      '~#counted_total': 'charged kit total, L14, money: same of ~.pricing.total_price = 5 to 2 is 5',
      'request:~.pricing.quantity': 'quantity, L3, quantity: given = 2',
      '~#level_cost':
        'kit cost, K6, money: product of ~.pricing.cost, request:~.pricing.quantity = 2 to 2 is 2',
      '~.pricing.margin': 'margin, L11, money: difference of ~#counted_total, ~#level_cost = 3',
    })
  })
})

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
