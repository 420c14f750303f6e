type Counts = ReadonlyMap<string, number>

/** How many drawings of a document have each tempId, so that two that share one are found without looking at all. */
export interface TempIdCounts {
  /** Each tempId is in the bucket of its hash, so that an edit copies a shelf and a bucket, and not all counts. */
  readonly shelves: readonly (readonly Counts[])[]
  /** How many tempIds are had by more drawings than one (F9). */
  readonly shared: number
}

/** So many shelves, each of so many buckets. */
const WIDTH = 32

const NONE: Counts = /* @__PURE__ */ new Map()
const EMPTY_SHELF: readonly Counts[] = /* @__PURE__ */ new Array<Counts>(WIDTH).fill(NONE)

export const NOTHING_COUNTED: TempIdCounts = {
  shelves: /* @__PURE__ */ new Array<readonly Counts[]>(WIDTH).fill(EMPTY_SHELF),
  shared: 0,
}

/** The counts after some came and others went. Most edits keep the drawings of a line, or it has none. */
export function counted(
  before: TempIdCounts,
  came: readonly string[],
  gone: readonly string[],
): TempIdCounts {
  if (came.length === gone.length && came.every((tempId, index) => tempId === gone[index])) return before
  let { shared } = before
  const changed = new Map<number, Map<string, number>>()
  const change = (tempId: string, by: 1 | -1): void => {
    const place = placeOf(tempId)
    const counts = changed.get(place) ?? new Map(bucketAt(before, place))
    changed.set(place, counts)
    const was = counts.get(tempId) ?? 0
    const is = was + by
    if (is === 0) counts.delete(tempId)
    else counts.set(tempId, is)
    if (by === 1 && is === 2) shared++
    if (by === -1 && is === 1) shared--
  }
  for (const tempId of came) change(tempId, 1)
  for (const tempId of gone) change(tempId, -1)
  return { shelves: withBuckets(before.shelves, changed), shared }
}

function bucketAt({ shelves }: TempIdCounts, place: number): Counts | undefined {
  return shelves[Math.floor(place / WIDTH)]?.[place % WIDTH]
}

function withBuckets(
  shelves: TempIdCounts['shelves'],
  buckets: ReadonlyMap<number, Counts>,
): TempIdCounts['shelves'] {
  const copy = [...shelves]
  const copied = new Map<number, Counts[]>()
  for (const [place, bucket] of buckets) {
    const number = Math.floor(place / WIDTH)
    const shelf = copied.get(number) ?? [...(shelves[number] ?? EMPTY_SHELF)]
    shelf[place % WIDTH] = bucket
    copied.set(number, shelf)
    copy[number] = shelf
  }
  return copy
}

/** The bucket of a tempId, counted over all shelves: the hash that Java gives its strings. */
function placeOf(tempId: string): number {
  let hash = 0
  for (let index = 0; index < tempId.length; index++) hash = (hash * 31 + tempId.charCodeAt(index)) | 0
  return Math.abs(hash % (WIDTH * WIDTH))
}
