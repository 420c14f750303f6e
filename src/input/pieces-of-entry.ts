import type { InputPiece } from './piece-candidate.js'
import {
  distinctReadings,
  readingsOf,
  unreadable,
  type ValidInput,
  type ParsedInput,
  type InvalidInput,
} from './typed.js'
import { hasOwnField, ownFields } from '../problem/own-fields.js'

const MAX_CHARACTERS = 100

/** Separates pieces in texts for the user. */
export const BETWEEN_PIECES = '; '

export type Pieces = ValidInput<readonly InputPiece[]>

/** At least one reading, or the reason why the entry cannot be read. */
export type EntryReadings = readonly Pieces[] | InvalidInput

export type ReadPiece = (entry: string) => ParsedInput<InputPiece>

/** Finds the longest readable entries: `2,4,6` is 2.4 and 6. */
export function longestEntries(text: string, read: ReadPiece): readonly string[] {
  const entries: string[] = []
  let entry = ''
  for (const part of text.split(',')) {
    const longer = `${entry},${part}`
    if (entry === '') entry = part
    else if (longer.length <= MAX_CHARACTERS && read(longer).status !== 'invalid') entry = longer
    else {
      entries.push(entry)
      entry = part
    }
  }
  return [...entries, entry]
}

/** Reads an entry as one piece and, if its commas may separate pieces, as several. */
export function readingsOfEntry(entry: string, read: ReadPiece, mayHaveCommas: boolean): EntryReadings {
  const joined = readingsOfPieces([entry], read)
  if (!mayHaveCommas || !entry.includes(',') || hasOwnField(joined, 'status')) return joined
  const apart = readingsOfPieces(entry.split(','), read)
  return hasOwnField(apart, 'status') ? joined : distinctReadings([...joined, ...apart])
}

/** Joins the nth readings of all pieces, not every combination. */
function readingsOfPieces(entries: readonly string[], read: ReadPiece): EntryReadings {
  if (entries.some((entry) => entry.length > MAX_CHARACTERS)) return unreadable('not_a_number')
  const pieces = entries.map(read)
  const refused = pieces.find((piece) => piece.status === 'invalid')
  if (refused !== undefined) return refused
  const readings = pieces.map((piece) => readingsOf(piece).map((one) => ({ ...one, value: [one.value] })))
  const max = readings.reduce((longest, { length }) => Math.max(longest, length), 0)
  return Array.from({ length: max }, (_, at) =>
    joinPieces(readings.flatMap((some) => some.slice(Math.min(at, some.length - 1)).slice(0, 1))),
  )
}

export function joinPieces(pieces: readonly Pieces[]): Pieces {
  const all = pieces.map(ownFields)
  const isExact = all.every(({ exact }) => exact === undefined)
  return {
    status: 'ok',
    value: all.flatMap(({ value }) => value),
    meant: all.map(({ meant }) => meant).join(BETWEEN_PIECES),
    // Lists all pieces, to show which of them were rounded.
    ...(isExact ? {} : { exact: all.map(({ exact, meant }) => exact ?? meant).join(BETWEEN_PIECES) }),
    ...(all.some(({ swapped }) => swapped === true) ? { swapped: true } : {}),
  }
}
