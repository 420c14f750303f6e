/** How many drawings of a document have each tempId, so that two that share one are found without looking at all. */
export interface TempIdCounts {
  /** Each tempId is in the bucket of its hash, so that an edit copies one bucket and not the counts of all. */
  readonly buckets: readonly ReadonlyMap<string, number>[]
  /** How many tempIds are had by more drawings than one (F9). */
  readonly shared: number
}

const BUCKETS = 256

const NONE: ReadonlyMap<string, number> = /* @__PURE__ */ new Map()

export const NOTHING_COUNTED: TempIdCounts = {
  buckets: /* @__PURE__ */ new Array<ReadonlyMap<string, number>>(BUCKETS).fill(NONE),
  shared: 0,
}

/** The counts after some came and others went. Most edits keep the drawings of a line, or it has none. */
export function counted(
  before: TempIdCounts,
  came: readonly string[],
  gone: readonly string[],
): TempIdCounts {
  if (came.length === gone.length && came.every((tempId, index) => tempId === gone[index])) return before
  const changed = new Map<number, Map<string, number>>()
  const bucketOf = (tempId: string): Map<string, number> => {
    const place = placeOf(tempId)
    const bucket = changed.get(place) ?? new Map(before.buckets[place])
    changed.set(place, bucket)
    return bucket
  }
  let { shared } = before
  const change = (tempId: string, by: 1 | -1): void => {
    const counts = bucketOf(tempId)
    const was = counts.get(tempId) ?? 0
    const is = was + by
    if (is === 0) counts.delete(tempId)
    else counts.set(tempId, is)
    if (by === 1 && is === 2) shared++
    if (by === -1 && is === 1) shared--
  }
  for (const tempId of came) change(tempId, 1)
  for (const tempId of gone) change(tempId, -1)
  return { buckets: before.buckets.map((bucket, place) => changed.get(place) ?? bucket), shared }
}

/** The bucket of a tempId: the hash that Java gives its strings. */
function placeOf(tempId: string): number {
  let hash = 0
  for (let index = 0; index < tempId.length; index++) hash = (hash * 31 + tempId.charCodeAt(index)) | 0
  return Math.abs(hash % BUCKETS)
}
