import type { Figures } from '../diagnose/calculate.js'
import { compare } from '../number/arithmetic.js'
import { magnitude } from '../number/cents.js'
import { MICROS_PER_UNIT } from '../number/number-limits.js'
import { lineFingerprintsIn, NO_TOTALS, type GoldenRecord, type TotalName } from './record.js'

interface Side {
  readonly record: GoldenRecord
  readonly figures: Figures
}

const MICROS_PER_CENT = 10_000n

/**
 * A policy changes totals, the total cost by at most a cent per line, and perhaps lines. If more differs, an accepted
 * cause would hide other changes.
 */
export function differOnlyByPolicy(
  [{ record: recorded, figures: then }, { record: current, figures: now }]: readonly [Side, Side],
  mayChangeLines: boolean,
): boolean {
  const hasSameTotal = (index: number): boolean => {
    const [one, other] = [then.lines[index], now.lines[index]]
    return one !== undefined && other !== undefined && compare(one, other) === 0
  }
  const count = now.lines.length
  return (
    haveSameLines(recorded, current, count, (index) => !mayChangeLines && hasSameTotal(index)) &&
    differenceOf('totalCost', recorded, current) <= BigInt(count) * MICROS_PER_CENT &&
    magnitude(besidesMargin(recorded) - besidesMargin(current)) <= MICROS_PER_UNIT &&
    (differenceOf('labourTotal', recorded, current) === 0n ||
      !now.lines.every((_, index) => hasSameTotal(index)))
  )
}

/** Compares untouched lines. Returns true for another program, which shows no lines. */
function haveSameLines(
  recorded: GoldenRecord,
  current: GoldenRecord,
  count: number,
  isUntouched: (index: number) => boolean,
): boolean {
  if (recorded.lines === undefined || current.lines === undefined) return true
  const [before, today] = [lineFingerprintsIn(recorded), lineFingerprintsIn(current)]
  if (before.length !== today.length || today.length !== count) return false
  return before.every((line, index) => line === today[index] || !isUntouched(index))
}

/** In micros; 0 if either side lacks the figure. */
function differenceOf(name: TotalName, recorded: GoldenRecord, current: GoldenRecord): bigint {
  const [before, now] = [recorded.totals?.[name], current.totals?.[name]]
  if (before === undefined || now === undefined) return 0n
  return magnitude(BigInt(now) - BigInt(before))
}

/** Returns 0 unless a policy rounds the total (T6, T7). */
function besidesMargin({ totals = NO_TOTALS }: GoldenRecord): bigint {
  const { total, taxAmount, totalCost, margin } = totals
  if (total === undefined || taxAmount === undefined || totalCost === undefined || margin === undefined)
    return 0n
  return BigInt(total) - BigInt(taxAmount) - BigInt(totalCost) - BigInt(margin)
}
