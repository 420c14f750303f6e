import { describe, expect, test } from 'vitest'
import {
  filledListOf,
  listOf,
  newPreviewReading,
  newReading,
  ofHost,
  readWhole,
  addMissing,
  readElements,
  readDenseList,
  UNREADABLE,
} from '../../src/wire/reading.js'
import { isAbsent, isObject, isSupplied, mapOf, writeMap, setOwn } from '../../src/wire/object.js'
import { readText } from '../../src/wire/scalars.js'
import { problemOf, readAs } from './reading.js'

const TEXTS = listOf(readText, 'unknown')
const FILLED = filledListOf(readText, 'unknown')
const MAP = mapOf(readText, 'unknown')
const noText = (...below: readonly unknown[]) =>
  problemOf('invalid_type', { expected: 'string', sent: '5' }, ...below)
const hole = (...below: readonly unknown[]) =>
  problemOf('invalid_type', { expected: 'denseArray', sent: 'undefined' }, ...below)
const noList = (sent: string) => problemOf('invalid_type', { expected: 'array', sent })

describe('a list', () => {
  test('has a substitute for an unreadable element, and a problem at its index', () => {
    expect(readAs(TEXTS, ['a', 5, 'c', 5])).toEqual({
      read: ['a', 'unknown', 'c', 'unknown'],
      problems: [noText(1), noText(3)],
    })
    expect(readAs(TEXTS, [])).toEqual({ read: [], problems: [] })
  })

  test.each([[{}], ['a'], [{ length: 1, 0: 'a' }]])('reports %j as an invalid type', (value) => {
    const problems = [noList(expect.any(String) as string)]
    expect(readAs(TEXTS, value)).toEqual({ read: undefined, problems })
    // N2: a value of the wrong type is not absent.
    expect(readAs(FILLED, value)).toEqual({ read: ['unknown'], problems })
  })

  test('counts as absent if it is empty in some fields (N2)', () => {
    expect(readAs(FILLED, [])).toEqual({ read: undefined, problems: [] })
    expect(readAs(FILLED, ['a'])).toEqual({ read: ['a'], problems: [] })
  })

  test('is read up to its first hole', () => {
    const sparse = Object.assign(new Array<unknown>(4_000_000_000), { 0: 'a', 2: 'c' })
    expect(readAs(TEXTS, sparse)).toEqual({ read: ['a', 'unknown'], problems: [hole(1)] })
    expect(readAs(readDenseList, sparse)).toEqual({ read: undefined, problems: [hole(1)] })
    // An undefined element is not a hole.
    expect(readAs(readDenseList, [undefined, 1])).toEqual({ read: [undefined, 1], problems: [] })
  })

  test('is copied without using methods of the list', () => {
    const own = Object.assign(['a'], { slice: () => ['b'], map: () => ['b'], [Symbol.iterator]: undefined })
    expect(readAs(readDenseList, own).read).toEqual(['a'])
    expect(readAs(TEXTS, own).read).toEqual(['a'])
    expect(readAs(readDenseList, 'a')).toEqual({ read: undefined, problems: [noList('"a"')] })
  })

  test('is read from one index up to another', () => {
    const reading = newReading()
    expect(readElements(['a', 'b', 5, 'd'], 1, 3, readText, 'unknown', reading)).toEqual(['b', 'unknown'])
    expect(reading.problems.map(({ path }) => path)).toEqual([[2]])
  })

  test('leaves the path of the reading unchanged', () => {
    const reading = newReading()
    TEXTS([5], 'first', reading)
    MAP({ a: 5 }, 'second', reading)
    readText(5, 'third', reading)
    expect(reading.problems.map(({ path }) => path)).toEqual([
      ['first', 0],
      ['second', { key: 'a' }],
      ['third'],
    ])
  })
})

