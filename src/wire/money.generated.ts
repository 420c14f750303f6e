// Generated from nouns/money.ts by `npm run generate`. Do not edit.

/** An amount of money. An empty object is an amount of 0.00 (N2). */
export interface MoneyInput {
  /**
   * Millionths of the major unit, as a string: "12500000" is 12.50. It must fit a signed 64-bit integer;
   * the pattern limits only the number of digits (N1).
   */
  amountMicros?: string | null | undefined
  /** Three capital letters. When left out, the account's currency. Nothing is converted (N3). */
  currency?: string | null | undefined
}

/** An amount of money. An empty object is an amount of 0.00 (N2). */
export interface Money {
  /**
   * Millionths of the major unit, as a string: "12500000" is 12.50. It must fit a signed 64-bit integer;
   * the pattern limits only the number of digits (N1).
   */
  readonly amountMicros?: string
  /** Three capital letters. When left out, the account's currency. Nothing is converted (N3). */
  readonly currency?: string
}

/** An amount of money in a result. */
export interface PricedMoney {
  /**
   * Millionths of the major unit, as a string: "12500000" is 12.50. It fits a signed 64-bit integer (N1,
   * N8).
   */
  readonly amountMicros: string
  /** Three capital letters (N3). */
  readonly currency: string
}
