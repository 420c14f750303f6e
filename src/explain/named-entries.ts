import { MAX_KEY_CHARACTERS } from '../problem/path.js'
import { truncate } from '../problem/preview.js'

/** Cuts long keys: every id below an entry repeats its key, so an explanation could become huge. */
export function namedEntries<A>(
  map: Readonly<Record<string, A>> = {},
): readonly (readonly [name: string, entry: A, key: string])[] {
  return Object.entries(map).map(([key, entry], index) => {
    const isLong = key.length > MAX_KEY_CHARACTERS
    return [isLong ? `${truncate(key, MAX_KEY_CHARACTERS)}[${String(index)}]` : key, entry, key] as const
  })
}
