import { amountOfCents } from '../number/cents.js'
import { UNKNOWN, ZERO, type Decimal } from '../number/decimal.js'
import type { Integer } from '../number/integer.js'
import { readMicros, writeCentsAsMicros, writeMicros } from '../number/micros.js'
import type { Step } from '../problem/path.js'
import { preview } from '../problem/preview.js'
import type { Money, PricedMoney } from './money.generated.js'
import { isObject } from './object.js'
import { addProblem, type Reader, type Reading } from './reading.js'

/** An amount of money. A supplied empty Money is 0.00 (N2). */
export interface ParsedMoney {
  /** In major units. */
  readonly amount: Decimal
  /** The amount's text as it was sent, if it was. */
  readonly amountMicros: string | undefined
  /** As sent. Absent means the account's, and another one is not converted (N3). */
  readonly currency: string | undefined
}

/** Reads a Money. One that cannot be read has an unknown amount. */
export const readMoney: Reader<ParsedMoney> = (value, step, reading) => {
  if (!isObject(value)) {
    addProblem(reading, 'invalid_money', { sent: preview(value) }, step)
    return { amount: UNKNOWN, amountMicros: undefined, currency: undefined }
  }
  let amount = ZERO // N2
  let amountMicros: string | undefined
  let currency: string | undefined
  for (const field in value) {
    if (!Object.prototype.hasOwnProperty.call(value, field)) continue
    const part = value[field]
    if (part === undefined || part === null) continue // N2
    if (field === 'amountMicros') {
      amount = readAmount(part, step, reading)
      amountMicros = typeof part === 'string' ? part : undefined
    } else if (field === 'currency') {
      currency = readCurrencyAt(part, reading, step, 'currency')
    }
  }
  return { amount, amountMicros, currency }
}

/** N1. */
function readAmount(value: unknown, step: Step, reading: Reading): Decimal {
  const amount = typeof value === 'string' ? readMicros(value) : undefined
  if (amount !== undefined) return amount
  addProblem(reading, 'invalid_money', { sent: preview(value), within: 'int64' }, step, 'amountMicros')
  return UNKNOWN
}

/** N3: three capital letters. */
export function readCurrencyAt(
  value: unknown,
  reading: Reading,
  ...steps: readonly Step[]
): string | undefined {
  if (typeof value === 'string' && isCurrency(value)) return value
  addProblem(reading, 'invalid_currency', { sent: preview(value) }, ...steps)
  return undefined
}

function isCurrency(text: string): boolean {
  if (text.length !== 3) return false
  for (let index = 0; index < 3; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x41 || code > 0x5a) return false // A to Z
  }
  return true
}

/** A Money as it was sent, without what is unknown in it. */
export function moneyAsSent({ amountMicros, currency }: ParsedMoney): Money {
  if (amountMicros !== undefined && currency !== undefined) return { amountMicros, currency }
  return {
    ...(amountMicros === undefined ? {} : { amountMicros }),
    ...(currency === undefined ? {} : { currency }),
  }
}

/** An amount in major units, of at most 6 decimals, as Money. */
export function moneyOf(amount: Decimal, currency: string): PricedMoney {
  return { amountMicros: writeMicros(amount), currency }
}

/** Whole cents as Money. */
export function moneyOfCents(cents: Integer, currency: string): PricedMoney {
  return typeof cents === 'number'
    ? { amountMicros: writeCentsAsMicros(cents), currency }
    : moneyOf(amountOfCents(cents), currency)
}
