import { preview } from '../problem/preview.js'
import { isObject } from './object.js'
import { addProblem, type Reader } from './reading.js'

/**
 * How deep a value that is passed through untouched may be nested. JSON can be read to any depth, but not written:
 * a host that writes the result would run out of stack.
 */
export const MAX_OPAQUE_DEPTH = 64

/** What stands where a value that is passed through was sent. Wrapped, so that null and false are something. */
export interface Opaque {
  readonly value: unknown
}

/** Any value, kept as sent, as long as it is not nested too deep to be written again. */
export const opaque: Reader<Opaque> = (value, step, reading) => {
  if (depthOf(value, MAX_OPAQUE_DEPTH, new Map()) <= MAX_OPAQUE_DEPTH) return { value }
  const sent = preview(value)
  addProblem(reading, 'invalid_type', { expected: sent, sent, most: String(MAX_OPAQUE_DEPTH) }, step)
  return undefined
}

/** An object whose fields the specification does not show, kept as sent. */
export const opaqueObject: Reader<object> = (value, step, reading) => {
  if (isObject(value)) return opaque(value, step, reading) && value
  addProblem(reading, 'invalid_type', { expected: 'object', sent: preview(value) }, step)
  return undefined
}

/**
 * How deep a value is nested; infinite when it is deeper than allowed, or holds itself. Each object is looked into
 * once, so that one that is shared many times costs no more.
 */
function depthOf(value: unknown, allowed: number, known: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 0
  const before = known.get(value)
  if (before !== undefined) return before
  if (allowed === 0) return Infinity
  // While it is looked into it is as deep as can be: whoever meets it now is inside it.
  known.set(value, Infinity)
  const parts: readonly unknown[] = Object.values(value)
  const depth =
    1 + parts.reduce<number>((deepest, part) => Math.max(deepest, depthOf(part, allowed - 1, known)), 0)
  known.set(value, depth)
  return depth
}
