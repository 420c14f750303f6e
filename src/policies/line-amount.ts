/** The amount of a line with any roundings, before it is rounded itself (L3, M3 by ours). Apart from the engine, as docs/diagnose.md says. */
import { isZero, ONE, ZERO, type Decimal } from '../number/decimal.js'

/** Decimals that a figure is rounded to. */
export type Places = 1 | 2 | 3 | 4

/** How a line is worked out: which figures are rounded before they are multiplied. What is absent is as by our rules. */
export interface LineRoundings {
  readonly unitPrice?: Places
  /** The unit price less discount. */
  readonly price?: Places
  readonly measure?: Places
  /** The amount of each piece. */
  readonly pieces?: Places
  /** The amount before the discount is taken. */
  readonly amount?: Places
  /** The discount as an amount, which is subtracted; or it is left out. */
  readonly discount?: Places | 'none'
  /** Pieces have no minimum length (M3). */
  readonly minimum?: 'none'
}

/** The numbers of a system, and how it rounds them to so many decimals. */
export interface LineArithmetic {
  readonly add: (a: Decimal, b: Decimal) => Decimal
  readonly subtract: (a: Decimal, b: Decimal) => Decimal
  readonly multiply: (a: Decimal, b: Decimal) => Decimal
  readonly round: (value: Decimal, places: number) => Decimal
}

/** The figures of a line. */
export interface LineFigures<Piece = object> {
  readonly unitPrice: Decimal
  /** The discount as a fraction, and what it leaves of 1. */
  readonly discount: Decimal
  readonly rest: Decimal
  /** Counts where there are no pieces. */
  readonly quantity: Decimal
  readonly pieces: readonly (Piece & { readonly amount?: Decimal | undefined })[] | undefined
  /** In the unit of the pieces; undefined where there is none (M4). */
  readonly minimum: Decimal | undefined
  /** The measure of one piece, if it is of at least a length. */
  readonly measure: (piece: Piece, minimum: Decimal | undefined) => Decimal
}

/** The amount of a line, with the figures that show how it is made. */
export interface LineAmount {
  /** Products that are added up. What the discount leaves is a factor of them. */
  readonly terms: readonly (readonly Decimal[])[]
  /** A discount that is subtracted from them. */
  readonly discount?: Decimal | undefined
  readonly exact: Decimal
}

/** L3 with any roundings. */
export function amountOfLine<Piece>(
  { add, subtract, multiply, round }: LineArithmetic,
  roundings: LineRoundings,
  { unitPrice, rest, quantity, pieces, minimum, measure, ...figures }: LineFigures<Piece>,
): LineAmount & { readonly factor: Decimal } {
  const rounded = (value: Decimal, places: Places | undefined): Decimal =>
    places ? round(value, places) : value
  const sum = (products: readonly (readonly Decimal[])[]): Decimal =>
    products.reduce<Decimal>(
      (all, factors) =>
        add(
          all,
          factors.reduceRight((product, factor) => multiply(factor, product)),
        ),
      ZERO,
    )
  const sizes = pieces?.map(
    (piece) => [piece.amount ?? ONE, measure(piece, roundings.minimum ? undefined : minimum)] as const,
  )
  const factor = sizes ? rounded(sum(sizes), roundings.measure) : quantity
  const full = rounded(unitPrice, roundings.unitPrice)
  const isReduced = !isZero(figures.discount) && roundings.discount !== 'none'
  const price = isReduced ? multiply(full, rest) : full
  let terms = [isReduced ? [factor, full, rest] : [factor, full]]
  let discount: Decimal | undefined
  if (roundings.pieces && sizes)
    terms = sizes.map(([amount, size]) => [amount, rounded(multiply(price, size), roundings.pieces)])
  else if (roundings.price) terms = [[factor, rounded(price, roundings.price)]]
  else if (isReduced && (roundings.amount ?? roundings.discount)) {
    const amount = multiply(full, factor)
    terms = [[rounded(amount, roundings.amount), rest]]
    if (roundings.discount) {
      discount = rounded(multiply(amount, figures.discount), roundings.discount)
      terms[0]?.pop()
    }
  }
  const exact = sum(terms)
  return { terms, discount, factor, exact: discount ? subtract(exact, discount) : exact }
}
