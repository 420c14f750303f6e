import { elementsOf } from '../../problem/elements.js'
import { valueAtStep } from '../../problem/path.js'
import { isObject } from '../../wire/object.js'
import { canonicalJson } from '../hashes/canonical-json.js'

/** A part of a JSON document. */
export type JsonPart = Readonly<Record<string, unknown>>

/** A part of a schema, and its place. */
export interface Placed<A> {
  readonly value: A
  readonly at: string
}

/** Returns the object at a key, or an empty object. */
export function partAt(holder: unknown, key: string): JsonPart {
  const part = valueAtStep(holder, key)
  return isObject(part) ? part : {}
}

/** Returns the strings in a list. */
export function textsOf(list: unknown): readonly string[] {
  return elementsOf(list).filter((one) => typeof one === 'string')
}

/** Tests whether two values are the same JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || textOf(one) === textOf(other)
}

/** Returns a string that identifies a value. Empty for undefined. */
export function textOf(value: unknown): string {
  return canonicalJson(value)
}

/** Returns the elements of the first list that are not in the second. */
export function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others)
  return all.filter((one) => !known.has(one))
}
