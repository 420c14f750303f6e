import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutListOf } from '../../src/flashing/measured-cut-list.js'
import { MAX_PACKED_PIECES } from '../../src/flashing/cutting/cutting-limits.js'
import {
  stockLengths,
  type NotPackedStock,
  type PackedStock,
} from '../../src/flashing/stock/stock-lengths.js'
import type { Cut } from '../../src/flashing/stock/whole-task.js'
import type { CutListItem } from '../../src/entries/index.js'
import { plainText } from '../../src/number/number-text.js'
import { millimetresOfNumber, type Millimetres } from '../../src/number/units.js'
import { ONE, UNKNOWN, ZERO, type Decimal } from '../../src/number/decimal.js'
import { ofLengths } from './cutting-lists.js'
import { leastCost, type Pieces } from './planned-bars.js'

const mm = millimetresOfNumber

/** The length of a common sheet: 6 m. */
const SIX_METRES = 6000

function cutsOf(pieces: Pieces): readonly Cut[] {
  const items = pieces.map(([amount, length]): CutListItem => ({ amount, length }))
  return cutListOf(items, mm(300), { minimumFlashingLengthMm: mm(250) }).entries
}

/** Plans bars of one stock length. */
function planned(cuts: readonly Cut[], length: Millimetres, kerf: Millimetres = ZERO) {
  const kind = { from: 'stock_length_mm', length, count: undefined, cost: ONE }
  return stockLengths(cuts, [kind], { kerf, trim: ZERO })
}

function packed(pieces: Pieces, stock = SIX_METRES, allowance = 0): PackedStock {
  const result = planned(cutsOf(pieces), mm(stock), mm(allowance))
  if (!result.isPacked) throw new Error(result.reason)
  return result
}

function notPacked(pieces: Pieces, stock = SIX_METRES, allowance = 0): NotPackedStock {
  const result = planned(cutsOf(pieces), mm(stock), mm(allowance))
  if (result.isPacked) throw new Error('the pieces were packed')
  return result
}

/** Formats the bars as a workshop notes them: `2 × (2 × 2400 + 1 × 1200), cuts 0, offcut 0`. */
function notes({ cutBars }: PackedStock): readonly string[] {
  return cutBars.map(
    ({ bars, cuts, kerf, offcut }) =>
      `${String(bars)} × (${listOf(cuts)}), cuts ${plainText(kerf)}, offcut ${plainText(offcut)}`,
  )
}

function listOf(cuts: readonly Cut[]): string {
  return cuts.map(({ pieces, length }) => `${plainText(pieces)} × ${plainText(length)}`).join(' + ')
}

