const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Leaves out each element and property at any depth in turn. */
function* withOneLess(value: unknown): Generator {
  if (!isObject(value)) return
  const entries = Object.entries(value) as readonly (readonly [string, unknown])[]
  const rebuilt = (changed: readonly (readonly [string, unknown])[]): unknown =>
    Array.isArray(value) ? changed.map(([, entry]) => entry) : Object.fromEntries(changed)
  for (const [position] of entries.entries()) yield rebuilt(entries.filter((_, index) => index !== position))
  for (const [position, [key, entry]] of entries.entries())
    for (const less of withOneLess(entry))
      yield rebuilt(entries.map((kept, index) => (index === position ? [key, less] : kept)))
}

export function minimise<T>(value: T, stillShows: (smaller: T) => boolean): T {
  for (const less of withOneLess(value)) if (stillShows(less as T)) return minimise(less as T, stillShows)
  return value
}
