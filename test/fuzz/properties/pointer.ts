/**
 * `places` has the position of each step among the entries of its object or list. A missing part has no position.
 */
export interface PointedAt {
  readonly places: readonly number[]
  readonly missing: string
  /** Keys of data may contain any characters, so a pointer may have two readings. */
  readonly isAmbiguous: boolean
}

export function followed(sent: unknown, pointer: string): PointedAt {
  let best: PointedAt = { places: [], missing: pointer, isAmbiguous: false }
  let paths = 0
  let isSnake = false
  const follow = (value: unknown, rest: string, places: readonly number[]): void => {
    if (rest.length < best.missing.length) best = { places, missing: rest, isAmbiguous: false }
    if (rest === '') {
      paths++
      return
    }
    for (const [place, name] of namesIn(value, rest)) {
      const [written, key] = name
      isSnake ||= key.includes('_')
      const behind = rest.slice(written.length)
      if (/^([.[]|$)/.test(behind)) follow((value as never)[key], behind, [...places, place])
    }
  }
  follow(sent, pointer, [])
  return { ...best, isAmbiguous: paths > 1 || isSnake }
}

/** Yields each entry with which the rest may continue: its position, its spelling and its key. */
function* namesIn(value: unknown, rest: string): Generator<readonly [number, readonly [string, string]]> {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    const [written = '', index = ''] = /^\[(\d+)\]/.exec(rest) ?? []
    if (written !== '' && Number(index) < value.length) yield [Number(index), [written, index]]
    return
  }
  const start = rest.startsWith('.') ? '.' : ''
  for (const [place, key] of Object.keys(value).entries()) {
    for (const name of new Set([key, snakeCase(key), shortened(key)])) {
      if (rest.startsWith(start + name)) yield [place, [start + name, key]]
    }
  }
}

/** A pointer has only the first 100 characters of a long key (V1). */
function shortened(key: string): string {
  return key.length > 100 ? `${key.slice(0, 100)}…` : key
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}

/** Equal paths are in order. Missing parts come last, and a value comes before its parts. */
export function isInOrder(one: PointedAt, other: PointedAt): boolean {
  const [a, b] = [one, other].map(({ places, missing }) =>
    missing === '' ? places : [...places, Infinity],
  ) as [readonly number[], readonly number[]]
  for (const [depth, place] of a.entries()) {
    const against = b[depth] ?? -1
    if (place !== against) return place < against
  }
  return true
}
