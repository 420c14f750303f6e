import { MAX_KEY_CHARACTERS } from '../problem/path.js'
import { truncate } from '../problem/preview.js'

/**
 * The entries of a map with the user's own keys, each with the name that stands for its key in ids.
 *
 * A name repeats its key, or the start of a very long one, as pointers of problems do. The name is in the id of every
 * figure below it, so long keys could make an explanation a thousand times as large as its request. A shortened name
 * ends in the number of its entry, which keeps ids apart.
 */
export function namedEntries<A>(
  map: Readonly<Record<string, A>> = {},
): readonly (readonly [name: string, entry: A, key: string])[] {
  return Object.entries(map).map(([key, entry], index) => {
    const isLong = key.length > MAX_KEY_CHARACTERS
    return [isLong ? `${truncate(key, MAX_KEY_CHARACTERS)}[${String(index)}]` : key, entry, key] as const
  })
}
