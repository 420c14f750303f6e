import { INT64_MAX, INT64_MIN, MICROS_PER_UNIT } from '../number/number-limits.js'
import { negated, type Exact } from './exact.js'
import { currencyMarks, moneyMarksOf } from './currency-marks.js'
import { marksOf, plainTyped } from './marks.js'
import { readEitherNumber } from './plain-number.js'
import { showMicros } from './format-money.js'
import { resultOf, unreadable, type ValidInput, type ParsedInput, type InvalidInput } from './typed.js'
import { whyNotMoney } from './why-not-money.js'

/** Reads an amount with or without a currency. A negative one has a minus or brackets. */
export function readTypedMoney(text: string, locale: string, currency: string): ParsedInput {
  const marks = moneyMarksOf(locale, currency)
  const plain = plainTyped(text, marks).trim()
  if (plain === '') return unreadable('empty')
  const own = currencyMarks(currency, locale)
  const amount = amountOf(plain, own, currency.toUpperCase())
  const numbers = amount === undefined ? [] : readEitherNumber(amount.number, marks, marksOf(locale))
  if (numbers.length === 0) {
    const reason = whyNotMoney(plain, own)
    // Without a currency in the field, `other_currency` would be misleading.
    return unreadable(reason === 'other_currency' && currency === '' ? 'not_a_number' : reason)
  }
  return resultOf(
    numbers.map((exact) => microsOf(amount?.isNegative === true ? negated(exact) : exact, locale, currency)),
  )
}

function microsOf(exact: Exact, locale: string, currency: string): ValidInput | InvalidInput {
  const scaled = exact.numerator * MICROS_PER_UNIT
  if (scaled % exact.denominator !== 0n) return unreadable('too_many_decimals')
  const micros = scaled / exact.denominator
  if (micros > INT64_MAX || micros < INT64_MIN) return unreadable('too_large')
  const value = String(micros)
  return { status: 'ok', value, meant: showMicros(value, locale, currency) }
}

interface Amount {
  readonly number: string
  readonly isNegative: boolean
}

/** A dash in place of the cents does not negate: `5.-` and `5/-` are five. */
function amountOf(text: string, own: readonly string[], code: string): Amount | undefined {
  const bare = text.replace(/^([^()0-9,]*)\(([^()]*)\)([^()0-9,]*)$/, '$1 $2 $3')
  const isBracketed = bare !== text
  const mark = own.map((one) => formOf(one, code)).join('|') || '(?!)'
  // A tab separates two cells of a sheet, so no tab may follow a sign.
  const before = stripped(bare, new RegExp(`^(?:${mark}|\\s|[-+](?! *[^\\S ]))`, 'iu'))
  const after = stripped(before.rest, new RegExp(`(?:${mark}|\\s|(?<![^\\S ] *|[.,/]-*)[-+])$`, 'iu'))
  const removed = [...before.removed, ...after.removed]
  const signs = removed.filter((one) => /[-+]/.test(one))
  const marks = removed.filter((one) => /[^-+\s]/.test(one))
  const codes = marks.filter((one) => one.toUpperCase() === code).length
  const isTwice = signs.length > 1 || codes > 1 || marks.length - codes > 1
  // Refuses `5k`: it means five thousand, even for a currency whose sign is K.
  const isShort = after.removed.some((one) => /^[km]$/.test(one))
  if (isTwice || isShort || (isBracketed && signs.length > 0)) return undefined
  const number = after.rest.replace(/(?:[.,]-+|\/-)$/, '')
  return { number, isNegative: isBracketed || signs[0] === '-' }
}

/** A point after letters belongs to the mark: `kr.500` is not half a crown. */
function formOf(mark: string, code: string): string {
  const form = mark.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/ /g, ' ?')
  return mark !== code && /[\p{L}/]$/u.test(mark) ? `${form}\\.?` : form
}

interface Stripped {
  readonly rest: string
  readonly removed: readonly string[]
}

/** A single expression for all marks could backtrack too much. */
function stripped(text: string, form: RegExp): Stripped {
  const removed: string[] = []
  let rest = text
  for (let one = form.exec(rest); one !== null; one = form.exec(rest)) {
    removed.push(one[0])
    rest = one.index === 0 ? rest.slice(one[0].length) : rest.slice(0, one.index)
  }
  return { rest, removed }
}
