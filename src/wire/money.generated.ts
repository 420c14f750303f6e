// Generated from definitions/money.ts by `npm run generate`. Do not edit.

/**
 * An amount of money. An empty object is an amount of 0.00.
 *
 * @see Rule N2 in docs/rules.md
 */
export interface MoneyInput {
  /**
   * The amount in millionths of the major unit, as a string: "12500000" is 12.50. It must fit a signed
   * 64-bit integer; the pattern limits only the number of digits.
   *
   * @see Rule N1 in docs/rules.md
   */
  amountMicros?: string | null | undefined
  /**
   * The currency: three capital letters. When omitted, the account's currency. Nothing is converted.
   *
   * @see Rule N3 in docs/rules.md
   */
  currency?: string | null | undefined
}

/**
 * An amount of money. An empty object is an amount of 0.00.
 *
 * @see Rule N2 in docs/rules.md
 */
export interface Money {
  /**
   * The amount in millionths of the major unit, as a string: "12500000" is 12.50. It must fit a signed
   * 64-bit integer; the pattern limits only the number of digits.
   *
   * @see Rule N1 in docs/rules.md
   */
  readonly amountMicros?: string
  /**
   * The currency: three capital letters. When omitted, the account's currency. Nothing is converted.
   *
   * @see Rule N3 in docs/rules.md
   */
  readonly currency?: string
}

/** An amount of money in a result. */
export interface PricedMoney {
  /**
   * The amount in millionths of the major unit, as a string: "12500000" is 12.50. It fits a signed 64-bit
   * integer.
   *
   * @see Rules N1, N8 in docs/rules.md
   */
  readonly amountMicros: string
  /**
   * The currency: three capital letters.
   *
   * @see Rule N3 in docs/rules.md
   */
  readonly currency: string
}
