import type { Monoid } from 'fp-ts/lib/Monoid.js'
import { bySize, type Change } from './change.js'
import { comparisonOf } from './compare-records.js'
import type { GoldenSums } from './report.js'

/** Counts, sums and samples of changes. Amounts are micros: current totals less recorded totals. */
export interface Tally {
  readonly documents: number
  readonly lines: number
  readonly up: bigint
  readonly down: bigint
  readonly largest: bigint
  /** The smallest changes, in order of size. */
  readonly samples: readonly Change[]
  /** The smallest change that raises the total, and the smallest that lowers it. */
  readonly smallestUp: Change | undefined
  readonly smallestDown: Change | undefined
}

/** The maximum number of samples per cause. */
const MAX_SAMPLES = 3

/** Tallies can be added in any order, so parts of a file can be examined separately. */
export const tallies: Monoid<Tally> = {
  empty: {
    documents: 0,
    lines: 0,
    up: 0n,
    down: 0n,
    largest: 0n,
    samples: [],
    smallestUp: undefined,
    smallestDown: undefined,
  },
  concat: (one, other) => ({
    documents: one.documents + other.documents,
    lines: one.lines + other.lines,
    up: one.up + other.up,
    down: one.down + other.down,
    largest: larger(one.largest, other.largest),
    samples: [...one.samples, ...other.samples].sort(bySize).slice(0, MAX_SAMPLES),
    smallestUp: smaller(one.smallestUp, other.smallestUp),
    smallestDown: smaller(one.smallestDown, other.smallestDown),
  }),
}

function smaller(one: Change | undefined, other: Change | undefined): Change | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return bySize(one, other) <= 0 ? one : other
}

/** Returns the tally of one change. A missing total counts as 0, so a new document adds all of its total. */
export function tallyOf(change: Change): Tally {
  return tallyBy(change, totalOf(change.current) - totalOf(change.recorded))
}

/**
 * Returns the amount that a change adds in its current currency, if another currency was recorded. The document
 * is counted here.
 */
export function addedBy(change: Change): Tally {
  return tallyBy(change, totalOf(change.current))
}

/**
 * Returns the amount that the same change removes in its recorded currency. The document is not counted
 * again.
 */
export function removedBy(change: Change): Tally {
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
    smallestUp: difference > 0n ? change : undefined,
    smallestDown: difference < 0n ? change : undefined,
  }
}

function totalOf(record: Change['recorded']): bigint {
  return BigInt(record?.totals?.total ?? '0')
}

/** Returns the amount further from zero, or the positive one if they are equally far. */
function larger(one: bigint, other: bigint): bigint {
  const [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other]
  if (a !== b) return a > b ? one : other
  return one > 0n ? one : other
}

/** Converts a tally to the form that a report has. */
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
