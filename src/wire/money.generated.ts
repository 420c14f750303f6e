// Generated from nouns/money.ts by `npm run generate`. Do not edit.

/** An amount. An empty object is 0.00, and was supplied (N2). */
export interface Money {
  /**
   * Millionths of the major unit, as text: "12500000" is 12.50. It must fit a signed 64-bit integer, which
   * the pattern tells by the number of digits only (N1).
   */
  readonly amountMicros?: string
  /** Three capital letters; the account's currency when left out. Nothing is converted (N3). */
  readonly currency?: string
}

/** An amount that was worked out. */
export interface PricedMoney {
  /**
   * Millionths of the major unit, as text: "12500000" is 12.50. It fits a signed 64-bit integer (N1, N8).
   */
  readonly amountMicros: string
  /** Three capital letters (N3). */
  readonly currency: string
}
