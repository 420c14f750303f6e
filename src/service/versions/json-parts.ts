import { valueAtStep } from '../../problem/path.js'
import { isObject } from '../../wire/object.js'
import { canonicalJson } from '../hashes/canonical-json.js'

/** A part of a JSON document. */
export type JsonPart = Readonly<Record<string, unknown>>

/** A part of a schema, and where it is. */
export interface Placed<A> {
  readonly value: A
  readonly at: string
}

/** The object at a key; an empty one where there is none. */
export function partAt(holder: unknown, key: string): JsonPart {
  const part = valueAtStep(holder, key)
  return isObject(part) ? part : {}
}

/** The elements of a list, up to the first hole: a list may claim four thousand million of them. */
export function elementsOf(list: unknown): readonly unknown[] {
  const elements: unknown[] = []
  if (!Array.isArray(list)) return elements
  for (let index = 0; index < list.length && Object.hasOwn(list, index); index++) elements.push(list[index])
  return elements
}

/** The texts of a list. */
export function textsOf(list: unknown): readonly string[] {
  return elementsOf(list).filter((one) => typeof one === 'string')
}

/** Whether two values are the same JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || textOf(one) === textOf(other)
}

/** A name of a value; empty of what was left out. */
export function textOf(value: unknown): string {
  return canonicalJson(value)
}

/** What is in the first list and not in the second. */
export function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others)
  return all.filter((one) => !known.has(one))
}
