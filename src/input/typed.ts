/** The reading of a typed text: ok, ambiguous or invalid. */
export type ParsedInput<Value = string> = ValidInput<Value> | AmbiguousInput<Value> | InvalidInput

/** There is one way to read it. */
export interface ValidInput<Value = string> {
  /** One way to read it, several, or none. */
  readonly status: 'ok'
  /** The value for a request: micros of money, a list of pieces, or a decimal string. */
  readonly value: Value
  /** The reading as the locale writes it, to show next to the field. */
  readonly meant: string
  /**
   * The exact number, if the value was rounded half up because it has no finite decimal: `199/24`. For pieces, the
   * exact list as in `meant`.
   */
  readonly exact?: string
  /** For pieces: a length was typed before its count, as in `3307x3`. `meant` has the order that was read. */
  readonly swapped?: true
  /**
   * For an ambiguous entry of a list: the text of the whole list with this reading. Put it into the field and read it
   * again.
   */
  readonly text?: string
}

/** An entry of a list as it was typed. */
export interface InputEntry {
  /** Its place in the list, from 0. Empty entries do not count. */
  readonly index: number
  /** The text as typed. */
  readonly text: string
}

/** Some people mean one thing by it and some another. A form asks; nothing is guessed. */
export interface AmbiguousInput<Value = string> {
  /** One way to read it, several, or none. */
  readonly status: 'ambiguous'
  /**
   * The readings, two or more; the one by the locale comes first. For a list, they are those of its `entry` alone, and
   * the most plausible one comes first.
   */
  readonly readings: readonly ValidInput<Value>[]
  /** For a list: its first ambiguous entry. Later entries may be ambiguous too. */
  readonly entry?: InputEntry
}

/** The text cannot be read. */
export interface InvalidInput {
  /** One way to read it, several, or none. */
  readonly status: 'invalid'
  /** Why it cannot be read. */
  readonly reason: InvalidReason
  /** Of a list: the first entry that cannot be read. */
  readonly entry?: InputEntry
}

/**
 * The reason why a text cannot be read. It is empty or not a number of this kind. Its currency differs from the
 * account. It names a unit or tax after an amount. Or it has too many decimals or digits (N1, N4).
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

/** The readings of an answer: one, several, or none. */
export function readingsOf<Value>(typed: ParsedInput<Value>): readonly ValidInput<Value>[] {
  return typed.status === 'ok' ? [typed] : typed.status === 'ambiguous' ? typed.readings : []
}

/** Readings without those whose value an earlier one has. */
export function distinctReadings<Value>(
  readings: readonly ValidInput<Value>[],
): readonly ValidInput<Value>[] {
  const seen = new Set<string>()
  return readings.filter(({ value }) => {
    const key = JSON.stringify(value)
    return seen.has(key) ? false : seen.add(key)
  })
}

/** One answer of several readings: a reading that the wire takes comes before a reason against one. */
export function typedOf<Value>(readings: readonly (ValidInput<Value> | InvalidInput)[]): ParsedInput<Value> {
  const read = readings.filter((one): one is ValidInput<Value> => one.status === 'ok')
  const [first] = read
  if (first === undefined) return readings[0] ?? unreadable('not_a_number')
  return read.length === 1 ? first : { status: 'ambiguous', readings: read }
}
