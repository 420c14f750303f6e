import type { Account } from '../model/account.js'
import type { CutListItem } from '../model/drawing.js'
import { add } from '../number/add.js'
import { larger } from '../number/compare.js'
import { decimalOfNumber } from '../number/decimal-of-number.js'
import { ZERO, type Decimal } from '../number/decimal.js'
import { multiply, thousandth } from '../number/multiply.js'

/** Pieces of one length, as ordered and as charged. */
export interface MeasuredPieces {
  readonly amount: Decimal
  /** In mm. */
  readonly length: Decimal
  /** In mm: the minimum where the length is shorter (F6). */
  readonly chargedLength: Decimal
}

/** The lengths of a cut list, in metres, and what gave them (F6). */
export interface Lengths {
  readonly totalLength: Decimal
  readonly pricedLength: Decimal
  readonly pieces: readonly MeasuredPieces[]
}

/** F6: Σ amount × length, and the same with no length counting for less than the minimum. An absent number is 0. */
export function lengthsOf(items: readonly CutListItem[], account: Account): Lengths {
  const minimum = account.minimumFlashingLengthMm
  const pieces = items.map(({ amount = 0, length = 0 }): MeasuredPieces => {
    const exact = decimalOfNumber(length)
    return {
      amount: decimalOfNumber(amount),
      length: exact,
      chargedLength: minimum === undefined ? exact : larger(exact, minimum),
    }
  })
  return {
    totalLength: metres(pieces, ({ length }) => length),
    pricedLength: metres(pieces, ({ chargedLength }) => chargedLength),
    pieces,
  }
}

function metres(pieces: readonly MeasuredPieces[], lengthOf: (piece: MeasuredPieces) => Decimal): Decimal {
  return thousandth(pieces.reduce((sum, piece) => add(sum, multiply(piece.amount, lengthOf(piece))), ZERO))
}
