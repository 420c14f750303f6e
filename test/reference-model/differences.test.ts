import { describe, expect, test } from 'vitest'
import { differencesBetween } from './differences.js'
import { answerOfModel } from './documents.js'
import { caseOf } from './generate.js'
import { minimise } from './minimise.js'

/** Returns a text for each of its amounts, with that amount a cent higher. */
const withACentMore = (json: string): readonly string[] =>
  [...json.matchAll(/"amountMicros":"(-?\d+)"/g)].map(
    ({ 0: amount, 1: micros = '', index }) =>
      json.slice(0, index) +
      amount.replace(micros, String(BigInt(micros) + 10_000n)) +
      json.slice(index + amount.length),
  )

describe('a comparison', () => {
  test('finds an extra cent anywhere in a document, and no difference in an equal document', () => {
    const documents = Array.from({ length: 80 }, (_, index) => {
      const { request, kind, account } = caseOf(1, index)
      return answerOfModel(request, kind, account).document
    }).filter((document) => document !== undefined)
    expect(documents.length).toBeGreaterThan(30)
    for (const document of documents) {
      const json = JSON.stringify(document)
      expect(differencesBetween(document, JSON.parse(json))).toEqual([])
      for (const changed of withACentMore(json))
        expect(differencesBetween(document, JSON.parse(changed))).toHaveLength(1)
    }
  })

  test.each([
    ['a missing part', { a: 1 }, {}, ['.a']],
    ['an extra part', {}, { a: 1 }, ['.a']],
    ['lists of different lengths', { a: [1] }, { a: [1, 2] }, ['.a.1']],
    ['an empty list instead of an absent one', {}, { a: [] }, ['.a']],
    ['a list instead of an object', { a: [] }, { a: {} }, ['.a']],
    ['a different type', { a: '1' }, { a: 1 }, ['.a']],
    [
      'a different order of keys in pricing',
      { pricing: { a: 1, b: 2 } },
      { pricing: { b: 2, a: 1 } },
      ['.pricing (order)'],
    ],
    [
      'a different order of unknown keys',
      { adjustments: [{ type: 1, x: 1, y: 2 }] },
      { adjustments: [{ y: 2, x: 1, type: 1 }] },
      ['.adjustments.0 (order)'],
    ],
    [
      'no difference for a different order of known keys before unknown keys',
      { labour: { pricing: {}, productName: '', x: 1 } },
      { labour: { productName: '', pricing: {}, x: 1 } },
      [],
    ],
    [
      'no difference for a different order of keys in other objects',
      { body: { a: 1, b: 2 } },
      { body: { b: 2, a: 1 } },
      [],
    ],
  ])('finds %s', (_, ours, theirs, paths) => {
    expect(differencesBetween(ours, theirs).map(({ path }) => path)).toEqual(paths)
  })

  test('a minimised document keeps only the necessary parts', () => {
    const value = { a: [1, 2, { b: 'x', c: null }], d: { e: 5 } }
    expect(minimise(value, (smaller) => JSON.stringify(smaller).includes('"b":"x"'))).toEqual({
      a: [{ b: 'x' }],
    })
  })

  test('equal seeds generate equal documents', () => {
    expect(caseOf(7, 11)).toEqual(caseOf(7, 11))
    expect(caseOf(7, 11)).not.toEqual(caseOf(8, 11))
  })
})
