import { MAX_KEY_CHARACTERS } from '../problem/path.js'
import { truncate } from '../problem/preview.js'

/**
 * Gives each entry of a map a name for ids: its key, cut if it is long. Every id below contains the name,
 * so uncut keys could make an explanation a thousand times as large as its request.
 */
export function namedEntries<A>(
  map: Readonly<Record<string, A>> = {},
): readonly (readonly [name: string, entry: A, key: string])[] {
  return Object.entries(map).map(([key, entry], index) => {
    const isLong = key.length > MAX_KEY_CHARACTERS
    return [isLong ? `${truncate(key, MAX_KEY_CHARACTERS)}[${String(index)}]` : key, entry, key] as const
  })
}
