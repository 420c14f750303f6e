/**
 * Tests plans as a whole, since two plans of the same cost can differ. Their figures are also checked without the
 * stored text: every piece is cut, no bar is too short, and no bound is above a cost.
 */
import { expect, test } from 'vitest'
import { expectStored } from '../stored-file.js'
import { mixedList, schwerinLists, smallLists, tripletLists, type MixedList } from './cutting-lists.js'
import { faultsOf, notesOf, planOf } from './planned-bars.js'

const MIXED = [
  74, 106, 142, 247, 259, 288, 290, 336, 406, 454, 494, 576, 580, 582, 593, 626, 634, 663, 707, 747, 795,
]

const onStock = (pieces: MixedList['pieces'], stockLengthMm: number, kerfMm: number): MixedList => ({
  pieces,
  options: { stockLengthMm, kerfMm },
})

const LISTS: readonly (readonly [name: string, list: MixedList])[] = [
  ...MIXED.map((index) => [`mixed ${String(index)}`, mixedList(index)] as const),
  ...[
    ['small', smallLists(), [26, 86, 88, 90, 190]] as const,
    ['triplets', tripletLists(), [0]] as const,
    ['Schwerin', schwerinLists(), [60, 100]] as const,
  ].flatMap(([name, lists, indexes]) =>
    indexes.flatMap((index) => {
      const list = lists[index]
      if (list === undefined) return []
      return [[`${name} ${String(index)}`, onStock(list.pieces, list.stock, list.kerf)] as const]
    }),
  ),
  // 110 lengths are too many for a relaxation with the whole budget, and 160 for any relaxation.
  ...[110, 160].map((count) => {
    const pieces = Array.from({ length: count }, (_, index) => [1 + (index % 3), 700 + 29 * index] as const)
    return [`${String(count)} lengths`, onStock(pieces, 6000, 3)] as const
  }),
]

test('plans equal the stored plans, and have no faults', () => {
  const texts = LISTS.map(([name, { pieces, options }]) => {
    const plan = planOf(pieces, options)
    expect(faultsOf(plan, pieces, options)).toEqual([])
    const { bars, atLeast, cost, lowerBound, isOptimal, unplaced } = plan
    const missing = unplaced.map((one) => `${one.pieces} × ${one.length}`).join(' + ')
    return [
      `${name}: ${String(bars)} bars, at least ${String(atLeast)}; cost ${cost}, at least ${lowerBound}${isOptimal ? ', optimal' : ''}`,
      ...notesOf(plan),
      ...(missing === '' ? [] : [`no bar: ${missing}`]),
    ].join('\n  ')
  })
  expectStored(`${texts.join('\n')}\n`, new URL('stored-plans.txt', import.meta.url))
})
