/** Tests that a long sum is updated from its changed terms. */
import { describe, expect, test } from 'vitest'
import { evaluateCone, usesIn } from '../../src/explain/cone.js'
import { evaluateAll } from '../../src/explain/evaluate.js'
import { exactOf, isUnknownExact, UNKNOWN_EXACT, textOfExact } from '../../src/explain/exact.js'
import { coneIn, nodesOf } from './sketched-nodes.js'

describe('updating a long sum', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index)
  const inputs = hundred.map(() => ['given', [], '2'] as const)

  /**
   * Sets the given inputs to 5. Returns the sum or the difference, and the number of usual values that were
   * read.
   */
  function changed(operation: 'sum' | 'difference', ...indexes: readonly number[]) {
    const nodes = nodesOf(...inputs, [operation, hundred])
    const usual = evaluateAll(nodes)
    const looked = new Set<string>()
    const watched = new Proxy(usual, {
      get: (list, key) => {
        looked.add(String(key))
        return list[Number(String(key))]
      },
    })
    const values = evaluateCone(
      coneIn(nodes, ...indexes),
      new Map(indexes.map((index) => [index, exactOf('5')])),
      nodes,
      watched,
    )
    return [textOfExact(values.get(100) ?? UNKNOWN_EXACT), looked.size]
  }

  test('reads only the sum and the usual values of the changed terms', () => {
    expect(changed('sum', 7)).toEqual(['203', 2])
    expect(changed('sum', 7, 8)).toEqual(['206', 3])
    // 2 - 99 × 2 = -196. A larger subtrahend lowers the difference, and a larger minuend raises it.
    expect(changed('difference', 7)).toEqual(['-199', 2])
    expect(changed('difference', 0, 7)).toEqual(['-196', 3])
  })

  test('adds up all terms again if most of them change', () => {
    const [total, looked] = changed('sum', ...hundred.slice(0, 90))
    // 90 × 5 + 10 × 2. The ten unchanged values are read.
    expect([total, looked]).toEqual(['470', 10])
  })
})

test('a figure computed from a missing figure is not listed as a use of it, and is unknown', () => {
  const nodes = nodesOf(['given', [], '2'], ['sum', [0, -1]])
  expect(usesIn(nodes)).toEqual([[{ user: 1, position: 0 }], []])
  const values = evaluateCone(coneIn(nodes, 0), new Map([[0, exactOf('3')]]), nodes, evaluateAll(nodes))
  expect(isUnknownExact(values.get(1) ?? exactOf('0'))).toBe(true)
})
