import { fieldOf, isRecord } from '../engine/host-object.js'
import { misspeltFor } from '../problem/near-name.js'
import { preview } from '../problem/preview.js'

/** Throws a TypeError, because an invalid argument is a fault in the host's code, unlike an invalid request. */
export type Check = (value: unknown, name: string) => void

/** `what` completes the message "must be …". */
export function mustBe(what: string, holds: (value: unknown) => boolean): Check {
  return (value, name) => {
    if (!holds(value)) throw new TypeError(`${name} must be ${what}, not ${kindOf(value)}.`)
  }
}

export const text: Check = mustBe('a string', (value) => typeof value === 'string')
export const filledText: Check = mustBe(
  'a non-empty string',
  (value) => typeof value === 'string' && value !== '',
)
export const flag: Check = mustBe('true or false', (value) => typeof value === 'boolean')
export const number: Check = mustBe('a number', (value) => typeof value === 'number' && !Number.isNaN(value))
export const callable: Check = mustBe('a function', (value) => typeof value === 'function')
export const object: Check = mustBe('an object', isRecord)
export const bytes: Check = mustBe(
  'a list of bytes',
  (value) => typeof value === 'object' && value !== null && Number.isInteger(fieldOf(value, 'length')),
)

export const count: Check = mustBe(
  'a whole number from 0',
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
)
export const positiveCount: Check = mustBe(
  'a whole number from 1',
  (value) => Number.isSafeInteger(value) && Number(value) >= 1,
)

export const anything: Check = () => undefined

export const path: Check = list(
  mustBe('a name or an index', (step) => typeof step === 'string' || typeof step === 'number'),
)

export function oneOf(names: readonly string[]): Check {
  return mustBe(`one of ${names.join(', ')}`, (value) => (names as readonly unknown[]).includes(value))
}

export function optional(check: Check): Check {
  return (value, name) => {
    if (value !== undefined) check(value, name)
  }
}

/** Accepts undefined and null too, as in a column of the host's database. */
export function column(check: Check): Check {
  return optional(nullable(check))
}

export function nullable(check: Check): Check {
  return (value, name) => {
    if (value !== null) check(value, name)
  }
}

/** Also refuses an array that cannot be iterated. */
export function list(element: Check = anything): Check {
  return (value, name) => {
    if (!Array.isArray(value) || !(Symbol.iterator in value))
      throw new TypeError(`${name} must be a list, not ${kindOf(value)}.`)
    for (let index = 0; index < value.length; index++) {
      const at = `${name}[${String(index)}]`
      if (!Object.hasOwn(value, index)) throw new TypeError(`${at} must be present: the list is sparse.`)
      element(value[index], at)
    }
  }
}

type HostFields = Readonly<Record<string, Check>>

/** Allows other columns, unless one has a name close to that of a missing field. */
export function record(fields: HostFields): Check {
  return (value, name) => {
    const missing = checkFields(value, fields, name)
    if (missing.length === 0) return
    for (const own of namesIn(value)) {
      if (Object.hasOwn(fields, own)) continue
      const meant = misspeltFor(own, missing)
      if (meant !== undefined)
        throw new TypeError(`${name}.${own} must be named ${meant}: the name is misspelt.`)
    }
  }
}

/** Also refuses unknown fields, because a misspelt field would have no effect. */
export function facts(fields: HostFields): Check {
  return (value, name) => {
    checkFields(value, fields, name)
    onlyFields(Object.keys(fields))(value, name)
  }
}

/** Refuses only unknown fields. */
export function onlyFields(known: readonly string[]): Check {
  return (value, name) => {
    object(value, name)
    for (const own of namesIn(value)) {
      if (known.includes(own)) continue
      const fields = known.length === 0 ? '' : `: the fields are ${known.join(', ')}`
      throw new TypeError(`${name}.${own} must be left out${fields}.`)
    }
  }
}

export function map(check: Check): Check {
  return (value, name) => {
    object(value, name)
    for (const [own, part] of Object.entries(value as object)) check(part, `${name}.${own}`)
  }
}

/** Returns the names of the missing fields. */
function checkFields(value: unknown, fields: HostFields, name: string): readonly string[] {
  object(value, name)
  const missing: string[] = []
  for (const [field, check] of Object.entries(fields)) {
    const part = fieldOf(value as object, field)
    check(part, `${name}.${field}`)
    if (part === undefined) missing.push(field)
  }
  return missing
}

function namesIn(value: unknown): readonly string[] {
  return Object.keys(value as object).filter(
    (own) => (value as Readonly<Record<string, unknown>>)[own] !== undefined,
  )
}

export function lookUp<Arguments extends readonly unknown[], A>(
  lookUp: (...args: Arguments) => A,
  check: Check,
  name: string,
): (...args: Arguments) => A {
  callable(lookUp, name)
  return (...args) => {
    const answer = lookUp(...args)
    check(answer, `the answer of ${name}`)
    return answer
  }
}

/** Names the class of a built-in object, such as Date or Promise. */
function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return preview(value)
  const name = Object.prototype.toString.call(value).slice('[object '.length, -1)
  if (name === 'Object') return 'this object'
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`
}
