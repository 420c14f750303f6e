import { preview } from '../problem/preview.js'
import type { Step } from '../problem/path.js'
import { addProblem, type Reader, type Reading } from './reading.js'

/** A JSON object. Only own properties are fields; inherited properties do not come from the request. */
export type JsonObject = Readonly<Record<string, unknown>>

/**
 * Holds a wire object while it is written. Spreading objects that may be empty would take several times as long.
 */
export type Draft<A> = { -readonly [Field in keyof A]?: A[Field] }

export type Mutable<A> = { -readonly [Field in keyof A]: A[Field] }

/**
 * The form of an input that functions accept. They never modify an input, so it may be frozen, `as const`, or
 * an earlier answer with readonly lists: `ReadonlyInput<SalesLineInput>` takes a `SalesLineInput` and a
 * `SalesLine`.
 */
export type ReadonlyInput<Input> = Input extends object
  ? { readonly [Field in keyof Input]: ReadonlyInput<Input[Field]> }
  : Input

/**
 * The form of a request that functions accept. A value of unknown type, such as parsed JSON, is accepted
 * unchanged. Any other value must be an `Input`, so that editors complete its fields and the compiler checks
 * them. With a parameter of type `unknown`, editors could complete nothing. With a union of both, or with
 * overloads, the compiler would accept misspelt fields.
 *
 * `ReadonlyInput<Input>` accepts a value of a generic type that extends `Input`. Interfaces have no index
 * signature, so only `NamedFields` accepts their values.
 */
export type Sent<Value, Input> =
  | ReadonlyInput<Input>
  | (unknown extends Value ? Value : string extends keyof Value ? Value : NamedFields<ReadonlyInput<Input>>)

/** Drops index signatures, which any object matches. */
type NamedFields<Input> = {
  [Field in keyof Input as Record<'', 1> extends Readonly<Record<Field, 1>> ? never : Field]: Input[Field]
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function addNotAnObject(value: unknown, step: Step, reading: Reading): void {
  addProblem(reading, 'invalid_type', { expected: 'object', sent: preview(value) }, step)
}

/** N2: null counts as absent. */
export function isSupplied(object: JsonObject, field: string): boolean {
  return Object.hasOwn(object, field) && object[field] !== undefined && object[field] !== null
}

/** N2: null and the empty string count as absent. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** A plain assignment would lose `__proto__`, and would throw for a name that a frozen prototype has. */
export function setOwn<A>(object: Record<string, A>, field: string, value: A): void {
  if (field in object) Object.defineProperty(object, field, { ...OWN, value })
  else object[field] = value
}

const OWN = { configurable: true, enumerable: true, writable: true }

/** Replaces an unreadable entry by the substitute, so that the entry still counts as present. */
export function mapOf<A>(reader: Reader<A>, substitute: A): Reader<Readonly<Record<string, A>>> {
  return (value, step, reading) => {
    if (!isObject(value)) {
      addNotAnObject(value, step, reading)
      return undefined
    }
    reading.path.push(step)
    const map: Record<string, A> = {}
    for (const key in value) {
      if (!Object.prototype.hasOwnProperty.call(value, key)) continue
      const entry = value[key]
      if (entry === undefined || entry === null) continue // N2
      setOwn(map, key, reader(entry, { key }, reading) ?? substitute)
    }
    reading.path.pop()
    return map
  }
}

export function writeMap<A, B>(map: Readonly<Record<string, A>>, write: (entry: A) => B): Record<string, B> {
  const written: Record<string, B> = {}
  for (const key of Object.keys(map)) setOwn(written, key, write(map[key] as A))
  return written
}

/** Drops undefined fields, because an absent field must not be written as undefined. */
export function definedOnly<const Fields extends object>(fields: Fields): Defined<Fields> {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) kept[name] = value
  return kept as Defined<Fields>
}

type Defined<Fields> = {
  readonly [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name]
} & {
  readonly [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<
    Fields[Name],
    undefined
  >
}
