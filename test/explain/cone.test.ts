import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differs, directionsIn, evaluateCone, gatesOf, usesIn } from '../../src/explain/cone.js'
import { evaluateAll } from '../../src/explain/evaluate.js'
import {
  compareExact,
  exactOf,
  isUnknownExact,
  UNKNOWN_EXACT,
  textOfExact,
  type Exact,
} from '../../src/explain/exact.js'
import type { FigureOperation } from '../../src/explain/explanation.js'
import type { Node } from '../../src/explain/graph.js'
import { coneIn, nodeOf, nodesOf } from './sketched-nodes.js'

describe('the direction in which a figure moves when an input rises', () => {
  const nodes = nodesOf(
    ['given', [], '2'],
    ['given', [], '3'],
    ['constant', [], '-1'],
    ['constant', [], '0'],
    ['sum', [0, 1]],
    ['difference', [0, 1]],
    ['difference', [1, 0]],
    ['product', [0, 2]],
    ['product', [0, 0]],
    ['quotient', [0, 1]],
    ['quotient', [1, 0]],
    ['maximum', [0, 7]],
    ['maximum', [0, 4]],
    ['same', [7]],
    ['product', [3, 0]],
    ['difference', [0, 7]],
    ['sum', [0, 7]],
    ['quotient', [0, 2]],
    ['product', [2, 1, 0]],
    ['product', [2, 2, 0]],
    ['sum', [1, 2]],
    ['quotient', [0, 3]],
    ['product', [0, -1]],
    ['product', [1, 2, 0]],
    ['quotient', [0, -1]],
  )
  const moves = () => directionsIn(coneIn(nodes, 0), nodes, evaluateAll(nodes))

  test.each([
    [0, 1, 'an input'],
    [4, 1, 'a sum'],
    [5, 1, 'a difference with the input as minuend'],
    [6, -1, 'a difference with the input as subtrahend'],
    [7, -1, 'a product with a negative constant'],
    [8, 0, 'the square of a figure that may be negative'],
    [9, 1, 'a quotient with the input as dividend'],
    [10, 0, 'a quotient with the input as divisor'],
    [11, 0, 'the larger of a rising and a falling figure'],
    [12, 1, 'the larger of two rising figures'],
    [13, -1, 'a falling figure, rounded or not'],
    [14, 1, 'a product with zero, which does not move'],
    [15, 1, 'a rising figure less a falling figure'],
    [16, 0, 'a rising figure plus a falling figure'],
    [17, -1, 'a quotient with a negative divisor'],
    [18, -1, 'a product of three factors'],
    [19, 1, 'a product with two negative factors'],
    [21, 0, 'a quotient by zero'],
    [22, NaN, 'a product with a missing factor'],
    [23, -1, 'a product of three factors in another order'],
    [24, NaN, 'a quotient with a missing divisor'],
  ])('is known for figure %i as %i: %s', (index, direction) => {
    expect(moves().get(index)).toBe(direction)
  })

  test('is only known for the figures that depend on the input', () => {
    const { members, changing } = coneIn(nodes, 0)
    expect([...members]).toEqual([0, ...Array.from({ length: 16 }, (_, index) => index + 4), 21, 22, 23, 24])
    expect([moves().has(1), moves().has(20), changing.get(8)]).toEqual([false, false, [0, 1]])
  })
})

describe('the first figures that must change before the total does', () => {
  const gates = (nodes: readonly Node[], ...inputs: readonly number[]) => {
    const cone = coneIn(nodes, ...inputs)
    return gatesOf(cone, nodes.length - 1, nodes, directionsIn(cone, nodes, evaluateAll(nodes)))
  }

  test('are the first rounded figures, without the rounded figures computed from them', () => {
    const two = nodesOf(
      ...([
        ['given', [], '2'],
        ['constant', [], '3'],
        ['product', [0, 1], '0', 2],
      ] as const),
      ...([
        ['product', [0, 1], '0', 4],
        ['sum', [2, 3], '0', 1],
        ['sum', [4, 1]],
      ] as const),
    )
    expect(gates(two, 0)).toEqual([2, 3])
  })

  test('include the total if it also depends on the input without a rounding in between', () => {
    expect(gates(nodesOf(['given', [], '2'], ['constant', [], '3'], ['product', [0, 1]]), 0)).toEqual([2])
    const both = nodesOf(['given', [], '2'], ['same', [0], '0', 0], ['sum', [0, 1]])
    expect(gates(both, 0)).toEqual([1, 2])
    expect(gates(nodesOf(['given', [], '2', 2]), 0)).toEqual([0])
  })

  test('are unknown if an input pulls a figure up and down before a rounding', () => {
    expect(gates(nodesOf(['given', [], '2'], ['product', [0, 0]], ['sum', [1, 0]]), 0)).toBeUndefined()
    expect(gates(nodesOf(['given', [], '2'], ['given', [], 'x'], ['product', [0, 1]]), 0)).toBeUndefined()
    expect(gates(nodesOf(['given', [], '2'], ['product', [0, -1]]), 0)).toBeUndefined()
    const after = nodesOf(['given', [], '2'], ['same', [0], '0', 1], ['product', [1, 1]])
    expect(gates(after, 0)).toEqual([1])
  })
})