describe('F6: the stock lengths for a cut list', () => {
  test('are a single length of 6 m for two pieces of 2.4 m and three of 150 mm', () => {
    const result = packed(ofLengths({ 2400: 2, 150: 3 }))
    expect(notes(result)).toEqual(['1 × (2 × 2400 + 3 × 150), cuts 0, offcut 750'])
    expect(result).toMatchObject({ isOptimal: true, bars: 1, atLeast: 1, tooLong: [] })
  })

  test('lose a kerf at each cut', () => {
    const result = packed(ofLengths({ 2400: 2, 150: 3 }), SIX_METRES, 3)
    expect(notes(result)).toEqual(['1 × (2 × 2400 + 3 × 150), cuts 15, offcut 735'])
  })

  test('lose no kerf where a piece reaches the end of its length', () => {
    expect(notes(packed([[1, 6000]], SIX_METRES, 3))).toEqual(['1 × (1 × 6000), cuts 0, offcut 0'])
    // 1999 + 3 + 1999 + 3 + 1996 = 6000
    const flush = packed(ofLengths({ 1999: 2, 1996: 1 }), SIX_METRES, 3)
    expect(notes(flush)).toEqual(['1 × (2 × 1999 + 1 × 1996), cuts 6, offcut 0'])
  })

  test('lose a remainder that is shorter than a kerf', () => {
    expect(notes(packed([[1, 5999]], SIX_METRES, 3))).toEqual(['1 × (1 × 5999), cuts 1, offcut 0'])
  })

  test('can include one more because of the kerfs between the pieces', () => {
    expect(packed([[3, 2000]]).bars).toBe(1)
    expect(packed([[3, 2000]], SIX_METRES, 3).bars).toBe(2)
  })

  test('are listed once if their cuts are equal', () => {
    expect(notes(packed([[7, 2900]]))).toEqual([
      '3 × (2 × 2900), cuts 0, offcut 200',
      '1 × (1 × 2900), cuts 0, offcut 3100',
    ])
  })

  test('exclude pieces longer than a stock length, which are listed separately', () => {
    const result = packed(ofLengths({ 8000: 2, 6000: 1, 6000.1: 1 }))
    expect(listOf(result.tooLong)).toBe('2 × 8000 + 1 × 6000.1')
    expect(notes(result)).toEqual(['1 × (1 × 6000), cuts 0, offcut 0'])
  })

  test('F8: are exact for tenths of a millimetre: ten pieces of 0.1 fill 1 mm', () => {
    expect(notes(packed([[10, 0.1]], 1))).toEqual(['1 × (10 × 0.1), cuts 0, offcut 0'])
    expect(packed([[3, 0.1]], 0.3).bars).toBe(1)
  })

  test('F8: are exact for lengths of seventeen digits', () => {
    const length = 2000.0000000000002
    expect(packed([[3, 2000]]).bars).toBe(1)
    expect(notes(packed([[3, length]]))).toEqual([
      '1 × (2 × 2000.0000000000002), cuts 0, offcut 1999.9999999999996',
      '1 × (1 × 2000.0000000000002), cuts 0, offcut 3999.9999999999998',
    ])
  })

  test('are zero without pieces', () => {
    expect(packed([])).toMatchObject({
      isPacked: true,
      isOptimal: true,
      bars: 0,
      atLeast: 0,
      cutBars: [],
      unplaced: [],
      tooLong: [],
    })
  })
})

describe('the number of bars', () => {
  test.each<[pieces: Pieces, heuristic: number, min: number]>([
    [ofLengths({ 1800: 4, 1200: 4 }), 3, 2],
    [ofLengths({ 2700: 2, 2100: 2, 1200: 2 }), 3, 2],
    [ofLengths({ 3600: 1, 1800: 2, 1200: 4 }), 3, 2],
    [ofLengths({ 2400: 20, 1800: 40 }), 24, 20],
    // 2400 + 2 × 1800 = 6000, so that the bars have no waste.
    [ofLengths({ 2400: 2, 1800: 4 }), 3, 2],
    [ofLengths({ 2400: 102, 1800: 204 }), 119, 102],
  ])('equals, for %j, %i by the heuristic and %i by the exact search', (pieces, heuristic, min) => {
    expect(firstFitDecreasing(pieces, SIX_METRES)).toBe(heuristic)
    expect(packed(pieces)).toMatchObject({ isOptimal: true, bars: min, atLeast: min })
  })

  test('has a known minimum for pieces that only pair up, however many there are', () => {
    expect(packed([[9999, 2400]])).toMatchObject({ isOptimal: true, bars: 5000 })
    expect(packed([[9999, 3500]])).toMatchObject({ isOptimal: true, bars: 9999 })
  })

  test('is half the number of pieces if each is exactly half a length', () => {
    expect(packed([[4, 3000]])).toMatchObject({ isOptimal: true, bars: 2, atLeast: 2 })
  })

  test('is proven for a hundred lengths of which the heuristic wastes a bar', () => {
    const pieces = Array.from({ length: 100 }, (_, index) => [1, 1500 + 10 * index] as const)
    expect(packed(pieces).bars).toBeLessThan(firstFitDecreasing(pieces, SIX_METRES))
    expect(packed(pieces).isOptimal).toBe(true)
  })

  test('is an estimate with a bound for more lengths than are searched', () => {
    const pieces = Array.from({ length: 151 }, (_, index) => [1, 1801 + 4 * index] as const)
    const result = packed(pieces)
    expect(result.isOptimal).toBe(false)
    expect(result.atLeast).toBeLessThan(result.bars)
  })
})

