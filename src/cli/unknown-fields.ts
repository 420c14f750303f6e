import { truncate } from '../problem/truncate.js'
import { isObject } from '../wire/object.js'
import { nearName } from './near-name.js'
import { printable } from './printable.js'

/** No more fields than this are named, and no more of their names. */
const mostNamed = 8
const mostCharacters = 40

/** A field of a file that nothing reads. */
export interface UnknownField {
  readonly field: string
  /** What may have been meant. */
  readonly near: string | undefined
}

/** The fields of an object that are not known, each with the one of those offered that it is like. */
export function unknownFields(
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

/** A sentence for each of them, up to a number of them; `noun` is what they are not. */
export function sentencesOn(unknown: readonly UnknownField[], name: string, noun: Noun): readonly string[] {
  const sentences = unknown.slice(0, mostNamed).map(({ field, near }) => {
    const meant = near === undefined ? '.' : `; did you mean ${quoted(near)}?`
    return `${name} has ${quoted(field)}, which is no ${noun.one} and does nothing${meant}`
  })
  const rest = unknown.length - sentences.length
  return rest > 0
    ? [...sentences, `${name} has ${String(rest)} more fields that are no ${noun.many}.`]
    : sentences
}

export interface Noun {
  readonly one: string
  readonly many: string
}

/** By `$schema` an editor knows what a file may hold. */
function isForEditors(field: string): boolean {
  return field === '$schema'
}

function quoted(field: string): string {
  return JSON.stringify(printable(truncate(field, mostCharacters)))
}
