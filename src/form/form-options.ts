import { hostArgumentError } from '../input/check-typed.js'
import { isLocale } from '../input/marks.js'
import type { Problem } from '../problem/problem.js'
import { ownFields } from '../problem/own-fields.js'
import { withFallback } from '../problem/with-fallback.js'
import { isObject, type JsonObject } from '../wire/object.js'
import type { RowContents } from './read-row.js'
import { FIELDS, ROW_KINDS, type RowKind, type Texts } from './row-kinds.js'

const OPTIONS_OF_LOCALE = ['locale', 'language', 'describe', 'labels']
const OPTIONS = [...OPTIONS_OF_LOCALE, 'catalogue', 'request', 'draft']
const FIELDS_OF_ROW = ['kind', 'texts', 'locales', 'line', 'problems']

export function readOptions<A>(options: A): A {
  const own = knownFieldsOf(options, 'options', OPTIONS)
  const { request = {}, draft = {} } = own
  fieldsOf(request, 'options.request')
  return ownFields({ ...own, draft: readDraft(draft) }) as A
}

export function readLocaleOptions<A>(options: A): A {
  const own = knownFieldsOf(options, 'options', OPTIONS_OF_LOCALE)
  checkLocale(own['locale'], 'options.locale')
  return own as A
}

function readDraft(draft: unknown): object {
  const name = 'options.draft'
  const own = knownFieldsOf(draft, name, ['locale', 'header', 'rows'])
  const { locale, rows, header = {} } = own
  if (locale !== undefined) checkLocale(locale, `${name}.locale`)
  if (rows !== undefined) listOf(rows, `${name}.rows`)
  return ownFields({ ...own, header: textsOf(header, `${name}.header`, namesOf('header')) })
}

export function contentsOf(row: unknown, name = 'row'): RowContents {
  const own = knownFieldsOf(row, name, FIELDS_OF_ROW)
  const { texts = {}, locales = {}, line, problems = [] } = own
  const kind = rowKindOf(own['kind'], `${name}.kind`)
  const typed = textsOf(texts, `${name}.texts`, namesOf(kind))
  const localeOf = textsOf(locales, `${name}.locales`, namesOf(kind))
  for (const [field, locale] of Object.entries(localeOf)) checkLocale(locale, `${name}.locales.${field}`)
  return {
    kind,
    texts: ownFields({ ...(kind === 'adjustment' && { type: 'ADJUSTMENT_TYPE_DISCOUNT' }), ...typed }),
    locales: localeOf,
    data: line === undefined ? undefined : fieldsOf(line, `${name}.line`),
    dataProblems: problemsOf(problems, `${name}.problems`),
  }
}

function namesOf(kind: RowContents['kind']): readonly string[] {
  return FIELDS[kind].map(({ name }) => name)
}

export function textsOf(texts: unknown, name: string, known: readonly string[]): Texts {
  const own = knownFieldsOf(texts, name, known)
  for (const [field, text] of Object.entries(own)) textOf(text, `${name}.${field}`)
  return own as Texts
}

export function textOf(value: unknown, name: string): string {
  if (typeof value !== 'string') throw hostArgumentError(name, 'be a text')
  return value
}

export function problemsOf(problems: unknown, name: string): readonly Problem[] {
  const list = listOf(problems, name)
  list.forEach((problem, index) => {
    const at = `${name}[${String(index)}]`
    const { code, path } = fieldsOf(problem, at) as Record<string, unknown>
    textOf(code, `${at}.code`)
    for (const step of listOf(path, `${at}.path`)) if (typeof step !== 'number') textOf(step, `${at}.path`)
  })
  return list as readonly Problem[]
}

function checkLocale(locale: unknown, name: string): void {
  if (!isLocale(locale)) throw hostArgumentError(name, 'be a locale, such as en-AU')
}

export function rowKindOf(value: unknown, name: string): RowKind {
  const found = ROW_KINDS.find((kind) => kind === value)
  if (found === undefined) throw hostArgumentError(name, 'be a kind of row, such as sheet')
  return found
}

function listOf(list: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(list) || !(Symbol.iterator in list)) throw hostArgumentError(name, 'be a list')
  for (let index = 0; index < list.length; index++)
    if (!Object.hasOwn(list, index)) throw hostArgumentError(`${name}[${String(index)}]`, 'be present')
  return list as readonly unknown[]
}

/** Throws for an unknown name, because a misspelt field would be lost. */
function knownFieldsOf(value: unknown, name: string, known: readonly string[]): JsonObject {
  const own = fieldsOf(value, name)
  for (const field of Object.keys(own))
    if (!known.includes(field))
      throw hostArgumentError(`${name}.${field}`, `be left out: the known fields are ${known.join(', ')}`)
  return own
}

export function fieldsOf<A>(value: A, name: string): A & Readonly<Record<string, unknown>> {
  const own = withFallback(undefined, () => (isObject(value) ? ownFields(value) : undefined))
  if (own === undefined) throw hostArgumentError(name, 'be an object')
  return own
}
