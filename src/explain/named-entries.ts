import { MOST_KEY_CHARACTERS } from '../problem/path.js'
import { truncate } from '../problem/preview.js'

/**
 * The entries of a map with keys of the user's, each with the name that its key has in ids.
 *
 * A name repeats its key, but of a very long one only the start, as pointers of problems do: it is in the id of every
 * figure below it, and an explanation could be a thousand times the size of its request. Such a name ends in the number
 * of its entry, which keeps ids apart.
 */
export function namedEntries<A>(
  map: Readonly<Record<string, A>> = {},
): readonly (readonly [name: string, entry: A, key: string])[] {
  return Object.entries(map).map(([key, entry], index) => {
    const isLong = key.length > MOST_KEY_CHARACTERS
    return [isLong ? `${truncate(key, MOST_KEY_CHARACTERS)}[${String(index)}]` : key, entry, key] as const
  })
}
