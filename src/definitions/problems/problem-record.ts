/**
 * The sentences of other languages are in `src/languages/`.
 *
 * Of several sentences, the first whose details are all present applies. A sentence names details in angle brackets,
 * such as `<sent>`. `<field>` is the field at fault, and `<label>` its name on a form. A sentence for a single value
 * of a detail begins with that value: `<expected=denseArray>`.
 */
export interface ProblemRecord {
  readonly meaning: string
  readonly rules: readonly string[]
  /** A pointer and the value at fault. */
  readonly example: string
  /** Absent if the code and the pointer say everything. */
  readonly details?: DetailsRecord
  /** The only module that finds the problem. Other bundles omit its English sentence. */
  readonly onlyIn?: 'documents' | 'priceTables' | 'texts'
  readonly english: string | readonly string[]
}

/** In the order in which the codes are published. */
export type ProblemRecords = Readonly<Record<string, ProblemRecord>>

/** The shape `like` with the code's own `fields`, or one of several shapes (`oneOf`). */
export interface DetailsRecord {
  readonly says: string
  readonly like?: string
  readonly oneOf?: readonly string[]
  readonly fields?: DetailFields
}

export interface DetailShape {
  readonly says: string
  readonly like?: string
  readonly fields: DetailFields
}

export type DetailFields = Readonly<Record<string, DetailField>>

export interface DetailField {
  readonly kind: DetailKind
  readonly says: string
  readonly isOptional?: boolean
  readonly oneOf?: readonly string[]
}

/**
 * Decides the format. Numbers and formulas get the decimal mark of the language, choices get an "or", and micros become
 * an amount. Policies and type names become words, even in a `preview`.
 */
export type DetailKind =
  | 'text'
  | 'texts'
  | 'choices'
  | 'decimal'
  | 'micros'
  | 'formula'
  | 'preview'
  | 'type'
  | 'policy'

const detail =
  (kind: DetailKind) =>
  (says: string): DetailField => ({ kind, says })

export const text = detail('text')
export const texts = detail('texts')
/** Strings to choose from, such as similar names. */
export const choices = detail('choices')
export const decimal = detail('decimal')
export const micros = detail('micros')
export const formula = detail('formula')
/** A value of the request: JSON text, or the name of a type. */
export const preview = detail('preview')
export const typeName = detail('type')
export const policy = detail('policy')

export const optional = (field: DetailField): DetailField => ({ ...field, isOptional: true })
export const oneOf = (values: readonly string[], field: DetailField): DetailField => ({
  ...field,
  oneOf: values,
})
export const only = (value: string, field: DetailField): DetailField => oneOf([value], field)

/** Only account settings have an example, because people type them by hand. */
export const EXAMPLE = optional(text('A valid value, as JSON such as `"AUD"`; only for account settings.'))

export const ABSENCE: DetailsRecord = {
  says: 'An unknown field, if any, that was probably meant as the missing one.',
  like: 'NearMiss',
}

export const DETAIL_SHAPES: Readonly<Record<string, DetailShape>> = {
  NearMiss: {
    says: 'An unknown field, and the missing field that was probably meant.',
    fields: {
      nearMiss: optional(text('An unknown field with a name similar to the missing one: `quanity`.')),
      didYouMean: optional(
        text(
          'The missing field, relative to the object of the unknown one: `quantity`, or `pricing.unitPrice`.',
        ),
      ),
    },
  },
  NamedId: {
    says: 'An unknown id.',
    fields: { id: text('The id in the request.') },
  },
  SentValue: {
    says: 'A value that was not accepted.',
    fields: {
      sent: preview('The value as JSON text, truncated when it is long, or the name of its type.'),
    },
  },
  SentNumber: {
    says: 'A number that was not accepted.',
    fields: { sent: decimal('The number in the request, a decimal string.') },
  },
  NumberOutOfRange: {
    says: 'A number and its allowed range.',
    like: 'SentNumber',
    fields: {
      min: decimal('The minimum, a decimal string.'),
      max: optional(decimal('The maximum, a decimal string; absent when unlimited.')),
      below: optional(
        decimal(
          'The limit that the number must stay below, a decimal string; only for the margin of a canvas.',
        ),
      ),
      leftOf: optional(
        text('The line that has at most `max` left: `lines[1]`; only for parts of documents.'),
      ),
      example: EXAMPLE,
    },
  },
  AmountOutOfRange: {
    says: 'An amount below the minimum.',
    fields: {
      amountMicros: micros('The amount in the request, in micros.'),
      min: micros('The minimum, in micros.'),
    },
  },
  WrongAmount: {
    says: 'The amount in the request, the expected amount, and its calculation.',
    fields: {
      sent: micros('The amount in the request, in micros.'),
      expected: micros('The expected amount, in micros.'),
      formula: formula(
        'The calculation of the expected amount, in figures and signs only: `3 × 11.23 × (1 - 10%) = 30.321`.',
      ),
    },
  },
}
