import * as kinds from './kinds.js'
import { optional, required, type Noun } from './noun.js'
import { AMOUNT, AMOUNT_NOT_NEGATIVE, CURRENCY } from './patterns.js'

const MICROS =
  'Millionths of the major unit, as text: "12500000" is 12.50. It must fit a signed 64-bit integer, which the pattern tells by the number of digits only (N1).'
const CURRENCY_CODE =
  "Three capital letters; the account's currency when left out. Nothing is converted (N3)."

/** Its reader is written by hand: an amount is one figure, and not two fields (N1 to N3). */
export const money: Noun = {
  name: 'Money',
  says: 'An amount. An empty object is 0.00, and was supplied (N2).',
  fields: () => ({
    amountMicros: optional(kinds.textLike(AMOUNT), MICROS),
    currency: optional(kinds.textLike(CURRENCY), CURRENCY_CODE),
  }),
  only: 'type',
}

/** T2. */
export const moneyNotNegative: Noun = {
  name: 'MoneyNotNegative',
  says: 'An amount that is not below zero. An empty object is 0.00, and was supplied (N2).',
  fields: () => ({
    amountMicros: optional(kinds.textLike(AMOUNT_NOT_NEGATIVE), MICROS),
    currency: optional(kinds.textLike(CURRENCY), CURRENCY_CODE),
  }),
  only: 'schema',
}

export const pricedMoney: Noun = {
  name: 'PricedMoney',
  says: 'An amount that was worked out.',
  fields: () => ({
    amountMicros: required(
      kinds.textLike(AMOUNT),
      'Millionths of the major unit, as text: "12500000" is 12.50. It fits a signed 64-bit integer (N1, N8).',
    ),
    currency: required(kinds.textLike(CURRENCY), 'Three capital letters (N3).'),
  }),
  goes: 'out',
  only: 'type',
}
