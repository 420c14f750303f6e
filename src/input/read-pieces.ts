import { apartAtCommas, entriesIn, listTextOf, withEntry, type EntryText } from './list-text.js'
import { marksOf } from './marks.js'
import type { OrderElsewhere, TypedPiece } from './piece-candidate.js'
import { readPiece } from './read-piece.js'
import type { LengthUnit } from './read-length.js'
import { showDecimal } from './show-number.js'
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
const BETWEEN_PIECES = '; '

/** Some pieces, read in one way. */
type Pieces = ReadTyped<readonly TypedPiece[]>

/** The ways to read an entry of the list, one or more, or why there is none. */
type Ways = readonly Pieces[] | UnreadableTyped

type ReadPiece = (entry: string) => Typed<TypedPiece>

const every = (): boolean => true

/**
 * A list of pieces as typed: `22/6.1, 14/4.35`. Between pieces is a line end, a semicolon or a comma; where the comma is
 * the decimal mark, a space must follow it. A comma between two digits may be of a number too: `3 @ 1,200mm` is ambiguous. A
 * length by itself is one piece. A row of two cells, as spreadsheets copy it, is a count and a length.
 *
 * The readings of an ambiguous list are those of its first ambiguous entry. Each has the text that leads on.
 *
 * @param isTaken whether a piece may be in this list. An entry that can only be another one cannot be read
 */
export function readTypedPieces(
  text: string,
  locale: string,
  unit: LengthUnit,
  isTaken: (piece: TypedPiece) => boolean = every,
): Typed<readonly TypedPiece[]> {
  const readIn =
    (order: OrderElsewhere): ReadPiece =>
    (entry) =>
      takenOf(readPiece(entry, locale, unit, order), isTaken)
  const hasDecimalCommas = marksOf(locale).decimal === ','
  const apart = listTextOf(text, hasDecimalCommas)
  const isTable = entriesIn(apart).some(({ cells }) => cells.length > 1)
  const mayHaveCommas = !isTable && !hasDecimalCommas
  const list = mayHaveCommas
    ? apartAtCommas(apart, (part) => joinedByCommas(part, readIn('documented')))
    : apart
  const entries = entriesIn(list)

  const listOf = (order: OrderElsewhere): Typed<readonly TypedPiece[]> => {
    const ways: (readonly Pieces[])[] = []
    for (const [index, entry] of entries.entries()) {
      const found =
        isTable && !hasTwoCells(entry)
          ? unreadable('not_a_number')
          : waysOf(entry.text, readIn(order), mayHaveCommas)
      if ('is' in found) return { ...found, entry: { index, text: entry.text } }
      ways.push(found)
    }
    if (ways.length === 0) return unreadable('empty')
    const isSwapped = ways.some(([first]) => first?.swapped === true)
    // Somebody who typed one length before its count may have typed all of them so.
    if (order === 'documented' && isSwapped && ways.length > 1) return listOf('swapped')
    // The columns of a sheet mean the same in every row, and a row that can only be as documented says what.
    const hasRowInOrder = isTable && ways.some((some) => some.every(({ swapped }) => swapped !== true))
    if (order === 'swapped' && hasRowInOrder) return listOf('both')
    const index = ways.findIndex(({ length }) => length > 1)
    const [entry, readings] = [entries[index], ways[index]]
    if (entry === undefined || readings === undefined) return together(ways.flat())
    // In a list that has no entry swapped, one that is would make the others ambiguous.
    const typedAgain = (one: Pieces): string =>
      textOf(one, { locale, unit, isTable, isSwapped: order !== 'documented' && one.swapped === true })
    return {
      is: 'ambiguous',
      readings: readings.map((one) => ({ ...one, text: withEntry(list, entry.at, typedAgain(one)) })),
      entry: { index, text: entry.text },
    }
  }
  return listOf('documented')
}

/** Whether a row has a count and a length. With an empty cell, nobody knows which of them is missing. */
const hasTwoCells = ({ cells }: EntryText): boolean =>
  cells.length === 2 && cells.every((cell) => cell.trim() !== '')

/** The readings of an entry that a list takes. */
function takenOf(typed: Typed<TypedPiece>, isTaken: (piece: TypedPiece) => boolean): Typed<TypedPiece> {
  if (typed.is === 'unreadable') return typed
  return typedOf(readingsOf(typed).filter(({ value }) => isTaken(value)))
}

/** The entries of a text, each with as many commas as it can have: `2,4,6` is 2.4 and 6. */
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

/** The ways to read an entry: as one piece, and with commas that may be between pieces as several. */
function waysOf(entry: string, read: ReadPiece, mayHaveCommas: boolean): Ways {
  const joined = waysApart([entry], read)
  if (!mayHaveCommas || !entry.includes(',') || 'is' in joined) return joined
  const apart = waysApart(entry.split(','), read)
  return 'is' in apart ? joined : distinctReadings([...joined, ...apart])
}

/**
 * The first ways of some pieces together, then their second ways, and so on. A piece with fewer ways keeps its last. All
 * combinations would be too many to ask about.
 */
function waysApart(entries: readonly string[], read: ReadPiece): Ways {
  if (entries.some((entry) => entry.length > MOST_CHARACTERS)) return unreadable('not_a_number')
  const pieces = entries.map(read)
  const refused = pieces.find((piece) => piece.is === 'unreadable')
  if (refused !== undefined) return refused
  const ways = pieces.map((piece) => readingsOf(piece).map((one) => ({ ...one, value: [one.value] })))
  const most = ways.reduce((longest, { length }) => Math.max(longest, length), 0)
  return Array.from({ length: most }, (_, at) =>
    together(ways.flatMap((some) => some.slice(Math.min(at, some.length - 1)).slice(0, 1))),
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

/** How a text is typed. */
interface Typing {
  readonly locale: string
  readonly unit: LengthUnit
  /** In cells. */
  readonly isTable: boolean
  /** The length before its count. */
  readonly isSwapped: boolean
}

/** How pieces can be typed so that nothing else is meant. The length has its unit, and a word marks a count that is not whole. */
function textOf({ value }: Pieces, { locale, unit, isTable, isSwapped }: Typing): string {
  const pieces = value.map(({ amount, length }) => {
    const count = showDecimal(amount, locale) + (amount.includes('.') ? ' pcs' : '')
    const long = `${showDecimal(length, locale)} ${unit}`
    return (isSwapped ? [long, count] : [count, long]).join(isTable ? '\t' : ' × ')
  })
  return pieces.join(BETWEEN_PIECES)
}