describe('changes of an input in random lists of figures', () => {
  const value = fc.integer({ min: -300, max: 300 }).map((cents) => String(cents / 100))
  const operation = fc.constantFrom<FigureOperation>(
    ...(['same', 'sum', 'sum', 'difference', 'difference', 'product', 'quotient', 'maximum'] as const),
  )
  const lists = fc
    .record({
      inputs: fc.array(value, { minLength: 1, maxLength: 4 }),
      steps: fc.array(
        fc.record({
          operation,
          operands: fc.array(fc.nat(), { minLength: 2, maxLength: 7 }),
          places: fc.constantFrom(undefined, 0, 1),
        }),
        { minLength: 1, maxLength: 8 },
      ),
    })
    .map(({ inputs, steps }) => [
      ...inputs.map((one, index) => nodeOf({ operation: 'given', operands: [], value: one }, index)),
      ...steps.map(({ operation: of, operands, places }, at) => {
        const index = inputs.length + at
        const max = of === 'same' ? 1 : of === 'quotient' ? 2 : operands.length
        return nodeOf(
          { operation: of, operands: operands.slice(0, max).map((one) => one % index), places },
          index,
        )
      }),
    ])
  const more = fc.integer({ min: 1, max: 500 }).map((cents) => String(cents / 100))

  /** Evaluates the whole list again, with the first input increased. */
  const grown = (nodes: readonly Node[], by: string): readonly Exact[] => {
    const [first, ...others] = nodes as readonly [Node, ...Node[]]
    const now = String(Math.round(Number(first.figure.value) * 100 + Number(by) * 100) / 100)
    return evaluateAll([{ ...first, figure: { ...first.figure, value: now } }, ...others]).map(
      ({ value: one }) => one,
    )
  }
  const same = (a: Exact, b: Exact): boolean =>
    isUnknownExact(a) || isUnknownExact(b)
      ? isUnknownExact(a) === isUnknownExact(b)
      : compareExact(a, b) === 0

  test('give dependent figures the values of a full recomputation, and leave the others unchanged', () => {
    fc.assert(
      fc.property(lists, more, (nodes, by) => {
        const usual = evaluateAll(nodes)
        const all = grown(nodes, by)
        const cone = coneIn(nodes, 0)
        const values = evaluateCone(cone, new Map([[0, all[0] ?? UNKNOWN_EXACT]]), nodes, usual)
        nodes.forEach((_, index) => {
          const known = values.get(index) ?? usual[index]?.value ?? UNKNOWN_EXACT
          // If a figure was unknown before, the full recomputation may know it.
          if (!usual.some((one) => isUnknownExact(one.value)))
            expect(same(known, all[index] ?? UNKNOWN_EXACT)).toBe(true)
        })
        expect([...cone.members].sort((a, b) => a - b)).toEqual(cone.members)
      }),
      { numRuns: 1000 },
    )
  })

  test('never lower a figure marked as rising, nor raise one marked as falling', () => {
    fc.assert(
      fc.property(lists, more, (nodes, by) => {
        const usual = evaluateAll(nodes)
        const all = grown(nodes, by)
        for (const [index, direction] of directionsIn(coneIn(nodes, 0), nodes, usual)) {
          const moved = compareExact(all[index] ?? UNKNOWN_EXACT, usual[index]?.value ?? UNKNOWN_EXACT)
          if (direction !== 0 && !Number.isNaN(moved)) expect(moved * direction).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

test('two values differ only if both are known', () => {
  const [one, two] = [exactOf('1'), exactOf('2')]
  expect([
    differs(one, two),
    differs(one, exactOf('1.0')),
    differs(one, UNKNOWN_EXACT),
    differs(UNKNOWN_EXACT, one),
  ]).toEqual([...[true, false, false, false]])
  expect([differs(undefined, one), differs(one, undefined), textOfExact(two)]).toEqual([false, false, '2'])
})

/** Tests that a long sum is updated from its changed terms. */
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
