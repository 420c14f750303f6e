import { describe, expect, test } from 'vitest'
import { compactLength, emptySet, isLongerThan, withSizeLimit } from '../../src/wire/geometry.js'
import { newReading } from '../../src/wire/reading.js'
import { readText } from '../../src/wire/scalars.js'
import { problemOf, readAs } from './reading.js'

const VALUES: readonly unknown[] = [
  ...[
    '',
    'a',
    '"',
    '\\',
    'a"b',
    'a\\b',
    'a\nb',
    'ä',
    '\u0000',
    '\u001f',
    ' ',
    '\ud800',
    '\udfff',
    '\ud83d\ude00',
    '\ue000',
    '\uffff',
  ],
  ...[0, -1.5, 1e21, 1e-7, true, false, null],
  ...[[], [1], [1, 2], [[], [[]]], {}, { a: 1 }, { a: 1, b: 'x' }, { 'a"b': [1, { c: null }] }],
]

describe('F9: the number of characters of a value as compact JSON', () => {
  test.each(VALUES.map((value) => [JSON.stringify(value), value] as const))(
    'is exact for %s',
    (json, value) => {
      expect(compactLength(value, 1_000)).toBe(json.length)
      expect([json.length - 1, json.length].map((max) => isLongerThan(value, max))).toEqual([true, false])
    },
  )

  test('is exact for all values together, at limits around the length', () => {
    const { length } = JSON.stringify(VALUES)
    expect(compactLength(VALUES, 10_000)).toBe(length)
    for (let max = length - 5; max < length + 5; max++) expect(isLongerThan(VALUES, max)).toBe(max < length)
  })

  test('counts a value that JSON cannot express as null', () => {
    expect(compactLength([undefined, () => 0], 100)).toBe('[null,null]'.length)
  })

  test('is counted no further than the limit requires', () => {
    const many = Array.from({ length: 1_000 }, () => 'abc')
    expect(compactLength(many, 10)).toBeGreaterThan(10)
    expect(compactLength([many, many], 10)).toBeLessThan(10_000)
  })

  test('is exact for deep values, and exceeds any limit for cyclic values', () => {
    const own: unknown[] = []
    own.push(own)
    expect(isLongerThan(own, 1_000)).toBe(true)
    let deep: unknown = 1
    for (let level = 0; level < 600; level++) deep = [deep]
    // The JSON is a digit between 600 brackets on each side.
    expect([1_200, 1_201].map((max) => isLongerThan(deep, max))).toEqual([true, false])
    const keys: Record<string, unknown> = {}
    keys['a'] = keys
    expect(isLongerThan(keys, 1_000)).toBe(true)
  })

  test('includes many or long keys', () => {
    const keys = Array.from({ length: 40 }, (_, index) => `${'key "'.repeat(10)}${String(index)}`)
    for (const value of [Object.fromEntries(keys.map((key) => [key, 1])), { [keys.join('')]: {} }]) {
      const { length } = JSON.stringify(value)
      for (const max of [length - 1, length]) expect(isLongerThan(value, max)).toBe(max < length)
    }
  })

  test('includes the longest escapes and numbers in full', () => {
    const longest = -Number.MAX_VALUE
    const escapes = Array.from({ length: 60 }, (_, index) => '\u0001'.repeat(index + 1))
    for (const value of [
      Array<number>(60).fill(longest),
      Object.fromEntries(escapes.slice(0, 30).map((key) => [key, longest])),
      escapes,
      { '\u0001': longest },
    ]) {
      const { length } = JSON.stringify(value)
      for (const max of [length - 1, length]) expect(isLongerThan(value, max)).toBe(max < length)
    }
  })

  test('excludes inherited fields', () => {
    expect(isLongerThan(Object.create({ a: 'long enough' }), 2)).toBe(false)
  })
})

describe('F9: a drawing', () => {
  const long = 'a'.repeat(10_000_000)

  test('has a problem beyond the limit, but is still read', () => {
    const reader = withSizeLimit(readText)
    const { read, problems } = readAs(reader, long)
    expect(read).toBe(long)
    expect(problems).toEqual([problemOf('drawing_too_large', { max: expect.any(String) as string })])
    const max = Number((problems[0]?.details as { max: string } | undefined)?.max)
    // The quotes count, too.
    expect(readAs(reader, 'a'.repeat(max - 2)).problems).toEqual([])
    expect(readAs(reader, 'a'.repeat(max - 1)).problems).toHaveLength(1)
  })

  test('is not limited outside a document', () => {
    expect(readAs(withSizeLimit(readText), long, newReading(false)).problems).toEqual([])
  })

  test('gets new empty sets if the request has none', () => {
    expect(emptySet()).toEqual({ values: {}, positions: {} })
    expect(emptySet()).not.toBe(emptySet())
  })
})
