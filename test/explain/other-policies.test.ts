/** Tests each policy on hand-computed figures: the line of a quote, and its tax. */
import type { ObservedFigures } from '../../src/entries/diagnose.js'
import { FIGURES_OF_OTHERS, type FiguresOfOthers } from '../diagnose/figures-of-others.js'
import { FIGURE_POLICIES } from '../../src/explain/figure-by-choices.js'
import { describe, expect, test } from 'vitest'
import { explainQuote, whyNot, type Explanation } from '../../src/entries/explain.js'
import { valueOf } from '../answers.js'

const line = 'lines[0].on_the_fly.pricing.total_price'

const explained = (lines: readonly unknown[], rate = '0.1', more: object = {}): Explanation =>
  valueOf(
    explainQuote({ customerId: 'cust_1', lines, ...more } as unknown, { currency: 'AUD', tax: { rate } }),
  )

const lineOf = (quantity: string, unitPrice: string, more: object = {}) => ({
  onTheFly: {
    productName: 'Sheet',
    pricing: {
      ...{ quantity, unitPrice: { amountMicros: String(Math.round(Number(unitPrice) * 1e6)) } },
      ...more,
    },
  },
})
const quoteOf = (...line: Parameters<typeof lineOf>): Explanation => explained([lineOf(...line)])

const square = (length: string, width: string) => ({
  pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
  measurements: [{ length, width }],
})

/** Policies, each with a quote and the line total that the policy gives. */
const CASES: readonly (readonly [policy: string, quote: () => Explanation, other: string])[] = [
  // 0.5 × 4.45 = 2.225, which the engine rounds to 2.23.
  ['half-even', () => quoteOf('0.5', '4.45'), '2.22'],
  ['half-down', () => quoteOf('0.5', '4.45'), '2.22'],
  ['half-towards-positive', () => quoteOf('-0.5', '4.45'), '-2.22'],
  ['truncated', () => quoteOf('0.5', '4.458'), '2.22'],
  // 0.5 × 4.442 = 2.221.
  ['rounded-up', () => quoteOf('0.5', '4.442'), '2.23'],
  ['up-towards-positive', () => quoteOf('0.5', '4.442'), '2.23'],
  ['never-rounded', () => quoteOf('0.5', '4.45'), '2.225'],
  // 1450 × 0.2875 = 416.875. With the price rounded first, 1450 × 0.29 = 420.50.
  ['unit-price-to-cents', () => quoteOf('1450', '0.2875'), '420.50'],
  // 1000 × 0.2345 = 234.50. With the price rounded to three decimals, 1000 × 0.235 = 235.00.
  ['unit-price-to-three-decimals', () => quoteOf('1000', '0.2345'), '235'],
  // 1450 × 0.28.
  ['unit-price-cut-to-cents', () => quoteOf('1450', '0.2875'), '406'],
  // 8.165 × 100 is 816.4999999999999 in doubles, so 8.16; × 2 = 16.32.
  ['unit-price-to-cents-in-floats', () => quoteOf('2', '8.165'), '16.32'],
  // 100.01 × 5.00 instead of 100.006 × 5.004 = 500.43.
  ['factors-rounded-first', () => quoteOf('100.006', '5.004'), '500.05'],
  // 2.345 × 1.2 = 2.814 m², at 12.50 = 35.175; 2.81 × 12.50 = 35.125, and 2.8 × 12.50 = 35.00.
  ['measure-to-hundredths', () => quoteOf('1', '12.5', square('2.345', '1.2')), '35.13'],
  ['measure-to-tenths', () => quoteOf('1', '12.5', square('2.345', '1.2')), '35'],
  // 2.814 m² is 2.9, 3 and 2.81 m²; 2.345 × 1.23 = 2.88435 m² is 2.884 m², at 1250.
  ['measure-up-to-tenths', () => quoteOf('1', '12.5', square('2.345', '1.2')), '36.25'],
  ['measure-up-to-whole', () => quoteOf('1', '12.5', square('2.345', '1.2')), '37.5'],
  ['measure-cut-to-hundredths', () => quoteOf('1', '12.5', square('2.345', '1.2')), '35.13'],
  ['measure-to-three-decimals', () => quoteOf('1', '1250', square('2.345', '1.23')), '3605'],
  // 100 000 × 0.0123 = 1230.00; 12.35 per thousand is 1235.00.
  ['unit-price-to-five-decimals', () => quoteOf('100000', '0.012346'), '1235'],
  // A quantity of 1.256 is cut to 1.25 and to 1: 15.63 (15.625) and 12.50.
  ['quantity-cut-to-hundredths', () => quoteOf('1.256', '12.5'), '15.63'],
  ['quantity-cut-to-whole', () => quoteOf('1.256', '12.5'), '12.5'],
  // 1.256 becomes 2, at 12.50 each; 1.2346 becomes 1.235, at 1000.00 each.
  ['quantity-up-to-whole', () => quoteOf('1.256', '12.5'), '25'],
  ['quantity-to-three-decimals', () => quoteOf('1.2346', '1000'), '1235'],
  // 1.255 × 12.50 = 15.6875; rounded first, 1.26 × 12.50 = 15.75.
  // 3 × 12.50 = 37.50 instead of 2.5 × 12.50 = 31.25.
  ['quantity-to-whole', () => quoteOf('2.5', '12.5'), '37.5'],
  ['quantity-to-hundredths', () => quoteOf('1.255', '12.5'), '15.75'],
  // 11.23 × 0.925 = 10.38775, rounded 10.39; × 3 = 31.17.
  ['discounted-unit-price-to-cents', () => quoteOf('3', '11.23', { discount: '7.5' }), '31.17'],
  // 3 × 11.235 = 33.705, rounded 33.71; × 0.9 = 30.339. The engine computes 30.3345, so 30.33.
  ['discount-of-rounded-amount', () => quoteOf('3', '11.235', { discount: '10' }), '30.34'],
  // The discount of 33.705 is 3.3705, rounded 3.37; 33.71 − 3.37 = 30.34.
  ['discount-rounded-alone', () => quoteOf('3', '11.235', { discount: '10' }), '30.34'],
  // The discount of 33.71 is 3.371, rounded 3.37.
  ['rounded-discount-of-rounded-amount', () => quoteOf('3', '11.235', { discount: '10' }), '30.34'],
  // 1000 × 11.2345 × 0.925 = 10391.9125; 10.3919125 to four decimals, times 1000, is 10391.90.
  [
    'discounted-unit-price-to-four-decimals',
    () => quoteOf('1000', '11.2345', { discount: '7.5' }),
    '10391.9',
  ],
  // 33.705 − 3.37 = 30.335.
  ['only-discount-rounded', () => quoteOf('3', '11.235', { discount: '10' }), '30.34'],
  ['discount-left-out', () => quoteOf('3', '11.23', { discount: '10' }), '33.69'],
  // The double nearest to 1.005 is below it: × 100 is 100.49999999999999.
  ['binary-floats', () => quoteOf('1', '1.005'), '1'],
  ['binary-floats-to-fixed', () => quoteOf('1', '1.005'), '1'],
  // 3 × 2.9 × 0.65 is 5.654999999999999 from left to right; 3 × (2.9 × 0.65) is 5.655.
  ['binary-floats-in-order', () => quoteOf('3', '2.9', { discount: '35' }), '5.65'],
  ['binary-floats-in-order-to-fixed', () => quoteOf('3', '2.9', { discount: '35' }), '5.65'],
]

