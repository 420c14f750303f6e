import { type Fraction, fraction, multiply } from './fraction.js'
import type { Notebook } from './notebook.js'
import { fieldsOf } from './fields.js'
import { type Json, type MoneyJson, sent } from './wire.js'

const MICROS = fraction(1_000_000n)
const LIMIT = 2n ** 63n

/** N2: an empty object is 0.00. */
export const dollars = ({ amountMicros }: MoneyJson): Fraction =>
  fraction(BigInt(amountMicros ?? '0'), MICROS.numerator)

/** N8: whole micros must fit 64 bits. */
export function fits(amount: Fraction): boolean {
  const micros = multiply(amount, MICROS).numerator
  return -LIMIT <= micros && micros < LIMIT
}

// N8
export function inRange(amount: Fraction, param: string, notebook: Notebook): Fraction | undefined {
  if (fits(amount)) return amount
  notebook.problem('amount_out_of_range', param)
  return undefined
}

export const written = (amount: Fraction, currency: string): MoneyJson => ({
  amountMicros: String(multiply(amount, MICROS).numerator),
  currency,
})

// N3
export const currencyOf = (
  money: MoneyJson | null | undefined,
  account: { readonly currency: string },
): string => sent(money?.currency) ?? account.currency

/** N2: an empty currency counts as absent. */
export function keptMoney(money: MoneyJson | null | undefined): Json | undefined {
  if (money === null || money === undefined) return undefined
  const { currency, ...amount } = fieldsOf(money, 'money')
  return currency === undefined || currency === '' ? amount : { ...amount, currency }
}
