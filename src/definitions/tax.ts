import * as kinds from './kinds.js'
import { money } from './money.js'
import { optional, required, type Fields, type Definition } from './definition.js'

const names: Fields = {
  code: optional(kinds.text, 'The name of the tax, such as GST.', { sample: '"GST"' }),
  jurisdiction: optional(kinds.text, 'The jurisdiction that charges the tax.', { sample: '"AU"' }),
}

export const taxDetail: Definition = {
  name: 'TaxDetail',
  example: `{ rate: '0.10', code: 'GST' }`,
  says: 'A tax, for information only: the tax of the account is charged (T4).',
  fields: () => ({
    rate: optional(
      kinds.decimal('fraction'),
      'The rate, a fraction as a decimal string: "0.10" is 10% (N4).',
      { sample: '"0.10"' },
    ),
    ...names,
  }),
}

export const taxOfLine: Fields = {
  isTaxFree: optional(kinds.flag, 'Whether the line is exempt from tax (T4).'),
  tax: optional(
    kinds.objectOf(taxDetail),
    'The tax according to the sender, for information only: the tax of the account is charged (T4).',
  ),
}

export const accountTax: Definition = {
  name: 'AccountTax',
  example: `{ rate: '0.10' }`,
  isStrict: true,
  says: 'The tax that the account charges (T4).',
  fields: () => ({
    rate: required(kinds.rate, 'The rate, a fraction from 0 to 1 as a decimal string: "0.10" is 10% (A1).', {
      example: '"0.10"',
      default: 'UNKNOWN',
    }),
    ...names,
  }),
}

export const taxableLine: Definition = {
  name: 'TaxableLine',
  needsEmpty: true,
  says: 'A line for tax calculation: its total, and whether it is exempt.',
  fields: () => ({
    totalPrice: required(kinds.money(money), 'The line total. It is rounded half up to the cent.', {
      isCheckedLater: true,
    }),
    isTaxFree: optional(kinds.flag, 'Whether the line is exempt from tax. When omitted, false (T4).'),
  }),
  goes: 'in',
}
