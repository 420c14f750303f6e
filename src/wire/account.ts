import { TAX_ROUNDINGS, type Account, type AccountTax, type TaxRounding } from '../model/account.js'
import { compare } from '../number/arithmetic.js'
import { plainText, writeDecimal } from '../number/decimal-text.js'
import { decimalsOf, isUnknown, ONE, signOf, UNKNOWN, type Decimal } from '../number/decimal.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import { preview } from '../problem/preview.js'
import { readCurrency } from './money.js'
import { fieldsOf, isObject, objectOf, readFields } from './object.js'
import { newReading, addProblem, type Reader, type Reading } from './reading.js'
import { decimal, flag, nameOf, text } from './scalars.js'
import { size } from './size.js'

/** An account's settings as JSON, as a host writes them (A1). */
export interface AccountSettings {
  /** Three capital letters. */
  readonly currency: string
  /** Whether totals, markups and margins are worked out where they are not sent; true when absent (L5). */
  readonly derivationEnabled?: boolean
  /** Absent: no tax is charged. */
  readonly tax?: {
    /** A fraction from 0 to 1: `"0.10"` is 10 %. */
    readonly rate: string
    /** What the tax is called. */
    readonly code?: string
    /** Where it is charged. */
    readonly jurisdiction?: string
  }
  /** `document` when absent (T4). */
  readonly taxRounding?: TaxRounding
  /** In mm, a number or a decimal string (F6). */
  readonly minimumFlashingLengthMm?: number | string
  /** In mm, a number or a decimal string; the flashings' minimum when absent (M4). */
  readonly minimumLinealLengthMm?: number | string
  /** Bends of a crush fold; 2 when absent (F3). */
  readonly crushFoldBendCount?: number | string
}

/** An account's settings as JSON, in their complete form (A1). */
export interface AccountWire {
  /** Three capital letters. */
  readonly currency: string
  /** Whether totals, markups and margins are worked out where they are not sent (L5). */
  readonly derivationEnabled: boolean
  /** Absent: no tax is charged. */
  readonly tax?: {
    /** A fraction from 0 to 1: `"0.10"` is 10 %. */
    readonly rate: string
    /** What the tax is called. */
    readonly code?: string
    /** Where it is charged. */
    readonly jurisdiction?: string
  }
  /** Once for the document, or line by line (T4). */
  readonly taxRounding: TaxRounding
  /** A decimal string, in mm. */
  readonly minimumFlashingLengthMm?: string
  /** A decimal string, in mm. */
  readonly minimumLinealLengthMm?: string
  /** Bends of a crush fold, a decimal string; 2 when absent (F3). */
  readonly crushFoldBendCount?: string
}

/** Settings as read, and what was wrong with them. */
export interface ReadAccount {
  readonly account: Account
  readonly problems: readonly LocatedProblem[]
}

/** What could be written there, as JSON. */
const CURRENCY_EXAMPLE = '"AUD"'
const RATE_EXAMPLE = '"0.10"'

const currency: Reader<string> = (value, step, reading) => readCurrency(value, reading, step)

const taxRounding: Reader<TaxRounding> = nameOf(TAX_ROUNDINGS)

/**
 * The same reader, whose problems with a value also show what could be written there: settings are typed by hand,
 * once, by somebody who has no form in front of them.
 */
function withExample<A>(example: string, reader: Reader<A>): Reader<A> {
  return (value, step, reading) => {
    const { problems, path: way } = reading
    const first = problems.length
    const read = reader(value, step, reading)
    for (let index = first; index < problems.length; index++) {
      const found = problems[index]
      // Of the value itself: what stands within it has its own examples.
      if (found?.path.length !== way.length + 1) continue
      // These readers find a wrong type, no decimal, too many decimals or a wrong range: each has a place for it.
      problems[index] = { ...found, details: { ...found.details, example } } as LocatedProblem
    }
    return read
  }
}

const millimetres: Reader<Decimal> = withExample('300', size)

/** A whole number that is not negative (A1). */
const count: Reader<Decimal> = withExample('2', (value, step, reading) => {
  const read = size(value, step, reading)
  if (read !== undefined && decimalsOf(read) > 0) {
    addProblem(reading, 'too_many_decimals', { sent: plainText(read), most: '0', expected: 'integer' }, step)
  }
  return read
})

