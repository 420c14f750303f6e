import { causeId, type Cause } from './cause.js'
import { currenciesOf, type Change } from './change.js'
import { addedBy, removedBy, tallies, tallyOf, type Tally } from './tally.js'

export interface Group {
  /** The currency of the current amounts or, without them, of the recorded amounts. */
  readonly currency: string
  readonly fitting: readonly Cause[]
  readonly tally: Tally
  /** Only for recorded totals in another currency. */
  readonly before: AmountsBefore | undefined
}

interface AmountsBefore {
  readonly currency: string
  readonly tally: Tally
}

/** Grows with the number of causes, not of changes. */
export type Evidence = ReadonlyMap<string, Group>

/** Takes constant time, because there may be as many groups as documents. */
export function addEvidence(evidence: Map<string, Group>, change: Change, fitting: readonly Cause[]): void {
  const { recorded, current } = currenciesOf(change)
  const key = [recorded, current, ...fitting.map(causeId).sort()].join('\n')
  const group: Group =
    recorded === current
      ? { currency: current, fitting, tally: tallyOf(change), before: undefined }
      : {
          currency: current,
          fitting,
          tally: addedBy(change),
          before: { currency: recorded, tally: removedBy(change) },
        }
  const known = evidence.get(key)
  evidence.set(key, known === undefined ? group : groupOfBoth(known, group))
}

function groupOfBoth(one: Group, other: Group): Group {
  const tally = tallies.concat(one.tally, other.tally)
  if (one.before === undefined || other.before === undefined) return { ...one, tally }
  const before = { ...one.before, tally: tallies.concat(one.before.tally, other.before.tally) }
  return { ...one, tally, before }
}
