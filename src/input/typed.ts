/** What somebody typed into a field: read, readable in two ways, or not readable. */
export type Typed<Value = string> = ReadTyped<Value> | AmbiguousTyped<Value> | UnreadableTyped

/** There is one way to read it. */
export interface ReadTyped<Value = string> {
  /** One way to read it, two, or none. */
  readonly is: 'read'
  /** The value on the wire: micros of money, a decimal string of anything else. */
  readonly value: Value
  /** What was read, as the locale writes it, to be shown next to the field. */
  readonly meant: string
  /** The exact number, where it is no finite decimal and the value was rounded half up: `199/24`. Of pieces, as in `meant`. */
  readonly exact?: string
}

/** Some people mean one thing by it and some another. A form asks; nothing is guessed. */
export interface AmbiguousTyped<Value = string> {
  /** One way to read it, two, or none. */
  readonly is: 'ambiguous'
  /** The readings, two or more, first the one by the locale. */
  readonly readings: readonly ReadTyped<Value>[]
  /** Of a list of pieces: the entry that is ambiguous. */
  readonly entry?: TypedEntry
}

/** An entry of a list of pieces. */
export interface TypedEntry {
  /** Which of the entries, from 0. */
  readonly index: number
  /** The entry, as it was typed. */
  readonly text: string
}

/** There is no way to read it. */
export interface UnreadableTyped {
  /** One way to read it, two, or none. */
  readonly is: 'unreadable'
  /** Why it cannot be read. */
  readonly reason: UnreadableReason
  /** Of a list of pieces: the entry that cannot be read. */
  readonly entry?: TypedEntry
}

/**
 * Why a text cannot be read: there is none; it is no number of this kind; its currency is not that of the account; it has
 * more decimals or digits than the wire takes; it says what a price is for, or mentions a tax.
 */
export type UnreadableReason =
  | 'empty'
  | 'not_a_number'
  | 'other_currency'
  | 'too_many_decimals'
  | 'too_large'
  | 'has_unit'
  | 'mentions_tax'

export const unreadable = (reason: UnreadableReason): UnreadableTyped => ({ is: 'unreadable', reason })

/** The readings of an answer: one, several, or none. */
export function readingsOf<Value>(typed: Typed<Value>): readonly ReadTyped<Value>[] {
  return typed.is === 'read' ? [typed] : typed.is === 'ambiguous' ? typed.readings : []
}

/** Readings without those whose value an earlier one has. */
export function distinctReadings<Value>(readings: readonly ReadTyped<Value>[]): readonly ReadTyped<Value>[] {
  const seen = new Set<string>()
  return readings.filter(({ value }) => {
    const key = JSON.stringify(value)
    return seen.has(key) ? false : seen.add(key)
  })
}

/** One answer of several readings: a reading that the wire takes comes before a reason against one. */
export function typedOf<Value>(readings: readonly (ReadTyped<Value> | UnreadableTyped)[]): Typed<Value> {
  const read = readings.filter((one): one is ReadTyped<Value> => one.is === 'read')
  const [first] = read
  if (first === undefined) return readings[0] ?? unreadable('not_a_number')
  return read.length === 1 ? first : { is: 'ambiguous', readings: read }
}
