import { readRecord } from '../../golden/read-record.js'
import type { GoldenRecord } from '../../golden.js'
import { CommandFailure } from '../process-io.js'
import { parsedObject } from './golden-file.js'

/** A record as text, with the place of its document. */
export interface PlacedRecord {
  /** The number of its line in its file. */
  readonly line: number
  readonly text: string
}

/** The records of a document on both sides; one is missing where the document is on one side only. */
export interface MatchedRecords {
  readonly recorded?: PlacedRecord
  readonly current?: PlacedRecord
}

/** How far ahead a document is looked for whose place has changed. */
const MOST_AHEAD = 1000

/**
 * Pairs the records of two sides. Both come in the same order; where some are missing on one side, the others find their
 * partners by their ids or, without ids, by the fingerprints of their requests. At most a thousand records of each side are held.
 */
export async function* matchRecords(
  recorded: AsyncIterable<PlacedRecord>,
  current: AsyncIterable<PlacedRecord>,
): AsyncGenerator<MatchedRecords> {
  const [before, now] = [ahead(recorded), ahead(current)]
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
    for (let count = 0; count < added; count++) yield { current: (await now.at(count)) as PlacedRecord }
    for (let count = 0; count < removed; count++) yield { recorded: (await before.at(count)) as PlacedRecord }
    now.drop(added)
    before.drop(removed)
    if (added > 0 || removed > 0) continue
    yield { recorded: one, current: other }
    before.drop(1)
    now.drop(1)
  }
}

/** How many documents were added or removed before the two sides go on together. */
async function gapsBefore(
  one: PlacedRecord,
  other: PlacedRecord,
  before: Ahead,
  now: Ahead,
): Promise<readonly [added: number, removed: number]> {
  const [first, second] = [keyOf(one), keyOf(other)]
  if (first === second) return [0, 0]
  for (let distance = 1; distance <= MOST_AHEAD; distance++) {
    const [later, laterNow] = [await before.at(distance), await now.at(distance)]
    if (laterNow !== undefined && keyOf(laterNow) === first) return [distance, 0]
    if (later !== undefined && keyOf(later) === second) return [0, distance]
    if (later === undefined && laterNow === undefined) break
  }
  // Neither comes again. Requests without ids have changed in their place; ids are of different documents.
  return first.startsWith('request ') || second.startsWith('request ') ? [0, 0] : [1, 1]
}

const keys = new WeakMap<PlacedRecord, string>()

function keyOf(record: PlacedRecord): string {
  const known = keys.get(record)
  if (known !== undefined) return known
  const { id, request } = parsedRecord(record)
  const key = id === undefined ? `request ${request}` : `id ${JSON.stringify(id)}`
  keys.set(record, key)
  return key
}

/** The record in a line. Throws CommandFailure if the file was damaged. */
export function parsedRecord({ line, text }: PlacedRecord): GoldenRecord {
  const record = readRecord(parsedObject(text))
  if (record !== undefined) return record
  throw new CommandFailure(`Line ${String(line)} of the golden file is no record. Was the file cut off?`)
}

type Ahead = ReturnType<typeof ahead>

/** The next records of a side, read as far as somebody looks. */
function ahead(records: AsyncIterable<PlacedRecord>) {
  const iterator = records[Symbol.asyncIterator]()
  const read: PlacedRecord[] = []
  let isDone = false
  return {
    async at(distance: number): Promise<PlacedRecord | undefined> {
      while (!isDone && read.length <= distance) {
        const next = await iterator.next()
        if (next.done === true) isDone = true
        else read.push(next.value)
      }
      return read[distance]
    },
    drop(count: number): void {
      read.splice(0, count)
    },
  }
}
