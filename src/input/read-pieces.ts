import { groupsOf } from './groups-of.js'
import { marksOf, plainTyped } from './marks.js'
import { readTypedLength, type LengthUnit } from './read-length.js'
import { readTypedQuantity } from './read-quantity.js'
import { distinctReadings, readingsOf, typedOf, unreadable, type ReadTyped, type Typed } from './typed.js'

/** Some pieces of one length, as an entry of a line's `measurements` (M3). */
export interface TypedPiece {
  /** How many, a decimal string. */
  readonly amount: string
  /** The length of one, a decimal string in the unit that was asked for. */
  readonly length: string
}

/** The most characters of one entry. */
const MOST_CHARACTERS = 100

/** Between pieces, in what is said of them. */
export const BETWEEN_PIECES = '; '

/** A length by itself is one piece. */
const ONE: ReadTyped = { is: 'read', value: '1', meant: '1' }

/** What is between the number of pieces and their length: `3 @ 2.4`, `3 x 2.4`. */
const SIGN = /^([^@x×*]+)[@x×*](.+)$/i
/** The same as cut lists are written: `22/6.1`. */
const SLASH = /^([^/]+)\/(.+)$/

/** Between pieces: a semicolon, a comma. */
const APART = /[;,]/
/** The same without a comma that has a digit on either side and may be of the number, as in `1,200`. */
const APART_BUT_FOR_DIGITS = /;|(?<!\p{Nd}),|,(?!\p{Nd})/u
/** Where the comma is the decimal mark. */
const APART_BUT_FOR_DECIMALS = /;|,(?=\s)/

/**
 * A list of pieces as typed: `22/6.1, 14/4.35`. Between pieces is a line end, a semicolon or a comma; where the comma is
 * the decimal mark, a space must follow it. A comma between two digits may be of a number too: `3 @ 1,200mm` is ambiguous. A
 * length by itself is one piece.
 */
export function readTypedPieces(
  text: string,
  locale: string,
  unit: LengthUnit,
): Typed<readonly TypedPiece[]> {
  const marks = marksOf(locale)
  const plain = plainTyped(text.replaceAll('\r\n', '\n').replaceAll('\n', ';'), marks)
  if (marks.decimal === ',') return readList(plain.split(APART_BUT_FOR_DECIMALS), locale, unit)
  const isPiece = (entry: string): boolean => readPiece(entry, locale, unit).is !== 'unreadable'
  const joined = plain.split(APART_BUT_FOR_DIGITS).flatMap((part) => joinedByCommas(part, isPiece))
  const apart = readList(plain.split(APART), locale, unit)
  const different = distinctReadings([readList(joined, locale, unit), apart].flatMap(readingsOf))
  return different.length === 0 ? apart : typedOf(different)
}

/**
 * The entries of a text, each with as many commas as it can have: `2,4,6` is 2.4 and 6.
 */
function joinedByCommas(text: string, isPiece: (entry: string) => boolean): readonly string[] {
  const entries: string[] = []
  let entry = ''
  for (const part of text.split(',')) {
    const longer = `${entry},${part}`
    if (entry === '') entry = part
    else if (longer.length <= MOST_CHARACTERS && isPiece(longer)) entry = longer
    else {
      entries.push(entry)
      entry = part
    }
  }
  return [...entries, entry]
}

function readList(parts: readonly string[], locale: string, unit: LengthUnit): Typed<readonly TypedPiece[]> {
  const entries = parts.map((part) => part.trim()).filter((part) => part !== '')
  if (entries.length === 0) return unreadable('empty')
  if (entries.some(({ length }) => length > MOST_CHARACTERS)) return unreadable('not_a_number')
  const pieces = entries.map((entry) => readPiece(entry, locale, unit))
  const refused = pieces.find((piece) => piece.is === 'unreadable')
  if (refused?.is === 'unreadable') return refused
  const [own, other] = [listOf(pieces.map(firstOf)), listOf(pieces.map(lastOf))]
  return pieces.every(({ is }) => is === 'read') ? own : { is: 'ambiguous', readings: [own, other] }
}

/**
 * A slash is between number and length before it is in a fraction: `1/4` is one piece of 4. Of inches and feet it may be in a
 * fraction as well: `1/4"` is ambiguous.
 */
function readPiece(entry: string, locale: string, unit: LengthUnit): Typed<TypedPiece> {
  const length = readTypedLength(entry, locale, unit)
  const byItself = readingsOf(length).map((one) => pieceOf(ONE, one, unit))
  for (const form of [SIGN, SLASH]) {
    const [many, long = ''] = groupsOf(form, entry)
    if (many === undefined) continue
    const amounts = readingsOf(readTypedQuantity(many, locale))
    const lengths = readTypedLength(long, locale, unit)
    if (amounts.length === 0) continue
    if (lengths.is === 'unreadable') return lengths
    const listed = amounts.flatMap((amount) => readingsOf(lengths).map((one) => pieceOf(amount, one, unit)))
    return typedOf(isOfInches(entry, unit) ? [...listed, ...byItself] : listed)
  }
  return length.is === 'unreadable' ? length : typedOf(byItself)
}

/** Whether fractions are usual in it. */
const isOfInches = (entry: string, unit: LengthUnit): boolean =>
  /["\u2033\u201d]|''|in|ft|feet|foot/i.test(entry) ||
  (/^[0-9/ ]*$/.test(entry) && ['in', 'ft'].includes(unit))

function pieceOf(amount: ReadTyped, length: ReadTyped, unit: LengthUnit): ReadTyped<TypedPiece> {
  const exactLength = length.exact === undefined ? length.meant : `${length.exact} ${unit}`
  return {
    is: 'read',
    value: { amount: amount.value, length: length.value },
    meant: `${amount.meant} × ${length.meant}`,
    ...(amount.exact === undefined && length.exact === undefined
      ? {}
      : { exact: `${amount.exact ?? amount.meant} × ${exactLength}` }),
  }
}

const firstOf = (typed: Typed<TypedPiece>): readonly ReadTyped<TypedPiece>[] => readingsOf(typed).slice(0, 1)
const lastOf = (typed: Typed<TypedPiece>): readonly ReadTyped<TypedPiece>[] => readingsOf(typed).slice(-1)

function listOf(pieces: readonly (readonly ReadTyped<TypedPiece>[])[]): ReadTyped<readonly TypedPiece[]> {
  const all = pieces.flat()
  const isExact = all.every(({ exact }) => exact === undefined)
  return {
    is: 'read',
    value: all.map(({ value }) => value),
    meant: all.map(({ meant }) => meant).join(BETWEEN_PIECES),
    // All pieces, so that one sees which of them were rounded.
    ...(isExact ? {} : { exact: all.map(({ exact, meant }) => exact ?? meant).join(BETWEEN_PIECES) }),
  }
}