describe('a map', () => {
  test('has a substitute for an unreadable value, and keys as sent', () => {
    const sent = { 'B c': 'b', a: 5, none: null, absent: undefined, ['__proto__']: 'own' }
    Object.defineProperty(sent, '__proto__', { value: 'own', enumerable: true })
    const { read, problems } = readAs(MAP, sent)
    expect(Object.entries(read ?? {})).toEqual([
      ['B c', 'b'],
      ['a', 'unknown'],
      ['__proto__', 'own'],
    ])
    expect(problems).toEqual([noText({ key: 'a' })])
  })

  test('has own entries only', () => {
    expect(readAs(MAP, Object.create({ a: 'inherited' }))).toEqual({ read: {}, problems: [] })
  })

  test.each([[[]], ['a'], [5]])('reports %j as an invalid type', (value) => {
    const { read, problems } = readAs(MAP, value)
    expect(read).toBeUndefined()
    expect(problems).toEqual([
      problemOf('invalid_type', { expected: 'object', sent: expect.any(String) as string }),
    ])
  })

  test('is written with its keys in order', () => {
    const map = Object.defineProperty({ b: 1, a: 2 }, '__proto__', { value: 3, enumerable: true })
    expect(Object.entries(writeMap(map, (figure) => figure * 2))).toEqual([
      ['b', 2],
      ['a', 4],
      ['__proto__', 6],
    ])
  })
})

describe('present values (N2)', () => {
  test('exclude null and inherited values, and include an empty string', () => {
    const sent = Object.assign(Object.create({ inherited: 1 }) as object, {
      none: null,
      absent: undefined,
      empty: '',
      no: 0,
    })
    const fields = ['none', 'absent', 'inherited', 'other', 'empty', 'no']
    expect(fields.filter((field) => isSupplied(sent as never, field))).toEqual(['empty', 'no'])
    expect([undefined, null, '', 0, false, []].filter(isAbsent)).toEqual([undefined, null, ''])
  })

  test('are objects only if they are neither null nor a list', () => {
    expect([{}, Object.create(null), null, [], 'a', () => 0].filter(isObject)).toHaveLength(2)
  })
})

test('V7: an unreadable choice does not count as absent, unlike an empty string', () => {
  expect(isAbsent(UNREADABLE)).toBe(false)
})

describe('a reading', () => {
  test('has paths that start at the whole value', () => {
    const { read, problems } = readWhole({ a: ['x', 5] }, mapOf(TEXTS, ['none']))
    expect(read).toEqual({ a: ['x', 'unknown'] })
    expect(problems.map(({ path }) => path)).toEqual([[{ key: 'a' }, 1]])
  })

  test("marks problems of the host's values with their source, and only those", () => {
    const reading = newReading()
    readText(1, 'first', reading)
    ofHost('settings', TEXTS)([1, 'a', 2], 'second', reading)
    readText(1, 'third', reading)
    expect(reading.problems.map(({ path: [step], source }) => [step, source])).toEqual([
      ['first', undefined],
      ['second', 'settings'],
      ['second', 'settings'],
      ['third', undefined],
    ])
  })

  test('separates missing fields from problems in a preview (V7)', () => {
    const [whole, preview] = [newReading(), newPreviewReading()]
    for (const reading of [whole, preview]) {
      reading.path.push('lines', 0)
      addMissing(reading, 'productName')
    }
    const missing = [{ code: 'required', path: ['lines', 0, 'productName'], details: {} }]
    expect([whole.problems, whole.missing]).toEqual([missing, missing])
    expect([preview.problems, preview.missing]).toEqual([[], missing])
    expect(preview.isGeometryLimited).toBe(true)
  })

  test('contains the custom fields of the account (M8)', () => {
    expect([...newReading(true, new Set(['site'])).customFields]).toEqual(['site'])
    expect([...newReading().customFields]).toEqual([])
    expect([newReading().isGeometryLimited, newReading(false).isGeometryLimited]).toEqual([true, false])
  })
})

test.each(['size', 'toString', '__proto__', 'constructor'])(
  'V1: setOwn adds the key %j as an own property',
  (key) => {
    const map: Record<string, number> = {}
    setOwn(map, key, 1)
    expect(Object.entries(map)).toEqual([[key, 1]])
    // It can be replaced and removed, like any field of an object.
    expect(Object.getOwnPropertyDescriptor(map, key)).toEqual({
      ...{ value: 1, configurable: true, enumerable: true, writable: true },
    })
  },
)

test('V1: setOwn adds a key with the name of a frozen, inherited method', () => {
  const methods = Object.freeze({ toString: () => '' })
  const map = Object.create(methods) as Record<string, number>
  setOwn(map, 'toString', 1)
  expect(Object.entries(map)).toEqual([['toString', 1]])
})
