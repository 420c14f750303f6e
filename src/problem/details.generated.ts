// Generated from src/nouns/problems/ by `npm run generate`. Do not edit.

/**
 * The details of a problem, by code: the figures that a form needs for a message of its own. They are plain JSON in wire
 * form: amounts in micros, numbers as decimal strings, ids and names as they are.
 */
export interface DetailsByCode {
  /** The id that no customer has (V6). */
  customer_not_found: NamedId
  /** The id that no product has (V6). */
  product_not_found: NamedId
  /** The id that no row of the product has (V6). */
  product_row_not_found: NamedId
  /** The id that no row price of the product or row has (V6). */
  row_price_not_found: NamedId
  /** The colour, and those that are available (V6). */
  colour_not_available: {
    /** The colour that was sent. */
    readonly colour: string
    /** The colours that are available, as the host names them. */
    readonly available: readonly string[]
  }
  /** The id that no template has (V6). */
  template_not_found: NamedId
  /** The id that no kit has (V6). */
  kit_not_found: NamedId
  /** What could be written there: only for account settings, which are typed by hand. */
  required: NearMiss & {
    /** What could be written there, as JSON such as `"AUD"`; only for account settings. */
    readonly example?: string
  }
  /** What was sent, and the type that is expected (V1). */
  invalid_type: SentValue & {
    /** The name of a type: `object`, `array`, `string`, `boolean`, `number`, `integer`, or of what is expected there. */
    readonly expected: string
    /** How many levels deep a value may be nested, where it is nested deeper. */
    readonly most?: string
    /** What could be written there, as JSON such as `"AUD"`; only for account settings. */
    readonly example?: string
  }
  /** What was sent, and what a count of micros must fit, where it is the count that is wrong. */
  invalid_money: SentValue & {
    /** `int64` where the count of micros is not a signed 64-bit integer (N1). */
    readonly within?: 'int64'
  }
  /** What was sent instead of three capital letters (N3). */
  invalid_currency: SentValue
  /** What was sent instead of a decimal string (N4). */
  invalid_decimal: SentValue & {
    /** What could be written there, as JSON such as `"AUD"`; only for account settings. */
    readonly example?: string
  }
  /** The number that was sent, and how many decimals it may have (L2, A1). */
  too_many_decimals: SentNumber & {
    /** How many decimals there may be, a decimal string. */
    readonly most: string
    /** `integer` where account settings allow no decimals. */
    readonly expected?: 'integer'
    /** What could be written there, as JSON such as `"AUD"`; only for account settings. */
    readonly example?: string
  }
  /** The number or the amount that was sent, and its range (L2, T2, A1, F12). */
  out_of_range: NumberOutOfRange | AmountOutOfRange
  /** The number that is not greater than zero (M6). */
  must_be_positive: SentNumber
  /** What was sent, and the names that are known (V4). */
  unknown_enum_value: SentValue & {
    /** The names that are known, in the order of their integers (V4). */
    readonly known: readonly string[]
  }
  /** What was sent, and the form that the id should have (V5). */
  invalid_id: SentValue & {
    /** What the id begins with, such as `cust_`; a UUID has no prefix. */
    readonly prefix?: string
    /** How many characters follow, where that is known, a decimal string. */
    readonly length?: string
  }
  /** The id that was sent, and what one of the right kind begins with (V5). */
  wrong_id_kind: SentValue & {
    /** What the id must begin with, such as `cust_`; absent where ids of the kind have no published prefix. */
    readonly prefix?: string
  }
  /** A field that was sent instead, where its name is like the one that is missing. */
  line_kind_missing: NearMiss
  /** The kinds that the line sets (V3). */
  line_kind_ambiguous: {
    /** Some of `LINE_KINDS`, in the order of the request. */
    readonly kinds: readonly string[]
  }
  /** A field that was sent instead, where its name is like the one that is missing. */
  width_required: NearMiss
  /** The field to send instead of the old one (M8). */
  legacy_field: {
    /** The name of a field, as the request spells it. */
    readonly replacement: string
  }
  /** A field that was sent instead, where its name is like the one that is missing. */
  total_price_required: NearMiss
  /** The total that was sent, the one expected, and its formula (L7). */
  total_price_mismatch: WrongAmount & {
    /** The one known way of other systems that makes the total that was sent (L7); absent where none does, or several. */
    readonly policy?:
      | 'unit-price-to-cents'
      | 'discounted-unit-price-to-cents'
      | 'discount-rounded-alone'
      | 'discount-of-rounded-amount'
      | 'discount-left-out'
      | 'measure-to-hundredths'
      | 'minimum-left-out'
      | 'pieces-to-cents'
    /** How the total that was sent comes about that way: `12 × 10.39 = 124.68`. */
    readonly otherFormula?: string
    /** The unit price as it was sent, in micros; only where L1 rounds it. */
    readonly unitPriceSent?: string
    /** The unit price that the formula has, in micros: the one sent, rounded to four decimals (L1). */
    readonly unitPriceRounded?: string
  }
  /** The margin that was sent, the one expected, and its formula (L12). */
  margin_mismatch: WrongAmount
  /** A field that was sent instead, where its name is like the one that is missing. */
  unit_price_required: NearMiss
  /** A field that was sent instead, where its name is like the one that is missing. */
  zero_quantity: NearMiss
  /** A field that was sent instead, where its name is like the one that is missing. */
  empty_measurements: NearMiss
  /** A field that was sent instead, where its name is like the one that is missing. */
  component_total_required: NearMiss
  /** How deep a sub-kit may be nested (K1). */
  kit_too_deep: {
    /** How many levels there may be below the kit itself, a decimal string: `16`. */
    readonly most: string
  }
  /** A field that was sent instead, where its name is like the one that is missing. */
  drawing_required: NearMiss
  /** The id that two drawings share (F9). */
  duplicate_temp_id: {
    /** The id that was sent. */
    readonly tempId: string
  }
  /** How large a part of a drawing may be (F9). */
  drawing_too_large: {
    /** How many characters of compact JSON there may be, a decimal string: `15000`. */
    readonly most: string
  }
  /** What the figure must be greater than, where any figure is not enough (F10). */
  required_when_submitted: NearMiss & {
    /** What the figure must be greater than, a decimal string: `0`. */
    readonly above?: string
  }
  /** What the figure must be greater than (F12). */
  not_ascending: {
    /** What the figure must be greater than, a decimal string: `2`. */
    readonly above: string
  }
  /** The girths without a price (F12). */
  table_gap: {
    /** The girth above which there is no price, in mm, a decimal string. */
    readonly from: string
    /** The girth up to which there is none, in mm, a decimal string. */
    readonly to: string
  }
  /** The girths, or the sheet, that are there already (F12). */
  table_overlap: {
    /** The girth above which there are two prices, in mm, a decimal string. */
    readonly from?: string
    /** The girth up to which there are two, in mm, a decimal string. */
    readonly to?: string
    /** The pointer of the other sheet. */
    readonly sheet?: string
  }
  /** What the table has no price for (F12). */
  not_in_table: {
    /** The girth, the bends or the thickness, a decimal string. */
    readonly sent?: string
    /** The price level or the colour. */
    readonly name?: string
  }
  /** What the figure must fit, and how it comes about (N8). */
  amount_out_of_range: {
    /** The largest amount there is, in micros; absent where the figure is no amount. */
    readonly most?: string
    /** How the figure comes about, where that is known. */
    readonly formula?: string
  }
  /** How many problems there are, and how many of them are listed (V1). */
  more_problems: {
    /** How many problems there are, a decimal string. */
    readonly count: string
    /** How many of them are listed before this one, a decimal string. */
    readonly listed: string
  }
  /** The name of the custom field (A2). */
  reserved_name: {
    /** The name that was sent. */
    readonly name: string
  }
  /** The text, what was to be typed, and why it cannot be read. */
  unreadable_text: {
    /** Why: one of the reasons of `parseInput`. */
    readonly reason:
      | 'empty'
      | 'not_a_number'
      | 'other_currency'
      | 'too_many_decimals'
      | 'too_large'
      | 'has_unit'
      | 'mentions_tax'
    /** What was to be typed: `money`, `length`, `quantity`, `percent` or `pieces`. */
    readonly kind: string
    /** How something of this kind is typed in the locale of the field: `12.5%`. */
    readonly example: string
    /** What was typed, truncated after 80 characters. */
    readonly typed: string
    /** Of a list: the entry that is wrong, as it was typed. */
    readonly entry?: string
    /** Of a list: the number of that entry, counted from 1: `2`. */
    readonly number?: string
  }
  /** The text, and its readings. */
  ambiguous_text: {
    /** What it can be read as, as the locale writes it: `$1,234.00` and `$1.234`. Of a list, the readings of that entry alone. */
    readonly readings: readonly string[]
    /** What was typed, truncated after 80 characters. */
    readonly typed: string
    /** Of a list: the entry that is wrong, as it was typed. */
    readonly entry?: string
    /** Of a list: the number of that entry, counted from 1: `2`. */
    readonly number?: string
  }
}

