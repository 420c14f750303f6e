import { preview } from '../problem/preview.js'

/**
 * Throws a TypeError that names the argument if its value is not of the declared type. A wrong request gets an answer.
 * A wrong argument is a fault in the host's code, so it throws.
 */
export type HostCheck = (value: unknown, name: string) => void

/** A check of one value, with the words for it: `a text`. */
export function mustBe(what: string, holds: (value: unknown) => boolean): HostCheck {
  return (value, name) => {
    if (!holds(value)) throw new TypeError(`${name} must be ${what}, not ${kindOf(value)}.`)
  }
}

export const hostText: HostCheck = /* @__PURE__ */ mustBe('a text', (value) => typeof value === 'string')
export const hostFilledText: HostCheck = /* @__PURE__ */ mustBe(
  'a text that is not empty',
  (value) => typeof value === 'string' && value !== '',
)
export const hostFlag: HostCheck = /* @__PURE__ */ mustBe(
  'true or false',
  (value) => typeof value === 'boolean',
)
export const hostNumber: HostCheck = /* @__PURE__ */ mustBe(
  'a number',
  (value) => typeof value === 'number' && !Number.isNaN(value),
)
export const hostFunction: HostCheck = /* @__PURE__ */ mustBe(
  'a function',
  (value) => typeof value === 'function',
)
export const hostObject: HostCheck = /* @__PURE__ */ mustBe(
  'an object',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)
export const hostBytes: HostCheck = /* @__PURE__ */ mustBe(
  'a list of bytes',
  (value) =>
    typeof value === 'object' && value !== null && 'length' in value && Number.isInteger(value.length),
)

/** Anything at all. */
export const hostValue: HostCheck = () => undefined

/** The place of a value in a request: names and indexes. */
export const hostPath: HostCheck = /* @__PURE__ */ hostList(
  /* @__PURE__ */ mustBe(
    'a name or an index',
    (step) => typeof step === 'string' || typeof step === 'number',
  ),
)

/** One of some names. */
export function hostName(names: readonly string[]): HostCheck {
  return mustBe(`one of ${names.join(', ')}`, (value) => (names as readonly unknown[]).includes(value))
}

/** What may be left out. */
export function hostOptional(check: HostCheck): HostCheck {
  return (value, name) => {
    if (value !== undefined) check(value, name)
  }
}

/** What may be null, where the host has nothing. */
export function hostNullable(check: HostCheck): HostCheck {
  return (value, name) => {
    if (value !== null) check(value, name)
  }
}

/** A list whose elements are all checked. The first hole ends it, and is no element. */
export function hostList(element: HostCheck = hostValue): HostCheck {
  return (value, name) => {
    if (!Array.isArray(value)) throw new TypeError(`${name} must be a list, not ${kindOf(value)}.`)
    for (let index = 0; index < value.length; index++) {
      const at = `${name}[${String(index)}]`
      if (!Object.hasOwn(value, index)) throw new TypeError(`${at} must be there, and is a hole.`)
      element(value[index], at)
    }
  }
}

/** An object with these fields at least. */
export function hostRecord(fields: Readonly<Record<string, HostCheck>>): HostCheck {
  return (value, name) => {
    hostObject(value, name)
    for (const [field, check] of Object.entries(fields))
      check((value as Readonly<Record<string, unknown>>)[field], `${name}.${field}`)
  }
}

/** A look-up of the host whose answer is checked too. What it throws is thrown. */
export function checkedLookUp<Arguments extends readonly unknown[], A>(
  lookUp: (...args: Arguments) => A,
  check: HostCheck,
  name: string,
): (...args: Arguments) => A {
  hostFunction(lookUp, name)
  return (...args) => {
    const answer = lookUp(...args)
    check(answer, `the answer of ${name}`)
    return answer
  }
}

/** A value in short: the name of its class, such as Date or Promise, where it has one. */
function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return preview(value)
  const name = Object.prototype.toString.call(value).slice('[object '.length, -1)
  return name === 'Object' ? 'this object' : `a ${name}`
}
