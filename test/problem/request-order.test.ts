import { describe, expect, test } from 'vitest'
import { problemAt, type LocatedProblem } from '../../src/problem/located-problem.js'
import { pointerOf, type Path } from '../../src/problem/path.js'
import { inRequestOrder } from '../../src/problem/request-order.js'

const missing = (...path: Path): LocatedProblem => problemAt('required', path)
const unreadable = (...path: Path): LocatedProblem => problemAt('invalid_decimal', path, { sent: '"x"' })
const key = (name: string) => ({ key: name })

/** Returns the pointers of sorted problems. */
const places = (problems: readonly LocatedProblem[], request: unknown, reading?: readonly LocatedProblem[]) =>
  inRequestOrder(problems, request, reading).map(({ path }) => pointerOf(path))

describe('V1: problems of a request', () => {
  test('are sorted by the position of each field in the request', () => {
    const problems = [missing('a', 'x'), missing('b'), missing('c')]
    expect(places(problems, { c: 1, a: {}, b: 1 })).toEqual(['c', 'a.x', 'b'])
  })

  test('are sorted by the index of an element, even of an absent list', () => {
    const problems = [missing('lines', 10), missing('lines', 2), missing('lines', 9, 'x')]
    const inOrder = ['lines[2]', 'lines[9].x', 'lines[10]']
    expect(places(problems, { lines: Array(11).fill({}) })).toEqual(inOrder)
    expect(places(problems, {})).toEqual(inOrder)
    expect(places(problems, undefined)).toEqual(inOrder)
    expect(places(problems, null)).toEqual(inOrder)
    expect(places(problems, 'no object')).toEqual(inOrder)
  })

  test('are sorted with elements of a list before named fields of the list', () => {
    const problems = [missing('lines', 'kind'), missing('lines', 0)]
    expect(places(problems, { lines: [{}] })).toEqual(['lines[0]', 'lines.kind'])
    expect(places([...problems].reverse(), { lines: [{}] })).toEqual(['lines[0]', 'lines.kind'])
  })

  test('are sorted with missing fields after present fields, a value before its parts, and otherwise as found', () => {
    const problems = [missing('z', 'deep', 'er'), missing('y'), missing('there', 'part'), missing('there')]
    expect(places(problems, { there: {} })).toEqual(['there', 'there.part', 'y', 'z.deep.er'])
    const both = [missing('there', 'part'), missing('there')]
    for (const found of [both, [...both].reverse()])
      expect(places(found, { there: { part: 1, more: 1 } })).toEqual(['there', 'there.part'])
    expect(places([missing('y', 'b'), missing('z', 'a')], {})).toEqual(['y.b', 'z.a'])
    expect(places([missing('z', 'a'), missing('y', 'b')], {})).toEqual(['z.a', 'y.b'])
  })

  test('are sorted by the position of each key in a map', () => {
    const request = { points: { b: { y: 1, x: 1 }, a: { x: 1, y: 1 } } }
    const problems = [
      missing('points', key('a'), 'y'),
      missing('points', key('a'), 'x'),
      missing('points', key('b'), 'x'),
      missing('points', key('b'), 'y'),
    ]
    expect(places(problems, request)).toEqual(['points.b.y', 'points.b.x', 'points.a.x', 'points.a.y'])
  })

  test('are sorted without regard to inherited fields', () => {
    const request = Object.create({ a: { x: 1, y: 1 } }) as object
    expect(places([missing('a', 'y'), missing('a', 'x')], request)).toEqual(['a.y', 'a.x'])
  })
})

describe('V7: an unreadable value', () => {
  test('differs from a readable value, which keeps the problems below it', () => {
    const found = missing('a')
    const problems = [found, missing('a', 'b')]
    expect(places(problems, { a: {} }, [found])).toEqual(['a', 'a.b'])
    const unread = unreadable('a')
    expect(places([unread, missing('a', 'b')], { a: {} }, [unread])).toEqual(['a'])
    expect(places([unread, missing('a', 'b')], { a: {} }, [])).toEqual(['a', 'a.b'])
  })

  test.each([
    'invalid_type',
    'invalid_money',
    'invalid_decimal',
    'unknown_enum_value',
    'invalid_id',
    'wrong_id_kind',
  ] as const)('has no other problem if its code is %s', (code) => {
    const found = { code, path: ['a'], details: {} } as unknown as LocatedProblem
    expect(places([missing('a', 'b'), found, missing('a')], { a: { b: 1 } })).toEqual(['a'])
  })

  test('hides other problems at or below it', () => {
    const problems = [
      missing('a', 'b', 'c'),
      missing('a', 'b'),
      unreadable('a', 'b'),
      missing('a', 'bc'),
      missing('a'),
    ]
    expect(places(problems, { a: { b: 1, bc: 1 } })).toEqual(['a', 'a.b', 'a.bc'])
    expect(inRequestOrder(problems, { a: { b: 1 } }).map(({ code }) => code)).toEqual([
      'required',
      'invalid_decimal',
      'required',
    ])
  })

  test('hides other problems below its key in a map', () => {
    const problems = [
      missing('points', key('a'), 'x'),
      unreadable('points', key('a')),
      missing('points', key('b')),
    ]
    expect(places(problems, { points: { a: 1, b: 1 } })).toEqual(['points.a', 'points.b'])
  })

  test('hides nothing if its problem comes from pricing, not from reading', () => {
    const later = unreadable('a')
    const problems = [missing('a', 'b'), later]
    expect(places(problems, {}, [])).toEqual(['a', 'a.b'])
    expect(places(problems, {}, [later])).toEqual(['a'])
  })

  test('leaves a list of at most one problem unchanged', () => {
    const one = [unreadable('a')]
    expect(inRequestOrder(one, {})).toBe(one)
    expect(inRequestOrder([], {})).toEqual([])
  })
})
