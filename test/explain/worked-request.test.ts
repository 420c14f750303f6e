/** Explains the quote at the beginning of docs/rules.md. Each step of its table is a figure. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explainQuote, type Explanation } from '../../src/entries/explain.js'
import { faultsOfExplanation } from './properties-of-explanations.js'
import { snakeCase } from './pointed-at.js'
import { valueOf } from '../answers.js'

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8')
const [section = ''] = /^## One request, worked by hand$[\s\S]*?(?=^## N\. )/m.exec(page) ?? []
const [account, request] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, json = '']) => JSON.parse(json) as never,
)
const rows = [...section.matchAll(/^\| `(.*?)` \| (.*?) \| (-?[\d.]+) \| (.*?) \|$/gm)].map(
  ([, figure = '', , value = '']) => ({ figure: snakeCase(figure), value }),
)

function explained(): Explanation {
  return valueOf(explainQuote(request as unknown, account as unknown as { currency: string }))
}

/** Writes a figure as `product of a, b = value`, with the exact value if it is rounded. */
function lineOf(id: string): string {
  const { nodes } = explained()
  const { operation, from, value, rounding } = nodes[id] ?? { operation: 'none', from: [], value: '' }
  const exact = rounding === undefined ? '' : ` = ${rounding.exact}`
  return `${operation} of ${from.map((one) => nodes[one]?.value).join(', ')}${exact} = ${value}`
}

const sheet = 'lines[1].catalogue.pricing'
const ridge = 'lines[2].catalogue.pricing'

describe('the explanation of the quote in docs/rules.md', () => {
  test('has the total of the quote as its root', () => {
    const { kind, root, nodes } = explained()
    expect([kind, root, nodes[root]?.value]).toEqual(['quote', 'total', '4246.8'])
  })

  test.each(rows)('gives $value for $figure', ({ figure, value }) => {
    expect(explained().nodes[figure]?.value).toBe(String(Number(value)))
  })

  test('can be recomputed, and has each input at its pointer', () => {
    expect(faultsOfExplanation(explained(), request)).toEqual([])
  })

  // Worked out by hand in the table of the page.
  test.each([
    ['#minimum_length_in_metres', 'quotient of 300, 1000 = 0.3'],
    [`${sheet}.measurements[0]#pieces`, 'product of 22, 6.1 = 134.2'],
    [`${sheet}.measurements[1]#charged_length`, 'maximum of 0.24, 0.3 = 0.3'],
    [`${sheet}.measurements[1]#pieces`, 'product of 3, 0.3 = 0.9'],
    [`${sheet}#measure`, 'sum of 134.2, 0.9 = 135.1'],
    [`${sheet}#as_built_measure`, 'sum of 134.2, 0.72 = 134.92'],
    [`${sheet}#remaining_fraction`, 'difference of 1, 0.05 = 0.95'],
    [`${sheet}.total_price`, 'product of 135.1, 19.85, 0.95 = 2547.64825 = 2547.65'],
    [`${sheet}#line_cost`, 'product of 13.9, 134.92 = 1875.388 = 1875.39'],
    [`${sheet}.margin`, 'difference of 2547.65, 1875.39 = 672.26'],
    [`${sheet}.markup`, 'quotient of 595, 13.9 = 42.805755395683 = 42.8058'],
    [`${sheet}#amount_before_discount`, 'product of 135.1, 19.85 = 2681.735 = 2681.74'],
    [`${sheet}#discount_amount`, 'difference of 2681.74, 2547.65 = 134.09'],
    [`${ridge}.unit_price`, 'product of 18.75, 1.525 = 28.59375 = 28.5938'],
    [`${ridge}.measurements[1]#pieces`, 'product of 1, 3.2 = 3.2'],
    [`${ridge}.as_built_measurements[1]#pieces_as_built`, 'product of 1, 3.4 = 3.4'],
    [`${ridge}#line_cost`, 'product of 18.75, 15.4 = 288.75 = 288.75'],
    ['lines[3].on_the_fly.pricing.measurements[0]#pieces', 'product of 3, 2.4, 0.9 = 6.48'],
    ['lines[4].labour.pricing.total_price', 'product of 8, 85 = 680 = 680'],
    ['lines[5].flashing#counted_total', 'same of 199 = 199 = 199'],
    ['lines[6].product_kit.sub_kits[0].pricing.total_price', 'sum of 35.5 = 35.5'],
    ['lines[6].product_kit.pricing.total_price', 'sum of 120, 35.5 = 155.5'],
    ['lines[6].product_kit#level_cost', 'sum of 80 = 80'],
    ['subtotal', 'sum of 2547.65, 434.63, 81, 680, 199, 155.5, 150 = 4247.78'],
    ['adjustments[0].applied_amount', 'product of 4247.78, 0.1 = 424.778 = 424.78'],
    ['#taxable_lines', 'sum of 2547.65, 434.63, 81, 680, 199, 155.5 = 4097.78'],
    ['adjustments[0]#taxable_share', 'quotient of 1740654.9884, 4247.78 = 409.779929374873 = 409.78'],
    ['#taxable_base', 'difference of 4147.78, 409.78 = 3738'],
    ['tax_amount', 'product of 3738, 0.1 = 373.8 = 373.8'],
    ['#net', 'difference of 4297.78, 424.78 = 3873'],
    ['total', 'sum of 3873, 373.8 = 4246.8'],
    ['total_cost', 'sum of 1875.39, 288.75, 51.84, 480, 80 = 2775.98'],
    ['margin', 'difference of 3873, 2775.98 = 1097.02'],
    ['labour_total', 'sum of 680 = 680'],
    ['discount_amount', 'sum of 134.09, 424.78 = 558.87'],
  ])('computes %s as %s', (id, shown) => {
    expect(lineOf(id)).toBe(shown)
  })

  test('names the rules that did not apply', () => {
    const reasons = Object.entries(explained().nodes).flatMap(([id, { notApplied = [] }]) =>
      notApplied.map(({ rule, reason }) => `${id}: ${rule} ${reason}`),
    )
    expect(reasons).toEqual([
      `${sheet}.measurements[0]#charged_length: M3 not_shorter_than_minimum`,
      `${sheet}#as_built_measure: M7 as_built_not_sent`,
      `${sheet}#as_built_measure: M7 as_built_has_no_minimum`,
      `${ridge}.measurements[0]#charged_length: M3 not_shorter_than_minimum`,
      `${ridge}.measurements[1]#charged_length: M3 not_shorter_than_minimum`,
      `${ridge}#as_built_measure: M7 as_built_has_no_minimum`,
      'lines[3].on_the_fly.pricing#measure: M3 areas_have_no_minimum',
      'lines[3].on_the_fly.pricing#as_built_measure: M7 as_built_not_sent',
      'lines[5].flashing#counted_total: F1 flashing_custom_price_set',
      'lines[5].flashing#counted_total: F1 flashing_total_not_compared',
      'lines[7].on_the_fly.pricing.total_price: T4 line_tax_free',
    ])
  })

  test('has residuals equal to the subtotal less the exact lines', () => {
    const { nodes } = explained()
    const residuals = (nodes['subtotal']?.from ?? []).map((id) => nodes[id]?.rounding?.residual ?? '0')
    expect(residuals).toEqual(['0.00175', '0.00424', '0', '0', '0', '0', '0'])
  })
})
