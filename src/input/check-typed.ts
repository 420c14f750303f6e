import { withFallback } from '../problem/with-fallback.js'
import { valueAtStep } from '../problem/path.js'
import { isObject } from '../wire/object.js'
import { isLocale } from './marks.js'
import { isLengthUnit } from './read-length.js'
import { isCurrencyCode } from './wire-money.js'

export const TYPED_KINDS: readonly string[] = ['money', 'length', 'quantity', 'percent', 'pieces']

/** A typed text comes from a user, so it never causes this error. */
export function hostArgumentError(name: string, mustBe: string): TypeError {
  return new TypeError(`${name} must ${mustBe}.`)
}

export function checkTypedField(field: unknown, name = 'field'): void {
  if (!isObject(field)) throw hostArgumentError(name, 'be an object with a kind and a locale')
  checkKindAndUnit(name, field, TYPED_KINDS)
  const [kind, locale, currency] = ['kind', 'locale', 'currency'].map((key) => partOf(field, key))
  if (!isLocale(locale)) throw hostArgumentError(`${name}.locale`, 'be a locale, such as en-AU')
  const isLeftOut = currency === undefined || currency === '' // N2
  if (kind === 'money' && !isLeftOut && !isCurrencyCode(currency))
    throw hostArgumentError(`${name}.currency`, 'be three capital letters, such as AUD, or left out')
}

export function checkKindAndUnit(name: string, field: object, kinds: readonly string[]): void {
  const [kind, unit] = ['kind', 'unit'].map((key) => partOf(field, key))
  if (typeof kind !== 'string' || !kinds.includes(kind))
    throw hostArgumentError(`${name}.kind`, `be one of ${kinds.join(', ')}`)
  if (kind !== 'length' && kind !== 'pieces') return
  const isMisspelt = Object.keys(field).some((key) => key !== 'unit' && /^units?$/i.test(key.trim()))
  if (unit === undefined ? isMisspelt : !isLengthUnit(unit))
    throw hostArgumentError(`${name}.unit`, 'be mm, m, ft or in, or left out')
}

/** Returns null, which every check rejects, if reading the property throws. */
export function partOf(value: unknown, key: string): unknown {
  return withFallback<unknown>(null, () => valueAtStep(value, key))
}
