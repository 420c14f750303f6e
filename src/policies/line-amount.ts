/**
 * The amount of a line with any roundings, before it is rounded itself (L3, M3 by our rules). Separate from the
 * engine, as docs/diagnose.md says.
 */
import { isZero, ONE, ZERO, type Decimal } from '../number/decimal.js'

/** Decimals that a figure is rounded to. */
export type Places = 1 | 2 | 3 | 4

/** Which figures of a line are rounded before they are multiplied. Absent fields follow our rules. */
export interface LineRoundings {
  readonly unitPrice?: Places
  /** The unit price less discount. */
  readonly price?: Places
  readonly measure?: Places
  /** The amount of each piece. */
  readonly pieces?: Places
  /** The amount before the discount is taken. */
  readonly amount?: Places
  /** The decimals of a discount that is subtracted as an amount; `none` leaves it out. */
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
  /** The discount as a fraction. */
  readonly discount: Decimal
  /** Counts if the line has no pieces. */
  readonly quantity: Decimal
  readonly pieces: readonly (Piece & { readonly amount?: Decimal | undefined })[] | undefined
  /** The measure of one piece, of its own length or of the minimum (M3). */
  readonly measure: (piece: Piece, hasMinimum: boolean) => Decimal
}

/** A product, optionally also × (1 - discount). */
interface Term {
  readonly factors: readonly Decimal[]
  readonly isDiscounted: boolean
}

/** The amount of a line, with the figures that it is made of. */
export interface LineAmount {
  /** Products that are added up. */
  readonly terms: readonly Term[]
  /** A discount that is subtracted from them. */
  readonly discount?: Decimal | undefined
  readonly exact: Decimal
}

/** L3 with any roundings. */
export function amountOfLine<Piece>(
  { add, subtract, multiply, round }: LineArithmetic,
  roundings: LineRoundings,
  { unitPrice, quantity, pieces, measure, ...figures }: LineFigures<Piece>,
): LineAmount & { readonly factor: Decimal; readonly rest: Decimal } {
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
  const sizes = pieces?.map((piece) => [piece.amount ?? ONE, measure(piece, !roundings.minimum)] as const)
  const factor = sizes ? rounded(sum(sizes), roundings.measure) : quantity
  const full = rounded(unitPrice, roundings.unitPrice)
  const rest = subtract(ONE, figures.discount)
  const isReduced = !isZero(figures.discount) && roundings.discount !== 'none'
  const price = isReduced ? multiply(full, rest) : full
  const plain = (...factors: readonly Decimal[]): Term => ({ factors, isDiscounted: false })
  let terms: readonly Term[] = [plain(factor, full)]
  let discount: Decimal | undefined
  if (sizes && roundings.pieces)
    terms = sizes.map(([amount, size]) => plain(amount, rounded(multiply(price, size), roundings.pieces)))
  else if (roundings.price) terms = [plain(factor, rounded(price, roundings.price))]
  else if (isReduced) {
    const amount = multiply(full, factor)
    const whole = rounded(amount, roundings.amount)
    if (roundings.discount) discount = rounded(multiply(amount, figures.discount), roundings.discount)
    terms = [{ factors: discount || roundings.amount ? [whole] : [factor, full], isDiscounted: !discount }]
  }
  const products = terms.map(({ factors, isDiscounted }) => (isDiscounted ? [...factors, rest] : factors))
  return { terms, discount, factor, rest, exact: subtract(sum(products), discount ?? ZERO) }
}
