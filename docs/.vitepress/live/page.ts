import type { InputField } from 'quotewright/input'

/** The texts in the fields of a live page, by their names. */
export type Texts = Readonly<Record<string, string>>

/** A field of a live page. */
export interface Field {
  readonly label: string
  /** The kind of its text. A `text` stays as typed, and a `choice` has a fixed list of values. */
  readonly kind: InputField['kind'] | 'text' | 'choice'
  readonly unit?: InputField['unit']
  readonly choices?: readonly (readonly [value: string, label: string])[]
  /**
   * The place of its value in the request, the settings or the goal, with `*` for any index: `lines.*.onTheFly`.
   * Problems at this place are shown at the field.
   */
  readonly at?: string
  /** The hint below the field. */
  readonly hint?: string
  /** Whether it takes several lines of text. */
  readonly isLong?: boolean
}

/** A figure of the command's answer. */
export interface Figure {
  readonly label: string
  /** Its place in the answer of the command: `quote.lines.0.onTheFly.pricing.totalPrice`. */
  readonly at: string
  /** The value as in JSON: money as an object, any other figure as a string or a count. */
  readonly value: unknown
  readonly as: 'money' | 'micros' | 'metres' | 'percent' | 'quantity' | 'quotes' | 'name' | 'text'
  /** The figure that the page is about. */
  readonly isMain?: boolean
}

/** A command with its files, and the figures of its answer that the page shows. */
export interface Run {
  readonly title: string
  /** The arguments of `quotewright`, which name the files. */
  readonly command: readonly string[]
  readonly files: Readonly<Record<string, unknown>>
  readonly figures: readonly Figure[]
  /** The whole output of the command, if it is text. */
  readonly printed?: string
  /** The same output without a limit of depth, which `… more` opens. */
  readonly whole?: string
  readonly notes?: readonly string[]
  /** Commands that have to come first, such as one that records. */
  readonly before?: readonly (readonly string[])[]
}

/** The result of another calculation, for comparison. */
export interface Compared {
  readonly label: string
  readonly value: string
  readonly isOurs: boolean
}

/** The result of a page for its texts. */
export interface Worked {
  readonly runs: readonly Run[]
  /** The problems by the name of their field. The name is empty for a problem without a field. */
  readonly wrong: Readonly<Record<string, string>>
  readonly compared?: readonly Compared[]
}

/** The fields and the calculation of a live page, without its layout. */
export interface Page {
  readonly fields: Readonly<Record<string, Field>>
  /** The initial texts of the fields. */
  readonly initial: Texts
  readonly work: (texts: Texts) => Worked
}
