import type { ProblemCode } from './codes.js'

/**
 * The figures of a problem beside its code, by code: what a form needs to say it in its own words. All of it is
 * plain JSON in wire form: amounts in micros, numbers as decimal strings, ids and names as they are.
 */
export interface DetailsByCode {
  customer_not_found: NamedId
  product_not_found: NamedId
  product_row_not_found: NamedId
  row_price_not_found: NamedId
  template_not_found: NamedId
  colour_not_available: { readonly colour: string; readonly available: readonly string[] }
  invalid_type: SentValue & {
    /** The name of a type: `object`, `array`, `string`, `boolean`, `number`, `integer`, or what is wanted there. */
    readonly expected: string
    /** How many levels a value may have, where it had more. */
    readonly most?: string
    /** What could be written there, as JSON: of an account's settings, which are typed by hand. */
    readonly example?: string
  }
  /** `within` says what a count of micros must fit, where it is the count that is wrong. */
  invalid_money: SentValue & { readonly within?: 'int64' }
  invalid_currency: SentValue
  invalid_decimal: SentValue & { readonly example?: string }
  too_many_decimals: SentNumber & { readonly most: string; readonly example?: string }
  out_of_range: NumberOutOfRange | AmountOutOfRange
  must_be_positive: SentNumber
  unknown_enum_value: SentValue & { readonly known: readonly string[] }
  /** What the id begins with, and how many characters follow where that is known; a UUID has no prefix. */
  invalid_id: SentValue & { readonly prefix?: string; readonly length?: string }
  wrong_id_kind: SentValue & { readonly prefix: string }
  line_kind_ambiguous: { readonly kinds: readonly string[] }
  legacy_field: { readonly replacement: string }
  total_price_mismatch: WrongAmount
  margin_mismatch: WrongAmount
  kit_too_deep: { readonly most: string }
  duplicate_temp_id: { readonly tempId: string }
  drawing_too_large: { readonly most: string }
  /** `above` where more than being there is asked for. */
  required_when_submitted: { readonly above?: string }
  amount_out_of_range: {
    /** The largest amount there is, in micros; absent where the figure is no amount. */
    readonly most?: string
    /** How the figure comes about, where that can be said. */
    readonly formula?: string
  }
}

/** The details of every kind of problem: empty where the code and the pointer say it all. */
export type ProblemDetails = {
  readonly [Code in ProblemCode]: Code extends keyof DetailsByCode ? DetailsByCode[Code] : NoDetails
}

/** The code says it all. */
export type NoDetails = Readonly<Record<string, never>>

/** Codes that say it all. */
export type PlainCode = Exclude<ProblemCode, keyof DetailsByCode>

/** An id that names nothing there. */
export interface NamedId {
  readonly id: string
}

/** What stood there. */
export interface SentValue {
  /** JSON text, cut when it is long; of what is neither text, number, true, false nor null, the name of its type. */
  readonly sent: string
}

/** The number that stood there. */
export interface SentNumber {
  /** A decimal string. */
  readonly sent: string
}

/** A number and the range it is not in. */
export interface NumberOutOfRange extends SentNumber {
  readonly least: string
  readonly most?: string
  /** What could be written there, as JSON: of an account's settings. */
  readonly example?: string
}

/** An amount that does not fit, and how it came about. */
export interface AmountOutOfRange {
  /** The amount sent. */
  readonly amountMicros: string
  readonly least: string
}

/** An amount that was sent, the one that was expected, and how that came about. */
export interface WrongAmount {
  /** In micros. */
  readonly sent: string
  /** In micros. */
  readonly expected: string
  /** How it comes about, in figures and signs alone: `3 × 11.23 × (1 - 10 %) = 30.321`. */
  readonly formula: string
}
