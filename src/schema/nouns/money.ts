import type { MoneyWire, PricedMoney } from '../../wire/money.js'
import type { Noun } from '../description.js'
import { optional, required } from '../field.js'
import { AMOUNT, AMOUNT_NOT_NEGATIVE, CURRENCY } from '../patterns.js'
import { textLike } from '../shape.js'

const MICROS =
  'Millionths of the major unit, as text: "12500000" is 12.50. It must fit a signed 64-bit integer, which the pattern tells by the number of digits only (N1).'
const CURRENCY_CODE =
  "Three capital letters; the account's currency when left out. Nothing is converted (N3)."

/** N1 to N3. */
export const money: Noun<MoneyWire> = {
  name: 'Money',
  describe: () => ({
    says: 'An amount. An empty object is 0.00, and was supplied (N2).',
    fields: {
      amountMicros: optional(textLike(AMOUNT), MICROS),
      currency: optional(textLike(CURRENCY), CURRENCY_CODE),
    },
  }),
}

/** T2. */
export const moneyNotNegative: Noun<MoneyWire> = {
  name: 'MoneyNotNegative',
  describe: () => ({
    says: 'An amount that is not below zero. An empty object is 0.00, and was supplied (N2).',
    fields: {
      amountMicros: optional(textLike(AMOUNT_NOT_NEGATIVE), MICROS),
      currency: optional(textLike(CURRENCY), CURRENCY_CODE),
    },
  }),
}

/** Money that the engine made. */
export const pricedMoney: Noun<PricedMoney> = {
  name: 'PricedMoney',
  describe: () => ({
    says: 'An amount that was worked out.',
    fields: {
      amountMicros: required(
        textLike(AMOUNT),
        'Millionths of the major unit, as text: "12500000" is 12.50. It fits a signed 64-bit integer (N1, N8).',
      ),
      currency: required(textLike(CURRENCY), 'Three capital letters (N3).'),
    },
  }),
}
