import { elementsOf } from '../problem/elements.js'
import { setOwn } from './object.js'

/**
 * Reads the document once, so that later work runs none of the host's code, such as getters. If reading throws,
 * the exception propagates (E8).
 *
 * A list ends with its first hole. Shared parts stay shared, and cycles stay cycles.
 */
export function plainCopy(document: unknown, copies = new Map<object, object>()): unknown {
  // A loop instead of recursion, because a deeply nested document could overflow the stack.
  const waiting: [from: object, to: unknown[] | Record<string, unknown>][] = []
  const copyOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const known = copies.get(value)
    if (known !== undefined) return known
    const copy = Array.isArray(value) ? [] : (Object.create(null) as Record<string, unknown>)
    copies.set(value, copy)
    waiting.push([value, copy])
    return copy
  }
  const copy = copyOf(document)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [from, to] = next
    if (Array.isArray(to)) {
      for (const element of elementsOf(from)) to.push(copyOf(element))
      // One hole stays, so that a reader refuses the list.
      if (to.length < (from as readonly unknown[]).length) to.length++
    } else for (const [name, part] of Object.entries(from)) setOwn(to, name, copyOf(part))
  }
  return copy
}
