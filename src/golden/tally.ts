import type { Monoid } from 'fp-ts/lib/Monoid.js'
import { bySize, type Change } from './change.js'
import { comparisonOf } from './compare-records.js'
import type { GoldenSums } from './report.js'

/** Counts, sums and samples of changes. Amounts are micros: totals now less totals recorded. */
export interface Tally {
  readonly documents: number
  readonly lines: number
  readonly up: bigint
  readonly down: bigint
  readonly largest: bigint
  /** The smallest changes, in their order. */
  readonly samples: readonly Change[]
}

/** How many samples of a cause are kept. */
const MOST_SAMPLES = 3

/** Tallies add up in any order, so that parts of a file can be looked at by themselves. */
export const tallies: Monoid<Tally> = {
  empty: { documents: 0, lines: 0, up: 0n, down: 0n, largest: 0n, samples: [] },
  concat: (one, other) => ({
    documents: one.documents + other.documents,
    lines: one.lines + other.lines,
    up: one.up + other.up,
    down: one.down + other.down,
    largest: larger(one.largest, other.largest),
    samples: [...one.samples, ...other.samples].sort(bySize).slice(0, MOST_SAMPLES),
  }),
}

/** The tally of one change. A document without a total counts as 0: one that is new adds all of its total. */
export function tallyOf(change: Change): Tally {
  return tallyBy(change, totalOf(change.current) - totalOf(change.recorded))
}

/** What a change adds in the currency of now, where it was recorded in another one. It is counted here. */
export function addedBy(change: Change): Tally {
  return tallyBy(change, totalOf(change.current))
}

/** What the same change takes away in the currency that it was recorded in. */
export function takenAwayBy(change: Change): Tally {
  return { ...tallyBy(change, -totalOf(change.recorded)), documents: 0, lines: 0 }
}

function tallyBy(change: Change, difference: bigint): Tally {
  const { recorded, current } = change
  return {
    documents: 1,
    lines: recorded === undefined || current === undefined ? 0 : comparisonOf(recorded, current).lines.length,
    up: difference > 0n ? difference : 0n,
    down: difference < 0n ? difference : 0n,
    largest: difference,
    samples: [change],
  }
}

function totalOf(record: Change['recorded']): bigint {
  return BigInt(record?.totals?.total ?? '0')
}

/** The one that is further from zero; of two that are equally far the positive one. */
function larger(one: bigint, other: bigint): bigint {
  const [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other]
  if (a !== b) return a > b ? one : other
  return one > 0n ? one : other
}

/** A tally as a report has it. */
export function sumsOf({ documents, lines, up, down, largest }: Tally): GoldenSums {
  return {
    documents,
    lines,
    up: String(up),
    down: String(down),
    net: String(up + down),
    largest: String(largest),
  }
}
