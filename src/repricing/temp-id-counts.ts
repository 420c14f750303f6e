/** How many drawings of a document have each tempId, so that two that share one are found without looking at all. */
export interface TempIdCounts {
  readonly counts: ReadonlyMap<string, number>
  /** How many tempIds are had by more drawings than one (F9). */
  readonly shared: number
}

export const NO_TEMP_IDS: TempIdCounts = { counts: new Map(), shared: 0 }

/** The counts after some came and others went. Most edits are of lines without a drawing, and change nothing. */
export function counted(
  before: TempIdCounts,
  came: readonly string[],
  gone: readonly string[],
): TempIdCounts {
  if (came.length === 0 && gone.length === 0) return before
  const counts = new Map(before.counts)
  let { shared } = before
  const change = (tempId: string, by: 1 | -1): void => {
    const was = counts.get(tempId) ?? 0
    const is = was + by
    if (is === 0) counts.delete(tempId)
    else counts.set(tempId, is)
    if (by === 1 && is === 2) shared++
    if (by === -1 && is === 1) shared--
  }
  for (const tempId of came) change(tempId, 1)
  for (const tempId of gone) change(tempId, -1)
  return { counts, shared }
}
