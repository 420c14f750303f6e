import { describe, expect, test } from 'vitest'
import { filterAnswer, parseRequestFilter } from '../../../src/entries/service.js'

type FieldFilter = Parameters<typeof filterAnswer>[2]

/** Reads the filter of a query. */
const parseFilter = (query: object) => parseRequestFilter({ filterIn: 'query' }, { query, body: {} })
/** Filters an answer that is the resource itself. */
const filterResource = (resource: unknown, filter: FieldFilter) =>
  filterAnswer(200, resource, filter, { resourceKey: null })

const outcomeOf = (sent: object): unknown => {
  const read = parseFilter(sent)
  return read.ok
    ? read.value
    : [read.refusal.type, ...read.refusal.problems.map(({ code, param, details }) => [code, param, details])]
}
const keep = (fields: string) => {
  const read = parseFilter({ fields })
  return read.ok ? read.value : expect.fail('refused')
}
const drop = (excludeFields: string) => {
  const read = parseFilter({ excludeFields })
  return read.ok ? read.value : expect.fail('refused')
}

test('X2: more than 16,384 characters are refused, whatever names they are', () => {
  for (const name of ['a.', 'a,', 'ab']) {
    const max = name.repeat(8_192)
    expect(parseFilter({ fields: max }).ok).toBe(true)
    for (const sent of [{ fields: `${max}a` }, { excludeFields: [max, 'a'] }]) {
      const refused = parseFilter(sent)
      const problems = refused.ok ? [] : refused.refusal.problems
      expect(problems.map(({ code, details }) => [code, details])).toEqual([
        ['out_of_range', { sent: '16385', min: '0', max: '16384' }],
      ])
    }
  }
})

describe('X1, X2: reading a filter', () => {
  test('X2: a filter without names is empty', () => {
    for (const sent of [{}, { fields: null }, { fields: ' , ' }, { excludeFields: [] }])
      expect(outcomeOf(sent)).toStrictEqual({})
  })

  test('X1: values that are not strings are reported in both fields', () => {
    const wrong = (param: string, sent: string) => ['invalid_type', param, { expected: 'string', sent }]
    expect(outcomeOf({ fields: 5 })).toEqual(['validation_failure', wrong('fields', '5')])
    expect(outcomeOf({ fields: 'a', excludeFields: {} })).toEqual([
      ...['validation_failure', wrong('exclude_fields', 'object')],
    ])
    expect(outcomeOf({ fields: ['a', 5], excludeFields: 5 })).toEqual([
      ...['validation_failure', wrong('fields', 'array'), wrong('exclude_fields', '5')],
    ])
  })

  test('X1: the operation determines whether the filter comes from the query, the body or neither', () => {
    const request = { query: { fields: 'a' }, body: { fields: 'b' } }
    const at = (filterIn: 'query' | 'body' | 'none') => {
      const read = parseRequestFilter({ filterIn }, request)
      return read.ok ? filterResource({ a: 1, b: 2 }, read.value) : undefined
    }
    expect([at('query'), at('body'), at('none')]).toEqual([{ a: 1 }, { b: 2 }, { a: 1, b: 2 }])
  })
})

describe('X3 to X8: filtering', () => {
  test('X7: the shorter name applies if both a name and a name inside it are listed, in any order', () => {
    const resource = { a: { b: 1, c: 2 }, d: 3 }
    for (const names of ['a,a.b', 'a.b,a', 'a.b,a,a.c'])
      expect(filterResource(resource, keep(names)), names).toEqual({ a: { b: 1, c: 2 } })
    for (const names of ['a,a.b', 'a.b,a'])
      expect(filterResource(resource, drop(names)), names).toEqual({ d: 3 })
  })

  test('X3, X7: list elements that are not objects stay', () => {
    const resource = { lines: [null, { a: 1, b: 2 }, 'x', [{ a: 1, b: 2 }]] }
    expect(filterResource(resource, keep('lines.a'))).toEqual({ lines: [null, { a: 1 }, 'x', [{ a: 1 }]] })
    expect(filterResource(resource, drop('lines.a'))).toEqual({ lines: [null, { b: 2 }, 'x', [{ b: 2 }]] })
    expect(filterResource(null, keep('a'))).toBeNull()
  })

  const body = { order: { a: 1, b: 2 }, drawings: { a: 1, b: 2 }, nextPageToken: '' }
  const place = { resourceKey: 'order' }

  test('X8: only answers with a status from 200 to 299 are filtered', () => {
    for (const status of [199, 300, 400]) expect(filterAnswer(status, body, keep('a'), place)).toBe(body)
    for (const status of [200, 299])
      expect(filterAnswer(status, body, keep('a'), place)).toEqual({ ...body, order: { a: 1 } })
  })

  test('X4: keys next to the resource stay, and a body without the resource is unchanged', () => {
    expect(filterAnswer(200, body, drop('a'), place)).toEqual({ ...body, order: { b: 2 } })
    expect(filterAnswer(200, { other: { a: 1 } }, drop('a'), place)).toEqual({ other: { a: 1 } })
    expect(filterAnswer(200, [{ a: 1 }], drop('a'), place)).toEqual([{ a: 1 }])
    expect(filterAnswer(200, null, drop('a'), place)).toBeNull()
    expect(filterAnswer(200, { a: 1, b: 2 }, drop('a'), { resourceKey: null })).toEqual({ b: 2 })
  })
})
