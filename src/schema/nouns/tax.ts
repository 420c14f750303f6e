import type { AccountSettings } from '../../wire/account.js'
import type { TaxDetailWire } from '../../wire/tax-detail.js'
import type { Noun } from '../description.js'
import { optional, required } from '../field.js'
import { RATE } from '../patterns.js'
import { decimal, decimalOf, text } from '../shape.js'

/** A tax as a request states it. */
export const taxDetail: Noun<TaxDetailWire> = {
  name: 'TaxDetail',
  describe: () => ({
    says: 'A tax, as advice: kept and read back. What is charged is the tax of the account (T4).',
    fields: {
      rate: optional(decimal, 'A fraction as a decimal string: "0.10" is 10 % (N4).'),
      code: optional(text, 'What the tax is called.'),
      jurisdiction: optional(text, 'Where it is charged.'),
    },
  }),
}

/** The account's tax. */
export const accountTax: Noun<NonNullable<AccountSettings['tax']>> = {
  name: 'AccountTax',
  describe: () => ({
    says: 'The tax that is charged (T4).',
    fields: {
      rate: required(decimalOf(RATE), 'A fraction from 0 to 1 as a decimal string: "0.10" is 10 % (A1).'),
      code: optional(text, 'What the tax is called.'),
      jurisdiction: optional(text, 'Where it is charged.'),
    },
  }),
}
