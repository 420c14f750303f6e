import { isObject } from '../../wire/object.js'
import type { Comparing } from './comparing.js'
import { elementsOf } from '../../problem/elements.js'
import { schemaText } from './keywords.js'
import { referenceOf, targetOf } from './side.js'

/** Compares parts and all schemas that they refer to. */
export function isSameThroughout(old: unknown, now: unknown, { before, after }: Comparing): boolean {
  if (schemaText(old) !== schemaText(now)) return false
  const known = new Set<string>()
  const waiting = referencesIn(now)
  for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
    if (known.has(pointer)) continue
    known.add(pointer)
    const target = targetOf(pointer, after)
    if (schemaText(targetOf(pointer, before)) !== schemaText(target)) return false
    for (const one of referencesIn(target)) waiting.push(one)
  }
  return true
}

function referencesIn(part: unknown): string[] {
  const found: string[] = []
  const waiting = [part]
  while (waiting.length > 0) {
    const one = waiting.pop()
    const reference = referenceOf(one)
    if (reference !== undefined) found.push(reference)
    const parts = isObject(one) ? Object.values(one) : elementsOf(one)
    for (const part of parts) waiting.push(part)
  }
  return found
}
