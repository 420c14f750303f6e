/** Entries, which may be empty, and between them the separators. */
export type ListText = readonly string[]

export interface EntryText {
  /** Trimmed. */
  readonly text: string
  /** The index of the entry among the entries and marks. */
  readonly at: number
  /** A single cell if the entry has no tab. */
  readonly cells: readonly string[]
}

/** These marks of writing direction are invisible. */
const DIRECTIONS = /[\u200e\u200f\u061c]/g

/** A comma between two digits may belong to a number, as in `1,200`. */
const SEPARATOR = /([;\n\v\f\r\u0085\u2028\u2029]|(?<!\p{Nd}),|,(?!\p{Nd}))/u
/** White space must follow a comma between entries. */
const SEPARATOR_WITH_DECIMAL_COMMA = /([;\n\v\f\r\u0085\u2028\u2029]|,(?=\s))/

export function listTextOf(text: string, hasDecimalCommas: boolean): ListText {
  return text.replace(DIRECTIONS, '').split(hasDecimalCommas ? SEPARATOR_WITH_DECIMAL_COMMA : SEPARATOR)
}

export function splitAtCommas(list: ListText, entriesOf: (part: string) => readonly string[]): ListText {
  return list.flatMap((part, at) =>
    isMark(at) ? [part] : entriesOf(part).flatMap((entry, index) => (index === 0 ? [entry] : [',', entry])),
  )
}

/** Leaves out empty entries, and rows of empty cells. */
export function entriesIn(list: ListText): readonly EntryText[] {
  return list.flatMap((part, at) =>
    isMark(at) || part.trim() === '' ? [] : [{ text: part.trim(), at, cells: part.split('\t') }],
  )
}

/** Replaces an entry. Turns commas beside it into semicolons, since they could join a number. */
export function withEntry(list: ListText, place: number, text: string): string {
  const parts = list.map((part, at) => {
    // A function, because `$` has a special meaning in a replacement string.
    if (at === place) return part.replace(part.trim(), () => text)
    return Math.abs(at - place) === 1 ? part.replace(',', ';') : part
  })
  return parts.join('')
}

const isMark = (at: number): boolean => at % 2 === 1
