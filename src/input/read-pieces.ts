import { marksOf } from './marks.js'
import type { OrderElsewhere, TypedPiece } from './piece-candidate.js'
import { readPiece } from './read-piece.js'
import type { LengthUnit } from './read-length.js'
import {
  distinctReadings,
  readingsOf,
  typedOf,
  unreadable,
  type ReadTyped,
  type Typed,
  type UnreadableTyped,
} from './typed.js'

/** The most characters of one entry. */
const MOST_CHARACTERS = 100

/** Between pieces, in what is said of them. */
export const BETWEEN_PIECES = '; '

/** The marks of writing direction, which nobody sees. */
const DIRECTIONS = /[\u200e\u200f\u061c]/g

/** Between entries: a line end, a semicolon, a comma. One that has a digit on either side may be of the number, as in `1,200`. */
const APART = /[;\n\v\f\r\u0085\u2028\u2029]|(?<!\p{Nd}),|,(?!\p{Nd})/u
/** Where the comma is the decimal mark. */
const APART_BUT_FOR_DECIMALS = /[;\n\v\f\r\u0085\u2028\u2029]|,(?=\s)/
/** Two cells of a row: a comma in one of them is of its number. */
const TWO_CELLS = /^[^\t]+\t+[^\t]+$/

/** Some pieces, read in one way. */
type Pieces = ReadTyped<readonly TypedPiece[]>

/** The ways to read an entry of the list, one or more, or why there is none. */
type Ways = readonly Pieces[] | UnreadableTyped

const every = (): boolean => true

/**
 * A list of pieces as typed: `22/6.1, 14/4.35`. Between pieces is a line end, a semicolon or a comma; where the comma is
 * the decimal mark, a space must follow it. A comma between two digits may be of a number too: `3 @ 1,200mm` is ambiguous. A
 * length by itself is one piece. A row of two cells, as spreadsheets copy it, is a count and a length.
 *
 * @param isTaken whether a piece may be in this list. An entry that can only be another one cannot be read
 */
export function readTypedPieces(
  text: string,
  locale: string,
  unit: LengthUnit,
  isTaken: (piece: TypedPiece) => boolean = every,
): Typed<readonly TypedPiece[]> {
  const hasDecimalCommas = marksOf(locale).decimal === ','
  const parts = text.replace(DIRECTIONS, '').split(hasDecimalCommas ? APART_BUT_FOR_DECIMALS : APART)
  const entries = parts.filter((part) => part.trim() !== '')
  const listOf = (order: OrderElsewhere): Typed<readonly TypedPiece[]> => {
    const read = (entry: string): Typed<TypedPiece> => takenOf(readPiece(entry, locale, unit, order), isTaken)
    const ways: (readonly Pieces[])[] = []
    for (const entry of entries) {
      const found = hasDecimalCommas ? waysOf([entry], read) : waysOfCommas(entry, read)
      if ('is' in found) return { ...found, entry: { index: piecesIn(ways), text: entry.trim() } }
      ways.push(found)
    }
    const readings = distinctReadings(abreast(ways))
    const [first] = readings
    if (first === undefined) return unreadable('empty')
    // Somebody who typed one length before its count may have typed all of them so.
    if (order === 'documented' && first.swapped === true && first.value.length > 1) return listOf('swapped')
    // The columns of a sheet mean the same in every row, and a row that can only be as documented says what.
    const isInOrder = (index: number): boolean =>
      ways[index]?.every(({ swapped }) => swapped !== true) === true &&
      TWO_CELLS.test((entries[index] ?? '').trim())
    if (order === 'swapped' && entries.some((_, index) => isInOrder(index))) return listOf('both')
    if (readings.length === 1) return first
    const at = ways.findIndex(({ length }) => length > 1)
    const entry = { index: piecesIn(ways.slice(0, at)), text: (entries[at] ?? '').trim() }
    return { is: 'ambiguous', readings, entry }
  }
  return listOf('documented')
}

/** The readings of an entry that a list takes. */
function takenOf(typed: Typed<TypedPiece>, isTaken: (piece: TypedPiece) => boolean): Typed<TypedPiece> {
  if (typed.is === 'unreadable') return typed
  return typedOf(readingsOf(typed).filter(({ value }) => isTaken(value)))
}

/** How many pieces people see in these entries: without spaces, a comma is between pieces of one entry. */
const piecesIn = (ways: readonly (readonly Pieces[])[]): number =>
  ways.reduce((count, [first]) => count + (first?.value.length ?? 1), 0)

type ReadPiece = (entry: string) => Typed<TypedPiece>

/** The ways to read an entry whose commas may be of its numbers or between pieces. */
function waysOfCommas(entry: string, read: ReadPiece): Ways {
  if (!entry.includes(',') || TWO_CELLS.test(entry.trim())) return waysOf([entry], read)
  const apart = waysOf(entry.split(','), read)
  const joined = waysOf(joinedByCommas(entry, read), read)
  if ('is' in joined) return apart
  return 'is' in apart ? joined : distinctReadings([...joined, ...apart])
}

/**
 * The entries of a text, each with as many commas as it can have: `2,4,6` is 2.4 and 6.
 */
function joinedByCommas(text: string, read: ReadPiece): readonly string[] {
  const entries: string[] = []
  let entry = ''
  for (const part of text.split(',')) {
    const longer = `${entry},${part}`
    if (entry === '') entry = part
    else if (longer.length <= MOST_CHARACTERS && read(longer).is !== 'unreadable') entry = longer
    else {
      entries.push(entry)
      entry = part
    }
  }
  return [...entries, entry]
}

/** The ways to read entries that are certainly apart. */
function waysOf(entries: readonly string[], read: ReadPiece): Ways {
  if (entries.some((entry) => entry.trim().length > MOST_CHARACTERS)) return unreadable('not_a_number')
  const pieces = entries.map(read)
  const refused = pieces.find((piece) => piece.is === 'unreadable')
  return (
    refused ??
    abreast(pieces.map((piece) => readingsOf(piece).map((one) => ({ ...one, value: [one.value] }))))
  )
}

/**
 * The first ways of all entries as one list, then their second ways, and so on. An entry with fewer ways keeps its last. All
 * combinations would be too many to ask about.
 */
function abreast(entries: readonly (readonly Pieces[])[]): readonly Pieces[] {
  const most = entries.reduce((longest, { length }) => Math.max(longest, length), 0)
  return Array.from({ length: most }, (_, at) =>
    together(entries.flatMap((ways) => ways.slice(Math.min(at, ways.length - 1)).slice(0, 1))),
  )
}

function together(all: readonly Pieces[]): Pieces {
  const isExact = all.every(({ exact }) => exact === undefined)
  return {
    is: 'read',
    value: all.flatMap(({ value }) => value),
    meant: all.map(({ meant }) => meant).join(BETWEEN_PIECES),
    // All pieces, so that one sees which of them were rounded.
    ...(isExact ? {} : { exact: all.map(({ exact, meant }) => exact ?? meant).join(BETWEEN_PIECES) }),
    ...(all.some(({ swapped }) => swapped === true) ? { swapped: true } : {}),
  }
}
