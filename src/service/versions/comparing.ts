import type { Compatibility, Direction, Report } from './interface-change.js'
import type { Side } from './side.js'
import type { Parts } from './variant.js'

/** Compares two schemas at a place. */
export type CompareSchemas = (
  before: Parts,
  after: Parts,
  at: string,
  direction: Direction,
  comparing: Comparing,
) => void

/** Two documents that are compared, and what is known of them already. */
export interface Comparing {
  readonly before: Side
  readonly after: Side
  readonly report: Report
  /** How parts of schemas are compared, which are schemas in turn. */
  readonly compareSchemas: CompareSchemas
  /** Pairs of schemas that are compared, or are being compared: schemas may hold themselves. */
  readonly pairs: Set<string>
  /** What is known of pairs that were only tried. */
  readonly verdicts: Verdicts
  /** Whether only the verdict counts, and not each change. */
  readonly isTrial?: true
  /** Whether every value must be accepted, and not only what clients send and rely on (W3, Z4). */
  readonly isOfValues?: true
  /** Whether the earlier document is in the place of the later one. */
  readonly isTurned?: true
}

/**
 * Verdicts of trials. A pair is taken for harmless while it is compared. When it is found to break, so is whatever was
 * called harmless in the meantime, because that may rest on it.
 */
export interface Verdicts {
  readonly harmless: Map<string, 'same' | 'changed'>
  readonly breaking: Set<string>
}

/** Whether all values of one schema are values of another, which is only tried. */
export function isSafe(comparing: Comparing, compare: (trial: Comparing) => void): boolean {
  return (
    nearest([true], comparing, (_, trial) => {
      compare({ ...trial, isOfValues: true })
    }) === 0
  )
}

/** The first without a change, else the first without a breaking one; -1 where each has one. */
export function nearest<A>(
  all: readonly A[],
  comparing: Comparing,
  compare: (one: A, trial: Comparing) => void,
): number {
  let found = -1
  for (const [index, one] of all.entries()) {
    let [isBroken, isSame] = [false, true]
    const report = (compatibility: Compatibility): void => {
      isSame = false
      if (compatibility === 'breaking') isBroken = true
    }
    compare(one, { ...comparing, report, isTrial: true })
    if (isSame) return index
    if (!isBroken && found === -1) found = index
  }
  return found
}

/** The other way round: the earlier document in the place of the later one. */
export function turned({ before, after, isTurned, ...comparing }: Comparing): Comparing {
  return { ...comparing, before: after, after: before, ...(isTurned === true ? {} : { isTurned: true }) }
}
