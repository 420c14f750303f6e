import { MAX_GEOMETRY_CHARACTERS } from '../definitions/limits.js'
import { addProblem, type Reader } from './reading.js'

/** F9: reads even geometry that is too large, to find its other problems. */
export function withSizeLimit<A>(reader: Reader<A>): Reader<A> {
  return (value, step, reading) => {
    if (reading.isGeometryLimited && isLongerThan(value, MAX_GEOMETRY_CHARACTERS)) {
      addProblem(reading, 'drawing_too_large', { max: String(MAX_GEOMETRY_CHARACTERS) }, step)
    }
    return reader(value, step, reading)
  }
}

/**
 * Returns the form that absent lines or angles have in answers (section 2.5 of the specification), a new
 * object each time.
 */
export function emptySet(): Record<'values' | 'positions', Readonly<Record<string, never>>> {
  return { values: {}, positions: {} }
}

/** Measures compact JSON, for most values by an estimate. */
export function isLongerThan(value: unknown, max: number): boolean {
  return remainingAfter(value, max, ORDINARY_DEPTH) < 0 && compactLength(value, max) > max
}

/** Deeper values are measured without recursion. */
const ORDINARY_DEPTH = 16
const LONGEST_ESCAPE = 6
/** No number is longer, and neither is `false` or `null`. */
const LONGEST_NUMBER = 25

/**
 * Counts each part at its greatest possible length, so at least this many characters remain. A negative result
 * proves nothing.
 *
 * A value that contains itself, or the same part many times, soon gives a negative result.
 */
function remainingAfter(value: unknown, allowed: number, depth: number): number {
  if (typeof value === 'string') return allowed - LONGEST_ESCAPE * value.length - 3
  if (typeof value !== 'object' || value === null) return allowed - LONGEST_NUMBER - 1
  if (depth === 0) return -1
  let left = allowed - 3
  if (Array.isArray(value)) {
    const elements: readonly unknown[] = value
    for (let index = 0; index < elements.length && left >= 0; index++)
      left = remainingAfter(elements[index], left, depth - 1)
    return left
  }
  const object = value as Readonly<Record<string, unknown>>
  for (const key in object) {
    if (!Object.prototype.hasOwnProperty.call(object, key)) continue
    if (left < 0) return left
    left = remainingAfter(object[key], left - LONGEST_ESCAPE * key.length - 3, depth - 1)
  }
  return left
}

/** Stops above `enough`, even for cyclic values. */
export function compactLength(value: unknown, enough: number): number {
  const waiting: unknown[] = [value]
  let length = 0
  while (waiting.length > 0 && length <= enough) {
    const part = waiting.pop()
    if (typeof part !== 'object' || part === null) length += scalarLength(part)
    else if (Array.isArray(part)) {
      const elements: readonly unknown[] = part
      length += 2 + Math.max(0, elements.length - 1)
      for (let index = 0; index < elements.length && length <= enough; index++) waiting.push(elements[index])
    } else {
      const keys = Object.keys(part)
      length += 2 + Math.max(0, keys.length - 1)
      for (const key of keys) {
        length += textLength(key) + 1
        waiting.push((part as Readonly<Record<string, unknown>>)[key])
      }
    }
  }
  return length
}

/** Rarely writes JSON: nearly all strings need no escapes. */
function textLength(text: string): number {
  return PLAIN.test(text) ? text.length + 2 : JSON.stringify(text).length
}

/** No quotes, backslashes, control characters or surrogates, which may be unpaired. */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/

function scalarLength(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return textLength(value)
    case 'number':
    case 'boolean':
      return String(value).length
    default:
      return 'null'.length
  }
}
