import { isObject } from '../../wire/object.js'
import type { Comparing } from './comparing.js'
import { elementsOf } from '../../problem/elements.js'
import type { Placed } from './json-parts.js'
import { schemaText } from './keywords.js'
import { referenceOf, targetOf, type Side } from './side.js'
import { withFallback } from '../../problem/with-fallback.js'

/** Compares parts and all schemas that they refer to. */
export function isSameThroughout(old: unknown, now: unknown, comparing: Comparing): boolean {
  return schemaText(old) === schemaText(now) && refersToSame(now, comparing)
}

/** Lists the later parts that have no earlier counterpart, and the reverse. */
export function differencesThroughout(
  before: readonly Placed<unknown>[],
  after: readonly Placed<unknown>[],
  comparing: Comparing,
): Readonly<Record<'come' | 'gone', readonly Placed<unknown>[]>> {
  const texts = new Set(before.map(({ value }) => schemaText(value)))
  const same = new Set<string>()
  const come = after.filter(({ value }) => {
    const isFound = refersToSame(value, comparing)
    if (isFound) same.add(schemaText(value))
    return !isFound || !texts.has(schemaText(value))
  })
  return { come, gone: before.filter(({ value }) => !same.has(schemaText(value))) }
}

function refersToSame(now: unknown, { before, after }: Comparing): boolean {
  const references = referencesIn(now)
  if (references.size === 0) return true
  after.differing ??= differingTargets(before, after)
  const { differing } = after
  return ![...references].some((pointer) => differing.has(pointer))
}

/** Finds the pointers whose targets differ, or refer to one that differs. */
function differingTargets(before: Side, after: Side): ReadonlySet<string> {
  const differing = new Set<string>()
  const referring = new Map<string, string[]>()
  const waiting: string[] = []
  for (const pointer of referencesIn(after.document)) {
    const target = targetOf(pointer, after)
    if (!isSameText(targetOf(pointer, before), target)) waiting.push(pointer)
    for (const one of referencesIn(target)) {
      const known = referring.get(one)
      if (known === undefined) referring.set(one, [pointer])
      else known.push(pointer)
    }
  }
  for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
    if (differing.has(pointer)) continue
    differing.add(pointer)
    for (const one of referring.get(pointer) ?? []) waiting.push(one)
  }
  return differing
}

/** A schema that contains itself has no text. */
function isSameText(old: unknown, now: unknown): boolean {
  return withFallback(false, () => schemaText(old) === schemaText(now))
}

function referencesIn(whole: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const known = new Set<unknown>()
  const waiting = [whole]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one !== 'object' || one === null || known.has(one)) continue
    known.add(one)
    const reference = referenceOf(one)
    if (reference !== undefined) found.add(reference)
    const parts = isObject(one) ? Object.values(one) : elementsOf(one)
    for (const part of parts) waiting.push(part)
  }
  return found
}