/** A field that was sent and is not known, and the one that was probably meant: what is missing. */
export interface NearMiss {
  /** The name of a field that was sent and is like the missing one: `quanity`. */
  readonly nearMiss?: string
  /** What it is like, from the object that has it: `quantity`, or `pricing.unitPrice`. */
  readonly didYouMean?: string
}

/** An id that is not known. */
export interface NamedId {
  /** The id that was sent. */
  readonly id: string
}

/** A value that was not accepted. */
export interface SentValue {
  /** The value as JSON text, truncated when it is long, or the name of its type. */
  readonly sent: string
}

/** A number that was not accepted. */
export interface SentNumber {
  /** The number that was sent, a decimal string. */
  readonly sent: string
}

/** A number, and the range that it must be in. */
export interface NumberOutOfRange extends SentNumber {
  /** The least there may be, a decimal string. */
  readonly least: string
  /** The most there may be, a decimal string; absent where there is no limit. */
  readonly most?: string
  /** What could be written there, as JSON such as `"AUD"`; only for account settings. */
  readonly example?: string
}

/** An amount that is below the least there may be. */
export interface AmountOutOfRange {
  /** The amount that was sent, in micros. */
  readonly amountMicros: string
  /** The least there may be, in micros. */
  readonly least: string
}

/** The amount that was sent, the one that was expected, and how that comes about. */
export interface WrongAmount {
  /** The amount that was sent, in micros. */
  readonly sent: string
  /** The amount that was expected, in micros. */
  readonly expected: string
  /** How the expected amount comes about, in figures and signs alone: `3 × 11.23 × (1 - 10 %) = 30.321`. */
  readonly formula: string
}

/** The details that are micros, by code. */
export interface MicrosByCode {
  out_of_range: 'amountMicros'
  total_price_mismatch: 'sent' | 'expected' | 'unitPriceSent' | 'unitPriceRounded'
  margin_mismatch: 'sent' | 'expected'
  amount_out_of_range: 'most'
}
