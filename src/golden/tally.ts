import { magnitude } from '../number/cents.js'
import { bySize, type Change } from './change.js'
import { comparisonOf } from './compare-records.js'
import type { GoldenSums } from './report.js'

/** Amounts are micros: current totals less recorded totals. */
export interface Tally {
  readonly documents: number
  readonly lines: number
  readonly up: bigint
  readonly down: bigint
  readonly largest: bigint
  readonly samples: readonly Sample[]
}

export interface Sample {
  readonly change: Change
  readonly difference: bigint
}

/** Limits the samples of a row in the report. A tally keeps up to four per direction to choose from. */
export const MAX_SAMPLES = 3

/** Parts of a file can be added in any order. */
export const tallies: { readonly empty: Tally; readonly concat: (one: Tally, other: Tally) => Tally } = {
  empty: {
    documents: 0,
    lines: 0,
    up: 0n,
    down: 0n,
    largest: 0n,
    samples: [],
  },
  concat: (one, other) => ({
    documents: one.documents + other.documents,
    lines: one.lines + other.lines,
    up: one.up + other.up,
    down: one.down + other.down,
    largest: larger(one.largest, other.largest),
    samples: keptSamples([...one.samples, ...other.samples]),
  }),
}

function keptSamples(samples: readonly Sample[]): readonly Sample[] {
  return ([1, 0, -1] as const).flatMap((direction) => {
    const own = samples.filter((sample) => directionOf(sample.difference) === direction)
    if (own.length <= MAX_SAMPLES) return own
    const smallest = own.reduce((least, one) => (bySize(one.change, least.change) < 0 ? one : least))
    return [...new Set([...own.sort(largestFirst).slice(0, MAX_SAMPLES), smallest])]
  })
}

export type Direction = -1 | 0 | 1

export function directionOf(amount: bigint): Direction {
  return amount > 0n ? 1 : amount < 0n ? -1 : 0
}

/** Of equal differences, the smallest change comes first. */
export function largestFirst(one: Sample, other: Sample): number {
  return (
    directionOf(magnitude(other.difference) - magnitude(one.difference)) || bySize(one.change, other.change)
  )
}

/** A missing total counts as 0, so a new document adds its whole total. */
export function tallyOf(change: Change): Tally {
  return tallyBy(change, totalOf(change.current) - totalOf(change.recorded))
}

/** Tallies the current total after a change of currency, and counts the document. */
export function addedBy(change: Change): Tally {
  return tallyBy(change, totalOf(change.current))
}

/** Subtracts the recorded total after a change of currency. Counts nothing, since `addedBy` does. */
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
    samples: [{ change, difference }],
  }
}

function totalOf(record: Change['recorded']): bigint {
  return BigInt(record?.totals?.total ?? '0')
}

/** Compares distances from zero, and prefers the positive amount in a tie. */
function larger(one: bigint, other: bigint): bigint {
  const [a, b] = [magnitude(one), magnitude(other)]
  if (a !== b) return a > b ? one : other
  return one > 0n ? one : other
}

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
