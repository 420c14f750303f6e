import type { Decimal } from '../number/decimal.js'

/** An amount of money. A supplied empty Money is 0.00 (N2). */
export interface Money {
  /** In major units. */
  readonly amount: Decimal
  /** The amount's text as it was sent, if it was. */
  readonly amountMicros: string | undefined
  /** As sent. Absent means the account's, and another one is not converted (N3). */
  readonly currency: string | undefined
}
