/** The result of reading a typed text: ok, ambiguous or invalid. */
export type ParsedInput<Value = string> = ValidInput<Value> | AmbiguousInput<Value> | InvalidInput

/** A text with one reading. */
export interface ValidInput<Value = string> {
  /** `ok` for one reading, `ambiguous` for several, `invalid` for none. */
  readonly status: 'ok'
  /** The value for a request: micros for money, a list of pieces, or a decimal string. */
  readonly value: Value
  /** The reading as the locale writes it, to show next to the field. */
  readonly meant: string
  /**
   * The exact number, if the value was rounded half up to 12 decimals: `199/24`. For pieces: the list in the
   * form of `meant`, with exact numbers.
   */
  readonly exact?: string
  /** For pieces: a length was typed before its count, as in `3307x3`. `meant` has the count first. */
  readonly swapped?: true
  /**
   * For an ambiguous entry of a list: the text of the whole list with this reading. Put it into the field and read it
   * again.
   */
  readonly text?: string
}

/** An entry of a list as it was typed. */
export interface InputEntry {
  /** The index of the entry in the list, from 0. Empty entries do not count. */
  readonly index: number
  /** The text as typed. */
  readonly text: string
}

/** A text that people may mean in several ways. Nothing is guessed: let the form ask the user. */
export interface AmbiguousInput<Value = string> {
  /** `ok` for one reading, `ambiguous` for several, `invalid` for none. */
  readonly status: 'ambiguous'
  /**
   * The readings, two or more. The reading of the locale comes first. For a list, these are the readings of its
   * `entry` alone, most plausible first.
   */
  readonly readings: readonly ValidInput<Value>[]
  /** For a list: its first ambiguous entry. Later entries may be ambiguous too. */
  readonly entry?: InputEntry
}

/** A text that cannot be read. */
export interface InvalidInput {
  /** `ok` for one reading, `ambiguous` for several, `invalid` for none. */
  readonly status: 'invalid'
  /** The reason why it cannot be read. */
  readonly reason: InvalidReason
  /** For a list: the first entry that cannot be read. */
  readonly entry?: InputEntry
}

/**
 * The reason why a text cannot be read.
 *
 * - `other_currency`: an amount in a currency other than the account's
 * - `has_unit`, `mentions_tax`: an amount with a unit or a tax
 * - `too_many_decimals`: an amount with more than 6 decimals (N1)
 * - `too_large`: a number beyond the limits (N1, N4)
 */
export type InvalidReason =
  | 'empty'
  | 'not_a_number'
  | 'other_currency'
  | 'has_unit'
  | 'mentions_tax'
  | 'too_many_decimals'
  | 'too_large'

export const unreadable = (reason: InvalidReason): InvalidInput => ({ status: 'invalid', reason })

export function readingsOf<Value>(typed: ParsedInput<Value>): readonly ValidInput<Value>[] {
  return typed.status === 'ok' ? [typed] : typed.status === 'ambiguous' ? typed.readings : []
}

export function distinctReadings<Value>(
  readings: readonly ValidInput<Value>[],
): readonly ValidInput<Value>[] {
  const seen = new Set<string>()
  return readings.filter(({ value }) => {
    const key = JSON.stringify(value)
    return seen.has(key) ? false : seen.add(key)
  })
}

/** Ignores invalid readings if there is a valid one. */
export function resultOf<Value>(readings: readonly (ValidInput<Value> | InvalidInput)[]): ParsedInput<Value> {
  const read = readings.filter((one): one is ValidInput<Value> => one.status === 'ok')
  const [first] = read
  if (first === undefined) return readings[0] ?? unreadable('not_a_number')
  return read.length === 1 ? first : { status: 'ambiguous', readings: read }
}
