import {
  apartAtCommas,
  entriesIn,
  listTextOf,
  withEntry,
  type EntryText,
  type ListText,
} from './list-text.js'
import { marksOf } from './marks.js'
import type { OrderElsewhere, InputPiece } from './piece-candidate.js'
import { readPiece } from './read-piece.js'
import {
  BETWEEN_PIECES,
  joinedByCommas,
  together,
  waysOf,
  type Pieces,
  type ReadPiece,
} from './pieces-of-entry.js'
import type { LengthUnit } from './read-length.js'
import { showDecimal } from './show-number.js'
import { readingsOf, typedOf, unreadable, type ParsedInput, type InvalidInput } from './typed.js'

/** The ways to read each entry of a list. */
type AllWays = readonly (readonly Pieces[])[] | InvalidInput

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
  isTaken: (piece: InputPiece) => boolean = every,
): ParsedInput<readonly InputPiece[]> {
  const readIn =
    (order: OrderElsewhere): ReadPiece =>
    (entry) =>
      takenOf(readPiece(entry, locale, unit, order), isTaken)
  const list = listTyped(text, locale, readIn('documented'))

  const listIn = (order: OrderElsewhere): ParsedInput<readonly InputPiece[]> => {
    const ways = waysOfAll(list, readIn(order))
    if ('status' in ways) return ways
    const isSwapped = ways.some(([first]) => first?.swapped === true)
    // Somebody who typed one length before its count may have typed all of them so.
    if (order === 'documented' && isSwapped && ways.length > 1) return listIn('swapped')
    // The columns of a sheet mean the same in every row, and a row that can only be as documented says what.
    const hasRowInOrder = list.isTable && ways.some((some) => some.every(({ swapped }) => swapped !== true))
    if (order === 'swapped' && hasRowInOrder) return listIn('both')
    // In a list that has no entry swapped, one that is would make the others ambiguous.
    const textIn = (one: Pieces): string =>
      textOf(one, {
        locale,
        unit,
        isTable: list.isTable,
        isSwapped: order !== 'documented' && one.swapped === true,
      })
    return answerOf(list, ways, textIn)
  }
  return listIn('documented')
}

/** A list as it was typed. */
interface TypedList {
  readonly text: ListText
  readonly entries: readonly EntryText[]
  /** Rows of cells: a comma in a cell is of its number. */
  readonly isTable: boolean
  /** Whether a comma inside an entry may be between pieces. */
  readonly hasCommas: boolean
}

function listTyped(text: string, locale: string, read: ReadPiece): TypedList {
  const hasDecimalCommas = marksOf(locale).decimal === ','
  const apart = listTextOf(text, hasDecimalCommas)
  const isTable = entriesIn(apart).some(({ cells }) => cells.length > 1)
  const hasCommas = !isTable && !hasDecimalCommas
  const list = hasCommas ? apartAtCommas(apart, (part) => joinedByCommas(part, read)) : apart
  return { text: list, entries: entriesIn(list), isTable, hasCommas }
}

/** The ways to read each entry; of an entry that has none, why. */
function waysOfAll({ entries, isTable, hasCommas }: TypedList, read: ReadPiece): AllWays {
  const all: (readonly Pieces[])[] = []
  for (const [index, entry] of entries.entries()) {
    const isNoRow = isTable && !hasTwoCells(entry)
    const ways = isNoRow ? unreadable('not_a_number') : waysOf(entry.text, read, hasCommas)
    if ('status' in ways) return { ...ways, entry: { index, text: entry.text } }
    all.push(ways)
  }
  return all.length === 0 ? unreadable('empty') : all
}

/** The list, or the readings of its first entry that has several. */
function answerOf(
  { text, entries }: TypedList,
  ways: readonly (readonly Pieces[])[],
  textIn: (reading: Pieces) => string,
): ParsedInput<readonly InputPiece[]> {
  const index = ways.findIndex(({ length }) => length > 1)
  const [entry, readings] = [entries[index], ways[index]]
  if (entry === undefined || readings === undefined) return together(ways.flat())
  return {
    status: 'ambiguous',
    readings: readings.map((one) => ({ ...one, text: withEntry(text, entry.at, textIn(one)) })),
    entry: { index, text: entry.text },
  }
}

/** Whether a row has a count and a length. With an empty cell, nobody knows which of them is missing. */
const hasTwoCells = ({ cells }: EntryText): boolean =>
  cells.length === 2 && cells.every((cell) => cell.trim() !== '')

/** The readings of an entry that a list takes. */
function takenOf(
  typed: ParsedInput<InputPiece>,
  isTaken: (piece: InputPiece) => boolean,
): ParsedInput<InputPiece> {
  if (typed.status === 'invalid') return typed
  return typedOf(readingsOf(typed).filter(({ value }) => isTaken(value)))
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
