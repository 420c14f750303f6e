import type { Decimal } from '../number/decimal.js'
import type { PriceFigures } from './line-amount.js'

export type PlainLine = { readonly isTaxFree: boolean } & (
  | {
      readonly type: 'priced'
      readonly unitPrice: UnitPrice
      /** A percentage. */
      readonly discount: Decimal
      readonly sold: PlainSold
    }
  /** Has a supplied total, or the totals of parts (L4, K2, F1). */
  | {
      readonly type: 'summed'
      readonly amounts: readonly Decimal[]
      /** L15: even a custom formula has a discount amount if its total equals that of L3. */
      readonly asPriced?: PlainLine
    }
  | { readonly type: 'note' }
)

// L8
export type UnitPrice = PriceFigures

export interface PlainSold {
  readonly quantity: Decimal
  readonly pieces: readonly PlainPiece[] | undefined
  /** In the unit of the pieces (M4). */
  readonly minimum: Decimal | undefined
}

export interface PlainPiece {
  readonly amount: Decimal
  readonly length: Decimal
  readonly others: readonly Decimal[]
}
