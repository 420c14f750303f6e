import { hasOwnField } from '../problem/own-fields.js'
import {
  splitAtCommas,
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
  longestEntries,
  joinPieces,
  readingsOfEntry,
  type Pieces,
  type ReadPiece,
} from './pieces-of-entry.js'
import type { LengthUnit } from './read-length.js'
import { showDecimal } from './show-number.js'
import { readingsOf, resultOf, unreadable, type ParsedInput, type InvalidInput } from './typed.js'

type ListReadings = readonly (readonly Pieces[])[] | InvalidInput

const anyPiece = (): boolean => true

/** `3 @ 1,200mm` is ambiguous: a comma between two digits may separate pieces or belong to a number. */
export function readTypedPieces(
  text: string,
  locale: string,
  unit: LengthUnit,
  isAllowed: (piece: InputPiece) => boolean = anyPiece,
): ParsedInput<readonly InputPiece[]> {
  const readIn =
    (order: OrderElsewhere): ReadPiece =>
    (entry) =>
      allowedReadings(readPiece(entry, locale, unit, order), isAllowed)
  const list = listTyped(text, locale, readIn('documented'))

  const listIn = (order: OrderElsewhere): ParsedInput<readonly InputPiece[]> => {
    const ways = readEntries(list, readIn(order))
    if (hasOwnField(ways, 'status')) return ways
    const isSwapped = ways.some(([first]) => first?.swapped === true)
    // A user who typed one length before its count may have done so in every entry.
    if (order === 'documented' && isSwapped && ways.length > 1) return listIn('swapped')
    // A row in the documented order contradicts swapped rows: a column means the same in every row.
    const hasRowInOrder = list.isTable && ways.some((some) => some.every(({ swapped }) => swapped !== true))
    if (order === 'swapped' && hasRowInOrder) return listIn('both')
    // In the documented order, writes the count first: one swapped entry would make the others ambiguous.
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

interface TypedList {
  readonly text: ListText
  readonly entries: readonly EntryText[]
  /** In a table, a comma belongs to a number. */
  readonly isTable: boolean
  /** Whether a comma inside an entry may separate pieces. */
  readonly hasCommas: boolean
}

function listTyped(text: string, locale: string, read: ReadPiece): TypedList {
  const hasDecimalCommas = marksOf(locale).decimal === ','
  const apart = listTextOf(text, hasDecimalCommas)
  const isTable = entriesIn(apart).some(({ cells }) => cells.length > 1)
  const hasCommas = !isTable && !hasDecimalCommas
  const list = hasCommas ? splitAtCommas(apart, (part) => longestEntries(part, read)) : apart
  return { text: list, entries: entriesIn(list), isTable, hasCommas }
}

function readEntries({ entries, isTable, hasCommas }: TypedList, read: ReadPiece): ListReadings {
  const all: (readonly Pieces[])[] = []
  for (const [index, entry] of entries.entries()) {
    const isIncompleteRow = isTable && !hasTwoCells(entry)
    const ways = isIncompleteRow ? unreadable('not_a_number') : readingsOfEntry(entry.text, read, hasCommas)
    if (hasOwnField(ways, 'status')) return { ...ways, entry: { index, text: entry.text } }
    all.push(ways)
  }
  return all.length === 0 ? unreadable('empty') : all
}

function answerOf(
  { text, entries }: TypedList,
  ways: readonly (readonly Pieces[])[],
  textIn: (reading: Pieces) => string,
): ParsedInput<readonly InputPiece[]> {
  const index = ways.findIndex(({ length }) => length > 1)
  const [entry, readings] = [entries[index], ways[index]]
  if (entry === undefined || readings === undefined) return joinPieces(ways.flat())
  return {
    status: 'ambiguous',
    readings: readings.map((one) => ({ ...one, text: withEntry(text, entry.at, textIn(one)) })),
    entry: { index, text: entry.text },
  }
}

/** With an empty cell, either the count or the length is missing. */
const hasTwoCells = ({ cells }: EntryText): boolean =>
  cells.length === 2 && cells.every((cell) => cell.trim() !== '')

function allowedReadings(
  typed: ParsedInput<InputPiece>,
  isAllowed: (piece: InputPiece) => boolean,
): ParsedInput<InputPiece> {
  if (typed.status === 'invalid') return typed
  return resultOf(readingsOf(typed).filter(({ value }) => isAllowed(value)))
}

interface Typing {
  readonly locale: string
  readonly unit: LengthUnit
  readonly isTable: boolean
  readonly isSwapped: boolean
}

/** Writes a text with only one reading. A word marks a count that is not whole. */
function textOf({ value }: Pieces, { locale, unit, isTable, isSwapped }: Typing): string {
  const pieces = value.map(({ amount, length }) => {
    const count = showDecimal(amount, locale) + (amount.includes('.') ? ' pcs' : '')
    const long = `${showDecimal(length, locale)} ${unit}`
    return (isSwapped ? [long, count] : [count, long]).join(isTable ? '\t' : ' × ')
  })
  return pieces.join(BETWEEN_PIECES)
}
