/** A place in the request that fields of a form fill, alone or together. */
interface Place {
  /** The first field that leads here. */
  readonly field: string
  /** Whether its value is here, and not below. */
  readonly isValue: boolean
  /** The key or the index with which it is reached. */
  readonly step?: string | number
  /** The places below, by their steps as text. */
  readonly below: Map<string, Place>
}

/** The paths of two fields that cannot both be filled. */
export interface Clash {
  readonly field: string
  /** An earlier field. */
  readonly other: string
  /** Where the paths differ in kind: the key where the other path has an index, or the index where it has a key. */
  readonly step?: string | number
}

/**
 * Returns the first field whose path clashes with that of an earlier field, so that one of the two texts would be lost.
 * Paths clash if they are the same, if one is the beginning of the other, or if one has a key where the other has an index.
 */
export function firstClash(
  paths: readonly (readonly [field: string, path: readonly (string | number)[]])[],
): Clash | undefined {
  const request: Place = { field: '', isValue: false, below: new Map() }
  for (const [field, path] of paths) {
    let place = request
    for (const [index, step] of path.entries()) {
      const isValue = index === path.length - 1
      const [neighbour] = place.below.values()
      // The request itself is an object, whatever its steps are.
      if (place !== request && neighbour !== undefined && typeof neighbour.step !== typeof step)
        return { field, other: neighbour.field, step }
      const next = place.below.get(String(step))
      if (next !== undefined && (isValue || next.isValue)) return { field, other: next.field }
      const taken = next ?? { field, isValue, step, below: new Map() }
      place.below.set(String(step), taken)
      place = taken
    }
  }
  return undefined
}
