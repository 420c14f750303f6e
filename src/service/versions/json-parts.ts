import { elementsOf } from '../../problem/elements.js'
import { valueAtStep } from '../../problem/path.js'
import { isObject } from '../../wire/object.js'
import { canonicalJson } from '../hashes/canonical-json.js'

export type JsonPart = Readonly<Record<string, unknown>>

export interface Placed<A> {
  readonly value: A
  readonly at: string
}

export function partAt(holder: unknown, key: string): JsonPart {
  const part = valueAtStep(holder, key)
  return isObject(part) ? part : {}
}

export function stringsIn(list: unknown): readonly string[] {
  return elementsOf(list).filter((one) => typeof one === 'string')
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || identityOf(one) === identityOf(other)
}

/** Returns the empty string for a value that cannot be JSON. */
export function identityOf(value: unknown): string {
  return canonicalJson(value)
}

export function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others)
  return all.filter((one) => !known.has(one))
}
