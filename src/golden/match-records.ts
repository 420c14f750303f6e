import { CURRENT_RECORDS, recordIn, type RecordLine } from './golden-file.js'

/** The records of a document on both sides. One is missing if only one side has the document. */
export interface MatchedRecords {
  /** The recorded side. */
  readonly recorded?: RecordLine
  /** The current side. */
  readonly current?: RecordLine
}

const MAX_AHEAD = 1000

/** Matches by id or, without one, by the request's fingerprint. Reads at most 1,000 records ahead. */
export async function* matchRecords(
  recorded: AsyncIterable<RecordLine>,
  current: AsyncIterable<RecordLine>,
  name: string,
): AsyncGenerator<MatchedRecords> {
  const [before, now] = [ahead(recorded, name), ahead(current, CURRENT_RECORDS)]
  try {
    for (;;) {
      const [one, other] = [await before.at(0), await now.at(0)]
      if (one === undefined && other === undefined) return
      if (one === undefined || other === undefined) {
        if (one !== undefined) yield { recorded: one }
        if (other !== undefined) yield { current: other }
        before.drop(1)
        now.drop(1)
        continue
      }
      const [added, removed] = one.text === other.text ? [0, 0] : await gapsBefore(one, other, before, now)
      for (let count = 0; count < added; count++) yield { current: (await now.at(count)) as RecordLine }
      for (let count = 0; count < removed; count++) yield { recorded: (await before.at(count)) as RecordLine }
      now.drop(added)
      before.drop(removed)
      if (added > 0 || removed > 0) continue
      yield { recorded: one, current: other }
      before.drop(1)
      now.drop(1)
    }
  } finally {
    // Stopping early closes both sources.
    await Promise.all([before.end(), now.end()])
  }
}

async function gapsBefore(
  one: RecordLine,
  other: RecordLine,
  before: Ahead,
  now: Ahead,
): Promise<readonly [added: number, removed: number]> {
  const [first, second] = [before.keyOf(one), now.keyOf(other)]
  if (first === second) return [0, 0]
  for (let distance = 1; distance <= MAX_AHEAD; distance++) {
    const [later, laterNow] = [await before.at(distance), await now.at(distance)]
    if (laterNow !== undefined && now.keyOf(laterNow) === first) return [distance, 0]
    if (later !== undefined && before.keyOf(later) === second) return [0, distance]
    if (later === undefined && laterNow === undefined) break
  }
  // Records without ids: the request changed in place. Different ids: different documents.
  return first.startsWith('request ') || second.startsWith('request ') ? [0, 0] : [1, 1]
}

const keys = new WeakMap<RecordLine, string>()

function keyOf(record: RecordLine, source: string): string {
  const known = keys.get(record)
  if (known !== undefined) return known
  const { id, request } = recordIn(record, source)
  const key = id === undefined ? `request ${request}` : `id ${JSON.stringify(id)}`
  keys.set(record, key)
  return key
}

type Ahead = ReturnType<typeof ahead>

function ahead(records: AsyncIterable<RecordLine>, source: string) {
  const iterator = records[Symbol.asyncIterator]()
  const read: RecordLine[] = []
  let isDone = false
  return {
    async at(distance: number): Promise<RecordLine | undefined> {
      while (!isDone && read.length <= distance) {
        const next = await iterator.next()
        if (next.done === true) isDone = true
        else read.push(next.value)
      }
      return read[distance]
    },
    keyOf: (record: RecordLine): string => keyOf(record, source),
    drop(count: number): void {
      read.splice(0, count)
    },
    async end(): Promise<void> {
      if (!isDone) await iterator.return?.()
    },
  }
}
