import { setOwn } from '../../wire/object.js'
import { elementsOf } from './json-parts.js'

/**
 * A document as plain data, read once. What reading it throws is the host's, and passes through (E8). What is done with
 * the copy runs no code of the host. Parts that are shared stay shared, and a part inside itself stays so.
 */
export function plainCopy(document: unknown, copies: Map<object, object>): unknown {
  // A list in place of recursion: a document may be nested deeper than a stack.
  const waiting: [from: object, to: unknown[] | Record<string, unknown>][] = []
  const copyOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const known = copies.get(value)
    if (known !== undefined) return known
    const copy = Array.isArray(value) ? [] : {}
    copies.set(value, copy)
    waiting.push([value, copy])
    return copy
  }
  const copy = copyOf(document)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [from, to] = next
    if (Array.isArray(to)) for (const element of elementsOf(from)) to.push(copyOf(element))
    else for (const [name, part] of Object.entries(from)) setOwn(to, name, copyOf(part))
  }
  return copy
}
