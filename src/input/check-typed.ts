import { withFallback } from '../problem/with-fallback.js'
import { valueAtStep } from '../problem/path.js'
import { isObject } from '../wire/object.js'
import { isLocale } from './marks.js'
import { isLengthUnit } from './read-length.js'
import { isCurrencyCode } from './wire-money.js'

export const TYPED_KINDS: readonly string[] = ['money', 'length', 'quantity', 'percent', 'pieces']

/** A fault of the program that calls: texts come from users, everything else from the host. */
export function wrongHost(name: string, mustBe: string): TypeError {
  return new TypeError(`${name} must ${mustBe}.`)
}

/** Throws a TypeError that names what is wrong with a field. The text that is typed into it is not to blame. */
export function checkTypedField(field: unknown, name = 'field'): void {
  if (!isObject(field)) throw wrongHost(name, 'be an object with a kind and a locale')
  checkKind(name, field, TYPED_KINDS)
  const [kind, locale, currency] = ['kind', 'locale', 'currency'].map((key) => partOf(field, key))
  if (!isLocale(locale)) throw wrongHost(`${name}.locale`, 'be a locale, such as en-AU')
  const isLeftOut = currency === undefined || currency === '' // N2
  if (kind === 'money' && !isLeftOut && !isCurrencyCode(currency))
    throw wrongHost(`${name}.currency`, 'be three capital letters, such as AUD, or left out')
}

/** Throws where a field has none of the kinds, or a length another unit. */
export function checkKind(name: string, field: object, kinds: readonly string[]): void {
  const [kind, unit] = ['kind', 'unit'].map((key) => partOf(field, key))
  if (typeof kind !== 'string' || !kinds.includes(kind))
    throw wrongHost(`${name}.kind`, `be one of ${kinds.join(', ')}`)
  if (kind !== 'length' && kind !== 'pieces') return
  const isMisspelt = Object.keys(field).some((key) => key !== 'unit' && /^units?$/i.test(key.trim()))
  if (unit === undefined ? isMisspelt : !isLengthUnit(unit))
    throw wrongHost(`${name}.unit`, 'be mm, m, ft or in, or left out')
}

/** A part of a field; null, which is always wrong, where it throws when it is read. */
function partOf(field: object, key: string): unknown {
  return withFallback<unknown>(null, () => valueAtStep(field, key))
}
