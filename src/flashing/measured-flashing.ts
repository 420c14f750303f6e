import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedCutListItem, ParsedFlashingLine } from '../wire/flashing.generated.js'
import { add, larger, multiply, thousandth } from '../number/arithmetic.js'
import { centsOfProduct, type Cents } from '../number/cents.js'
import { decimalOfNumber, plainText } from '../number/decimal-text.js'
import { ZERO, type Decimal } from '../number/decimal.js'
import { chargedSide, measuredSides, type MeasuredSide } from './measured-side.js'

/** Everything that is measured of a flashing line, and what adds up to it. */
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
  /** Absent when there is no price per metre (F7). */
  readonly totalPrice: Cents | undefined
}

export function measureFlashing(flashing: ParsedFlashingLine, account: ParsedAccount): MeasuredFlashing {
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

/** The lengths of a cut list, in metres, and what adds up to them (F6). */
export interface Lengths {
  readonly totalLength: Decimal
  readonly pricedLength: Decimal
  readonly pieces: readonly MeasuredPieces[]
}

/** Pieces of one length, as ordered and as charged. */
export interface MeasuredPieces {
  readonly amount: Decimal
  /** In mm. */
  readonly length: Decimal
  /** In mm: the minimum where the length is shorter (F6). */
  readonly chargedLength: Decimal
}

/** F6: Σ amount × length, and the same with shorter lengths raised to the minimum. An absent number is 0. */
export function lengthsOf(items: readonly ParsedCutListItem[], account: ParsedAccount): Lengths {
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

/** The price of one metre: the custom one when set (F7). */
export function pricePerMetre({ customPricePerLength, unitPrice }: ParsedFlashingLine): Decimal | undefined {
  return (customPricePerLength ?? unitPrice)?.amount
}

/** F7: the price per metre × the priced length in metres, half up to the cent. */
export function flashingPrice(perMetre: Decimal, pricedLength: Decimal): Cents {
  return centsOfProduct(perMetre, pricedLength)
}

/** The calculation of a price, in figures and signs only: `20 × 5.55 = 111`. */
export function priceFormulaText(perMetre: Decimal, pricedLength: Decimal): string {
  return `${plainText(perMetre)} × ${plainText(pricedLength)} = ${plainText(multiply(perMetre, pricedLength))}`
}
