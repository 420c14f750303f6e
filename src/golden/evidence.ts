import type { Monoid } from 'fp-ts/lib/Monoid.js'
import { causeId, type Cause } from './cause.js'
import type { Change } from './change.js'
import { tallies, tallyOf, type Tally } from './tally.js'

/** Changes that the same causes fit, in one currency. */
export interface Group {
  readonly currency: string
  readonly fitting: readonly Cause[]
  readonly tally: Tally
}

/** All changes seen so far, grouped by the causes that fit them. It grows with the causes, not with the changes. */
export type Evidence = ReadonlyMap<string, Group>

/** Evidence adds up in any order. */
export const evidences: Monoid<Evidence> = {
  empty: new Map(),
  concat: (one, other) => {
    const all = new Map(one)
    for (const [key, group] of other) {
      const known = all.get(key)
      all.set(
        key,
        known === undefined ? group : { ...known, tally: tallies.concat(known.tally, group.tally) },
      )
    }
    return all
  },
}

/** The evidence of one change. */
export function evidenceOf(change: Change, fitting: readonly Cause[]): Evidence {
  const currency = change.current?.currency ?? change.recorded?.currency ?? change.settings.current.currency
  const key = [currency, ...fitting.map(causeId).sort()].join('\n')
  return new Map([[key, { currency, fitting, tally: tallyOf(change) }]])
}

/** A cause with the changes that it explains. */
export interface ExplainedChanges {
  readonly cause: Cause
  readonly currency: string
  readonly tally: Tally
  /** Other causes that fit every one of these changes. */
  readonly alsoFits: readonly Cause[]
}

/**
 * Gives every change to one cause: first the cause that fits most changes takes all of them, then the one that fits most
 * of what is left. Of causes that fit equally many, the one that was found first is taken.
 */
export function explainedChanges(evidence: Evidence): readonly ExplainedChanges[] {
  const currencies = [...new Set([...evidence.values()].map(({ currency }) => currency))].sort()
  return currencies.flatMap((currency) => {
    const rows: ExplainedChanges[] = []
    let groups = [...evidence.values()].filter((group) => group.currency === currency)
    while (groups.length > 0) {
      const cause = causeOfMost(groups)
      const id = causeId(cause)
      const isExplained = (group: Group): boolean => group.fitting.some((one) => causeId(one) === id)
      const own = groups.filter(isExplained)
      rows.push({
        cause,
        currency,
        tally: own.map(({ tally }) => tally).reduce(tallies.concat, tallies.empty),
        alsoFits: fittingAll(own).filter((other) => causeId(other) !== id),
      })
      groups = groups.filter((group) => !isExplained(group))
    }
    return rows.sort((one, other) => other.tally.documents - one.tally.documents)
  })
}

function causeOfMost(groups: readonly Group[]): Cause {
  const counts = new Map<string, { readonly cause: Cause; documents: number }>()
  for (const { fitting, tally } of groups) {
    for (const cause of fitting) {
      const known = counts.get(causeId(cause)) ?? { cause, documents: 0 }
      counts.set(causeId(cause), { cause, documents: known.documents + tally.documents })
    }
  }
  const [first, ...others] = [...counts.values()]
  return others.reduce(
    (best, one) => (one.documents > best.documents ? one : best),
    first as NonNullable<typeof first>,
  ).cause
}

function fittingAll([first, ...others]: readonly Group[]): readonly Cause[] {
  return (first?.fitting ?? []).filter((cause) =>
    others.every(({ fitting }) => fitting.some((one) => causeId(one) === causeId(cause))),
  )
}
