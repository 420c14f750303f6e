import * as kinds from './kinds.js'
import { money } from './money.js'
import { optional, required, type Noun } from './noun.js'

export const taxDetail: Noun = {
  name: 'TaxDetail',
  says: 'A tax, as advice: kept and read back. What is charged is the tax of the account (T4).',
  fields: () => ({
    rate: optional(kinds.decimal('fraction'), 'A fraction as a decimal string: "0.10" is 10 % (N4).'),
    code: optional(kinds.text, 'What the tax is called.'),
    jurisdiction: optional(kinds.text, 'Where it is charged.'),
  }),
}

export const accountTax: Noun = {
  name: 'AccountTax',
  example: `{ rate: '0.10' }`,
  isStrict: true,
  says: 'The tax that is charged (T4).',
  fields: () => ({
    rate: required(kinds.rate, 'A fraction from 0 to 1 as a decimal string: "0.10" is 10 % (A1).', {
      example: '"0.10"',
      default: 'UNKNOWN',
    }),
    code: optional(kinds.text, 'What the tax is called.'),
    jurisdiction: optional(kinds.text, 'Where it is charged.'),
  }),
}

export const taxableLine: Noun = {
  name: 'TaxableLine',
  needsEmpty: true,
  says: 'A line as far as its tax goes: what it counts, and whether it is exempt.',
  fields: () => ({
    totalPrice: required(kinds.money(money), 'What the line counts, half up to the cent.', {
      isCheckedLater: true,
    }),
    isTaxFree: optional(kinds.flag, 'True: exempt. False when left out (T4).'),
  }),
  goes: 'in',
}
