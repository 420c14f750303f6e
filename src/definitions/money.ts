import { CURRENCY } from './ids.js'
import * as kinds from './kinds.js'
import { optional, required, type Definition } from './definition.js'
import { AMOUNT, AMOUNT_NOT_NEGATIVE } from './patterns.js'

const MICROS =
  'The amount in millionths of the major unit, as a string: "12500000" is 12.50. It must fit a signed 64-bit integer; the pattern limits only the number of digits (N1).'
const CURRENCY_CODE =
  "The currency: three capital letters. When omitted, the account's currency. Nothing is converted (N3)."

/** Has a handwritten reader, since the parsed form is one number and not two fields (N1 to N3). */
export const money: Definition = {
  name: 'Money',
  says: 'An amount of money. An empty object is an amount of 0.00 (N2).',
  fields: () => ({
    amountMicros: optional(kinds.textLike(AMOUNT), MICROS),
    currency: optional(kinds.currency, CURRENCY_CODE),
  }),
  only: 'type',
}

/** T2. */
export const moneyNotNegative: Definition = {
  name: 'MoneyNotNegative',
  says: 'An amount of money that is not negative. An empty object is an amount of 0.00 (N2).',
  fields: () => ({
    amountMicros: optional(kinds.textLike(AMOUNT_NOT_NEGATIVE), MICROS),
    currency: optional(kinds.currency, CURRENCY_CODE),
  }),
  only: 'schema',
  sameTypeAs: money,
}

export const pricedMoney: Definition = {
  name: 'PricedMoney',
  says: 'An amount of money in a result.',
  fields: () => ({
    amountMicros: required(
      kinds.textLike(AMOUNT),
      'The amount in millionths of the major unit, as a string: "12500000" is 12.50. It fits a signed 64-bit integer (N1, N8).',
    ),
    currency: required(kinds.textLike(CURRENCY.source), 'The currency: three capital letters (N3).'),
  }),
  goes: 'out',
  only: 'type',
}
