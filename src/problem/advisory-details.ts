/** The details of advisories, by code. Codes that are not listed have no details. */
export interface AdvisoryDetailsByCode {
  /** The total and the cost of the line (V10). */
  line_below_cost: BelowCostDetails
  /** The total by price per metre, if there is a cut list (F7, V10). */
  flashing_without_total: WithoutTotalDetails
  /** The name in the request, and the name that was probably meant (V10). */
  unknown_field: UnknownFieldDetails
  /** The name in the request, and the similar name (V10). */
  similar_field: SimilarFieldDetails
  /** The currency in the request, and the currency that counts (N3, V10). */
  other_currency: OtherCurrencyDetails
  /** The number in the request (F11, V10). */
  fractional_pieces: SentFigureDetails
  /** The size, and the limit that it exceeds (F11, V10). */
  piece_very_long: PieceSizeDetails
  /** The size, and the limit that it falls short of (F11, V10). */
  piece_very_short: PieceSizeDetails
  /** The price before and after rounding, with the total that each gives (L1, V10). */
  unit_price_rounded: RoundedUnitPriceDetails
  /** The cost before and after rounding, with the line cost that each gives (L1, V10). */
  cost_rounded: RoundedCostDetails
  /** The quantity in the request, and the figure it still multiplies (K6, V10). */
  quantity_without_effect: KitQuantityDetails
  /** The discount in the request (K2, V10). */
  discount_without_effect: SentFigureDetails
  /** The discount, and the amount that it exceeds (T2, V10). */
  discount_above_subtotal: DiscountAboveDetails
}

/** A figure in the request (V10). */
export interface SentFigureDetails {
  /** The figure, a decimal string. */
  readonly sent: string
}

/** The size of a piece, probably given in the wrong unit (V10). */
export interface PieceSizeDetails {
  /** The size in the request, a decimal string: in the unit of the pricing strategy, or in mm on a cut list. */
  readonly size: string
  /** The limit in the same unit, a decimal string. A limit in feet is rounded to six decimals (M4). */
  readonly limit: string
  /** The unit of `size` and `limit`. */
  readonly unit: 'mm' | 'm' | 'ft'
  /** The size in mm, a decimal string. */
  readonly sizeMm: string
  /** The limit in mm, a decimal string. */
  readonly limitMm: string
}

/** The effect of rounding a unit price or a cost (L1, V10). */
export interface RoundingDetails {
  /** The figure after rounding, in micros. */
  readonly rounded: string
  /** The amount that counts: with the rounded figure, in micros of the account's currency. */
  readonly amount: string
  /** The amount of the line with the figure before rounding, in micros of the account's currency. */
  readonly exactAmount: string
  /** Figures that give the exact amount; absent if none exist. */
  readonly instead?: InsteadOfRounding
}

/** A unit price that L1 rounds (V10). */
export interface RoundedUnitPriceDetails extends RoundingDetails {
  /** The price in the request, in micros; absent if it is calculated from cost and markup. */
  readonly sent?: string
  /** The price from cost and markup (L8), a decimal string of major units; absent if the request has a price. */
  readonly made?: string
}

/** A cost that L1 rounds (V10). */
export interface RoundedCostDetails extends RoundingDetails {
  /** The cost in the request, in micros. */
  readonly sent: string
}

/**
 * Fields of a pricing object that avoid the rounding, ready to send, such as a price per hundred with the
 * quantity in hundreds.
 */
export interface InsteadOfRounding {
  /** The number of units that each price is for, such as `100`; absent if a price is for the whole quantity. */
  readonly per?: string
  /** The quantity, a decimal string; absent if none is needed. */
  readonly quantity?: string
  /** The unit price; absent if the request has none. */
  readonly unitPrice?: SuggestedMoney
  /** The cost; absent if the request has none. */
  readonly cost?: SuggestedMoney
  /** A fixed markup in major units, a decimal string; absent if the request has none. */
  readonly markup?: string
  /** The total; absent if the request has none, or already has this total. */
  readonly totalPrice?: SuggestedMoney
}

/** An amount, ready to send in a request (N1). */
export interface SuggestedMoney {
  /** Millionths of the major unit, as a string. */
  readonly amountMicros: string
  /** The currency of the account. */
  readonly currency: string
}

/** The quantity of a kit level (V10). */
export interface KitQuantityDetails extends SentFigureDetails {
  /** The figure that the quantity still multiplies: the cost of the level (K6). Absent if it multiplies nothing. */
  readonly multiplies?: 'cost'
}

/** A discount on the document that exceeds the amount it is taken from (V10). */
export interface DiscountAboveDetails {
  /** The amount of the discount, in micros of the account's currency. */
  readonly applied: string
  /** The subtotal of the document (T1), in micros of the account's currency. */
  readonly subtotal: string
  /** The subtotal less the earlier discounts, in micros of the account's currency. */
  readonly left: string
}

/** The figures of a line that is below its cost (V10). */
export interface BelowCostDetails {
  /** The total of the line, in micros of the account's currency (N1). */
  readonly total: string
  /** The cost of the line, in micros of the account's currency (L9, K6). */
  readonly cost: string
}

/** The calculated total of a flashing that has no total in the request (V10). */
export interface WithoutTotalDetails {
  /**
   * The price per metre × the charged length, in micros of the account's currency (F7). Absent without a
   * cut list, or if it does not fit (N8).
   */
  readonly makes?: string
}

/** A field that does not exist on its object (V10). */
export interface UnknownFieldDetails {
  /** The name in the request, truncated if it is long. */
  readonly field: string
  /** The name of a field that was probably meant, as the request spells it. */
  readonly didYouMean?: string
  /** A pointer to the object that has `didYouMean`, if another one; empty for the document itself. */
  readonly belongsIn?: string
}

/** A field that is kept and has no effect (M8), with the field that was probably meant (V10). */
export interface SimilarFieldDetails extends UnknownFieldDetails {
  /** The name of the field that was probably meant, as the request spells it. */
  readonly didYouMean: string
}

/** An amount in a currency other than the account's (V10). */
export interface OtherCurrencyDetails {
  /** The currency in the request. */
  readonly sent: string
  /** The currency of the account, in which the amount counts (N3). */
  readonly account: string
}