describe('pieces that cannot be packed', () => {
  const good: Pieces = [[2, 2400]]

  test.each<[reason: NotPackedStock['reason'], pieces: Pieces, stock: number, allowance: number]>([
    ['stock_length_not_positive', good, 0, 0],
    ['stock_length_not_positive', good, -6000, 0],
    ['kerf_negative', good, SIX_METRES, -1],
    ['length_not_positive', [...good, [1, 0]], SIX_METRES, 0],
    ['length_not_positive', [...good, [1, -5]], SIX_METRES, 0],
    ['amount_negative', [...good, [-1, 100]], SIX_METRES, 0],
    ['amount_not_whole', [...good, [0.5, 100]], SIX_METRES, 0],
    ['amount_not_whole', [...good, [1e-308, 100]], SIX_METRES, 0],
    ['too_many_pieces', [[MAX_PACKED_PIECES + 1, 100]], SIX_METRES, 0],
    ['too_many_pieces', [...good, [1e9, 100]], SIX_METRES, 0],
    ['too_many_pieces', [...good, [1e308, 1e-308]], SIX_METRES, 0],
    ['number_unknown', [...good, [NaN, 100]], SIX_METRES, 0],
    ['number_unknown', [...good, [1, Infinity]], SIX_METRES, 0],
  ])('give %s for %j with a stock length of %d and a kerf of %d', (reason, pieces, stock, allowance) => {
    expect(notPacked(pieces, stock, allowance)).toMatchObject({ reason })
  })

  test('give number_unknown for an unknown stock length or kerf', () => {
    const unknown = { isPacked: false, reason: 'number_unknown' }
    expect(planned(cutsOf(good), UNKNOWN)).toMatchObject(unknown)
    expect(planned(cutsOf(good), mm(6000), UNKNOWN)).toMatchObject(unknown)
  })

  test('are still listed if too long', () => {
    expect(listOf(notPacked(ofLengths({ 7000: 0.5, 100: 1 })).tooLong)).toBe('0.5 × 7000')
  })

  test('do not count towards the limit of pieces if too long', () => {
    const result = packed(ofLengths({ 7000: 1e9, 6000: MAX_PACKED_PIECES }))
    expect(result.bars).toBe(MAX_PACKED_PIECES)
    expect(listOf(result.tooLong)).toBe('1000000000 × 7000')
  })

  test('do not include two halves of a piece, or an entry of 0 pieces', () => {
    expect(
      packed([
        [0.5, 100],
        [0.5, 100],
      ]).bars,
    ).toBe(1)
    expect(planned([{ pieces: ZERO, length: ZERO }], mm(6000))).toMatchObject({
      isPacked: true,
      bars: 0,
    })
  })
})

