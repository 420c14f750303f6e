import { expect, test } from 'vitest'
import { cheapPatterns } from '../../src/flashing/cutting/cheap-patterns.js'
import { fillBar } from '../../src/flashing/cutting/knapsack.js'
import { fillBarByTable } from '../../src/flashing/cutting/knapsack-table.js'
import { mixedList } from './cutting-lists.js'

interface Kind {
  readonly size: number
  readonly bound: number
  readonly value: number
}

/** The largest value of a bar, by trying every number of pieces of each kind. */
function mostOf([kind, ...others]: readonly Kind[], free: number): number {
  if (kind === undefined) return 0
  let most = 0
  for (let pieces = 0; pieces <= kind.bound && pieces * kind.size <= free; pieces++) {
    most = Math.max(most, pieces * kind.value + mostOf(others, free - pieces * kind.size))
  }
  return most
}

test('a search and a table fill a bar with the same value as all ways to fill it', () => {
  for (let index = 0; index < 60; index++) {
    const kinds = mixedList(index)
      .pieces.slice(0, 5)
      .map(([bound, size], kind) => ({ size, bound, value: size + ((index * 31 + kind * 97) % 300) }))
    const [capacity, sizes] = [6000 + 100 * index, kinds.map(({ size }) => size)]
    const bounds = kinds.map(({ bound }) => bound)
    const filling = { capacity, sizes, bounds, values: kinds.map(({ value }) => value) }
    const most = mostOf(kinds, capacity)
    const answers = [
      fillBar(filling, { minValue: 0, step: 0, maxNodes: 1e6 }, { left: 1e9 }),
      fillBarByTable(filling, 1e7, { left: 1e9 }),
    ]
    for (const answer of answers) {
      const counts = [...(answer?.counts ?? [])]
      const sumOf = (field: 'size' | 'value') =>
        counts.reduce((sum, pieces, kind) => sum + pieces * (kinds[kind]?.[field] ?? NaN), 0)
      expect([answer?.value, sumOf('value')]).toEqual([most, most])
      expect(sumOf('size')).toBeLessThanOrEqual(capacity)
      expect(counts.every((pieces, kind) => pieces <= (bounds[kind] ?? 0))).toBe(true)
    }
  }
})

test('a search that stops at too many patterns costs only its own steps', () => {
  const task = { sizes: [500, 400, 300], stocks: [{ capacity: 6000, cost: 10 }], omissions: [11, 11, 11] }
  const safe = { scale: 1, prices: [1, 1, 1], barPrices: [0], total: 30 }
  const work = { left: 1e9 }
  const effort = { maxPatterns: 5, maxNodes: 100_000 }
  const found = cheapPatterns(task, { demands: [10, 10, 10], limits: [Infinity] }, safe, 10, effort, work)
  // Three kinds deep, each pattern takes at most three nodes of twelve steps.
  expect([found, work.left > 1e9 - 7 * 3 * 12]).toEqual([undefined, true])
})
