/**
 * Builds values that JSON cannot express, or only at great length. `test/vectors/adversarial/README.md` describes the
 * notation.
 */

import { instanceOf } from './instance-of.js'
import { isList, isObject, listOf, plainText, type Notation, type NotationObject } from './notation.js'

export { isObject, type Notation, type NotationObject } from './notation.js'

export interface Making {
  readonly each?: Notation | undefined
  /** Code must never convert the value to a string or a number. */
  readonly asked?: () => void
}

type Above = readonly object[]

type Maker = (made: NotationObject, making: Making, above: Above) => unknown

export function buildValue(notation: Notation, making: Making = {}, above: Above = []): unknown {
  if (isList(notation)) return filledList(notation, making, above)
  if (!isObject(notation)) return notation
  const { $make: name } = notation
  if (name === undefined) return filledObject(Object.entries(notation), {}, making, above)
  const maker = MAKERS.get(plainText(name))
  if (maker === undefined) throw new Error(`the maker ${plainText(name)} is unknown`)
  return maker(notation, making, above)
}

const JSON_MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['each', (_, { each = null, ...rest }, above) => buildValue(each, rest, above)],
  [
    'repeat',
    (made, making, above) => textOf(made, 'text', making, above).repeat(timesOf(made, making, above)),
  ],
  [
    'join',
    ({ parts = [] }, making, above) =>
      listOf(parts)
        .map((part) => String(buildValue(part, making, above)))
        .join(''),
  ],
  [
    'list',
    (made, making, above) => {
      const list: unknown[] = []
      const times = timesOf(made, making, above)
      for (let index = 0; index < times; index++)
        list.push(buildValue(made['of'] ?? null, making, [...above, list]))
      return list
    },
  ],
  [
    'append',
    (made, making, above) => [
      ...(buildValue(made['to'] ?? [], making, above) as unknown[]),
      ...(buildValue(made['last'] ?? [], making, above) as unknown[]),
    ],
  ],
  [
    'properties',
    (made, making, above) => {
      const names = Array.from(
        { length: timesOf(made, making, above) },
        (_, index) => `${plainText(made['name'])}${String(index)}${plainText(made['suffix'])}`,
      )
      const known = Object.entries((made['and'] ?? {}) as NotationObject)
      return filledObject(
        [...names.map((name) => [name, made['value'] ?? null] as const), ...known],
        {},
        making,
        above,
      )
    },
  ],
  [
    'nest',
    (made, making, above) => {
      const keys = [...listOf(made['keys'] ?? [])].reverse()
      const times = timesOf(made, making, above)
      let value = buildValue(made['inside'] ?? null, making, above)
      for (let level = 0; level < times; level++) {
        for (const key of keys) value = typeof key === 'number' ? [value] : { [plainText(key)]: value }
      }
      return value
    },
  ],
  [
    'pairs',
    ({ of = [] }, making, above) =>
      filledObject(
        listOf(of).map((pair) => {
          const [key = '', value = null] = listOf(pair)
          return [String(buildValue(key, making, above)), value] as const
        }),
        {},
        making,
        above,
      ),
  ],
])

const LANGUAGE_MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['undefined', () => undefined],
  ['number', ({ is = 'NaN' }) => Number(is)],
  ['bigint', ({ digits = '0' }) => BigInt(plainText(digits))],
  ['symbol', () => Symbol('adversarial')],
  [
    'function',
    ({ text = '' }, making) => Object.assign(() => undefined, { toString: () => answerOf(making, text) }),
  ],
  [
    'speaks',
    ({ text = '' }, making) => {
      const speak = (): unknown => answerOf(making, text)
      return Object.defineProperties(
        {},
        Object.fromEntries(
          ['toString', 'valueOf', 'toJSON', Symbol.toPrimitive].map((name) => [name, { value: speak }]),
        ),
      )
    },
  ],
  ['boxed', ({ value = '' }) => Object(value) as object],
  ['instance', ({ of = '' }) => instanceOf(plainText(of))],
  ['up', ({ levels = 1 }, _, above) => above[above.length - Number(levels)]],
  [
    'holes',
    (made, making, above) => {
      const list: unknown[] = []
      list.length = Number(buildValue(made['length'] ?? 0, making, above))
      const at = buildValue(made['at'] ?? {}, making, above) as object
      return withFields(list, Object.entries(at))
    },
  ],
  [
    'heir',
    ({ of = {}, own = {} }, making, above) =>
      filledObject(
        Object.entries(own as NotationObject),
        Object.create(buildValue(of, making, above) as object) as object,
        making,
        above,
      ),
  ],
  [
    'bare',
    ({ of = {} }, making, above) =>
      filledObject(Object.entries(of as NotationObject), Object.create(null) as object, making, above),
  ],
  [
    'getters',
    ({ of = {} }, making, above) => {
      const values = buildValue(of, making, above) as Readonly<Record<string, unknown>>
      const getters = Object.keys(values).map((key) => [key, { get: () => values[key], enumerable: true }])
      return Object.defineProperties({}, Object.fromEntries(getters) as PropertyDescriptorMap)
    },
  ],
  ['proxy', ({ of = {} }, making, above) => new Proxy(buildValue(of, making, above) as object, {})],
])

const MAKERS: ReadonlyMap<string, Maker> = new Map([...JSON_MAKERS, ...LANGUAGE_MAKERS])

export function isJson(notation: Notation, each: Notation = null): boolean {
  if (isList(notation)) return notation.every((part) => isJson(part, each))
  if (!isObject(notation)) return true
  const { $make: name } = notation
  if (name === 'each') return isJson(each)
  const isJsonScalar = name === undefined || JSON_MAKERS.has(plainText(name))
  return isJsonScalar && Object.values(notation).every((part) => isJson(part, each))
}

function filledList(notation: readonly Notation[], making: Making, above: Above): unknown[] {
  const list: unknown[] = []
  for (const part of notation) list.push(buildValue(part, making, [...above, list]))
  return list
}

function filledObject(
  entries: readonly (readonly [string, Notation])[],
  object: object,
  making: Making,
  above: Above,
): object {
  const inside = [...above, object]
  for (const [key, value] of entries) withFields(object, [[key, buildValue(value, making, inside)]])
  return object
}

/** Accepts any key, including `__proto__`. */
function withFields<A extends object>(object: A, entries: readonly (readonly [string, unknown])[]): A {
  for (const [key, value] of entries) {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
  }
  return object
}

function answerOf({ asked }: Making, text: Notation): string {
  asked?.()
  return plainText(text)
}

function textOf(made: NotationObject, field: string, making: Making, above: Above): string {
  return String(buildValue(made[field] ?? '', making, above))
}

function timesOf(made: NotationObject, making: Making, above: Above): number {
  return Number(buildValue(made['times'] ?? 0, making, above))
}
