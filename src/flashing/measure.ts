import type { Account } from '../model/account.js'
import type { Flashing } from '../model/sales-line.js'
import type { Cents } from '../number/cents.js'
import { ZERO, type Decimal } from '../number/decimal.js'
import { chargedSide, measuredSides, type MeasuredSide } from './charged-side.js'
import { lengthsOf, type Lengths } from './lengths.js'
import { flashingPrice, pricePerMetre } from './price.js'

/** Everything that a flashing line measures, and what gave it. */
export interface MeasuredFlashing {
  /** All sides that count, the charged one among them (F4). */
  readonly sides: readonly MeasuredSide[]
  readonly side: MeasuredSide | undefined
  /** In mm (F2). */
  readonly totalGirth: Decimal
  /** F3. */
  readonly bends: Decimal
  /** In metres (F6). */
  readonly lengths: Lengths
  /** Absent when no price of a metre is given (F7). */
  readonly totalPrice: Cents | undefined
}

export function measureFlashing(flashing: Flashing, account: Account): MeasuredFlashing {
  const sides = measuredSides(flashing, account)
  const side = chargedSide(sides)
  const lengths = lengthsOf(flashing.subitems ?? [], account)
  const perMetre = pricePerMetre(flashing)
  return {
    sides,
    side,
    totalGirth: side?.girth.girth ?? ZERO,
    bends: side?.bends.bends ?? ZERO,
    lengths,
    totalPrice: perMetre === undefined ? undefined : flashingPrice(perMetre, lengths.pricedLength),
  }
}
