import type { CuttingObjective } from '../../definitions/enums.js'
import { plainText } from '../../number/number-text.js'
import { decimalOfUnits } from '../../number/reference.js'
import { compare } from '../../number/arithmetic.js'
import { ONE, ZERO, type Decimal } from '../../number/decimal.js'
import type { Millimetres, Pieces } from '../../number/units.js'

export interface Cut {
  readonly pieces: Pieces
  readonly length: Millimetres
}

/** A stock length, or an offcut of an earlier job. */
export interface BarKind {
  readonly length: Millimetres
  /** Undefined if there are as many as needed. */
  readonly count: number | undefined
  /** By the objective. 0 for an offcut. */
  readonly cost: Decimal
  /** The place in the options. */
  readonly from: string
}

/** In mm: the kerf for each piece, the trim from each bar. */
export interface Losses {
  readonly kerf: Millimetres
  readonly trim: Millimetres
}

/** Whole numbers keep every length exact. */
export interface WholeTask {
  /** The longest first. */
  readonly groups: readonly Group[]
  /** In the order of the kinds. */
  readonly bars: readonly WholeBar[]
  /** Converts units into a cost. */
  readonly costOf: (units: bigint) => Decimal
}

export interface Group {
  /** The length plus one kerf. */
  readonly size: bigint
  readonly pieces: number
  /** In mm. */
  readonly length: Millimetres
}

interface WholeBar {
  /** The usable length plus one kerf, because the last piece needs no cut. */
  readonly capacity: bigint
  readonly cost: bigint
  /** Infinity if there are as many as needed. */
  readonly limit: number
}

/** Counts lengths in units of their finest decimal place, and costs in units of theirs. */
export function wholeTask(
  cuts: readonly Cut[],
  kinds: readonly BarKind[],
  { kerf, trim }: Losses,
): WholeTask {
  const lengths = [kerf, trim, ...kinds.map(({ length }) => length), ...cuts.map(({ length }) => length)]
  const decimals = mostDecimals(lengths)
  const costDecimals = mostDecimals(kinds.map(({ cost }) => cost))
  const loss = unitsOf(kerf, decimals)
  const groups = groupsOf(cuts, decimals, loss)
  const pieces = groups.reduce((sum, group) => sum + group.pieces, 0)
  return {
    groups,
    bars: kinds.map(({ length, count, cost }) => ({
      capacity: unitsOf(length, decimals) - unitsOf(trim, decimals) + loss,
      cost: unitsOf(cost, costDecimals),
      limit: count === undefined ? Infinity : Math.min(count, pieces),
    })),
    costOf: (units) => decimalOfUnits(units, costDecimals),
  }
}

function groupsOf(cuts: readonly Cut[], decimals: number, kerf: bigint): readonly Group[] {
  // Keyed by string, not by bigint: a map hashes all wide bigints with many trailing zeros to the same value.
  const groups = new Map<string, Group>()
  for (const { pieces, length } of cuts) {
    const text = plainText(length)
    const known = groups.get(text) ?? { size: unitsOf(length, decimals) + kerf, pieces: 0, length }
    groups.set(text, { ...known, pieces: known.pieces + Number(plainText(pieces)) })
  }
  return [...groups.values()].sort((a, b) => (a.size < b.size ? 1 : -1))
}

function mostDecimals(numbers: readonly Decimal[]): number {
  return numbers.reduce((max, number) => Math.max(max, decimalsIn(plainText(number))), 0)
}

/** Scales a number by 10 to the power of `decimals`. */
function unitsOf(number: Decimal, decimals: number): bigint {
  const text = plainText(number)
  return BigInt(text.replace('.', '')) * 10n ** BigInt(decimals - decimalsIn(text))
}

function decimalsIn(text: string): number {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

/** Returns 1, the length or the bar's own cost, by the objective. */
export function costOfBar(objective: CuttingObjective, length: Millimetres, cost: Decimal = ZERO): Decimal {
  if (objective === 'bars') return ONE
  return objective === 'metal' ? length : cost
}

export function longestOf(kinds: readonly BarKind[]): Millimetres {
  return kinds.reduce<Millimetres>((max, { length }) => (compare(length, max) > 0 ? length : max), ZERO)
}
