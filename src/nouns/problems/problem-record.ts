/**
 * Everything about one code: what it means, the details of its message, and its sentence in each language.
 *
 * Of several sentences the first one applies whose details are all there. A sentence names its details in angle
 * brackets: `<sent>`; `<field>` is the field at fault, and `<label>` what a form calls it. The kind of a detail decides how it is shown. A sentence for one
 * value of a detail begins with it: `<expected=denseArray>`.
 */
export interface ProblemRecord {
  /** A sentence of English, for a page or a help text. */
  readonly meaning: string
  /** The numbers of the rules that lead to the problem. */
  readonly rules: readonly string[]
  /** A pointer and what it points at. */
  readonly example: string
  /** Absent where code and pointer say everything. */
  readonly details?: DetailsRecord
  /**
   * What has to be imported before it can be found: the pricing of documents, tables of prices, or the reading of typed
   * texts. Bundles without that do without its English sentence. Absent: any function may find it.
   */
  readonly onlyIn?: 'documents' | 'priceTables' | 'texts'
  readonly english: string | readonly string[]
  readonly german: string | readonly string[]
}

/** Some codes, by name, in the order in which they are published. */
export type ProblemRecords = Readonly<Record<string, ProblemRecord>>

/** The details of a code: those of a shape, and fields of its own; or those of one shape among several. */
export interface DetailsRecord {
  readonly says: string
  readonly like?: string
  readonly oneOf?: readonly string[]
  readonly fields?: DetailFields
}

/** Details that several codes share, published under a name. */
export interface DetailShape {
  readonly says: string
  readonly like?: string
  readonly fields: DetailFields
}

export type DetailFields = Readonly<Record<string, DetailField>>

/** One detail of a message. */
export interface DetailField {
  readonly kind: DetailKind
  readonly says: string
  readonly isOptional?: boolean
  /** The only possible values. */
  readonly oneOf?: readonly string[]
}

/**
 * What a detail is, and so how a sentence shows it: numbers and formulas with the decimal mark of the language, micros
 * as an amount, names of types and of policies in words, and choices with an "or" before the last. The rest is shown as it
 * is.
 */
export type DetailKind =
  'text' | 'texts' | 'choices' | 'decimal' | 'micros' | 'formula' | 'preview' | 'type' | 'policy'

const detail =
  (kind: DetailKind) =>
  (says: string): DetailField => ({ kind, says })

/** An id, a name, or JSON. */
export const text = detail('text')
export const texts = detail('texts')
/** Texts of which one is meant. */
export const choices = detail('choices')
/** A decimal string. */
export const decimal = detail('decimal')
/** An amount in micros. */
export const micros = detail('micros')
/** How an amount comes about, in figures and signs. */
export const formula = detail('formula')
/** What was sent: JSON text, or the name of a type. */
export const preview = detail('preview')
/** The name of a type. */
export const typeName = detail('type')
/** The name of a way of working out a total that is not ours. */
export const policy = detail('policy')

export const optional = (field: DetailField): DetailField => ({ ...field, isOptional: true })
export const oneOf = (values: readonly string[], field: DetailField): DetailField => ({
  ...field,
  oneOf: values,
})
export const only = (value: string, field: DetailField): DetailField => oneOf([value], field)

/** A valid value of an account setting, since settings are typed by hand. */
export const EXAMPLE = optional(
  text('What could be written there, as JSON such as `"AUD"`; only for account settings.'),
)

/** The details of a code that says that a field is missing. */
export const ABSENCE: DetailsRecord = {
  says: 'A field that was sent instead, where its name is like the one that is missing.',
  like: 'NearMiss',
}

/** Details that several codes share. */
export const DETAIL_SHAPES: Readonly<Record<string, DetailShape>> = {
  NearMiss: {
    says: 'A field that was sent and is not known, and the one that was probably meant: what is missing.',
    fields: {
      nearMiss: optional(text('The name of a field that was sent and is like the missing one: `quanity`.')),
      didYouMean: optional(
        text('What it is like, from the object that has it: `quantity`, or `pricing.unitPrice`.'),
      ),
    },
  },
  NamedId: {
    says: 'An id that is not known.',
    fields: { id: text('The id that was sent.') },
  },
  SentValue: {
    says: 'A value that was not accepted.',
    fields: {
      sent: preview('The value as JSON text, truncated when it is long, or the name of its type.'),
    },
  },
  SentNumber: {
    says: 'A number that was not accepted.',
    fields: { sent: decimal('The number that was sent, a decimal string.') },
  },
  NumberOutOfRange: {
    says: 'A number, and the range that it must be in.',
    like: 'SentNumber',
    fields: {
      least: decimal('The least there may be, a decimal string.'),
      most: optional(decimal('The most there may be, a decimal string; absent where there is no limit.')),
      example: EXAMPLE,
    },
  },
  AmountOutOfRange: {
    says: 'An amount that is below the least there may be.',
    fields: {
      amountMicros: micros('The amount that was sent, in micros.'),
      least: micros('The least there may be, in micros.'),
    },
  },
  WrongAmount: {
    says: 'The amount that was sent, the one that was expected, and how that comes about.',
    fields: {
      sent: micros('The amount that was sent, in micros.'),
      expected: micros('The amount that was expected, in micros.'),
      formula: formula(
        'How the expected amount comes about, in figures and signs alone: `3 × 11.23 × (1 - 10 %) = 30.321`.',
      ),
    },
  },
}
