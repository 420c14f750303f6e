/** The details of advisories, by code. All other codes have none. */
export interface AdvisoryDetailsByCode {
  /** The total and the cost of the line (V10). */
  line_below_cost: BelowCostDetails
  /** The total by price per metre, if there is a cut list (F7, V10). */
  flashing_without_total: WithoutTotalDetails
  /** The name in the request, and the one probably meant (V10). */
  unknown_field: UnknownFieldDetails
  /** The name in the request, and the similar one (V10). */
  similar_field: SimilarFieldDetails
  /** The currency in the request, and the one that counts (N3, V10). */
  other_currency: OtherCurrencyDetails
  /** The number in the request (F11, V10). */
  fractional_pieces: SentFigureDetails
  /** The size, and the limit that it exceeds (F11, V10). */
  piece_very_long: PieceSizeDetails
  /** The size, and the limit that it falls short of (F11, V10). */
  piece_very_short: PieceSizeDetails
  /** The price before and after rounding, with the totals that both give (L1, V10). */
  unit_price_rounded: RoundedUnitPriceDetails
  /** The cost before and after rounding, with the line costs that both give (L1, V10). */
  cost_rounded: RoundedCostDetails
  /** The quantity in the request, and the figure it still multiplies (K6, V10). */
  quantity_without_effect: KitQuantityDetails
  /** The discount in the request (K2, V10). */
  discount_without_effect: SentFigureDetails
  /** The discount, and what there is to take it from (T2, V10). */
  discount_above_subtotal: DiscountAboveDetails
}

/** A figure in the request (V10). */
export interface SentFigureDetails {
  /** The figure, a decimal string. */
  readonly sent: string
}

/** The size of a piece that is likely in another unit (V10). */
export interface PieceSizeDetails {
  /** The size in the request, a decimal string in the unit of its strategy; of a cut list in mm. */
  readonly size: string
  /** The limit in the same unit, a decimal string; in feet with six decimals (M4). */
  readonly limit: string
  /** The unit of the two. */
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
  /** The amount of the line with the rounded figure, which counts, in micros of the account's currency. */
  readonly amount: string
  /** The amount of the line with the figure before rounding, in micros of the account's currency. */
  readonly exactAmount: string
  /** The figures that give the exact amount; absent if none do. */
  readonly instead?: InsteadOfRounding
}

/** A unit price that L1 rounds (V10). */
export interface RoundedUnitPriceDetails extends RoundingDetails {
  /** The price as sent, in micros; absent where cost and markup make it. */
  readonly sent?: string
  /** The price from cost and markup (L8), a decimal string of major units; absent if the request has a price. */
  readonly made?: string
}

/** A cost that L1 rounds (V10). */
export interface RoundedCostDetails extends RoundingDetails {
  /** The cost as sent, in micros. */
  readonly sent: string
}

/**
 * The fields of a pricing object that avoid the rounding, as a request takes them: prices per hundred, for example, and the
 * quantity in hundreds.
 */
export interface InsteadOfRounding {
  /** How many units the prices are for, such as `100`; absent where they are for everything at once. */
  readonly per?: string
  /** The quantity, a decimal string; absent where none is needed. */
  readonly quantity?: string
  /** The unit price; absent if the request has none. */
  readonly unitPrice?: SuggestedMoney
  /** The cost; absent if the request has none. */
  readonly cost?: SuggestedMoney
  /** A fixed markup in major units, a decimal string; absent if the request has none. */
  readonly markup?: string
  /** The total; absent if the request has none, or has the same. */
  readonly totalPrice?: SuggestedMoney
}

/** An amount to send, as a request takes it (N1). */
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

/** A discount of the document that is more than what it is taken from (V10). */
export interface DiscountAboveDetails {
  /** The amount of the discount, in micros of the account's currency. */
  readonly applied: string
  /** The subtotal of the document (T1), in micros of the account's currency. */
  readonly subtotal: string
  /** The subtotal after earlier discounts, in micros of the account's currency. */
  readonly left: string
}

/** The figures of a line that is below its cost (V10). */
export interface BelowCostDetails {
  /** The total of the line, in micros of the account's currency (N1). */
  readonly total: string
  /** The cost of the line, in micros of the account's currency (L9, K6). */
  readonly cost: string
}

/** The total of a flashing that has none in the request (V10). */
export interface WithoutTotalDetails {
  /** The price per metre × the priced length, in micros of the account's currency (F7); absent without a cut list. */
  readonly makes?: string
}

/** A field that its object does not have (V10). */
export interface UnknownFieldDetails {
  /** Its name as sent, truncated when it is long. */
  readonly field: string
  /** The name of a field that was probably meant, as the request spells it. */
  readonly didYouMean?: string
  /** A pointer to the object that has that field, where it is another; empty for the document itself. */
  readonly belongsIn?: string
}

/** A field that is kept and has no effect (M8), with the field that was probably meant (V10). */
export interface SimilarFieldDetails extends UnknownFieldDetails {
  /** The name of the field that was probably meant, as the request spells it. */
  readonly didYouMean: string
}

/** An amount in another currency than the account's (V10). */
export interface OtherCurrencyDetails {
  /** The currency in the request. */
  readonly sent: string
  /** The currency of the account, in which the amount counts (N3). */
  readonly account: string
}
