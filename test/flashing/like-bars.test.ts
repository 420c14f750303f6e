import { expect, test } from 'vitest'
import { stockLengths } from '../../src/flashing/stock/stock-lengths.js'
import type { Cut } from '../../src/flashing/stock/packing.js'
import { cutListOf } from '../../src/flashing/measured-cut-list.js'
import { millimetresOfNumber } from '../../src/number/units.js'
import type { CutListItem } from '../../src/entries/index.js'

const mm = millimetresOfNumber

test('bars are alike where they have the same pieces, and not where only the digits of their pieces are alike', () => {
  // Twelve lengths, of which nine fill a bar nearly. The first of 100 mm goes with 5,900, and eleven go with 4,900: one piece
  // of the twelfth length and one of the first, and one of the second and eleven of the first.
  const lengths = [
    [12, 100],
    [1, 4900],
    ...Array.from({ length: 9 }, (_, index) => [1, 5991 + index]),
    [1, 5900],
  ]
  const items = lengths.map(([amount, length]) => ({ amount, length }) as CutListItem)
  const cuts: readonly Cut[] = cutListOf(items, mm(300), { minimumFlashingLengthMm: undefined }).entries
  const result = stockLengths(cuts, mm(6000), mm(0))
  if (!result.isPacked) throw new Error(result.reason)
  expect([result.bars, result.cutBars.map(({ bars }) => bars)]).toEqual([11, Array(11).fill(1)])
})
