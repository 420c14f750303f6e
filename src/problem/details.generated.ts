// Generated from src/definitions/problems/ by `npm run generate`. Do not edit.

/**
 * The details of a problem, by code: the figures that a form needs for its own message. They are plain JSON in wire
 * form: amounts in micros, numbers as decimal strings, ids and names unchanged.
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
  /** The requested colour and the available ones (V6). */
  colour_not_available: {
    /** The colour in the request. */
    readonly colour: string
    /** The available colours, as the host names them; at most 20. */
    readonly available: readonly string[]
    /** The number of available colours that are not listed, a decimal string. */
    readonly others?: string
  }
  /** The id that no template has (V6). */
  template_not_found: NamedId
  /** The id that no kit has (V6). */
  kit_not_found: NamedId
  /** A valid value, only for account settings: people type them. */
  required: NearMiss & {
    /** A valid value, as JSON such as `"AUD"`; only for account settings. */
    readonly example?: string
  }
  /** The value in the request and the expected type (V1). */
  invalid_type: SentValue & {
    /** The name of a type: `object`, `array`, `string`, `boolean`, `number`, `integer`, or a more specific expectation. */
    readonly expected: string
    /** The maximum depth, if the value is nested deeper. */
    readonly max?: string
    /** A valid value, as JSON such as `"AUD"`; only for account settings. */
    readonly example?: string
  }
  /** The value in the request, and the range of micros if the value is outside it. */
  invalid_money: SentValue & {
    /** `int64` if the micros do not fit a signed 64-bit integer (N1). */
    readonly within?: 'int64'
  }
  /** The value that is not a currency code (N3). */
  invalid_currency: SentValue
  /** The value that is not a decimal (N4). */
  invalid_decimal: SentValue & {
    /** A valid value, as JSON such as `"AUD"`; only for account settings. */
    readonly example?: string
  }
  /** The number in the request, and the maximum number of decimals (L2, A1). */
  too_many_decimals: SentNumber & {
    /** The maximum number of decimals, a decimal string. */
    readonly max: string
    /** `integer` if account settings allow no decimals. */
    readonly expected?: 'integer'
    /** A valid value, as JSON such as `"AUD"`; only for account settings. */
    readonly example?: string
  }
  /** The number or amount in the request, and its range (L2, T2, A1, F12). */
  out_of_range: NumberOutOfRange | AmountOutOfRange
  /** The number that is not greater than zero (M6). */
  must_be_positive: SentNumber
  /** The value in the request, and the known names (V4). */
  unknown_enum_value: SentValue & {
    /** The known names, in the order of their integers (V4). */
    readonly known: readonly string[]
  }
  /** The value in the request, and the form of the id (V5). */
  invalid_id: SentValue & {
    /** The prefix of the id, such as `cust_`; a UUID has no prefix. */
    readonly prefix?: string
    /** The number of characters after the prefix, if known, a decimal string. */
    readonly length?: string
  }
  /** The id in the request, and the expected prefix (V5). */
  wrong_id_kind: SentValue & {
    /** The expected prefix, such as `cust_`; absent if the kind has no published prefix. */
    readonly prefix?: string
  }
  /** An unknown field, if any, that was probably meant as the missing one. */
  line_kind_missing: NearMiss
  /** The kinds that the line sets (V3). */
  line_kind_ambiguous: {
    /** Some of `LINE_KINDS`, in the order of the request. */
    readonly kinds: readonly string[]
  }
  /** An unknown field, if any, that was probably meant as the missing one. */
  width_required: NearMiss
  /** The field that replaces the old one (M8). */
  legacy_field: {
    /** The name of a field, as the request spells it. */
    readonly replacement: string
  }
  /** An unknown field, if any, that was probably meant as the missing one. */
  total_price_required: NearMiss
  /** The total in the request, the expected one, and its formula (L7). */
  total_price_mismatch: WrongAmount & {
    /** The first known policy of other systems, in the order of L7, that gives this total; absent where none does. */
    readonly policy?:
      | 'unit-price-to-cents'
      | 'marked-up-price-not-rounded'
      | 'unit-price-not-rounded'
      | 'unit-price-rounded-twice'
      | 'unit-price-cut-to-cents'
      | 'discounted-unit-price-to-cents'
      | 'discounted-unit-price-to-four-decimals'
      | 'markup-to-two-decimals'
      | 'margin-to-two-decimals'
      | 'discount-rounded-alone'
      | 'discount-of-rounded-amount'
      | 'only-discount-rounded'
      | 'discount-left-out'
      | 'half-even'
      | 'half-down'
      | 'truncated'
      | 'quantity-to-hundredths'
      | 'quantity-to-whole'
      | 'quantity-cut-to-hundredths'
      | 'quantity-cut-to-whole'
      | 'measure-to-hundredths'
      | 'minimum-left-out'
      | 'pieces-to-cents'
      | 'measure-to-tenths'
      | 'sizes-to-hundredths'
      | 'line-discounts-in-turn'
      | 'lines-to-five-cents'
      | 'lines-to-whole'
    /** The calculation of the total in the request under that policy: `12 × 10.39 = 124.68`. */
    readonly otherFormula?: string
    /** The unit price in the request, in micros; only where L1 rounds it. */
    readonly unitPriceSent?: string
    /** The unit price in the formula, in micros: rounded to four decimals (L1). */
    readonly unitPriceRounded?: string
    /** The rule that keeps the total as sent (V11); only from `verifyQuote` and `verifyOrder`. */
    readonly keptBy?: 'F1' | 'K3' | 'K4'
  }
  /** The margin in the request, the expected one, and its formula (L12). */
  margin_mismatch: WrongAmount
  /** An unknown field, if any, that was probably meant as the missing one. */
  unit_price_required: NearMiss
  /** An unknown field, if any, that was probably meant as the missing one. */
  zero_quantity: NearMiss
  /** An unknown field, if any, that was probably meant as the missing one. */
  empty_measurements: NearMiss
  /** An unknown field, if any, that was probably meant as the missing one. */
  component_total_required: NearMiss
  /** The maximum depth of sub-kits (K1). */
  kit_too_deep: {
    /** The maximum number of levels below the kit itself, a decimal string: `16`. */
    readonly max: string
  }
  /** An unknown field, if any, that was probably meant as the missing one. */
  drawing_required: NearMiss
  /** The id that two drawings share (F9). */
  duplicate_temp_id: {
    /** The id in the request. */
    readonly tempId: string
  }
  /** The maximum size of a part of a drawing (F9). */
  drawing_too_large: {
    /** The maximum number of characters of compact JSON, a decimal string: `15000`. */
    readonly max: string
  }
  /** The bound that the figure must exceed, where there is one (F10). */
  required_when_submitted: NearMiss & {
    /** The bound that the figure must exceed, a decimal string: `0`. */
    readonly above?: string
  }
  /** The bound that the figure must exceed (F12). */
  not_ascending: {
    /** The bound that the figure must exceed, a decimal string: `2`. */
    readonly above: string
  }
  /** The girths without a price (F12). */
  table_gap: {
    /** The girth above which the gap begins, in mm, a decimal string. */
    readonly from: string
    /** The girth at which the gap ends, in mm, a decimal string. */
    readonly to: string
  }
  /** The girths with two prices, or the other sheet (F12). */
  table_overlap: {
    /** The girth above which there are two prices, in mm, a decimal string. */
    readonly from?: string
    /** The girth up to which there are two prices, in mm, a decimal string. */
    readonly to?: string
    /** The pointer of the other sheet. */
    readonly sheet?: string
  }
  /** The figure or name without a price in the table (F12). */
  not_in_table: {
    /** The girth, the bends or the thickness, a decimal string. */
    readonly sent?: string
    /** The price level or the colour. */
    readonly name?: string
  }
  /** The limit, and the calculation of the figure (N8). */
  amount_out_of_range: {
    /** The largest possible amount, in micros; absent where the figure is not an amount. */
    readonly max?: string
    /** The calculation of the figure, where it is known. */
    readonly formula?: string
  }
  /** The number of problems, and how many are listed (V1). */
  more_problems: {
    /** The number of problems found, a decimal string. */
    readonly count: string
    /** The number of problems listed before this one, a decimal string. */
    readonly listed: string
  }
  /** The name of the custom field (A2). */
  reserved_name: {
    /** The name in the settings. */
    readonly name: string
  }
  /** The text, its expected kind, and why it is unreadable. */
  unreadable_text: {
    /** The reason, as `parseInput` names it. */
    readonly reason:
      | 'empty'
      | 'not_a_number'
      | 'other_currency'
      | 'too_many_decimals'
      | 'too_large'
      | 'has_unit'
      | 'mentions_tax'
    /** The expected kind: `money`, `length`, `quantity`, `percent` or `pieces`. */
    readonly kind: string
    /** An example of this kind in the locale of the field: `12.5%`. */
    readonly example: string
    /** The typed text, truncated after 80 characters. */
    readonly typed: string
    /** In a list: the entry that is wrong, as it was typed. */
    readonly entry?: string
    /** In a list: the number of that entry, counted from 1: `2`. */
    readonly number?: string
  }
  /** The text, and its readings. */
  ambiguous_text: {
    /** The possible readings, as the locale writes them: `$1,234.00` and `$1.234`. For a list, only the readings of `entry`. */
    readonly readings: readonly string[]
    /** The typed text, truncated after 80 characters. */
    readonly typed: string
    /** In a list: the entry that is wrong, as it was typed. */
    readonly entry?: string
    /** In a list: the number of that entry, counted from 1: `2`. */
    readonly number?: string
  }
}

