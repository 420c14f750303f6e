import { plainText } from '../../number/decimal-text.js'
import type { Decimal } from '../../number/decimal.js'

/** Pieces of one length. */
export interface Cut {
  readonly pieces: Decimal
  /** Of one piece, in mm. */
  readonly length: Decimal
}

/** Pieces to be packed into as few stock lengths ("bars") as possible. */
export interface PackingTask {
  /** The longest first. */
  readonly groups: readonly Group[]
  /** What fits a bar: the stock length and one kerf, since the last piece need not be cut off. */
  readonly capacity: bigint
}

/** Pieces of one length, as whole numbers. */
export interface Group {
  /** Unique within its task. */
  readonly id: number
  /** The length and one kerf, as a whole number of the task's unit. */
  readonly size: bigint
  readonly pieces: number
  /** In mm. */
  readonly length: Decimal
}

/** One stock length, by the groups of its pieces, the longest first. */
export type Bar = readonly Group[]

/** The task's unit is the last decimal that any of the lengths has, so that all lengths are exact whole numbers. */
export function packingTask(cuts: readonly Cut[], stockLength: Decimal, kerf: Decimal): PackingTask {
  const lengths = [stockLength, kerf, ...cuts.map(({ length }) => length)]
  const decimals = lengths.reduce((most, length) => Math.max(most, decimalsOf(plainText(length))), 0)
  const unitsOf = (text: string): bigint =>
    BigInt(text.replace('.', '')) * 10n ** BigInt(decimals - decimalsOf(text))
  const unitsOfKerf = unitsOf(plainText(kerf))

  // Keyed by text, not by bigint: a map hashes wide bigints with many trailing zeros all to the same value.
  const groups = new Map<string, Group>()
  for (const { pieces, length } of cuts) {
    const text = plainText(length)
    const known = groups.get(text) ?? {
      id: groups.size,
      size: unitsOf(text) + unitsOfKerf,
      pieces: 0,
      length,
    }
    groups.set(text, { ...known, pieces: known.pieces + Number(plainText(pieces)) })
  }
  return {
    groups: [...groups.values()].sort((a, b) => (a.size < b.size ? 1 : -1)),
    capacity: unitsOf(plainText(stockLength)) + unitsOfKerf,
  }
}

/** How many decimals a number is written with. */
function decimalsOf(text: string): number {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

/** How many pieces all groups have together. */
export function piecesOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { pieces }) => sum + pieces, 0)
}
