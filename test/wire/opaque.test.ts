import { describe, expect, test } from 'vitest'
import {
  keepHeaderField,
  keepOther,
  readOpaque,
  readOpaqueObject,
  writeOthers,
} from '../../src/wire/opaque.js'
import { newReading } from '../../src/wire/reading.js'
import { problemOf, readAs } from './reading.js'

/** Nests a value in the given number of lists. */
function nested(levels: number, inner: unknown = 1): unknown {
  return Array.from({ length: levels }).reduce<unknown>((value) => [value], inner)
}
const noNumber = (sent: string, ...below: readonly unknown[]) =>
  problemOf('invalid_type', { expected: 'number', sent }, ...below)
const tooDeep = (sent: string) => problemOf('invalid_type', { expected: sent, sent, max: '64' })

describe('M8: a value kept as sent', () => {
  test.each([[1], ['a'], [true], [null], [[]], [{}], [{ a: [1, { b: 2 }] }], [nested(64)]])(
    'may be %j',
    (value) => {
      expect(readAs(readOpaque, value)).toEqual({ read: value, problems: [] })
    },
  )

  test('may be nested 64 levels deep, but not 65', () => {
    expect(readAs(readOpaque, nested(65))).toEqual({ read: undefined, problems: [tooDeep('array')] })
    expect(readAs(readOpaque, { a: nested(63) }).problems).toEqual([])
    expect(readAs(readOpaque, { a: nested(64) }).problems).toEqual([tooDeep('object')])
    // The same applies to an object with 200 fields.
    const wide = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${String(index)}`, 1]))
    expect(readAs(readOpaque, wide).problems).toEqual([])
    expect(readAs(readOpaque, { ...wide, deep: nested(64) }).problems).toEqual([tooDeep('object')])
  })

  test('must not contain itself', () => {
    const own: unknown[] = [1]
    own.push(own)
    expect(readAs(readOpaque, own)).toEqual({ read: undefined, problems: [tooDeep('array')] })
    const pair: Record<string, unknown> = {}
    pair['a'] = { b: pair }
    expect(readAs(readOpaque, pair).problems).toEqual([tooDeep('object')])
  })

  test('may contain the same part many times, which is checked once', () => {
    let shared: unknown = [1]
    for (let level = 0; level < 60; level++) shared = [shared, shared]
    expect(readAs(readOpaque, shared)).toEqual({ read: shared, problems: [] })
    expect(readAs(readOpaque, [[[shared]]]).problems).toEqual([])
    expect(readAs(readOpaque, [[[[shared]]]]).problems).toEqual([tooDeep('array')])
  })

  test.each([
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    [-Infinity, '-Infinity'],
    [5n, 'bigint'],
  ])('must not contain the number %s, which is reported at each position', (number, sent) => {
    expect(readAs(readOpaque, number)).toEqual({ read: undefined, problems: [noNumber(sent)] })
    const value = { first: number, list: [1, [number], { deep: { deeper: [number] } }], last: 2 }
    expect(readAs(readOpaque, value)).toEqual({
      read: undefined,
      problems: [
        noNumber(sent, 'first'),
        noNumber(sent, 'list', 1, 0),
        noNumber(sent, 'list', 2, 'deep', 'deeper', 0),
      ],
    })
    // A shared part is reported once. Numbers below the limit of nesting are not reported.
    const shared = [number]
    expect(readAs(readOpaque, [[[shared]], shared]).problems).toEqual([noNumber(sent, 0, 0, 0, 0)])
    expect(readAs(readOpaque, [number, nested(70, number)]).problems).toEqual([noNumber(sent, 0)])
  })

  test('may contain nulls and strings beside an invalid number', () => {
    expect(readAs(readOpaque, [null, 'ab', { none: null }, NaN]).problems).toEqual([noNumber('NaN', 3)])
  })

  test('is refused at 200 000 levels without reading to its end', () => {
    expect(readAs(readOpaque, nested(200_000)).problems).toEqual([tooDeep('array')])
    expect(readAs(readOpaque, [NaN, nested(200_000)]).problems).toEqual([noNumber('NaN', 0)])
  })

  test('leaves the path of the reading unchanged', () => {
    const reading = newReading()
    readOpaque([[[[NaN]]], NaN], 'field', reading)
    expect([reading.path, reading.problems.map(({ path }) => path)]).toEqual([
      [],
      [
        ['field', 0, 0, 0, 0],
        ['field', 1],
      ],
    ])
  })
})

test('M8: an object with unlisted fields must be an object', () => {
  expect(readAs(readOpaqueObject, { a: 1 })).toEqual({ read: { a: 1 }, problems: [] })
  expect(readAs(readOpaqueObject, { a: NaN }).read).toBeUndefined()
  for (const value of [[], 'a', 5]) {
    const { read, problems } = readAs(readOpaqueObject, value)
    expect([read, problems]).toEqual([
      undefined,
      [problemOf('invalid_type', { expected: 'object', sent: expect.any(String) as string })],
    ])
  }
})

describe('M8: kept fields of a document', () => {
  const kept = (field: string, value: unknown = 1, before?: Record<string, unknown>) => {
    const reading = newReading(true, new Set(['site']))
    return [keepHeaderField(value, field, reading, before), reading.problems]
  }

  test.each([['address'], ['addresses'], ['siteAddress'], ['billingAddresses'], ['site']])(
    'include %s',
    (field) => {
      expect(kept(field)).toEqual([{ [field]: 1 }, []])
      expect(kept(field, 2, { other: 1 })).toEqual([{ other: 1, [field]: 2 }, []])
    },
  )

  test.each([['addressee'], ['Address1'], ['myaddress'], ['sites'], ['addressBook']])(
    'exclude %s',
    (field) => {
      expect(kept(field)).toEqual([undefined, []])
      expect(kept(field, 2, { other: 1 })).toEqual([{ other: 1 }, []])
    },
  )

  test('exclude values that JSON cannot express', () => {
    const problems = [{ code: 'invalid_type', path: ['site'], details: expect.any(Object) as object }]
    expect(kept('site', NaN, { other: 1 })).toEqual([{ other: 1 }, problems])
  })

  test('may have any name, and come after known fields', () => {
    const reading = newReading()
    const others = keepOther('b', '__proto__', reading, keepOther('a', 'anything', reading, undefined))
    const draft = { own: 1 }
    writeOthers(draft, others ?? {})
    expect(Object.entries(draft)).toEqual([
      ['own', 1],
      ['anything', 'a'],
      ['__proto__', 'b'],
    ])
  })
})