describe('adversarial lists', () => {
  /** Ten thousand different lengths, unsorted. */
  const lengths = Array.from({ length: MAX_PACKED_PIECES }, (_, index) => 1 + ((index * 7919) % 10_007))

  test.each<[name: string, scale: (length: number) => number, stock: number]>([
    ['in tenths of a millimetre', (length) => length / 10, 1001],
    ['of seventeen digits', (length) => length / 3, 3337],
    ['near 1e308', (length) => length * 1e304, 1.5e308],
    ['near 1e-308', (length) => length * 1e-308, 1e-303],
    ['from 1e-300 to 1e308', (length) => length * 10 ** ((length % 600) - 300), 1.5e308],
  ])('pack ten thousand different lengths %s', (_, scale, stock) => {
    const result = packed(
      lengths.map((length) => [1, scale(length)]),
      stock,
      stock / 1000,
    )
    expect(countOf(result.cutBars)).toBe(MAX_PACKED_PIECES)
    expect(result.bars).toBeGreaterThanOrEqual(result.atLeast)
  })

  test('put the longest possible length and a tiny piece on two bars', () => {
    const result = packed(
      [
        [1, 1e308],
        [1, 1e-308],
      ],
      1e308,
    )
    expect(result).toMatchObject({ isOptimal: true, bars: 2 })
  })

  test('put one piece on each bar with a very large kerf', () => {
    expect(packed([[3, 1]], SIX_METRES, 1e308).bars).toBe(3)
  })
})

