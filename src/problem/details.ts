import type { ProblemCode } from './codes.js'

/**
 * The figures of a problem beside its code, by code: what a form needs to say it in its own words. All of it is
 * plain JSON in wire form: amounts in micros, numbers as decimal strings, ids and names as they are.
 */
export interface DetailsByCode {
  /** The id of no customer (V6). */
  customer_not_found: NamedId
  /** The id of no product (V6). */
  product_not_found: NamedId
  /** The id of no row of the product (V6). */
  product_row_not_found: NamedId
  /** The id of no row price of the product or row (V6). */
  row_price_not_found: NamedId
  /** The id of no template (V6). */
  template_not_found: NamedId
  /** The colour, and those there are (V6). */
  colour_not_available: {
    /** As it was sent. */
    readonly colour: string
    /** Those there are, as the host names them. */
    readonly available: readonly string[]
  }
  /** What could be written there, as JSON: of an account's settings, which are typed by hand. */
  required: {
    /** Such as `"AUD"`. */
    readonly example?: string
  }
  /** What stood there, and the type that is wanted (V1). */
  invalid_type: SentValue & {
    /** The name of a type: `object`, `array`, `string`, `boolean`, `number`, `integer`, or what is wanted there. */
    readonly expected: string
    /** How many levels a value may have, where it had more. */
    readonly most?: string
    /** What could be written there, as JSON: of an account's settings. */
    readonly example?: string
  }
  /** `within` says what a count of micros must fit, where it is the count that is wrong. */
  invalid_money: SentValue & {
    /** A signed 64-bit integer (N1). */
    readonly within?: 'int64'
  }
  /** What stood in place of three capital letters (N3). */
  invalid_currency: SentValue
  /** What stood there; `example` is a decimal as it could be written (N4). */
  invalid_decimal: SentValue & {
    /** What could be written there, as JSON: of an account's settings. */
    readonly example?: string
  }
  /** `expected` where none are allowed, in an account's settings. */
  too_many_decimals: SentNumber & {
    /** How many decimals there may be, a decimal string. */
    readonly most: string
    /** What is wanted where there may be none. */
    readonly expected?: 'integer'
    /** What could be written there, as JSON: of an account's settings. */
    readonly example?: string
  }
  /** The number or the amount, and its range (L2, T2, A1). */
  out_of_range: NumberOutOfRange | AmountOutOfRange
  /** The number that is not above zero (M6). */
  must_be_positive: SentNumber
  /** What stood there, and the names that are known (V4). */
  unknown_enum_value: SentValue & {
    /** In the order of their integers (V4). */
    readonly known: readonly string[]
  }
  /** What the id begins with, and how many characters follow where that is known; a UUID has no prefix. */
  invalid_id: SentValue & {
    /** Such as `cust_`. */
    readonly prefix?: string
    /** How many characters follow, a decimal string. */
    readonly length?: string
  }
  /** The id, and how one of the wanted kind begins (V5). */
  wrong_id_kind: SentValue & {
    /** Such as `cust_`. */
    readonly prefix: string
  }
  /** The kinds that the line sets, in the order of the request (V3). */
  line_kind_ambiguous: {
    /** Some of `LINE_KINDS`. */
    readonly kinds: readonly string[]
  }
  /** What took the place of the old field (M8). */
  legacy_field: {
    /** The name of a field, as the request spells it. */
    readonly replacement: string
  }
  /** The total sent, the one expected, and its formula (L7). */
  total_price_mismatch: WrongAmount
  /** The margin sent, the one expected, and its formula (L12). */
  margin_mismatch: WrongAmount
  /** The deepest that a sub-kit may be, counted from the kit at 0 (K1). */
  kit_too_deep: {
    /** A decimal string: `16`. */
    readonly most: string
  }
  /** The id that two drawings share (F9). */
  duplicate_temp_id: {
    /** As it was sent. */
    readonly tempId: string
  }
  /** How many characters of compact JSON there may be (F9). */
  drawing_too_large: {
    /** A decimal string: `15000`. */
    readonly most: string
  }
  /** `above` where more than being there is asked for. */
  required_when_submitted: {
    /** A decimal string: `0` (F10). */
    readonly above?: string
  }
  /** What the figure should fit, and how it came about (N8). */
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

/** Codes that say it all, and one that nearly always does. */
export type PlainCode = Exclude<ProblemCode, keyof DetailsByCode> | 'required'

/** An id that names nothing there. */
export interface NamedId {
  /** As it was sent. */
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
  /** The least there may be, a decimal string. */
  readonly least: string
  /** The most there may be, a decimal string; absent where there is no end. */
  readonly most?: string
  /** What could be written there, as JSON: of an account's settings. */
  readonly example?: string
}

/** An amount that does not fit, and how it came about. */
export interface AmountOutOfRange {
  /** The amount sent. */
  readonly amountMicros: string
  /** The least there may be, in micros. */
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
