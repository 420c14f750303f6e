import { isPrototypeChanged } from '../model/changed-prototype.js'
import { preview } from '../problem/preview.js'
import type { Step } from '../problem/path.js'
import { addProblem, type Reader, type Reading } from './reading.js'

/** A JSON object. Only its own fields are fields: what a prototype holds was not sent. */
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object at a step, else a problem there. */
export function readObject(value: unknown, step: Step, reading: Reading): JsonObject | undefined {
  if (isObject(value)) return value
  addProblem(reading, 'invalid_type', { expected: 'object', sent: preview(value) }, step)
  return undefined
}

/** How each field of an object is read. Whatever has no reader is unknown, and dropped (M8). */
export type Fields<A> = ReadonlyMap<string, Reader<unknown>> & { readonly forType?: A }

/** The readers of a type's fields: every field of the type has one. */
export function fieldsOf<A extends object>(readers: {
  readonly [Field in keyof A & string as string extends Field ? never : Field]-?: Reader<
    NonNullable<A[Field]>
  >
}): Fields<A> {
  return new Map<string, Reader<unknown>>(Object.entries(readers))
}

/**
 * An object to write fields into. Where the host has put something on `Object.prototype` it has no prototype: else what is
 * there would be read where a field is absent.
 */
function newObject(reading: Reading): Record<string, unknown> {
  reading.needsNoPrototype ??= isPrototypeChanged()
  return reading.needsNoPrototype ? (Object.create(null) as Record<string, unknown>) : {}
}

/** Sets a field of whatever name. Assigned, the one called `__proto__` would be lost. */
export function setOwn<A>(object: Record<string, A>, field: string, value: A): void {
  if (field === '__proto__') Object.defineProperty(object, field, { ...OWN, value })
  else object[field] = value
}

const OWN = { configurable: true, enumerable: true, writable: true }

/** What is done about a field that has no reader. */
type OnUnknown = (field: string, reading: Reading) => void

const drop: OnUnknown = () => undefined // M8

/** A new object of the known fields that were sent, in the order they were sent. */
export function readFields<A extends object>(
  object: JsonObject,
  fields: Fields<A>,
  reading: Reading,
  onUnknown: OnUnknown = drop,
): A {
  const kept = newObject(reading)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const value = object[field]
    if (value === undefined || value === null) continue // N2
    const reader = fields.get(field)
    if (reader === undefined) {
      onUnknown(field, reading)
      continue
    }
    const read = reader(value, field, reading)
    if (read !== undefined) kept[field] = read
  }
  // Each field was read by the reader of its type.
  return kept as A
}

/** Reads an object of these fields. */
export function objectOf<A extends object>(fields: Fields<A>, onUnknown: OnUnknown = drop): Reader<A> {
  return (value, step, reading) => {
    const object = readObject(value, step, reading)
    if (object === undefined) return undefined
    reading.path.push(step)
    const read = readFields(object, fields, reading, onUnknown)
    reading.path.pop()
    return read
  }
}

/** Whether an object has a field of its own, and not null in it, which is the same as absent (N2). */
export function isSupplied(object: JsonObject, field: string): boolean {
  return Object.hasOwn(object, field) && object[field] !== undefined && object[field] !== null
}

/** Reads one own field of an object; undefined when it is absent. */
export function readOwn<A>(
  object: JsonObject,
  field: string,
  reader: Reader<A>,
  reading: Reading,
): A | undefined {
  return isSupplied(object, field) ? reader(object[field], field, reading) : undefined
}

/**
 * Reads a map: each own entry by the same reader, its key standing as it is. Where an entry could not be read
 * stands a substitute: it was sent all the same.
 */
export function mapOf<A>(reader: Reader<A>, substitute: A): Reader<Readonly<Record<string, A>>> {
  return (value, step, reading) => {
    const object = readObject(value, step, reading)
    if (object === undefined) return undefined
    reading.path.push(step)
    const map = newObject(reading) as Record<string, A>
    for (const key in object) {
      if (!Object.prototype.hasOwnProperty.call(object, key)) continue
      const entry = object[key]
      if (entry === undefined || entry === null) continue // N2
      setOwn(map, key, reader(entry, { key }, reading) ?? substitute)
    }
    reading.path.pop()
    return map
  }
}
