import type { InputField } from 'quotewright/input'

/** What is in the fields of a live page, by their names. */
export type Texts = Readonly<Record<string, string>>

/** A field of a live page. */
export interface Field {
  readonly label: string
  /** How it is typed; `text` is taken as it is, and `choice` is one of a few. */
  readonly kind: InputField['kind'] | 'text' | 'choice'
  readonly unit?: InputField['unit']
  readonly choices?: readonly (readonly [value: string, label: string])[]
  /**
   * Where its value goes in the request, the settings or the goal, with `*` for any index: `lines.*.onTheFly`. What is
   * wrong there is wrong with the field.
   */
  readonly at?: string
  /** What can be typed, below the field. */
  readonly hint?: string
  /** More than one line is typed. */
  readonly isLong?: boolean
}

/** A figure, as the command has it. */
export interface Figure {
  readonly label: string
  /** Where the answer of the command has it: `quote.lines.0.onTheFly.pricing.totalPrice`. */
  readonly at: string
  /** As it is on the wire: money as an object, any other figure as a text or a count. */
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
  /** All that the command prints, where that is a text. */
  readonly printed?: string
  readonly notes?: readonly string[]
  /** Commands that have to come first, such as one that records. */
  readonly before?: readonly (readonly string[])[]
}

/** What is made by another way of calculating, to be compared. */
export interface Compared {
  readonly label: string
  readonly value: string
  readonly isOurs: boolean
}

/** What a page makes of its texts. */
export interface Worked {
  readonly runs: readonly Run[]
  /** What is wrong, by the name of the field; of no field, by an empty name. */
  readonly wrong: Readonly<Record<string, string>>
  readonly compared?: readonly Compared[]
}

/** A live page without its look: what is typed, and what it comes to. */
export interface Page {
  readonly fields: Readonly<Record<string, Field>>
  /** What the fields have at first. */
  readonly initial: Texts
  readonly work: (texts: Texts) => Worked
}
