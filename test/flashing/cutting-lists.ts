import type { StockOptions } from '../../src/entries/flashing.js'

/** A list of pieces to be cut: the number of pieces of each length in mm. */
export interface CuttingList {
  readonly pieces: readonly (readonly [amount: number, length: number])[]
  readonly stock: number
  readonly kerf: number
}

/** Takes the number of pieces of each length in mm. Whole lengths come first, in ascending order, whatever the order given. */
export const ofLengths = (pieces: Readonly<Record<number, number>>): CuttingList['pieces'] =>
  Object.entries(pieces).map(([length, amount]) => [amount, Number(length)] as const)

/** Published by GAMS and Chvátal: 453 bars are optimal. */
export const CHVATAL: CuttingList = {
  pieces: ofLengths({ 45: 97, 36: 610, 31: 395, 14: 211 }),
  stock: 100,
  kerf: 0,
}

/** From the encyclopedia's article on cutting stock: 73 rolls are optimal. */
export const ROLLS: CuttingList = {
  pieces: [
    [22, 1380],
    [25, 1520],
    [12, 1560],
    [14, 1710],
    [18, 1820],
    [18, 1880],
    [20, 1930],
    [10, 2000],
    [12, 2050],
    [14, 2100],
    [16, 2140],
    [18, 2150],
    [20, 2200],
  ],
  stock: 5600,
  kerf: 0,
}

/** First-fit decreasing cuts 9 bars, although 8 suffice. */
export const TWENTY_TWO: CuttingList = {
  pieces: [
    1945, 2060, 1761, 1827, 1706, 1706, 1871, 2309, 2033, 2407, 2342, 1637, 2450, 1507, 1535, 2429, 2193,
    2588, 2238, 1658, 1534, 2424,
  ].map((length) => [1, length]),
  stock: 6000,
  kerf: 3,
}

/** Gives the same numbers on every machine. */
function randomFrom(seed: number): (min: number, max: number) => number {
  let state = seed
  return (min, max) => {
    state = (state * 48_271) % 2_147_483_647
    return min + (state % (max - min + 1))
  }
}

/** Lists have 15 to 100 pieces between 500 and 2,900 mm, most of them of different lengths. */
export function smallLists(count = 300): readonly CuttingList[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(7919 * (index + 1))
    const left = random(15, 100)
    const [min, max] = [random(3, 15) * 100, random(16, 29) * 100]
    return {
      pieces: Array.from({ length: left }, () => [1, random(min, max)] as const),
      stock: 6000,
      kerf: 3,
    }
  })
}

/**
 * Lists are as roofs have them: 50 to 3,000 pieces of 8 to 60 lengths between 300 and 5,900 mm, in steps of 1, 5,
 * 10 or 50 mm, cut from bars of 6, 6.5 or 8 m.
 */
export function roofingLists(count = 288): readonly CuttingList[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(104_729 * (index + 1))
    const step = [1, 5, 10, 50][index % 4] ?? 1
    const kinds = [8, 15, 25, 40, 50, 60][Math.floor(index / 4) % 6] ?? 8
    const stock = [6000, 6500, 8000][Math.floor(index / 24) % 3] ?? 6000
    const max = [3, 8, 20, 50][Math.floor(index / 72) % 4] ?? 3
    return {
      pieces: Array.from({ length: kinds }, () => {
        const length = step * random(Math.ceil(300 / step), Math.floor(5900 / step))
        return [random(Math.ceil(max / 3), max * 2), length] as const
      }),
      stock,
      kerf: 3,
    }
  })
}

/** Draws pieces as research papers do, cut without kerf. `min` and `max` are in mm. */
function drawnLists(lists: readonly DrawnList[]): readonly CuttingList[] {
  return lists.map(({ pieces, stock, min, max }, index) => {
    const random = randomFrom(15_485_863 * (index + 1))
    return { pieces: Array.from({ length: pieces }, () => [1, random(min, max)] as const), stock, kerf: 0 }
  })
}

interface DrawnList {
  readonly pieces: number
  readonly stock: number
  readonly min: number
  readonly max: number
}

const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value)

/** The uniform class of Falkenauer (1996). */
export const uniformLists = (): readonly CuttingList[] =>
  drawnLists([120, 250, 500, 1000].flatMap((pieces) => times(20, { pieces, stock: 150, min: 20, max: 100 })))

/** The first class of Scholl, Klein and Jürgens (1997): half of each kind. */
export const schollLists = (): readonly CuttingList[] =>
  drawnLists(
    [50, 100, 200, 500].flatMap((pieces) =>
      [100, 120, 150].flatMap((stock) =>
        [1, 20, 30].flatMap((min) => times(10, { pieces, stock, min, max: 100 })),
      ),
    ),
  )

/** Schwerin and Wäscher (1997). */
export const schwerinLists = (): readonly CuttingList[] =>
  drawnLists([100, 120].flatMap((pieces) => times(100, { pieces, stock: 1000, min: 150, max: 200 })))

/** The triplet class of Falkenauer (1996): every bar of the best plan has three pieces, and no leftover. */
export function tripletLists(): readonly CuttingList[] {
  return [60, 120, 249, 501]
    .flatMap((pieces) => times(20, pieces))
    .map((pieces, index) => {
      const random = randomFrom(32_452_843 * (index + 1))
      const triplets = Array.from({ length: pieces / 3 }, () => {
        const first = random(380, 490)
        const second = random(250, Math.floor((1000 - first) / 2))
        return [first, second, 1000 - first - second]
      })
      return { pieces: triplets.flat().map((length) => [1, length] as const), stock: 1000, kerf: 0 }
    })
}

/** A list for bars of several kinds. */
export interface MixedList {
  readonly pieces: CuttingList['pieces']
  readonly options: StockOptions
}

/** Lists of up to 30 lengths, cut from up to three stock lengths and four offcuts, of which some are limited. */
export function mixedList(index: number): MixedList {
  const random = randomFrom(6151 * (index + 1))
  for (let draw = 0; draw < 5; draw++) random(0, 9)
  const one = <T>(values: readonly [T, ...T[]]): T => values[random(0, values.length - 1)] ?? values[0]
  const several = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw)
  const step = one([1, 10, 50, 100])
  const most = one([6, 12, 30])
  return {
    pieces: several(random(1, most), () => {
      const max = one([3, 10, 30])
      return [random(1, max), step * random(Math.ceil(200 / step), Math.floor(5000 / step))] as const
    }),
    options: {
      stocks: several(random(1, 3), () => {
        const bar = { lengthMm: one([3000, 4800, 6000, 6500, 8000]), cost: random(1, 9) }
        return random(0, 2) === 0 ? { ...bar, count: random(1, 9) } : bar
      }),
      offcuts: several(random(0, 4), () => ({ lengthMm: 100 * random(4, 50), count: random(1, 3) })),
      objective: one(['bars', 'metal', 'cost'] as const),
      kerfMm: one([0, 3, 5]),
      trimMm: one([0, 20]),
    },
  }
}