const known = new Set<string>(FIGURE_POLICIES.map(({ id }) => id))

const OF_FIGURES = FIGURES_OF_OTHERS.filter(({ policies }) => policies.some((id) => known.has(id)))

/** Lists the policies that explain, wherever they apply, any figure of a document that differs. */
function pathsTo({ request, account, ours, shown }: FiguresOfOthers): readonly string[] {
  const explanation = valueOf(explainQuote(request, account))
  const totals = (one: ObservedFigures) => [
    ...[one.subtotal, one.taxAmount, one.total].map((figure) => figure?.amountMicros ?? undefined),
    ...(one.lines ?? []).map((shownLine) => shownLine?.totalPrice?.amountMicros),
  ]
  const pointers = ['subtotal', 'tax_amount', 'total', ...Object.keys(explanation.nodes).filter(isLineTotal)]
  const [own, others] = [totals(ours), totals(shown)]
  return pointers.flatMap((pointer, index) => {
    const amountMicros = others[index]
    if (typeof amountMicros !== 'string' || amountMicros === own[index]) return []
    return whyNot(explanation, pointer, { amountMicros })
      .filter(({ scope }) => scope === 'everywhere')
      .map(({ policy }) => policy)
  })
}

const isLineTotal = (id: string): boolean => /^lines\[\d+\]\.\w+\.pricing\.total_price$/.test(id)

