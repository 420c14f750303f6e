import { amountOfCents, type Integer } from '../number/cents.js'
import { CURRENCY } from '../definitions/ids.js'
import { UNKNOWN, ZERO } from '../number/decimal.js'
import type { MajorUnits } from '../number/units.js'
import { readMicros, writeMicros, type Micros } from '../number/number-text.js'
import { preview } from '../problem/preview.js'
import type { Money, PricedMoney } from './money.generated.js'
import type { JsonObject } from './object.js'
import { addProblem, type Reader } from './reading.js'

/** An empty object is an amount of 0.00 (N2). */
export interface ParsedMoney {
  readonly amount: MajorUnits
  /** Absent if the request has none. */
  readonly amountMicros: string | undefined
  /** Absent for the account's currency. Another currency is not converted (N3). */
  readonly currency: string | undefined
}

/** Returns an unknown amount if unreadable. */
export const readMoney: Reader<ParsedMoney> = (value, step, reading) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    addProblem(reading, 'invalid_money', { sent: preview(value) }, step)
    return { amount: UNKNOWN, amountMicros: undefined, currency: undefined }
  }
  let amount: MajorUnits = ZERO // N2
  let amountMicros: string | undefined
  let currency: string | undefined
  const object = value as JsonObject
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    if (field === 'amountMicros') {
      amountMicros = typeof part === 'string' ? part : undefined
      const read = amountMicros === undefined ? undefined : readMicros(amountMicros)
      if (read === undefined) {
        addProblem(reading, 'invalid_money', { sent: preview(part), within: 'int64' }, step, field) // N1
      }
      amount = read ?? UNKNOWN
    } else if (field === 'currency') {
      reading.path.push(step)
      currency = readCurrency(part, field, reading)
      reading.path.pop()
    }
  }
  return { amount, amountMicros, currency }
}

/** Nearly all amounts of a document have the same currency, which is then tested only once. */
let lastCurrency: unknown

/** N3: three capital letters; an empty string counts as absent. */
export const readCurrency: Reader<string> = (value, step, reading) => {
  if (value === '') return undefined
  if (typeof value === 'string' && (value === lastCurrency || CURRENCY.test(value))) {
    lastCurrency = value
    return value
  }
  addProblem(reading, 'invalid_currency', { sent: preview(value) }, step)
  return undefined
}

/** Drops unknown fields. */
export function moneyAsSent({ amountMicros, currency }: ParsedMoney): Money {
  if (amountMicros !== undefined && currency !== undefined) return { amountMicros, currency }
  return {
    ...(amountMicros === undefined ? {} : { amountMicros }),
    ...(currency === undefined ? {} : { currency }),
  }
}

interface WrittenMoney extends PricedMoney {
  readonly amountMicros: Micros
}

/** Takes an amount with at most 6 decimals. */
export function moneyOf(amount: MajorUnits, currency: string): WrittenMoney {
  return { amountMicros: writeMicros(amount), currency }
}

export function moneyOfCents(cents: Integer, currency: string): WrittenMoney {
  return typeof cents === 'number'
    ? { amountMicros: (cents === 0 ? '0' : `${String(cents)}0000`) as Micros, currency } // N7
    : moneyOf(amountOfCents(cents), currency)
}

export function moneyLike(cents: Integer, other: Pick<ParsedMoney, 'currency'> | undefined): Money {
  const { currency } = other ?? {}
  const { amountMicros } = moneyOfCents(cents, '')
  return currency === undefined ? { amountMicros } : { amountMicros, currency }
}
