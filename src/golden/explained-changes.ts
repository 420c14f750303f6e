import { causeId, type Cause } from './cause.js'
import type { Evidence, Group } from './evidence.js'
import { tallies, type Tally } from './tally.js'

export interface ExplainedChanges {
  readonly cause: Cause
  readonly currency: string
  readonly tally: Tally
  readonly alsoFits: readonly Cause[]
}

/** The cause that explains the most changes takes them all; the next one takes from the rest. */
export function explainedChanges(evidence: Evidence): readonly ExplainedChanges[] {
  const byCurrency = new Map<string, Group[]>()
  for (const group of evidence.values()) {
    const own = byCurrency.get(group.currency)
    if (own === undefined) byCurrency.set(group.currency, [group])
    else own.push(group)
  }
  const counted = [...byCurrency].flatMap(([currency, groups]) => explainedIn(currency, groups))
  return inOrder(mergedRows(counted))
}

function explainedIn(currency: string, groups: readonly Group[]): readonly ExplainedChanges[] {
  const candidates = candidatesIn(groups)
  // The best candidate is last, so it can be removed without moving the others.
  const waiting = [...candidates.all].sort(lessFirst)
  const rows: ExplainedChanges[] = []
  for (let best = waiting.pop(); best !== undefined; best = waiting.pop()) {
    if (best.documents !== best.documentsThen) {
      // Other causes have taken some of its changes since it was sorted.
      best.documentsThen = best.documents
      if (best.groups.size > 0) waiting.splice(placeOf(best, waiting), 0, best)
      continue
    }
    const { cause } = best
    const own = [...best.groups]
    const alsoFits = candidates
      .of(own[0])
      .filter((other) => other.cause !== cause && own.every((group) => other.groups.has(group)))
    rows.push(
      ...rowsOf(
        cause,
        currency,
        own,
        alsoFits.map((other) => other.cause),
      ),
    )
    for (const group of own) {
      for (const candidate of candidates.of(group)) {
        candidate.groups.delete(group)
        candidate.documents -= group.tally.documents
      }
    }
  }
  return rows
}

interface Candidate {
  readonly cause: Cause
  readonly index: number
  /** Changes that no other cause has taken. */
  readonly groups: Set<Group>
  documents: number
  /** The number by which the candidate is sorted. */
  documentsThen: number
}

function candidatesIn(groups: readonly Group[]) {
  const byId = new Map<string, Candidate>()
  const byGroup = new Map<Group, Candidate[]>()
  for (const group of groups) {
    const own = group.fitting.map((cause) => {
      const id = causeId(cause)
      const known = byId.get(id)
      const candidate = known ?? {
        cause,
        index: byId.size,
        groups: new Set(),
        documents: 0,
        documentsThen: 0,
      }
      candidate.groups.add(group)
      candidate.documents += group.tally.documents
      candidate.documentsThen = candidate.documents
      byId.set(id, candidate)
      return candidate
    })
    byGroup.set(group, own)
  }
  const of = (group: Group | undefined): readonly Candidate[] => (group && byGroup.get(group)) ?? []
  return { all: [...byId.values()], of }
}

/** In a tie, the candidate found first comes last, so it is taken first. */
function lessFirst(one: Candidate, other: Candidate): number {
  return one.documentsThen - other.documentsThen || other.index - one.index
}

function placeOf(candidate: Candidate, waiting: readonly Candidate[]): number {
  let [low, high] = [0, waiting.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = waiting[middle]
    if (other !== undefined && lessFirst(other, candidate) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function rowsOf(
  cause: Cause,
  currency: string,
  own: readonly Group[],
  alsoFits: readonly Cause[],
): readonly ExplainedChanges[] {
  const before = own.flatMap((group) => (group.before === undefined ? [] : [group.before]))
  const amounts = [...own.map(({ tally }) => ({ currency, tally })), ...before]
  return mergedRows(amounts.map((one) => ({ ...one, cause, alsoFits })))
}

function mergedRows(rows: readonly ExplainedChanges[]): readonly ExplainedChanges[] {
  const known = new Map<string, ExplainedChanges>()
  for (const row of rows) {
    const key = `${row.currency}\n${causeId(row.cause)}`
    const same = known.get(key)
    known.set(key, same === undefined ? row : rowOfBoth(same, row))
  }
  return [...known.values()]
}

function rowOfBoth(one: ExplainedChanges, other: ExplainedChanges): ExplainedChanges {
  const ids = new Set(other.alsoFits.map(causeId))
  return {
    ...one,
    tally: tallies.concat(one.tally, other.tally),
    alsoFits: one.alsoFits.filter((cause) => ids.has(causeId(cause))),
  }
}

function inOrder(rows: readonly ExplainedChanges[]): readonly ExplainedChanges[] {
  return [...rows].sort((one, other) => {
    if (one.currency !== other.currency) return one.currency < other.currency ? -1 : 1
    return other.tally.documents - one.tally.documents
  })
}