describe('properties of the stock lengths', () => {
  const runs = { numRuns: 200 }
  /** Lengths on a coarse grid, so that they often fill a bar or miss it by a cut. */
  const length = fc.oneof(
    fc.integer({ min: 1, max: 24 }).map((steps) => steps * 300),
    fc.integer({ min: 1, max: 620 }).map((steps) => steps * 10),
    fc.integer({ min: 1, max: 60_000 }).map((tenths) => tenths / 10),
    fc.double({ min: 1e-9, max: 7000, noNaN: true }),
  )
  const amount = fc.integer({ min: 1, max: 4 })
  const pieces = fc.array(fc.tuple(amount, length), { maxLength: 10 })
  const allowance = fc.constantFrom(0, 3, 2.5, 0.1, 300)

  test('every piece is placed once: cuts + too long = cut list', () => {
    fc.assert(
      fc.property(pieces, allowance, (list, saw) => {
        const result = packed(list, SIX_METRES, saw)
        const placed = result.cutBars.flatMap(({ bars, cuts }) => cuts.map((cut) => ({ ...cut, bars })))
        const counts = new Map<string, number>()
        for (const { bars, pieces: each, length: of } of [
          ...placed,
          ...result.tooLong.map((cut) => ({ ...cut, bars: 1 })),
        ]) {
          const text = plainText(of)
          counts.set(text, (counts.get(text) ?? 0) + bars * Number(plainText(each)))
        }
        const wanted = new Map(
          cutsOf(list).map(({ pieces: count, length: of }) => [plainText(of), Number(plainText(count))]),
        )
        expect(counts).toEqual(wanted)
      }),
      runs,
    )
  })

  test('no bar exceeds the stock length, and cuts + kerf + offcut = stock length', () => {
    fc.assert(
      fc.property(pieces, allowance, (list, saw) => {
        for (const { cuts, kerf, offcut } of packed(list, SIX_METRES, saw).cutBars) {
          const count = cuts.reduce((sum, cut) => sum + units(cut.pieces, 0), 0n)
          const cut = cuts.reduce((sum, one) => sum + units(one.pieces, 0) * units(one.length), 0n)
          const stock = units(mm(SIX_METRES))
          const sawn = units(mm(saw))
          expect(cut + (count - 1n) * sawn <= stock).toBe(true)
          expect(units(offcut) >= 0n).toBe(true)
          expect(cut + units(kerf) + units(offcut)).toBe(stock)
          // The kerf counts every cut, except the part of the last cut that is beyond the metal.
          expect(units(kerf) === count * sawn || units(offcut) === 0n).toBe(true)
        }
      }),
      runs,
    )
  })

  test('⌈Σ / stock⌉ ≤ at least ≤ bars ≤ first-fit decreasing', () => {
    fc.assert(
      fc.property(pieces, allowance, (list, saw) => {
        const { bars, atLeast, isOptimal } = packed(list, SIX_METRES, saw)
        const fitting = list.filter(([, of]) => of <= SIX_METRES)
        const sum = fitting.reduce(
          (all, [count, of]) => all + BigInt(count) * (units(mm(of)) + units(mm(saw))),
          0n,
        )
        const capacity = units(mm(SIX_METRES)) + units(mm(saw))
        expect(BigInt(atLeast) >= (sum + capacity - 1n) / capacity).toBe(true)
        expect(bars).toBeGreaterThanOrEqual(atLeast)
        expect(bars).toBeLessThanOrEqual(firstFitDecreasing(list, SIX_METRES, saw))
        expect(isOptimal).toBe(bars === atLeast)
      }),
      runs,
    )
  })

  test('exact = the minimum over all ways to cut', () => {
    const few = fc.array(
      fc.oneof(
        fc.integer({ min: 2, max: 20 }).map((steps) => steps * 300),
        fc.integer({ min: 120, max: 400 }).map((steps) => steps * 10),
      ),
      { minLength: 5, maxLength: 9 },
    )
    fc.assert(
      fc.property(few, fc.constantFrom(0, 0, 3, 100), (list, saw) => {
        const result = packed(
          list.map((of) => [1, of]),
          SIX_METRES,
          saw,
        )
        expect(result.isOptimal).toBe(true)
        expect(result.bars).toBe(leastCost(list, { stocks: [{ lengthMm: SIX_METRES }], kerfMm: saw }))
      }),
      { numRuns: 300 },
    )
  })

  test('pieces cut from full lengths fit the same number of lengths', () => {
    const full = fc
      .uniqueArray(fc.integer({ min: 1, max: 19 }), { minLength: 1, maxLength: 3 })
      .map((ends) => [0, ...ends.sort((a, b) => a - b), 20])
      .map((ends) => ends.slice(1).map((end, index) => (end - (ends[index] ?? 0)) * 300))
    fc.assert(
      fc.property(fc.array(full, { minLength: 2, maxLength: 4 }), (bars) => {
        const result = packed(bars.flat().map((of) => [1, of]))
        expect(result).toMatchObject({ isOptimal: true, bars: bars.length })
        expect(result.cutBars.every(({ offcut }) => plainText(offcut) === '0')).toBe(true)
      }),
      runs,
    )
  })

  test('the order of the cut list has no effect', () => {
    fc.assert(
      fc.property(pieces, allowance, (list, saw) => {
        const result = packed(list, SIX_METRES, saw)
        expect(packed([...list].reverse(), SIX_METRES, saw)).toEqual(result)
        const reversed = planned([...cutsOf(list)].reverse(), mm(SIX_METRES), mm(saw))
        expect({ ...reversed, tooLong: [...reversed.tooLong].reverse() }).toEqual(result)
      }),
      runs,
    )
  })
})

function countOf(cutBars: PackedStock['cutBars']): number {
  return cutBars
    .flatMap(({ bars, cuts }) => cuts.map(({ pieces }) => bars * Number(plainText(pieces))))
    .reduce((sum, count) => sum + count, 0)
}

/** Returns a number in units of its 40th decimal. No length of these tests has more decimals. */
function units(number: Decimal, decimals = 40): bigint {
  const [whole = '', fraction = ''] = plainText(number).split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** Packs by first-fit decreasing: puts each piece, the longest first, on the first bar with enough space. */
function firstFitDecreasing(pieces: Pieces, stock: number, allowance = 0): number {
  const sawn = units(mm(allowance))
  const sizes = pieces
    .flatMap(([amount, length]) =>
      length <= stock ? Array<bigint>(amount).fill(units(mm(length)) + sawn) : [],
    )
    .sort((a, b) => (a < b ? 1 : -1))
  const freeLengths: bigint[] = []
  for (const size of sizes) {
    const first = freeLengths.findIndex((free) => free >= size)
    if (first === -1) freeLengths.push(units(mm(stock)) + sawn - size)
    else freeLengths[first] = (freeLengths[first] ?? 0n) - size
  }
  return freeLengths.length
}
