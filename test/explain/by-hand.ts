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
  [`${sheet}.unit_price#sent`]: figure('given', [`request:${sheet}.unit_price`], {
    name: 'unit price as sent',
    rule: 'N1',
    unit: 'money',
    value: '18.5',
  }),
  [`${sheet}.unit_price`]: figure('same', [`${sheet}.unit_price#sent`], {
    name: 'unit price',
    rule: 'L1',
    unit: 'money',
    value: '18.5',
    rounded: [4, '18.5', '0'],
  }),
  [`${sheet}.measurements[0].length`]: figure('given', [`request:${sheet}.measurements[0].length`], {
    name: 'length',
    rule: 'M3',
    unit: 'metres',
    value: '2.4',
    notApplied: [{ rule: 'M3', reason: 'not_shorter_than_minimum' }],
  }),
  [`${sheet}.measurements[0].amount`]: figure('given', [`request:${sheet}.measurements[0].amount`], {
    name: 'pieces',
    rule: 'M3',
    unit: 'count',
    value: '3',
  }),
  [`${sheet}.measurements[0]#measure`]: figure(
    'product',
    [`${sheet}.measurements[0].amount`, `${sheet}.measurements[0].length`],
    { name: 'measure of the pieces', rule: 'M3', unit: 'metres', value: '7.2' },
  ),
  [`${sheet}.measurements[1].length`]: figure('given', [`request:${sheet}.measurements[1].length`], {
    name: 'length',
    rule: 'M3',
    unit: 'metres',
    value: '0.2',
  }),
  'settings#minimum_lineal_length_mm': figure('given', ['settings:minimum_lineal_length_mm'], {
    name: 'minimum length',
    rule: 'M4',
    unit: 'millimetres',
    value: '300',
  }),
  'settings#thousand': figure('constant', [], { name: '1000', rule: 'M4', unit: 'count', value: '1000' }),
  'settings#minimum_in_metres': figure(
    'quotient',
    ['settings#minimum_lineal_length_mm', 'settings#thousand'],
    { name: 'minimum length in metres', rule: 'M4', unit: 'metres', value: '0.3' },
  ),
  [`${sheet}.measurements[1]#charged_length`]: figure(
    'maximum',
    [`${sheet}.measurements[1].length`, 'settings#minimum_in_metres'],
    { name: 'charged length', rule: 'M3', unit: 'metres', value: '0.3' },
  ),
  [`${sheet}#measure`]: figure(
    'sum',
    [`${sheet}.measurements[0]#measure`, `${sheet}.measurements[1]#charged_length`],
    { name: 'charged measure', rule: 'M3', unit: 'metres', value: '7.5' },
  ),
  [`${sheet}.discount`]: figure('given', [`request:${sheet}.discount`], {
    name: 'discount',
    rule: 'L3',
    unit: 'percent',
    value: '7.5',
  }),
  '#one': figure('constant', [], { name: '1', rule: 'L3', unit: 'fraction', value: '1' }),
  '#hundred': figure('constant', [], { name: '100', rule: 'L3', unit: 'count', value: '100' }),
  [`${sheet}#discount_fraction`]: figure('quotient', [`${sheet}.discount`, '#hundred'], {
    name: 'discount as a fraction',
    rule: 'L3',
    unit: 'fraction',
    value: '0.075',
  }),
  [`${sheet}#discount_factor`]: figure('difference', ['#one', `${sheet}#discount_fraction`], {
    name: 'discount factor',
    rule: 'L3',
    unit: 'fraction',
    value: '0.925',
  }),
  [`${sheet}.total_price`]: figure(
    'product',
    [`${sheet}#measure`, `${sheet}.unit_price`, `${sheet}#discount_factor`],
    {
      name: 'line total',
      rule: 'L3',
      unit: 'money',
      value: '128.34',
      rounded: [2, '128.34375', '-0.00375'],
    },
  ),
  [`${labour}.quantity`]: figure('given', [`request:${labour}.quantity`], {
    name: 'quantity',
    rule: 'L3',
    unit: 'quantity',
    value: '8',
  }),
  [`${labour}.unit_price`]: figure('given', [`request:${labour}.unit_price`], {
    name: 'unit price',
    rule: 'L1',
    unit: 'money',
    value: '85',
    rounded: [4, '85', '0'],
  }),
  [`${labour}.total_price`]: figure('product', [`${labour}.quantity`, `${labour}.unit_price`], {
    name: 'line total',
    rule: 'L3',
    unit: 'money',
    value: '680',
    rounded: [2, '680', '0'],
    notApplied: [{ rule: 'L3', reason: 'discount_zero' }],
  }),
  subtotal: figure('sum', [`${sheet}.total_price`, `${labour}.total_price`], {
    name: 'subtotal',
    rule: 'T1',
    unit: 'money',
    value: '808.34',
  }),
  'tax.rate': figure('given', ['settings:tax.rate'], {
    name: 'tax rate',
    rule: 'T4',
    unit: 'fraction',
    value: '0.1',
  }),
  tax_amount: figure('product', ['subtotal', 'tax.rate'], {
    name: 'tax',
    rule: 'T4',
    unit: 'money',
    value: '80.83',
    rounded: [2, '80.834', '-0.004'],
  }),
  total: figure('sum', ['subtotal', 'tax_amount'], {
    name: 'total',
    rule: 'T6',
    unit: 'money',
    value: '889.17',
  }),
})
