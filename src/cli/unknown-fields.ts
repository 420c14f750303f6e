import { plainPath } from '../problem/path.js'
import { FILE_FIELDS } from '../wire/field-names.generated.js'
import { isObject, isSupplied } from './json/object.js'
import { meantField, visitFields, type FoundField } from '../wire/unknown-fields.js'
import type { NamedJson } from './files.js'
import { truncate } from '../problem/preview.js'
import { printable } from './table/printable.js'

const maxNamed = 8
const maxCharacters = 40

interface UnknownField {
  readonly field: string
  /** The known field that the user probably meant. */
  readonly near: string | undefined
  readonly isAtRoot: boolean
}

const setting = { one: 'setting', many: 'settings' }
const part = { one: 'part of a catalogue', many: 'parts of a catalogue' }

/** Unknown fields have no effect, so a misspelt `taxRounding` could change amounts unnoticed. */
export function unknownSettings({ name, json }: NamedJson): readonly string[] {
  const unknown = unknownFields(json, 'Account')
  // A file without any setting is not an account, so only misspelt settings are listed.
  const isAccount = hasSome(json, Object.keys(FILE_FIELDS.Account.fields))
  return sentencesOn(isAccount ? unknown : unknown.filter(hasNear), name, setting)
}

/** In lists, reports only names that resemble a missing field: elements often have fields of the host. */
export function unknownInCatalogue({ name, json }: NamedJson): readonly string[] {
  if (!isObject(json)) return []
  const unknown = unknownFields(json, 'CatalogueFile')
  const lists = Object.keys(FILE_FIELDS.CatalogueFile.fields)
  if (hasSome(json, lists)) {
    return sentencesOn(
      unknown.filter((field) => field.isAtRoot || hasNear(field)),
      name,
      part,
    )
  }
  const names = lists.map((list) => JSON.stringify(list)).join(', ')
  return [
    ...sentencesOn(unknown.filter(hasNear), name, part),
    `${name} is not a catalogue, so nothing is looked up: it must have one of ${names}.`,
  ]
}

/** Lists a field of several elements only once. */
function unknownFields(json: unknown, noun: keyof typeof FILE_FIELDS): readonly UnknownField[] {
  const found = new Map<string, UnknownField>()
  visitFields(json, noun, FILE_FIELDS, (field) => {
    if (field.isKnown || field.name === '$schema') return // For editors.
    const unknown = unknownFieldOf(field)
    // Prefers a finding that names a near field, because its element lacks that field.
    if (hasNear(unknown) || !found.has(unknown.field)) found.set(unknown.field, unknown)
  })
  return [...found.values()]
}

function unknownFieldOf(found: FoundField): UnknownField {
  const { name, owner } = found
  const meant = meantField(found)
  return {
    field: inFile([...owner.path, name]),
    near: meant && inFile([...meant.path, meant.name]),
    isAtRoot: owner.parent === undefined,
  }
}

/** Leaves out list indexes: `products[].colours`. */
function inFile(path: FoundField['owner']['path']): string {
  return plainPath(path)
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .slice(1)
}

function hasSome(json: unknown, fields: readonly string[]): boolean {
  return isObject(json) && fields.some((field) => isSupplied(json, field))
}

function hasNear(unknown: UnknownField): unknown is UnknownField & { readonly near: string } {
  return unknown.near !== undefined
}

function sentencesOn(
  unknown: readonly UnknownField[],
  name: string,
  noun: typeof setting,
): readonly string[] {
  const sentences = unknown.slice(0, maxNamed).map(({ field, near }) => {
    const meant = near === undefined ? '.' : `; did you mean ${quoted(near)}?`
    return `${name} has ${quoted(field)}, which is not a ${noun.one} and has no effect${meant}`
  })
  const rest = unknown.length - sentences.length
  return rest > 0
    ? [...sentences, `${name} has further fields that are not ${noun.many}: ${String(rest)}.`]
    : sentences
}

export function quoted(field: string): string {
  return JSON.stringify(printable(truncate(field, maxCharacters)))
}