describe('a policy with another rounding', () => {
  test.each(CASES)('explains the total: %s', (policy, quote, other) => {
    const found = whyNot(quote(), line, other).filter((path) => path.policy === policy)
    expect(found).toMatchObject([{ figure: line, rule: 'L3', scope: 'everywhere' }])
    // The figure itself is the first that differs, so it has the other value. Unrounded, it has more
    // decimals.
    expect(Number(found[0]?.value)).toBeCloseTo(Number(other), 2)
  })

  // 40.3 × 192.2962 × 0.925 = 7168.3215955, but the line has a quantity of 40.25, not a measure: 7159.43.
  test('leaves a quantity unchanged if it rounds only measures', () => {
    const found = whyNot(quoteOf('40.25', '192.2962', { discount: '7.5' }), line, '7168.32')
    expect(found.map(({ policy }) => policy)).toEqual([])
  })

  test('starts from the price that the rules store, and rounds only the results', () => {
    // 10.00009 is stored as 10.0001; × 1000 = 10000.10. Truncated, the price would be 10.0000.
    const found = whyNot(quoteOf('1000', '10.00009'), line, '10000')
    expect(found.filter(({ policy }) => policy === 'truncated')).toMatchObject([
      { scope: 'same_name', rule: 'L1' },
    ])
  })

  // The vectors show other figures of documents, each with the policies that give them.
  test.each(OF_FIGURES)('explains worked figures: $policies, $why', (worked) => {
    expect(pathsTo(worked)).toEqual(expect.arrayContaining(worked.policies.filter((id) => known.has(id))))
  })

  test('has a worked figure', () => {
    const worked = new Set([
      ...CASES.map(([policy]) => policy),
      ...FIGURES_OF_OTHERS.flatMap(({ policies }) => policies),
    ])
    expect(FIGURE_POLICIES.map(({ id }) => id).filter((id) => !worked.has(id))).toEqual([])
  })

  const measured = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', cost: { amountMicros: '10000000' } }
  const measurements = [{ amount: '2', length: '1.236' }, { length: '2.338' }]

  test.each([
    // The discount is 416.88 less 1450 × 0.26 = 377.00. The amount before discount has no discounted price.
    [
      'discounted-unit-price-to-cents',
      quoteOf('1450', '0.2875', { discount: '10' }),
      '#discount_amount',
      '39.88',
    ],
    // 2 × 1.24 + 2.34 = 4.82 m were built, at 10.00.
    ['sizes-to-hundredths', quoteOf('0', '20', { ...measured, measurements }), '#line_cost', '48.2'],
  ])('%s explains another figure of a line', (policy, explanation, id, other) => {
    const found = whyNot(explanation, `lines[0].on_the_fly.pricing${id}`, other)
    expect(found).toContainEqual(expect.objectContaining({ policy, scope: 'everywhere' }))
  })

  // 12.5% in turn leaves more than 87.5%, in many ways: 10% and 2.5%, or 12% and 0.5%.
  test('is listed once, however many splits of a discount explain the total at one figure', () => {
    const lines = Array.from({ length: 30 }, () => lineOf('1', '137', { discount: '12.5' }))
    const explanation = explained(lines)
    const ours = Number(explanation.nodes['subtotal']?.value)
    const found = whyNot(explanation, 'subtotal', (ours + 0.34).toFixed(2))
    expect(found.map(({ scope }) => scope)).toContain('one_figure')
    expect(new Set(found.map(({ policy }) => policy)).size).toBe(found.length)
  })

  test('is listed for two figures if it explains the total at each of them', () => {
    // 0.125 rounds to 0.13, and 0.10 × 5% = 0.005 to 0.01: 0.13 + 0.10 + 0.01 = 0.24. With one of the
    // two rounded down, the total is 0.23.
    const lines = [lineOf('1', '0.125', { isTaxFree: true }), lineOf('1', '0.1')]
    const found = whyNot(explained(lines, '0.05'), 'total', '0.23')
    for (const policy of ['half-even', 'half-down', 'truncated'])
      expect(found.filter((path) => path.policy === policy).map(({ figure }) => figure)).toEqual([
        line,
        'tax_amount',
      ])
  })

  test("does not explain another figure if it gives the engine's own figure", () => {
    // 11.23 × 3 is 33.69 exactly, so every rounding to the cent gives it.
    const found = whyNot(quoteOf('3', '11.23'), line, '33.68').map(({ policy }) => policy)
    expect(found).toEqual([])
  })

  // 1.00 × 28.50 ÷ 100.00 is the tie 0.285, which the engine rounds to 0.29. As a double, 0.285 × 100 is
  // 28.499999999999996. Multiplied by 0.01, as for a percentage, it would be 0.28500000000000003.
  test('divides by a subtotal of a hundred as a divisor, not as a percentage: binary-floats (T3)', () => {
    const lines = [lineOf('1', '28.5'), lineOf('1', '71.5', { isTaxFree: true })]
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: { amountMicros: '1000000' } }]
    const found = whyNot(explained(lines, '0.1', { adjustments }), 'adjustments[0]#taxable_share', '0.28')
    expect(found.filter(({ policy }) => policy === 'binary-floats')).toMatchObject([
      { figure: 'adjustments[0]#taxable_share', rule: 'T3', value: '0.28' },
    ])
  })

  test('may explain the total at one figure, although it does not explain it everywhere', () => {
    // Five lines of 0.5 × 4.45 = 2.225. The engine has 5 × 2.23 = 11.15. With one line at 2.22 the total is
    // 11.14. With all five it is 11.10, and unrounded 11.125.
    const explanation = explained(Array.from({ length: 5 }, () => lineOf('0.5', '4.45')))
    expect(whyNot(explanation, 'subtotal', '11.14')).toEqual(
      ['half-even', 'half-down', 'truncated'].map((policy) => ({
        ...{ policy, figure: line, rule: 'L3', value: '2.22', scope: 'one_figure' },
      })),
    )
    const everywhere = whyNot(explanation, 'subtotal', '11.10')
    expect(everywhere.map(({ policy, scope }) => [policy, scope])).toEqual([
      ['half-even', 'everywhere'],
      ['half-down', 'everywhere'],
      ['truncated', 'everywhere'],
    ])
  })
})
