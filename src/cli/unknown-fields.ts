import { adviseAccount, adviseCatalogue, type Advisory } from '../entries/index.js'
import type { NamedJson } from './files.js'
import { isObject, isSupplied } from './json/object.js'
import { printable } from './table/printable.js'
import { truncate } from './table/text.js'

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

const LISTS = ['products', 'kits', 'flashingTemplates', 'customers']

/** Unknown fields have no effect, so a misspelt `taxRounding` could change amounts unnoticed. */
export function unknownSettings({ name, json }: NamedJson): readonly string[] {
  const advice = adviseAccount(json)
  const unknown = unknownFieldsIn(advice)
  // A file without any setting is not an account, so only misspelt settings are listed.
  return sentencesOn(hasKnownField(json, advice) ? unknown : unknown.filter(hasNear), name, setting)
}

/** In lists, reports only names that resemble a missing field: elements often have fields of the host. */
export function unknownInCatalogue({ name, json }: NamedJson): readonly string[] {
  if (!isObject(json)) return []
  const advice = adviseCatalogue(json)
  const unknown = unknownFieldsIn(advice)
  if (hasKnownField(json, advice)) {
    return sentencesOn(
      unknown.filter((field) => field.isAtRoot || hasNear(field)),
      name,
      part,
    )
  }
  const names = LISTS.map((list) => JSON.stringify(list)).join(', ')
  return [
    ...sentencesOn(unknown.filter(hasNear), name, part),
    `${name} is not a catalogue, so nothing is looked up: it must have one of ${names}.`,
  ]
}

/** Lists a field of several elements only once. */
function unknownFieldsIn(advice: readonly Advisory[]): readonly UnknownField[] {
  const found = new Map<string, UnknownField>()
  for (const one of advice) {
    if (one.code !== 'unknown_field') continue
    const unknown = unknownFieldOf(one)
    // Prefers a finding that names a near field, because its element lacks that field.
    if (hasNear(unknown) || !found.has(unknown.field)) found.set(unknown.field, unknown)
  }
  return [...found.values()]
}

function unknownFieldOf({ path, details }: Advisory<'unknown_field'>): UnknownField {
  const { didYouMean, belongsIn } = details
  const owner = belongsIn === undefined ? inFile(path.slice(0, -1)) : withoutIndexes(belongsIn)
  return {
    field: inFile(path),
    near: didYouMean && (owner === '' ? didYouMean : `${owner}.${didYouMean}`),
    isAtRoot: isAtRoot({ path }),
  }
}

/** Leaves out list indexes: `products[].colours`. */
function inFile(path: Advisory['path']): string {
  return path
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .slice(1)
}

function withoutIndexes(pointer: string): string {
  return pointer.replace(/\[\d+\]/g, '[]')
}

/** Compares numbers of fields, since advice shortens long names. */
function hasKnownField(json: unknown, advice: readonly Advisory[]): boolean {
  if (!isObject(json)) return false
  const supplied = Object.keys(json).filter((name) => name !== '$schema' && isSupplied(json, name))
  return supplied.length > advice.filter(isAtRoot).length
}

function isAtRoot({ path }: Pick<Advisory, 'path'>): boolean {
  return path.length === 1
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
