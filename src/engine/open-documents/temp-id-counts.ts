type Counts = ReadonlyMap<string, number>

/** Shows duplicates without reading all lines. */
export interface TempIdCounts {
  /** An edit copies only the buckets that change. */
  readonly buckets: readonly Counts[]
  /** F9: the number of tempIds on more than one drawing. */
  readonly shared: number
}

const BUCKETS = 1024

export const NOTHING_COUNTED: TempIdCounts = {
  buckets: new Array<Counts>(BUCKETS).fill(new Map()),
  shared: 0,
}

/** Copies nothing if no tempId changes, as in most edits. */
export function counted(
  before: TempIdCounts,
  added: readonly string[],
  removed: readonly string[],
): TempIdCounts {
  if (added.length === removed.length && added.every((tempId, index) => tempId === removed[index]))
    return before
  const buckets = before.buckets.slice()
  const copies = new Map<number, Map<string, number>>()
  let { shared } = before
  const change = (tempId: string, by: 1 | -1): void => {
    const place = bucketOf(tempId)
    const counts = copies.get(place) ?? new Map(buckets[place])
    copies.set(place, counts)
    buckets[place] = counts
    const count = (counts.get(tempId) ?? 0) + by
    if (count === 0) counts.delete(tempId)
    else counts.set(tempId, count)
    if (count === (by === 1 ? 2 : 1)) shared += by
  }
  for (const tempId of added) change(tempId, 1)
  for (const tempId of removed) change(tempId, -1)
  return { buckets, shared }
}

function bucketOf(tempId: string): number {
  let hash = 0
  for (let index = 0; index < tempId.length; index++) hash = (hash * 31 + tempId.charCodeAt(index)) % BUCKETS
  return hash
}
