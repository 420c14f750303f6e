/** A long sum is updated from its changed terms. */
import { describe, expect, test } from 'vitest'
import { evaluateCone, usesIn } from '../../src/explain/cone.js'
import { evaluateAll } from '../../src/explain/evaluate.js'
import { exactOf, isNothing, NOTHING, textOfExact } from '../../src/explain/exact.js'
import { coneIn, nodesOf } from './sketched-nodes.js'

describe('updating a long sum', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index)
  const inputs = hundred.map(() => ['given', [], '2'] as const)

  /** The sum, or the difference, with some inputs at 5, and how many of the usual values were looked at for it. */
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
    return [textOfExact(values.get(100) ?? NOTHING), looked.size]
  }

  test('reads only the sum and the usual values of the changed terms', () => {
    expect(changed('sum', 7)).toEqual(['203', 2])
    expect(changed('sum', 7, 8)).toEqual(['206', 3])
    // 2 - 99 × 2 = -196. More is taken off, or more is there at first.
    expect(changed('difference', 7)).toEqual(['-199', 2])
    expect(changed('difference', 0, 7)).toEqual(['-196', 3])
  })

  test('adds the sum up again if most terms change', () => {
    const [total, looked] = changed('sum', ...hundred.slice(0, 90))
    // 90 × 5 + 10 × 2, of which ten are the usual ones.
    expect([total, looked]).toEqual(['470', 10])
  })
})

test('a figure computed from a missing one is in no list of uses', () => {
  const nodes = nodesOf(['given', [], '2'], ['sum', [0, -1]])
  expect(usesIn(nodes)).toEqual([[{ user: 1, position: 0 }], []])
  const values = evaluateCone(coneIn(nodes, 0), new Map([[0, exactOf('3')]]), nodes, evaluateAll(nodes))
  expect(isNothing(values.get(1) ?? exactOf('0'))).toBe(true)
})
