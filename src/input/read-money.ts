import { INT64_MAX, INT64_MIN, MICRO_DECIMALS } from '../number/number-limits.js'
import { negated, times, type Exact } from './exact.js'
import { currencyMarks } from './currency-marks.js'
import { groupsOf } from './groups-of.js'
import { marksOf, plainTyped } from './marks.js'
import { readPlainNumber } from './plain-number.js'
import { showMicros } from './show-money.js'
import { typedOf, unreadable, type ReadTyped, type Typed, type UnreadableTyped } from './typed.js'

const MICROS: Exact = { numerator: 10n ** BigInt(MICRO_DECIMALS), denominator: 1n }

/** An amount as typed: with or without the sign or the code of the currency, with a minus or in brackets. */
export function readTypedMoney(text: string, locale: string, currency: string): Typed {
  const marks = marksOf(locale)
  const plain = plainTyped(text, marks).trim()
  if (plain === '') return unreadable('empty')
  const own = currencyMarks(currency, locale)
  const amount = amountOf(plain, own, currency.toUpperCase())
  const numbers = amount === undefined ? [] : readPlainNumber(amount.number, marks)
  if (numbers.length === 0)
    return unreadable(hasOtherCurrency(plain, own) ? 'other_currency' : 'not_a_number')
  return typedOf(
    numbers.map((exact) => microsOf(amount?.isNegative === true ? negated(exact) : exact, locale, currency)),
  )
}

function microsOf(exact: Exact, locale: string, currency: string): ReadTyped | UnreadableTyped {
  const { numerator, denominator } = times(exact, MICROS)
  if (numerator % denominator !== 0n) return unreadable('too_many_decimals')
  const micros = numerator / denominator
  if (micros > INT64_MAX || micros < INT64_MIN) return unreadable('too_large')
  const value = String(micros)
  return { is: 'read', value, meant: showMicros(value, locale, currency) }
}

interface Amount {
  readonly number: string
  readonly isNegative: boolean
}

/**
 * Takes off the brackets of accountants, one minus or plus, and the sign and the code of the currency, wherever locales put
 * them; the currency may be outside the brackets: `$ (5)`. A dash in place of the cents is no minus: `5.-` and `5/-` are
 * five. Undefined for what is put together otherwise.
 */
function amountOf(text: string, own: readonly string[], code: string): Amount | undefined {
  const bare = text.replace(/^([^()0-9,]*)\(([^()]*)\)([^()0-9,]*)$/, '$1 $2 $3')
  const isBracketed = bare !== text
  const mark = own.map((one) => one.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|') || '(?!)'
  const around = `((?:[-+\\s]|${mark})*)`
  const form = new RegExp(`^${around}([0-9.,].*?)(?:[.,]-+|/-)?${around}$`, 'iu')
  const [before = '', number, after = ''] = groupsOf(form, bare)
  if (number === undefined) return undefined
  const minuses = `${before}${after}`.match(/[-+]/g) ?? []
  const marks = Array.from(`${before} ${after}`.matchAll(new RegExp(mark, 'giu')), ([one]) => one)
  const codes = marks.filter((one) => one.toUpperCase() === code).length
  const isTwice = minuses.length > 1 || codes > 1 || marks.length - codes > 1
  if (isTwice || (isBracketed && minuses.length > 0)) return undefined
  return { number, isNegative: isBracketed || minuses[0] === '-' }
}

/** Whether a number has a sign or a code of three letters about it that is none of the currency's own. */
function hasOtherCurrency(text: string, own: readonly string[]): boolean {
  const [before = '', after = ''] = groupsOf(/([^0-9.,]*)[0-9.,](?:.*[0-9.,])?([^0-9.,]*)/, text)
  return `${before} ${after}`
    .split(/[-+()\s]/)
    .some((word) => /^(?:\p{L}*\p{Sc}\p{L}*|\p{L}{3})$/u.test(word) && !own.includes(word.toUpperCase()))
}
