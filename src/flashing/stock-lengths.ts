import { add, subtract } from '../number/add.js'
import { compare } from '../number/compare.js'
import { isUnknown, narrow, signOf, ZERO, type Decimal } from '../number/decimal.js'
import { multiply } from '../number/multiply.js'
import { roundHalfUp } from '../number/round.js'
import { plainText } from '../number/write-decimal.js'

/** Pieces of one length. */
export interface Cut {
  readonly pieces: Decimal
  /** Of one piece, in mm. */
  readonly length: Decimal
}

/** Stock lengths that are all cut alike. */
export interface CutBars {
  /** How many. */
  readonly bars: number
  /** The pieces that each of them gives, the longest first. */
  readonly cuts: readonly Cut[]
  /** What cutting takes of each, in mm: the allowance for every piece, as far as there is metal left for it. */
  readonly cutAllowance: Decimal
  /** What remains of each, in mm. */
  readonly offCut: Decimal
}

/** Why no estimate is made. */
export type NotPackedReason =
  | 'number_unknown'
  | 'stock_length_not_positive'
  | 'cut_allowance_negative'
  | 'length_not_positive'
  | 'amount_negative'
  | 'amount_not_whole'
  | 'too_many_pieces'

/** The stock lengths that a cut list takes. */
export interface PackedStock {
  readonly isPacked: true
  readonly isEstimate: true
  /** `exact`: no way of cutting needs fewer. Otherwise the heuristic's answer, which is not proven the least. */
  readonly method: 'exact' | 'first-fit decreasing'
  /** How many stock lengths are needed. */
  readonly bars: number
  /** No way of cutting needs fewer than so many. */
  readonly atLeast: number
  readonly cutBars: readonly CutBars[]
  /** The pieces that are longer than a stock length. They are in no other figure. */
  readonly tooLong: readonly Cut[]
}

export interface NotPackedStock {
  readonly isPacked: false
  readonly isEstimate: true
  readonly reason: NotPackedReason
  readonly tooLong: readonly Cut[]
}

/** The most pieces that are packed, those that are too long not counted. */
export const MAX_PACKED_PIECES = 10_000
/** The most pieces for which fewer bars than the heuristic's are searched. */
const MAX_SEARCHED_PIECES = 100
/** The most steps of that search, so that no list can make it long. */
const MAX_SEARCH_STEPS = 50_000

/**
 * The stock lengths that a cut list takes, as an estimate. Lengths are in mm. The allowance is what a cut takes;
 * a piece that reaches the end of its stock length needs none.
 *
 * First-fit decreasing (D. S. Johnson, "Near-optimal bin packing algorithms", 1973). Where a lower bound does
 * not show its answer to be the least, fewer bars are searched for a small list.
 */
export function stockLengths(
  cuts: readonly Cut[],
  stockLength: Decimal,
  cutAllowance: Decimal = ZERO,
): PackedStock | NotPackedStock {
  const wanted = cuts.filter(({ pieces }) => signOf(pieces) !== 0)
  const tooLong = wanted
    .filter(({ length }) => compare(length, stockLength) > 0)
    .map(({ pieces, length }) => ({ pieces, length }))
  const fitting = wanted.filter(({ length }) => compare(length, stockLength) <= 0)
  const reason = numbersAgainst(wanted, stockLength, cutAllowance) ?? amountsAgainst(wanted, fitting)
  if (reason !== undefined) return { isPacked: false, isEstimate: true, reason, tooLong }

  const { bars, atLeast } = leastBars(taskOf(fitting, stockLength, cutAllowance))
  return {
    isPacked: true,
    isEstimate: true,
    method: bars.length === atLeast ? 'exact' : 'first-fit decreasing',
    bars: bars.length,
    atLeast,
    cutBars: alikeTogether(bars).map((alike) => cutBarsOf(alike, stockLength, cutAllowance)),
    tooLong,
  }
}

function numbersAgainst(
  wanted: readonly Cut[],
  stockLength: Decimal,
  cutAllowance: Decimal,
): NotPackedReason | undefined {
  const numbers = [stockLength, cutAllowance, ...wanted.flatMap(({ pieces, length }) => [pieces, length])]
  if (numbers.some(isUnknown)) return 'number_unknown'
  if (signOf(stockLength) <= 0) return 'stock_length_not_positive'
  if (signOf(cutAllowance) < 0) return 'cut_allowance_negative'
  return wanted.some(({ length }) => signOf(length) <= 0) ? 'length_not_positive' : undefined
}

function amountsAgainst(wanted: readonly Cut[], fitting: readonly Cut[]): NotPackedReason | undefined {
  if (wanted.some(({ pieces }) => signOf(pieces) < 0)) return 'amount_negative'
  if (wanted.some(({ pieces }) => compare(pieces, roundHalfUp(pieces, 0)) !== 0)) return 'amount_not_whole'
  const count = fitting.reduce((sum, { pieces }) => add(sum, pieces), ZERO)
  return compare(count, narrow(MAX_PACKED_PIECES, 0)) > 0 ? 'too_many_pieces' : undefined
}

