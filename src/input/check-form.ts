import { valueAtStep } from '../problem/path.js'
import { isObject } from '../wire/object.js'
import { firstClash } from './field-places.js'
import { checkKindAndUnit, TYPED_KINDS, hostArgumentError } from './check-typed.js'
import { isLocale } from './marks.js'
import { isFieldPath } from './input-problem.js'
import { isCurrencyCode } from './wire-money.js'

/** Throws a TypeError for an invalid argument. Ignoring a part of it could lose a discount. */
export function checkFormCall(fields: unknown, texts: unknown, settings: unknown): void {
  if (!isPlainObject(fields)) throw hostArgumentError('fields', 'be a plain object of fields by their names')
  if (!isPlainObject(texts))
    throw hostArgumentError(
      'texts',
      'be a plain object of texts by the names of their fields, such as Object.fromEntries(formData)',
    )
  if (!isObject(settings))
    throw hostArgumentError('settings', 'be an object with the locale and the currency')
  const locale = valueAtStep(settings, 'locale')
  if (!isLocale(locale)) throw hostArgumentError('settings.locale', 'be a locale, such as en-AU')
  const paths = Object.entries(fields).map(
    ([name, field]) => [name, checkField(`fields.${name}`, field, settings)] as const,
  )
  checkPaths(paths)
}

/** Rejects clashing fields: a request could hold the value of only one of them. */
function checkPaths(paths: Parameters<typeof firstClash>[0]): void {
  const clash = firstClash(paths)
  if (clash === undefined) return
  const { field, other, step } = clash
  const [wanted, made] = typeof step === 'string' ? ['an index', 'a list'] : ['a key', 'an object']
  throw hostArgumentError(
    `fields.${field}.path`,
    step === undefined
      ? `lead to a place of its own: the value of fields.${other} is at, above or below it`
      : `have ${wanted} in place of ${String(step)}: fields.${other} makes ${made} there`,
  )
}

function checkField(name: string, field: unknown, settings: unknown): readonly (string | number)[] {
  if (!isObject(field)) throw hostArgumentError(name, 'be an object with a path and a kind')
  const [path, kind] = ['path', 'kind'].map((key) => valueAtStep(field, key))
  if (!isFieldPath(path) || !path.every(isStep))
    throw hostArgumentError(`${name}.path`, 'be a list of keys and indexes, one or more')
  if (kind !== 'text') checkKindAndUnit(name, field, ['text', ...TYPED_KINDS])
  if (kind === 'money' && !isCurrencyCode(valueAtStep(settings, 'currency')))
    throw hostArgumentError('settings.currency', 'be three capital letters, such as AUD')
  return path
}

function isStep(step: string | number): boolean {
  return typeof step === 'string' || (Number.isInteger(step) && step >= 0 && step < 2 ** 32 - 1)
}

/**
 * Rejects a `Map`, a `FormData` or a promise: without own properties, every field would be empty. Accepts plain
 * objects of other windows.
 */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isObject(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    prototype === null ||
    (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype as object, 'isPrototypeOf'))
  )
}
