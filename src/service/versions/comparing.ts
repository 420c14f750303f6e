import type { Compatibility, Report } from './interface-change.js'

/** Two documents that are compared, and what is known of them already. */
export interface Comparing {
  readonly before: unknown
  readonly after: unknown
  readonly report: Report
  /** Pairs of shared schemas that are compared, or are being compared: schemas may hold themselves. */
  readonly pairs: Set<string>
  /** Of pairs that were only tried, whether nothing breaks between them. */
  readonly tried: Map<string, boolean>
  /** Whether only the verdict counts, and not each change. */
  readonly isTrial?: true
}

/** Whether nothing breaks in a comparison that is only tried. */
export function isSafe(comparing: Comparing, compare: (trial: Comparing) => void): boolean {
  return (
    nearest([true], comparing, (_, trial) => {
      compare(trial)
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
    compare(one, { ...comparing, report, pairs: new Set(comparing.pairs), isTrial: true })
    if (isSame) return index
    if (!isBroken && found === -1) found = index
  }
  return found
}