/** An unknown field, and the missing field that was probably meant. */
export interface NearMiss {
  /** An unknown field with a name similar to the missing one: `quanity`. */
  readonly nearMiss?: string
  /** The missing field, relative to the object of the unknown one: `quantity`, or `pricing.unitPrice`. */
  readonly didYouMean?: string
}

/** An unknown id. */
export interface NamedId {
  /** The id in the request. */
  readonly id: string
}

/** A value that was not accepted. */
export interface SentValue {
  /** The value as JSON text, truncated when it is long, or the name of its type. */
  readonly sent: string
}

/** A number that was not accepted. */
export interface SentNumber {
  /** The number in the request, a decimal string. */
  readonly sent: string
}

/** A number and its allowed range. */
export interface NumberOutOfRange extends SentNumber {
  /** The minimum, a decimal string. */
  readonly min: string
  /** The maximum, a decimal string; absent when unlimited. */
  readonly max?: string
  /** The limit that the number must stay below, a decimal string; only for the margin of a canvas. */
  readonly below?: string
  /** The line that has at most `max` left: `lines[1]`; only for parts of documents. */
  readonly leftOf?: string
  /** A valid value, as JSON such as `"AUD"`; only for account settings. */
  readonly example?: string
}

/** An amount below the minimum. */
export interface AmountOutOfRange {
  /** The amount in the request, in micros. */
  readonly amountMicros: string
  /** The minimum, in micros. */
  readonly min: string
}

/** The amount in the request, the expected amount, and its calculation. */
export interface WrongAmount {
  /** The amount in the request, in micros. */
  readonly sent: string
  /** The expected amount, in micros. */
  readonly expected: string
  /** The calculation of the expected amount, in figures and signs only: `3 × 11.23 × (1 - 10%) = 30.321`. */
  readonly formula: string
}

/** The details that are micros, by code. */
export interface MicrosByCode {
  out_of_range: 'amountMicros'
  total_price_mismatch: 'sent' | 'expected' | 'unitPriceSent' | 'unitPriceRounded'
  margin_mismatch: 'sent' | 'expected'
  amount_out_of_range: 'max'
}
