import { decimalText, fractionText, groupsOf, negated, type Exact } from './exact.js'
import { marksOf, plainMark, plainTyped } from './marks.js'
import { readMixedNumber } from './mixed-number.js'
import { readPlainNumber } from './plain-number.js'
import { showDecimal } from './show-number.js'
import { resultOf, unreadable, type ValidInput, type ParsedInput, type InvalidInput } from './typed.js'

/** Reads `3`, `2.5` and `2 1/2`. */
export function readTypedQuantity(text: string, locale: string): ParsedInput {
  return readNumber(text, locale, '', readMixedNumber)
}

export function readTypedPercent(text: string, locale: string): ParsedInput {
  const typed = plainMark(text).trim()
  const number = typed.replace(/[%\u066a](\)?)$/, '$1')
  if (number === '' && typed !== '') return unreadable('not_a_number')
  return readNumber(number, locale, '%', readPlainNumber)
}

function readNumber(text: string, locale: string, suffix: string, read: typeof readPlainNumber): ParsedInput {
  const marks = marksOf(locale)
  const plain = plainTyped(text, marks).trim()
  if (plain === '') return unreadable('empty')
  const [bracketed] = groupsOf(/^\((.*)\)$/, plain)
  const isNegative = bracketed !== undefined || plain.startsWith('-')
  const exacts = read(bracketed?.trim() ?? plain.replace(/^[-+] */, ''), marks)
  return resultOf(exacts.map((exact) => decimalOf(isNegative ? negated(exact) : exact, locale, suffix)))
}

function decimalOf(exact: Exact, locale: string, suffix: string): ValidInput | InvalidInput {
  const decimal = decimalText(exact)
  if (decimal === undefined) return unreadable('too_large')
  const meant = showDecimal(decimal.text, locale) + suffix
  return {
    status: 'ok',
    value: decimal.text,
    meant,
    ...(decimal.isRounded ? { exact: fractionText(exact) } : {}),
  }
}
