interface Place {
  /** The first field that leads here. */
  readonly field: string
  /** Whether the value of the field is here, and not below. */
  readonly isValue: boolean
  readonly step?: string | number
  /** Keys are steps as strings. */
  readonly below: Map<string, Place>
}

interface Clash {
  readonly field: string
  /** An earlier field. */
  readonly other: string
  /** Set if one path has a key where the other has an index. */
  readonly step?: string | number
}

/** Two paths clash if one begins with the other, or has a key where the other has an index. */
export function firstClash(
  paths: readonly (readonly [field: string, path: readonly (string | number)[]])[],
): Clash | undefined {
  const request: Place = { field: '', isValue: false, below: new Map() }
  for (const [field, path] of paths) {
    let place = request
    for (const [index, step] of path.entries()) {
      const isValue = index === path.length - 1
      const [neighbour] = place.below.values()
      // The request is always an object, so keys and indexes do not clash there.
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