/** Pieces of one length, as the packing sees them. */
interface Group {
  /** Tells it from the other groups of its task. */
  readonly id: number
  /** The length and one allowance, as a whole number of the task's unit. */
  readonly size: bigint
  readonly pieces: number
  /** In mm. */
  readonly length: Decimal
}

/** One stock length, by the groups of its pieces, the longest first. */
type Bar = readonly Group[]

interface Task {
  /** The longest first. */
  readonly groups: readonly Group[]
  /** What fits a bar: the stock length and one allowance, since the last piece need not be cut off. */
  readonly capacity: bigint
}

/** The lengths as whole numbers of the last decimal that any of them has: exact, however fine or long they are. */
function taskOf(cuts: readonly Cut[], stockLength: Decimal, cutAllowance: Decimal): Task {
  const lengths = [stockLength, cutAllowance, ...cuts.map(({ length }) => length)]
  const decimals = lengths.reduce((most, length) => Math.max(most, decimalsOf(plainText(length))), 0)
  const unitsOf = (text: string): bigint =>
    BigInt(text.replace('.', '')) * 10n ** BigInt(decimals - decimalsOf(text))
  const allowance = unitsOf(plainText(cutAllowance))

  // By the text, which is one for each number: wide bigints of many trailing zeros all fall together in a map.
  const groups = new Map<string, Group>()
  for (const { pieces, length } of cuts) {
    const text = plainText(length)
    const known = groups.get(text) ?? { id: groups.size, size: unitsOf(text) + allowance, pieces: 0, length }
    groups.set(text, { ...known, pieces: known.pieces + Number(plainText(pieces)) })
  }
  return {
    groups: [...groups.values()].sort((a, b) => (a.size < b.size ? 1 : -1)),
    capacity: unitsOf(plainText(stockLength)) + allowance,
  }
}

/** How many decimals a number has, as it is written. */
function decimalsOf(text: string): number {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

/** The heuristic's bars, or fewer where the search finds them; and how few there may be at best. */
function leastBars(task: Task): { readonly bars: readonly Bar[]; readonly atLeast: number } {
  const bars = firstFitDecreasing(task)
  let atLeast = lowerBound(task)
  if (piecesOf(task.groups) > MAX_SEARCHED_PIECES) return { bars, atLeast }
  const steps = { left: MAX_SEARCH_STEPS }
  // From below, so that the first number of bars that is enough is the least.
  for (; atLeast < bars.length; atLeast++) {
    const fewer = searchBars(task, atLeast, steps)
    if (fewer !== undefined) return { bars: fewer, atLeast }
    if (steps.left < 0) break
  }
  return { bars, atLeast }
}

function piecesOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { pieces }) => sum + pieces, 0)
}

/**
 * Each piece, the longest first, into the first bar that has room for it. The room of every bar stands in the
 * leaves of a tree whose nodes know the most of what is below them, so that the first is found without asking
 * them all. A bar of which nothing is cut yet has room for any piece, and so a new one is begun when no other has.
 */
function firstFitDecreasing({ groups, capacity }: Task): readonly Bar[] {
  const leaves = 2 ** Math.ceil(Math.log2(Math.max(1, piecesOf(groups))))
  const room = new Array<bigint>(2 * leaves).fill(capacity)
  const roomOf = (node: number): bigint => room[node] ?? 0n
  const bars: Group[][] = []
  for (const group of groups) {
    for (let piece = 0; piece < group.pieces; piece++) {
      let node = 1
      while (node < leaves) node = 2 * node + (roomOf(2 * node) >= group.size ? 0 : 1)
      const bar = (bars[node - leaves] ??= [])
      bar.push(group)
      room[node] = roomOf(node) - group.size
      for (node >>= 1; node > 0; node >>= 1) {
        const [left, right] = [roomOf(2 * node), roomOf(2 * node + 1)]
        room[node] = left > right ? left : right
      }
    }
  }
  return bars
}

/**
 * No packing takes fewer bars than this, and it is at least ⌈Σ / bar⌉ (S. Martello and P. Toth, "Knapsack
 * Problems", 1990, their second bound). Pieces over half a bar take a bar each. The others, down to any one of them, share
 * the room beside those long ones that leave enough for the shortest of them, and need further bars for the rest.
 * Nor does a bar hold more pieces of some length or longer than it holds of that very length.
 */
