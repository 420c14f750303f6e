import { truncate } from '../problem/preview.js'
import { FIELD_NAMES } from '../wire/field-names.generated.js'
import { isObject } from '../wire/object.js'
import type { NamedJson } from './files.js'
import { nearName } from './near-name.js'
import { printable } from './table/text.js'

/** No more fields than this are named, with no more of their names than this. */
const mostNamed = 8
const mostCharacters = 40

/** A field of a file that nothing reads. */
interface UnknownField {
  readonly field: string
  /** What may have been meant. */
  readonly near: string | undefined
}

/** What a field of the file should have been. */
const setting = { one: 'setting', many: 'settings' }
const part = { one: 'part of a catalogue', many: 'parts of a catalogue' }

/**
 * A sentence for each field of an account's file that is not a setting. Unknown fields are dropped, and a misspelt
 * `taxRounding` changes cents.
 */
export function unknownSettings({ name, json }: NamedJson): readonly string[] {
  const account = Object.keys(FIELD_NAMES.Account)
  const tax = Object.keys(FIELD_NAMES.AccountTax)
  const ofTax = tax.map((field) => `tax.${field}`)
  const unknown = [
    ...unknownFields(json, account, '', [...account, ...ofTax]),
    ...unknownFields(isObject(json) ? json['tax'] : undefined, tax, 'tax.', [...ofTax, ...account]),
  ]
  // A file without a single setting is not an account, which the problem of its missing currency shows.
  const isAccount = isObject(json) && account.some((field) => Object.hasOwn(json, field))
  return sentencesOn(isAccount ? unknown : unknown.filter(hasNear), name, setting)
}

interface Fields {
  readonly [field: string]: Fields
}

/** The fields of a noun, and those within them. */
function fieldsWithin(noun: keyof typeof FIELD_NAMES): Fields {
  const names: Readonly<Record<string, string | null>> = FIELD_NAMES[noun]
  return Object.fromEntries(
    Object.entries(names).map(([field, inner]) => [
      field,
      inner === null ? {} : fieldsWithin(inner as keyof typeof FIELD_NAMES),
    ]),
  )
}

/** The lists of a catalogue's file, one for each kind of look-up (A3). */
export const catalogueFields: Fields = fieldsWithin('CatalogueFile')

/**
 * A sentence for each field of a catalogue's file in which nothing is looked up. A misspelt list switches off its
 * checks, and a file that is not a catalogue switches off all of them.
 *
 * The elements of the lists often have fields of the host's own, such as names and weights. So a field of an element
 * is reported only if it is like a known field that is missing, and once for all elements.
 */
export function unknownInCatalogue({ name, json }: NamedJson): readonly string[] {
  if (!isObject(json)) return []
  const lists = Object.keys(catalogueFields)
  const unknown = unknownFields(json, lists, '', lists)
  if (lists.some((list) => Object.hasOwn(json, list) && json[list] !== null))
    return sentencesOn([...unknown, ...misspeltWithin(json, catalogueFields, '')], name, part)
  const names = lists.map((list) => JSON.stringify(list)).join(', ')
  return [
    ...sentencesOn(unknown.filter(hasNear), name, part),
    `${name} holds no catalogue, so nothing is looked up: it has none of ${names}.`,
  ]
}

function misspeltWithin(owner: object, fields: Fields, prefix: string): readonly UnknownField[] {
  const found = new Map<string, UnknownField>()
  for (const [list, inner] of Object.entries(fields)) {
    const elements: unknown = Object.hasOwn(owner, list) ? owner[list as keyof typeof owner] : undefined
    if (!Array.isArray(elements)) continue
    const path = `${prefix}${list}[].`
    for (const element of elements) {
      if (!isObject(element)) continue
      const misspelt = [...misspeltIn(element, inner, path), ...misspeltWithin(element, inner, path)]
      for (const unknown of misspelt) found.set(unknown.field, unknown)
    }
  }
  return [...found.values()]
}

function misspeltIn(element: object, fields: Fields, path: string): readonly UnknownField[] {
  const missing = Object.keys(fields).filter((field) => !Object.hasOwn(element, field))
  return unknownFields(element, Object.keys(fields), path, missing)
    .filter(hasNear)
    .map(({ field, near }) => ({ field, near: `${path}${near}` }))
}

/** The fields of an object that are not known, each with the offered name that it is like. */
function unknownFields(
  json: unknown,
  known: readonly string[],
  prefix: string,
  offered: readonly string[],
): readonly UnknownField[] {
  if (!isObject(json)) return []
  return Object.keys(json)
    .filter((field) => !known.includes(field) && field !== '$schema') // `$schema` is for editors.
    .map((field) => ({ field: `${prefix}${field}`, near: nearName(field, offered) }))
}

function hasNear(unknown: UnknownField): unknown is UnknownField & { readonly near: string } {
  return unknown.near !== undefined
}

/** A sentence for each of the first few fields, and one for the rest. */
function sentencesOn(
  unknown: readonly UnknownField[],
  name: string,
  noun: typeof setting,
): readonly string[] {
  const sentences = unknown.slice(0, mostNamed).map(({ field, near }) => {
    const meant = near === undefined ? '.' : `; did you mean ${quoted(near)}?`
    return `${name} has ${quoted(field)}, which is no ${noun.one} and does nothing${meant}`
  })
  const rest = unknown.length - sentences.length
  return rest > 0
    ? [...sentences, `${name} has ${String(rest)} more fields that are no ${noun.many}.`]
    : sentences
}

function quoted(field: string): string {
  return JSON.stringify(printable(truncate(field, mostCharacters)))
}
