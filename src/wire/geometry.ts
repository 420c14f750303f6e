import { MAX_GEOMETRY_CHARACTERS } from '../nouns/limits.js'
import { addProblem, type Reader } from './reading.js'

/** F9: limits the size of geometry as sent. Geometry that is too large is still read, to find its other problems. */
export function ofLimitedSize<A>(reader: Reader<A>): Reader<A> {
  return (value, step, reading) => {
    if (
      reading.isGeometryLimited &&
      compactLength(value, MAX_GEOMETRY_CHARACTERS) > MAX_GEOMETRY_CHARACTERS
    ) {
      addProblem(reading, 'drawing_too_large', { most: String(MAX_GEOMETRY_CHARACTERS) }, step)
    }
    return reader(value, step, reading)
  }
}

/** How absent lines and angles read back (section 2.5 of the specification); a new object each time. */
export function emptySet(): Record<'values' | 'positions', Readonly<Record<string, never>>> {
  return { values: {}, positions: {} }
}

/**
 * The characters of a value as compact JSON, counted up to a limit. Deep values and values that contain themselves
 * stop there too.
 */
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

/** The length with quotes. Nearly all texts need no escapes, so their length is known without writing JSON. */
function textLength(text: string): number {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const isPlain = (code >= 0x20 && code < 0xd800 && code !== 0x22 && code !== 0x5c) || code > 0xdfff
    if (!isPlain) return JSON.stringify(text).length
  }
  return text.length + 2
}

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
