import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explainLine, explainQuote, notAppliedReasons, type Explanation } from '../../src/entries/explain.js'
import type { AccountInput, AdjustmentInput, LinePricingInput } from '../../src/entries/index.js'
import { valueOf } from '../answers.js'

type Line = Parameters<typeof explainLine>[0]
type Pricing = NonNullable<NonNullable<Line['labour']>['pricing']>

const DOLLAR = { amountMicros: '1000000' }
const priced: LinePricingInput = { quantity: '2', unitPrice: DOLLAR }
const lineal = {
  pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
  unitPrice: DOLLAR,
  measurements: [{ length: '0.5' }],
} as const

const TAX = { tax: { rate: '0.1' } }

const catalogue = (pricing: Pricing): Line => ({
  catalogue: { productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3', pricing },
})
const labour = (pricing: Pricing): Line => ({
  labour: { pricing },
})

function reasonsIn({ nodes }: Explanation): readonly string[] {
  return Object.entries(nodes).flatMap(([id, { notApplied = [] }]) =>
    notApplied.map(({ rule, reason }) => `${id}: ${rule} ${reason}`),
  )
}

function reasonsOfLine(line: Line, account: Partial<AccountInput> = {}): readonly string[] {
  const explanation = valueOf(explainLine(line, { currency: 'AUD', ...account }))
  return reasonsIn(explanation)
}

function reasonsOfQuote(
  lines: readonly Line[],
  adjustments: readonly AdjustmentInput[],
  account: Partial<AccountInput>,
): readonly string[] {
  const customerId = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
  const explanation = valueOf(
    explainQuote({ customerId, lines, adjustments }, { currency: 'AUD', ...account }),
  )
  return reasonsIn(explanation)
}

type Row = readonly [why: string, line: Line, account: Partial<AccountInput>, reasons: readonly string[]]

const ROWS: readonly Row[] = [
  ['nothing if no rule was left out', labour(priced), TAX, []],
  [
    'a minimum length if no piece is shorter',
    labour(lineal),
    { minimumLinealLengthMm: 500 },
    [
      'labour.pricing.measurements[0]#charged_length: M3 not_shorter_than_minimum',
      'labour.pricing#as_built_measure: M7 as_built_not_sent',
      'labour.pricing#as_built_measure: M7 as_built_has_no_minimum',
    ],
  ],
  [
    'no minimum length if a piece is shorter',
    labour(lineal),
    { minimumLinealLengthMm: 501, minimumFlashingLengthMm: 9 },
    [
      '#minimum_length_in_metres: M4 lineal_minimum_set',
      'labour.pricing#as_built_measure: M7 as_built_not_sent',
      'labour.pricing#as_built_measure: M7 as_built_has_no_minimum',
    ],
  ],
  [
    'a discount of zero per cent',
    labour({ ...priced, discount: '0.00' }),
    {},
    ['labour.pricing.total_price: L3 discount_zero'],
  ],
  [
    'a custom formula that is not checked, and its discount',
    labour({
      ...priced,
      pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA',
      discount: '5',
      totalPrice: DOLLAR,
    }),
    {},
    [
      'labour.pricing.total_price: L4 custom_formula_not_checked',
      'labour.pricing.total_price: L15 total_not_of_formula',
    ],
  ],
  [
    'a markup next to a unit price',
    catalogue({ ...priced, cost: DOLLAR, markup: '5' }),
    {},
    ['catalogue.pricing.unit_price: L8 unit_price_sent'],
  ],
  [
    'no markup of labour, as it never sets the price',
    labour({ ...priced, cost: DOLLAR, markup: '5' }),
    {},
    [],
  ],
  [
    'a markup and a margin without a cost',
    labour({ ...priced, markup: '5', margin: DOLLAR }),
    {},
    ['labour.pricing.markup: L10 markup_without_cost', 'labour.pricing.margin: L11 margin_without_cost'],
  ],
  [
    'a markup and a margin at a cost of zero',
    labour({ ...priced, cost: {}, markup: '5', margin: DOLLAR }),
    {},
    ['labour.pricing.markup: L10 markup_at_cost_zero', 'labour.pricing.margin: L11 margin_at_cost_zero'],
  ],
  [
    'tax on a tax-free line',
    labour({ ...priced, isTaxFree: true }),
    TAX,
    ['labour.pricing.total_price: T4 line_tax_free'],
  ],
  ['no tax-free line in an account without tax', labour({ ...priced, isTaxFree: true }), {}, []],
  [
    'a rate in the request',
    labour({ ...priced, tax: { rate: '0.15' } }),
    TAX,
    ['labour.pricing.total_price: T4 line_rate_is_advice'],
  ],
  [
    'the parts of a custom-priced kit, and a note in it',
    {
      productKit: {
        customPricing: true,
        pricing: { totalPrice: DOLLAR },
        components: [{ productType: 'PRODUCT_TYPE_NOTES', pricing: { totalPrice: DOLLAR, isTaxFree: true } }],
        subKits: [{ pricing: { isTaxFree: true } }],
      },
    },
    {},
    [
      'product_kit.components[0].pricing.total_price: K3 note_counts_nothing',
      'product_kit.sub_kits[0].pricing.total_price: K7 part_tax_flag_has_no_effect',
      'product_kit#counted_total: K5 kit_custom_priced',
    ],
  ],
  [
    'the total of a flashing with a custom price',
    { flashing: { totalPrice: DOLLAR, customPrice: DOLLAR } },
    {},
    ['flashing#counted_total: F1 flashing_custom_price_set'],
  ],
]

/** The rules of reasons that no row below has. */
const RULES_OF_OTHERS = {
  L7: ['total_sent_agrees', 'derivation_off_total_not_checked'],
  L12: ['markup_with_derivation_off', 'margin_with_derivation_off'],
  L13: ['markup_without_unit_price', 'component_kept_as_sent'],
  L15: ['kit_discount_does_not_count'],
  K2: ['kit_quantity_does_not_multiply'],
  K4: ['kit_total_sent'],
  K6: ['kit_cost_sent'],
  F1: ['flashing_without_price'],
  T4: ['no_tax_in_account'],
} as const

describe('the reasons why a rule did not apply', () => {
  test.each(Object.entries(RULES_OF_OTHERS))('name the rule %s for %j', (rule, reasons) => {
    expect(reasons.map((reason) => notAppliedReasons[reason].rule)).toEqual(reasons.map(() => rule))
  })

  test.each(ROWS)('include %s', (_, line, account, reasons) => {
    expect(reasonsOfLine(line, account)).toEqual(reasons)
  })

  test('include adjustments that do not change the tax', () => {
    const discount = { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: DOLLAR, isTaxFree: true } as const
    const surcharge = { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: DOLLAR, isTaxFree: true } as const
    expect(reasonsOfQuote([], [discount, surcharge], TAX)).toEqual([
      'adjustments[0].applied_amount: T3 discount_tax_flag_has_no_effect',
      'adjustments[0]#taxable_share: T3 discount_of_subtotal_zero',
      'adjustments[1].applied_amount: T3 surcharge_tax_free',
    ])
  })

  test('include a percentage of zero, for a discount and for a surcharge', () => {
    const discount = { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '0' } as const
    const surcharge = { type: 'ADJUSTMENT_TYPE_SURCHARGE', percentage: '0.00', isTaxFree: true } as const
    expect(reasonsOfQuote([labour(priced)], [discount, surcharge], TAX)).toEqual([
      'adjustments[0].applied_amount: T2 adjustment_zero',
      'adjustments[1].applied_amount: T2 adjustment_zero',
      'adjustments[1].applied_amount: T3 surcharge_tax_free',
    ])
  })

  test.each<[why: string, adjustment: AdjustmentInput]>([
    ['the least percentage', { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '0.000000000001' }],
    ['an amount of zero', { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: { amountMicros: '0' } }],
    ['an amount that is not zero', { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: DOLLAR }],
  ])('do not include `adjustment_zero` for %s', (_, adjustment) => {
    expect(reasonsOfQuote([labour(priced)], [adjustment], TAX)).toEqual([])
  })

  test('each have a rule of docs/rules.md, and a sentence in each language', () => {
    const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8')
    for (const { rule, en, de } of Object.values(notAppliedReasons)) {
      expect(page).toContain(`\n### ${rule}. `)
      expect([en, de].every((sentence) => sentence.endsWith('.'))).toBe(true)
      expect(en).not.toBe(de)
    }
    expect(Object.isFrozen(notAppliedReasons.edge_hidden)).toBe(true)
  })
})
