import { MAX_KEY_CHARACTERS } from '../problem/path.js'
import { truncate } from '../problem/preview.js'

/**
 * Lists the entries of a map whose keys the user chose. Each has a name that stands for its key in ids.
 *
 * The name is the key itself. A very long key is cut, as in the pointers of problems, and followed by the
 * index of its entry, so that ids stay unique. Every id below the entry contains the name, so uncut keys
 * could make an explanation a thousand times as large as its request.
 */
export function namedEntries<A>(
  map: Readonly<Record<string, A>> = {},
): readonly (readonly [name: string, entry: A, key: string])[] {
  return Object.entries(map).map(([key, entry], index) => {
    const isLong = key.length > MAX_KEY_CHARACTERS
    return [isLong ? `${truncate(key, MAX_KEY_CHARACTERS)}[${String(index)}]` : key, entry, key] as const
  })
}
