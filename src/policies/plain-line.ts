import { decimalsOf, type Decimal } from '../number/decimal.js'
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

/** With one factor of more than two decimals, rounding all factors is the same as rounding this one. */
export function haveSeveralLongFactors(lines: readonly PlainLine[]): boolean {
  return lines.some((line) => {
    if (line.type !== 'priced') return false
    const { unitPrice, sold } = line
    const isPriceLong = unitPrice.sent === undefined || decimalsOf(unitPrice.sent) > 2
    return isPriceLong && decimalsOfFactor(sold) > 2
  })
}

function decimalsOfFactor({ quantity, pieces }: PlainSold): number {
  if (pieces === undefined) return decimalsOf(quantity)
  const decimals = pieces.map(({ amount, length, others }) =>
    [amount, length, ...others].reduce((sum, number) => sum + decimalsOf(number), 0),
  )
  return decimals.reduce((most, one) => Math.max(most, one), 0)
}
