/** A list as it was typed: by turns an entry, which may be empty, and the mark behind it. */
export type ListText = readonly string[]

/** An entry of a list. */
export interface EntryText {
  /** Its text without the space around it. */
  readonly text: string
  /** Its place among the entries and marks. */
  readonly at: number
  /** The cells of its row; one where it has no tab. */
  readonly cells: readonly string[]
}

/** The marks of writing direction, which nobody sees. */
const DIRECTIONS = /[\u200e\u200f\u061c]/g

/** Between entries: a line end, a semicolon, a comma. One that has a digit on either side may be of the number, as in `1,200`. */
const APART = /([;\n\v\f\r\u0085\u2028\u2029]|(?<!\p{Nd}),|,(?!\p{Nd}))/u
/** Where the comma is the decimal mark. */
const APART_BUT_FOR_DECIMALS = /([;\n\v\f\r\u0085\u2028\u2029]|,(?=\s))/

/** A text as a list of entries that are certainly apart. */
export function listTextOf(text: string, hasDecimalCommas: boolean): ListText {
  return text.replace(DIRECTIONS, '').split(hasDecimalCommas ? APART_BUT_FOR_DECIMALS : APART)
}

/** A list whose entries are taken apart at some of their commas as well. */
export function apartAtCommas(list: ListText, entriesOf: (part: string) => readonly string[]): ListText {
  return list.flatMap((part, at) =>
    isMark(at) ? [part] : entriesOf(part).flatMap((entry, index) => (index === 0 ? [entry] : [',', entry])),
  )
}

/** The entries of a list, without the empty ones. A row of empty cells is empty. */
export function entriesIn(list: ListText): readonly EntryText[] {
  return list.flatMap((part, at) =>
    isMark(at) || part.trim() === '' ? [] : [{ text: part.trim(), at, cells: part.split('\t') }],
  )
}

/** The text of a list with another text in place of an entry. A comma next to it could become part of a number. */
export function withEntry(list: ListText, place: number, text: string): string {
  const parts = list.map((part, at) => {
    // A function, since `$` has a meaning in a text.
    if (at === place) return part.replace(part.trim(), () => text)
    return Math.abs(at - place) === 1 ? part.replace(',', ';') : part
  })
  return parts.join('')
}

const isMark = (at: number): boolean => at % 2 === 1
