import type { Notation } from '../adversarial/build-value.js'
import { isHolder, withChange, type FuzzInput, type Path } from './fuzz-input.js'

/** Limits the trials for an input that cannot be shrunk. */
const MAX_TRIALS = 3000

export function shrunk(input: FuzzInput, stillShows: (smaller: FuzzInput) => boolean): FuzzInput {
  let trials = MAX_TRIALS
  let smallest = input
  const shows = (smaller: FuzzInput): boolean => {
    if (trials-- <= 0 || !stillShows(smaller)) return false
    smallest = smaller
    return true
  }
  /** Removes many entries together first, then fewer, then parts of each. */
  const shrinkAt = (path: Path): void => {
    for (let together = entriesAt(smallest, path).length; together > 0; together = Math.floor(together / 2)) {
      for (let from = 0; from < entriesAt(smallest, path).length;) {
        const rest = entriesAt(smallest, path).filter((_, index) => index < from || index >= from + together)
        if (!shows(withChange(smallest, path, (holder) => rebuilt(holder, rest)))) from += together
      }
    }
    for (const [key] of entriesAt(smallest, path)) shrinkAt([...path, key])
  }
  for (let before; before !== smallest && trials > 0;) {
    before = smallest
    shrinkAt([])
  }
  return smallest
}

type Entry = readonly [string | number, Notation]

function entriesAt(input: FuzzInput, path: Path): readonly Entry[] {
  let value = input as Notation | undefined
  for (const key of path) value = (value as never)[key]
  if (value === undefined || !isHolder(value)) return []
  const isList = Array.isArray(value)
  const entries = Object.entries(value) as readonly (readonly [string, Notation])[]
  return entries.map(([key, part]) => [isList ? Number(key) : key, part])
}

function rebuilt(holder: Notation | undefined, entries: readonly Entry[]): Notation {
  return Array.isArray(holder) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}
