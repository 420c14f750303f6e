import { describe, expect, test } from 'vitest'
import { roofingLists, smallLists, type CuttingList } from './cutting-lists.js'
import { faultsOf, planOf } from './planned-bars.js'

function totalsOf(lists: readonly CuttingList[]) {
  const totals = { bars: 0, bound: 0, proven: 0 }
  for (const { pieces, stock, kerf } of lists) {
    const options = { stockLengthMm: stock, kerfMm: kerf }
    const plan = planOf(pieces, options)
    expect(faultsOf(plan, pieces, options)).toEqual([])
    totals.bars += plan.bars
    totals.bound += plan.atLeast
    totals.proven += Number(plan.isOptimal)
  }
  return totals
}

describe('F13: the plans of many lists', () => {
  test('are all proven for 300 lists of at most 100 pieces', () => {
    expect(totalsOf(smallLists()).proven).toBe(300)
  })

  test('are at most 10 bars above the bound for 288 lists of roofing, and 280 are proven', () => {
    const { bars, bound, proven } = totalsOf(roofingLists())
    expect(bars - bound).toBeLessThanOrEqual(10)
    expect(proven).toBeGreaterThanOrEqual(280)
  })
})
