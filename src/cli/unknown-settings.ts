import { settingNames } from '../wire/account.js'
import type { NamedJson } from './named-json.js'
import { nearName } from './near-name.js'
import { printable } from './printable.js'

/** No more fields than this are named, and no more of their names. */
const mostNamed = 8
const mostCharacters = 40

/**
 * What an account's file says that is no setting, a sentence each: unknown fields are dropped, and a rounding that
 * is dropped for one wrong letter changes cents.
 */
export function unknownSettings({ name, json }: NamedJson): readonly string[] {
  const { account, tax } = settingNames()
  const ofTax = tax.map((field) => `tax.${field}`)
  const unknown = [
    ...unknownFields(json, account, '', [...account, ...ofTax]),
    ...unknownFields(isObject(json) ? json['tax'] : undefined, tax, 'tax.', [...ofTax, ...account]),
  ]
  // A file without a single setting is another file: that it is, its one problem says.
  const isAccount = isObject(json) && account.some((field) => Object.hasOwn(json, field))
  const told = isAccount ? unknown : unknown.filter(({ near }) => near !== undefined)
  const sentences = told.slice(0, mostNamed).map(({ field, near }) => {
    const meant = near === undefined ? '.' : `; did you mean ${quoted(near)}?`
    return `${name} has ${quoted(field)}, which is no setting and does nothing${meant}`
  })
  const rest = told.length - sentences.length
  return rest > 0
    ? [...sentences, `${name} has ${String(rest)} more fields that are no settings.`]
    : sentences
}

interface UnknownField {
  readonly field: string
  /** What may have been meant. */
  readonly near: string | undefined
}

function unknownFields(
  json: unknown,
  known: readonly string[],
  prefix: string,
  offered: readonly string[],
): readonly UnknownField[] {
  if (!isObject(json)) return []
  return Object.keys(json)
    .filter((field) => !known.includes(field) && !isForEditors(field))
    .map((field) => ({ field: `${prefix}${field}`, near: nearName(field, offered) }))
}

/** By `$schema` an editor knows what a file may hold. */
function isForEditors(field: string): boolean {
  return field === '$schema'
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function quoted(field: string): string {
  const cut = field.length > mostCharacters ? `${field.slice(0, mostCharacters)}…` : field
  return JSON.stringify(printable(cut))
}
