import { type Fraction, fraction, multiply } from './fraction.js'
import type { Notebook } from './notebook.js'
import { fieldsOf } from './fields.js'
import { type Json, type MoneyJson, sent } from './wire.js'

const MICROS = fraction(1_000_000n)
const LIMIT = 2n ** 63n

/** Reads an amount of the request, in dollars. An empty object is a supplied 0.00 (N2). */
export const dollars = ({ amountMicros }: MoneyJson): Fraction =>
  fraction(BigInt(amountMicros ?? '0'), MICROS.numerator)

/** Whether an amount of whole micros can be written in 64 bits (N8). */
export function fits(amount: Fraction): boolean {
  const micros = multiply(amount, MICROS).numerator
  return -LIMIT <= micros && micros < LIMIT
}

/** The amount, or nothing and a problem where it is too big to write (N8). */
export function inRange(amount: Fraction, param: string, notebook: Notebook): Fraction | undefined {
  if (fits(amount)) return amount
  notebook.problem('amount_out_of_range', param)
  return undefined
}

export const written = (amount: Fraction, currency: string): MoneyJson => ({
  amountMicros: String(multiply(amount, MICROS).numerator),
  currency,
})

/** The currency of the amount, or else the account's (N3). */
export const currencyOf = (
  money: MoneyJson | null | undefined,
  account: { readonly currency: string },
): string => sent(money?.currency) ?? account.currency

/** Keeps an amount as in the request; an empty currency counts as absent (N2). */
export function keptMoney(money: MoneyJson | null | undefined): Json | undefined {
  if (money === null || money === undefined) return undefined
  const { currency, ...amount } = fieldsOf(money, 'money')
  return currency === undefined || currency === '' ? amount : { ...amount, currency }
}
