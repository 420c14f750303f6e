import type { Compatibility, Direction, Report } from './interface-change.js'
import type { Side } from './side.js'
import type { Parts } from './variant.js'

export type CompareSchemas = (before: Parts, after: Parts, at: string, comparing: Comparing) => void

export interface Comparing {
  readonly before: Side
  readonly after: Side
  readonly direction: Direction
  readonly report: Report
  readonly compareSchemas: CompareSchemas
  /** Includes the pairs that are still being compared, because a schema may contain itself. */
  readonly pairs: Set<string>
  readonly verdicts: Verdicts
  /** Whether only the verdict counts, and not each change. */
  readonly isTrial?: true
  /** Whether every value must be accepted, and not only the values that clients send and rely on (W3, Z4). */
  readonly needsAllValues?: true
  /** Whether the two documents are swapped. */
  readonly isTurned?: true
}

/** A pair counts as harmless while it is being compared. */
export interface Verdicts {
  readonly harmless: Map<string, 'same' | 'changed'>
  /** The keys of `harmless` in their order. */
  readonly trail: string[]
  readonly breaking: Set<string>
}

/** Tests whether the later schema accepts all values of the earlier one. */
export function acceptsAll(comparing: Comparing, compare: (trial: Comparing) => void): boolean {
  return (
    nearest([true], comparing, (_, trial) => {
      compare({ ...trial, direction: 'request', needsAllValues: true })
    }) === 0
  )
}

/** Returns the index of the first item without changes, else without breaking changes, else -1. */
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

export function turned({ before, after, isTurned, ...comparing }: Comparing): Comparing {
  return { ...comparing, before: after, after: before, ...(isTurned === true ? {} : { isTurned: true }) }
}

export function inDirection(direction: Direction, comparing: Comparing): Comparing {
  return { ...comparing, direction }
}

/** In an answer, `required` tells whether a part is always present. */
export function compareRequired(
  isRequired: boolean,
  at: string,
  names: readonly string[],
  { direction, report }: Comparing,
): void {
  if (direction === 'request')
    report(isRequired ? 'breaking' : 'additive', isRequired ? 'required' : 'optional', at, names)
  else report(isRequired ? 'additive' : 'breaking', isRequired ? 'always_present' : 'conditional', at, names)
}
