import { describe, expect, test } from 'vitest'
import { ofSchemas as changesOf, sent as taking } from './changes.js'

const many = <A>(count: number, of: (index: number) => A): A[] =>
  Array.from({ length: count }, (_, index) => of(index))

describe('Z4: compareInterfaces with many parts', () => {
  test('finds the pattern of a field name among 64, and compares 65 patterns as JSON', () => {
    const patterns = (count: number, minimum: number) =>
      taking({
        properties: { x0: {} },
        patternProperties: Object.fromEntries(
          many(count, (at) => [`^x${String(at)}$`, at === 0 ? { minimum } : {}]),
        ),
      })
    expect(changesOf(patterns(64, 1), patterns(64, 2))).toEqual([
      'breaking stricter /patternProperties/^x0$/minimum',
    ])
    expect(changesOf(patterns(65, 1), patterns(65, 2))).toEqual(['breaking changed /patternProperties'])
    expect(changesOf(patterns(65, 1), patterns(65, 1))).toEqual([])
  })

  test('compares a part as JSON after 64 parts that restrict all other fields', () => {
    const parts = (count: number, minimum: number) =>
      taking({
        type: 'object',
        allOf: many(count, (at) => ({
          additionalProperties: { maximum: 9 },
          properties: { [`x${String(at)}`]: { minimum: at === count - 1 ? minimum : 0 } },
        })),
      })
    expect(changesOf(parts(64, 1), parts(64, 2))).toEqual([
      'breaking stricter /allOf/63/properties/x63/minimum',
    ])
    expect(changesOf(parts(65, 1), parts(65, 2))).toEqual([
      ...['additive looser /allOf/64', 'breaking stricter /allOf/64'],
    ])
  })

  test('reports one of many values that a part excludes', () => {
    const excluding = (first: string) =>
      taking({ type: 'string', allOf: many(100, (at) => ({ not: { const: at === 0 ? first : at } })) })
    expect(changesOf(excluding('a'), excluding('a'))).toEqual([])
    expect(changesOf(excluding('a'), excluding('b'))).toEqual(['breaking changed /allOf/0/not'])
  })

  test('follows references of parts that are compared as JSON', () => {
    const part = (at: number) => ({ [`z${String(at)}`]: { $ref: '#/components/schemas/a' } })
    const referring = (minimum: number) =>
      taking({ allOf: many(3, part) }, { a: { $ref: '#/components/schemas/b' }, b: { minimum } })
    expect(changesOf(referring(1), referring(1))).toEqual([])
    const changes = changesOf(referring(1), referring(2))
    expect(changes.map((change) => change.split(' ')[0])).toEqual(many(3, () => 'breaking'))
  })

  test('does not read schemas that contain each other in more than 10,000 ways', () => {
    const graph = (count: number) => {
      const name = (at: number) => `s${String(at)}`
      const any = many(count, (at) => ({ $ref: `#/components/schemas/${name(at)}` }))
      const schemas = Object.fromEntries(many(count, (at) => [name(at), { anyOf: any }]))
      return taking({ $ref: '#/components/schemas/s0' }, schemas)
    }
    expect(changesOf(graph(3), graph(3))).toEqual([])
    expect(changesOf(graph(30), graph(30))).toEqual(['breaking unreadable '])
  })
})
