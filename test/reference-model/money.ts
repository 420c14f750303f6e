import { type Fraction, fraction, multiply } from './fraction.js'
import type { Notebook } from './notebook.js'
import { fieldsOf } from './fields.js'
import { type Json, type MoneyJson, sent } from './wire.js'

const MICROS = fraction(1_000_000n)
const LIMIT = 2n ** 63n

/** Reads an amount of the request in dollars. An empty object is 0.00 (N2). */
export const dollars = ({ amountMicros }: MoneyJson): Fraction =>
  fraction(BigInt(amountMicros ?? '0'), MICROS.numerator)

/** Tests whether an amount of whole micros fits into 64 bits (N8). */
export function fits(amount: Fraction): boolean {
  const micros = multiply(amount, MICROS).numerator
  return -LIMIT <= micros && micros < LIMIT
}

/** Returns the amount. Reports a problem and returns undefined if it is beyond the limits (N8). */
export function inRange(amount: Fraction, param: string, notebook: Notebook): Fraction | undefined {
  if (fits(amount)) return amount
  notebook.problem('amount_out_of_range', param)
  return undefined
}

export const written = (amount: Fraction, currency: string): MoneyJson => ({
  amountMicros: String(multiply(amount, MICROS).numerator),
  currency,
})

/** Returns the currency of the amount, or else of the account (N3). */
export const currencyOf = (
  money: MoneyJson | null | undefined,
  account: { readonly currency: string },
): string => sent(money?.currency) ?? account.currency

/** Keeps an amount as in the request. An empty currency counts as absent (N2). */
export function keptMoney(money: MoneyJson | null | undefined): Json | undefined {
  if (money === null || money === undefined) return undefined
  const { currency, ...amount } = fieldsOf(money, 'money')
  return currency === undefined || currency === '' ? amount : { ...amount, currency }
}