function lowerBound({ groups, capacity }: Task): number {
  const long = groups.filter(({ size }) => 2n * size > capacity)
  const barsOfLong = piecesOf(long)
  let bound = barsOfLong
  let count = barsOfLong
  let rest = 0n
  for (const { size, pieces } of groups.slice(long.length)) {
    count += pieces
    rest += BigInt(pieces) * size
    for (let beside = long.at(-1); beside && beside.size + size <= capacity; beside = long.at(-1)) {
      rest -= BigInt(beside.pieces) * (capacity - beside.size)
      long.pop()
    }
    // For rest ≤ 0 the quotient is at most 0: there is room enough beside the long ones.
    const ofRest = Number((rest + capacity - 1n) / capacity)
    bound = Math.max(bound, barsOfLong + ofRest, Math.ceil(count / Number(capacity / size)))
  }
  return bound
}

/**
 * A packing into so many bars, or undefined: there is none, or the steps have run out.
 *
 * Branch and bound, bar by bar. Nothing is missed by looking only where what the bars filled so far leave unused
 * is no more than all bars may; where a bar is filled until no piece that is left would fit; and where no bar is
 * greater than the one before it (more pieces of the first group in which they differ), since bars can change
 * places. Of all packings into so many bars, the one whose bars in turn are the greatest passes.
 */
function searchBars(
  { groups, capacity }: Task,
  count: number,
  steps: { left: number },
): readonly Bar[] | undefined {
  const left = groups.map(({ pieces }) => pieces)
  const bars: number[][] = []
  const total = groups.reduce((sum, { size, pieces }) => sum + BigInt(pieces) * size, 0n)
  const mayBeUnused = BigInt(count) * capacity - total

  const nextBar = (unused: bigint): boolean => {
    if (left.every((pieces) => pieces === 0)) return true
    bars.push(groups.map(() => 0))
    if (fill(0, capacity, capacity + 1n, unused, bars.length > 1)) return true
    bars.pop()
    return false
  }

  /** Fills the last bar from a group on, such that less room remains than the limit. */
  const fill = (from: number, room: bigint, limit: bigint, unused: bigint, isLikeLast: boolean): boolean => {
    const bar = bars.at(-1) ?? []
    const last = bars.at(-2) ?? []
    let isAlike = isLikeLast
    let index = from
    let group = groups[index]
    while (group !== undefined && (left[index] === 0 || group.size > room)) {
      isAlike &&= last[index] === 0
      group = groups[++index]
    }
    if (group === undefined) return room < limit && unused + room <= mayBeUnused && nextBar(unused + room)
    if (--steps.left < 0) return false

    const available = left[index] ?? 0
    const fits = room / group.size
    const most = fits < BigInt(available) ? Number(fits) : available
    const least = room === capacity ? 1 : 0 // A bar begins with the longest piece that is left.
    for (let pieces = isAlike ? Math.min(most, last[index] ?? 0) : most; pieces >= least; pieces--) {
      bar[index] = pieces
      left[index] = available - pieces
      const nextRoom = room - BigInt(pieces) * group.size
      const nextLimit = pieces < most ? group.size : limit
      if (fill(index + 1, nextRoom, nextLimit, unused, isAlike && pieces === last[index])) return true
    }
    bar[index] = 0
    left[index] = available
    return false
  }

  if (!nextBar(0n)) return undefined
  return bars.map((bar) =>
    bar.flatMap((pieces, index) =>
      groups.slice(index, index + 1).flatMap((group) => Array<Group>(pieces).fill(group)),
    ),
  )
}

interface AlikeBars {
  readonly bars: number
  readonly cuts: ReadonlyMap<Group, number>
}

/** Bars with the same pieces, counted, in the order of their first. */
function alikeTogether(bars: readonly Bar[]): readonly AlikeBars[] {
  const alike = new Map<string, AlikeBars>()
  for (const bar of bars) {
    const cuts = new Map<Group, number>()
    for (const group of bar) cuts.set(group, (cuts.get(group) ?? 0) + 1)
    const key = [...cuts].map(([{ id }, pieces]) => `${String(pieces)}×${String(id)}`).join('+')
    alike.set(key, { cuts, bars: (alike.get(key)?.bars ?? 0) + 1 })
  }
  return [...alike.values()]
}

function cutBarsOf({ bars, cuts }: AlikeBars, stockLength: Decimal, cutAllowance: Decimal): CutBars {
  const each = [...cuts].map(([{ length }, pieces]): Cut => ({ pieces: narrow(pieces, 0), length }))
  const uncut = each.reduce(
    (rest, { pieces, length }) => subtract(rest, multiply(pieces, length)),
    stockLength,
  )
  const count = each.reduce((sum, { pieces }) => add(sum, pieces), ZERO)
  const allowances = multiply(count, cutAllowance)
  const taken = compare(allowances, uncut) > 0 ? uncut : allowances
  return { bars, cuts: each, cutAllowance: taken, offCut: subtract(uncut, taken) }
}
