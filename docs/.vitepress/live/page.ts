import type { InputField } from 'quotewright/input'

/** The texts in the fields of a live page, by their names. */
export type Texts = Readonly<Record<string, string>>

export interface Field {
  readonly label: string
  /** A `text` stays as typed. A `choice` has a fixed list of values. */
  readonly kind: InputField['kind'] | 'text' | 'choice'
  readonly unit?: InputField['unit']
  readonly choices?: readonly (readonly [value: string, label: string])[]
  /**
   * The path of its value in the request, the settings or the goal, with `*` for any index: `lines.*.onTheFly`.
   * Problems at this path appear at the field.
   */
  readonly at?: string
  readonly hint?: string
  /** Accepts several lines of text. */
  readonly isLong?: boolean
}

export interface Figure {
  readonly label: string
  /** Its path in the answer of the command: `quote.lines.0.onTheFly.pricing.totalPrice`. */
  readonly at: string
  /** The value as in JSON: money as an object, any other figure as a string or a count. */
  readonly value: unknown
  readonly as: 'money' | 'micros' | 'metres' | 'percent' | 'quantity' | 'quotes' | 'name' | 'text'
  /** The figure that the page highlights. */
  readonly isMain?: boolean
}

/** A command, its files, and the figures that the page shows from its answer. */
export interface Run {
  readonly title: string
  /** The arguments of `quotewright`, which name the files. */
  readonly command: readonly string[]
  readonly files: Readonly<Record<string, unknown>>
  readonly figures: readonly Figure[]
  /** The whole output of the command, if it is text. */
  readonly printed?: string
  /** The output without a depth limit, shown when the reader clicks `… more`. */
  readonly whole?: string
  readonly notes?: readonly string[]
  /** Commands to run first, such as `golden record`. */
  readonly before?: readonly (readonly string[])[]
}

/** The result of another calculation, for comparison. */
export interface Compared {
  readonly label: string
  readonly value: string
  readonly isOurs: boolean
}

export interface Worked {
  readonly runs: readonly Run[]
  /** The messages of problems by field name. The name is empty for a problem without a field. */
  readonly wrong: Readonly<Record<string, string>>
  readonly compared?: readonly Compared[]
}

/** The fields and the calculation of a live page, without its layout. */
export interface Page {
  readonly fields: Readonly<Record<string, Field>>
  readonly initial: Texts
  readonly work: (texts: Texts) => Worked
}
