import { readMicros } from '../number/micros.js'
import { plainText } from '../number/write-decimal.js'
import type { Language } from './language.js'

/** A detail in words of a language, by its sign. Undefined when it is none: details may come from anywhere. */
export function figureText(value: unknown, sign: string, language: Language): string | undefined {
  if (typeof value !== 'string') return Array.isArray(value) && value.length > 0 ? listed(value) : undefined
  if (sign === '?') return typeText(value, language)
  if (sign === '') return value
  const text = sign === '#' ? value : amountText(value, sign === '¢' ? 2 : 0)
  return language.decimalMark === '.' ? text : text?.replaceAll('.', language.decimalMark)
}

/** Lists that cannot change are joined once: the names of a field's values are the same in every problem. */
const joined = new WeakMap<readonly unknown[], string>()

function listed(list: readonly unknown[]): string {
  const known = joined.get(list)
  if (known !== undefined) return known
  const text = list.join(', ')
  if (Object.isFrozen(list)) joined.set(list, text)
  return text
}

/** So many micros as the amount they are, with no fewer decimals than asked for. */
function amountText(micros: string, least: number): string | undefined {
  const amount = readMicros(micros)
  if (amount === undefined) return undefined
  const text = plainText(amount)
  const [units = '', decimals = ''] = text.split('.')
  return decimals.length < least ? `${units}.${decimals.padEnd(least, '0')}` : text
}

/** The name of a type in words; what was sent as it is. */
function typeText(text: string, { types }: Language): string {
  return Object.hasOwn(types, text) ? types[text as keyof typeof types] : text
}
