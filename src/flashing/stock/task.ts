import type { Decimal } from '../../number/decimal.js'
import { plainText } from '../../number/write-decimal.js'
import type { Cut } from './cut.js'

/** Pieces of one length, as the packing sees them. */
export interface Group {
  /** Tells it from the other groups of its task. */
  readonly id: number
  /** The length and one allowance, as a whole number of the task's unit. */
  readonly size: bigint
  readonly pieces: number
  /** In mm. */
  readonly length: Decimal
}

/** One stock length, by the groups of its pieces, the longest first. */
export type Bar = readonly Group[]

export interface Task {
  /** The longest first. */
  readonly groups: readonly Group[]
  /** What fits a bar: the stock length and one allowance, since the last piece need not be cut off. */
  readonly capacity: bigint
}

/** The lengths as whole numbers of the last decimal that any of them has: exact, however fine or long they are. */
export function taskOf(cuts: readonly Cut[], stockLength: Decimal, kerf: Decimal): Task {
  const lengths = [stockLength, kerf, ...cuts.map(({ length }) => length)]
  const decimals = lengths.reduce((most, length) => Math.max(most, decimalsOf(plainText(length))), 0)
  const unitsOf = (text: string): bigint =>
    BigInt(text.replace('.', '')) * 10n ** BigInt(decimals - decimalsOf(text))
  const allowance = unitsOf(plainText(kerf))

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

/** How many pieces there are in all. */
export function piecesOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { pieces }) => sum + pieces, 0)
}
