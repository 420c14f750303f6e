import { MAX_GEOMETRY_CHARACTERS } from '../definitions/limits.js'
import { addProblem, type Reader } from './reading.js'

/**
 * F9: limits the size of geometry, measured on the request. Geometry that is too large is still read, to find
 * its other problems.
 */
export function withSizeLimit<A>(reader: Reader<A>): Reader<A> {
  return (value, step, reading) => {
    if (reading.isGeometryLimited && isLongerThan(value, MAX_GEOMETRY_CHARACTERS)) {
      addProblem(reading, 'drawing_too_large', { max: String(MAX_GEOMETRY_CHARACTERS) }, step)
    }
    return reader(value, step, reading)
  }
}

/**
 * Returns the value of absent lines or angles in an answer (section 2.5 of the specification). Each call
 * makes a new object.
 */
export function emptySet(): Record<'values' | 'positions', Readonly<Record<string, never>>> {
  return { values: {}, positions: {} }
}

/** Tests whether a value has more than `max` characters as compact JSON. For most values, an estimate is enough. */
export function isLongerThan(value: unknown, max: number): boolean {
  return remainingAfter(value, max, ORDINARY_DEPTH) < 0 && compactLength(value, max) > max
}

/** Levels of ordinary geometry. Deeper values are counted without recursion. */
const ORDINARY_DEPTH = 16
/** The longest escape of a character. */
const LONGEST_ESCAPE = 6
/** No number is longer, and neither is `false` or `null`. */
const LONGEST_NUMBER = 25

/**
 * Estimates how many of the allowed characters remain after a value as compact JSON. Each part counts with its greatest
 * possible length and a comma or colon, so the true number is never smaller. A negative result proves
 * nothing. A value that contains itself, or the same part many times, soon gives a negative result.
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

/** Counts the characters of a value as compact JSON. Stops above `enough`, even for a value that contains itself. */
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

/**
 * Returns the length of a string with quotes. Nearly all strings need no escapes, so the length is known
 * without writing JSON.
 */
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
