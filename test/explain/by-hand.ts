import type { Explanation, Figure } from '../../src/entries/explain.js'
import type { FigureOperation } from '../../src/explain/explanation.js'

interface Row {
  readonly name: string
  readonly rule: string
  readonly unit: Figure['unit']
  readonly value: string
  readonly rounded?: readonly [places: number, exact: string, residual: string]
  readonly notApplied?: Figure['notApplied']
}

export const row = (
  name: string,
  value: string,
  unit: Row['unit'] = 'money',
  rule = 'L3',
  more: Partial<Row> = {},
): Row => ({ name, value, unit, rule, ...more })

export function figure(
  operation: FigureOperation,
  from: readonly string[],
  { rounded, notApplied, ...row }: Row,
): Figure {
  return {
    ...row,
    operation,
    from,
    ...(rounded === undefined
      ? {}
      : { rounding: { places: rounded[0], exact: rounded[1], residual: rounded[2] } }),
    ...(notApplied === undefined ? {} : { notApplied }),
  }
}

/** An input at its pointer: `request:unit_price`. */
export const given = (pointer: string, one: Row): Figure => figure('given', [pointer], one)

export function explanation(nodes: Readonly<Record<string, Figure>>, root = 'total'): Explanation {
  return {
    format: 'quotewright.explanation/1',
    kind: 'quote',
    settings: {
      currency: 'AUD',
      derivationEnabled: true,
      tax: { rate: '0.10', code: 'GST' },
      taxRounding: 'document',
      minimumLinealLengthMm: '300',
      crushFoldBendCount: 2,
    } as unknown as Explanation['settings'],
    root,
    nodes,
  }
}

const sheet = 'lines[0].catalogue.pricing'
const labour = 'lines[1].labour.pricing'

/**
 * Three sheets of 2.4 m and one of 0.2 m, which is charged as 0.3 m, at 18.50 less 7.5%. Eight hours at
 * 85.00. 10% tax. 7.5 × 18.50 × 0.925 = 128.34375. 128.34 + 680.00 = 808.34. 10% of 808.34 = 80.834. 808.34
 * + 80.83 = 889.17.
 */
export const roof = explanation({
  [`${sheet}.unit_price#sent`]: given(
    `request:${sheet}.unit_price`,
    row('unit price as sent', '18.5', 'money', 'N1'),
  ),
  [`${sheet}.unit_price`]: figure(
    'same',
    [`${sheet}.unit_price#sent`],
    row('unit price', '18.5', 'money', 'L1', { rounded: [4, '18.5', '0'] }),
  ),
  [`${sheet}.measurements[0].length`]: given(
    `request:${sheet}.measurements[0].length`,
    row('length', '2.4', 'metres', 'M3', {
      notApplied: [{ rule: 'M3', reason: 'not_shorter_than_minimum' }],
    }),
  ),
  [`${sheet}.measurements[0].amount`]: given(
    `request:${sheet}.measurements[0].amount`,
    row('pieces', '3', 'count', 'M3'),
  ),
  [`${sheet}.measurements[0]#measure`]: figure(
    'product',
    [`${sheet}.measurements[0].amount`, `${sheet}.measurements[0].length`],
    row('measure of the pieces', '7.2', 'metres', 'M3'),
  ),
  [`${sheet}.measurements[1].length`]: given(
    `request:${sheet}.measurements[1].length`,
    row('length', '0.2', 'metres', 'M3'),
  ),
  'settings#minimum_lineal_length_mm': given(
    'settings:minimum_lineal_length_mm',
    row('minimum length', '300', 'millimetres', 'M4'),
  ),
  'settings#thousand': figure('constant', [], row('1000', '1000', 'count', 'M4')),
  'settings#minimum_in_metres': figure(
    'quotient',
    ['settings#minimum_lineal_length_mm', 'settings#thousand'],
    row('minimum length in metres', '0.3', 'metres', 'M4'),
  ),
  [`${sheet}.measurements[1]#charged_length`]: figure(
    'maximum',
    [`${sheet}.measurements[1].length`, 'settings#minimum_in_metres'],
    row('charged length', '0.3', 'metres', 'M3'),
  ),
  [`${sheet}#measure`]: figure(
    'sum',
    [`${sheet}.measurements[0]#measure`, `${sheet}.measurements[1]#charged_length`],
    row('charged measure', '7.5', 'metres', 'M3'),
  ),
  [`${sheet}.discount`]: given(`request:${sheet}.discount`, row('discount', '7.5', 'percent')),
  '#one': figure('constant', [], row('1', '1', 'fraction')),
  '#hundred': figure('constant', [], row('100', '100', 'count')),
  [`${sheet}#discount_fraction`]: figure(
    'quotient',
    [`${sheet}.discount`, '#hundred'],
    row('discount as a fraction', '0.075', 'fraction'),
  ),
  [`${sheet}#discount_factor`]: figure(
    'difference',
    ['#one', `${sheet}#discount_fraction`],
    row('discount factor', '0.925', 'fraction'),
  ),
  [`${sheet}.total_price`]: figure(
    'product',
    [`${sheet}#measure`, `${sheet}.unit_price`, `${sheet}#discount_factor`],
    row('line total', '128.34', 'money', 'L3', { rounded: [2, '128.34375', '-0.00375'] }),
  ),
  [`${labour}.quantity`]: given(`request:${labour}.quantity`, row('quantity', '8', 'quantity')),
  [`${labour}.unit_price`]: given(
    `request:${labour}.unit_price`,
    row('unit price', '85', 'money', 'L1', { rounded: [4, '85', '0'] }),
  ),
  [`${labour}.total_price`]: figure(
    'product',
    [`${labour}.quantity`, `${labour}.unit_price`],
    row('line total', '680', 'money', 'L3', {
      rounded: [2, '680', '0'],
      notApplied: [{ rule: 'L3', reason: 'discount_zero' }],
    }),
  ),
  subtotal: figure(
    'sum',
    [`${sheet}.total_price`, `${labour}.total_price`],
    row('subtotal', '808.34', 'money', 'T1'),
  ),
  'tax.rate': given('settings:tax.rate', row('tax rate', '0.1', 'fraction', 'T4')),
  tax_amount: figure(
    'product',
    ['subtotal', 'tax.rate'],
    row('tax', '80.83', 'money', 'T4', { rounded: [2, '80.834', '-0.004'] }),
  ),
  total: figure('sum', ['subtotal', 'tax_amount'], row('total', '889.17', 'money', 'T6')),
})