/** A fraction from 0 to 1 (A1). */
const rate: Reader<Decimal> = withExample(RATE_EXAMPLE, (value, step, reading) => {
  const read = decimal(value, step, reading)
  if (read === undefined || isUnknown(read)) return read
  if (signOf(read) < 0 || compare(read, ONE) > 0) {
    addProblem(reading, 'out_of_range', { sent: plainText(read), least: '0', most: '1' }, step)
  }
  return read
})

interface SentTax {
  readonly rate?: Decimal
  readonly code?: string
  readonly jurisdiction?: string
}

const taxFields = fieldsOf<SentTax>({ rate, code: text, jurisdiction: text })
const readTax = objectOf(taxFields)

const tax: Reader<AccountTax> = withExample(`{"rate": ${RATE_EXAMPLE}}`, (value, step, reading) => {
  const sent = readTax(value, step, reading)
  if (sent === undefined) return undefined
  if (sent.rate === undefined) addProblem(reading, 'required', { example: RATE_EXAMPLE }, step, 'rate')
  return { rate: sent.rate ?? UNKNOWN, code: sent.code, jurisdiction: sent.jurisdiction }
})

interface SentAccount {
  readonly currency?: string
  readonly derivationEnabled?: boolean
  readonly tax?: AccountTax
  readonly taxRounding?: TaxRounding
  readonly minimumFlashingLengthMm?: Decimal
  readonly minimumLinealLengthMm?: Decimal
  readonly crushFoldBendCount?: Decimal
}

const fields = fieldsOf<SentAccount>({
  currency,
  derivationEnabled: flag,
  tax,
  taxRounding,
  minimumFlashingLengthMm: millimetres,
  minimumLinealLengthMm: millimetres,
  crushFoldBendCount: count,
})

/** The names of the settings there are, and of those of the tax. */
export function settingNames(): { readonly account: readonly string[]; readonly tax: readonly string[] } {
  return { account: [...fields.keys()], tax: [...taxFields.keys()] }
}

/** Reads an account's settings (A1). */
export function readAccountSettings(settings: unknown): ReadAccount {
  const reading: Reading = newReading()
  const isReadable = isObject(settings)
  if (!isReadable) {
    const example = `{"currency": ${CURRENCY_EXAMPLE}}`
    addProblem(reading, 'invalid_type', { expected: 'object', sent: preview(settings), example })
  }
  const sent: SentAccount = isReadable ? readFields(settings, fields, reading) : {}
  const isCurrencyTold =
    sent.currency !== undefined || reading.problems.some(({ path }) => path[0] === 'currency')
  if (isReadable && !isCurrencyTold)
    addProblem(reading, 'required', { example: CURRENCY_EXAMPLE }, 'currency')
  return {
    account: {
      currency: sent.currency ?? '',
      derivationEnabled: sent.derivationEnabled ?? true,
      tax: sent.tax,
      taxRounding: sent.taxRounding ?? 'document',
      minimumFlashingLengthMm: sent.minimumFlashingLengthMm,
      minimumLinealLengthMm: sent.minimumLinealLengthMm,
      crushFoldBendCount: sent.crushFoldBendCount,
    },
    problems: reading.problems,
  }
}

/** Settings in their complete form, frozen: what is read from them stays true. */
export function accountWire(account: Account): AccountWire {
  const { tax: accountTax, minimumFlashingLengthMm, minimumLinealLengthMm, crushFoldBendCount } = account
  return Object.freeze({
    currency: account.currency,
    derivationEnabled: account.derivationEnabled,
    ...(accountTax === undefined ? {} : { tax: Object.freeze(accountTaxWire(accountTax)) }),
    taxRounding: account.taxRounding,
    ...(minimumFlashingLengthMm === undefined
      ? {}
      : { minimumFlashingLengthMm: writeDecimal(minimumFlashingLengthMm) }),
    ...(minimumLinealLengthMm === undefined
      ? {}
      : { minimumLinealLengthMm: writeDecimal(minimumLinealLengthMm) }),
    ...(crushFoldBendCount === undefined ? {} : { crushFoldBendCount: writeDecimal(crushFoldBendCount) }),
  })
}

function accountTaxWire({ rate: taxRate, code, jurisdiction }: AccountTax): NonNullable<AccountWire['tax']> {
  return {
    rate: writeDecimal(taxRate),
    ...(code === undefined ? {} : { code }),
    ...(jurisdiction === undefined ? {} : { jurisdiction }),
  }
}
