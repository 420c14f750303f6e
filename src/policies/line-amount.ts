/**
 * Computes the amount of a line from figures that another system rounds. The amount itself is rounded
 * elsewhere. Our own rules are L3 and M3.
 */
import { cutAfter, larger } from '../number/arithmetic.js'
import { hasOwnField } from '../problem/own-fields.js'
import { HUNDRED, isZero, ONE, signOf, ZERO, type Decimal } from '../number/decimal.js'

export type Places = 0 | 1 | 2 | 3 | 4 | 5

/** A way to round a figure to decimals: by the rule for ties, towards zero, or away from zero. */
export type Rounding = Places | { readonly cut: Places } | { readonly up: Places }

/** The figures of a line that a system rounds in its own way. Absent fields follow our rules. */
export interface LineRoundings {
  /**
   * The unit price, either from the request or from cost and markup. It is rounded once to these decimals, instead
   * of by L1. With `exact`, it is never rounded. With `exact-of-markup`, it is unrounded if it comes from cost and
   * markup. With `twice`, it is rounded by L1 and then to the cent.
   */
  readonly unitPrice?: Rounding | 'exact' | 'exact-of-markup' | 'twice'
  /** The percentage by which the unit price exceeds the cost. With `as-margin`, it is a percentage of the price. */
  readonly markup?: Places | 'as-margin'
  /** The part of the unit price above the cost, as a percentage of that price. */
  readonly margin?: Places
  /** The unit price less discount. */
  readonly price?: Places
  /** The quantity of a line without pieces. */
  readonly quantity?: Rounding
  readonly measure?: Rounding
  /** Each length, and each other size of a piece. */
  readonly sizes?: Rounding
  /** The measure of one piece. */
  readonly pieceMeasure?: Rounding
  /** The price of one piece, less discount. */
  readonly piecePrice?: Places
  /** The amount before the discount is taken. */
  readonly amount?: Places
  /** The decimals of a discount that is subtracted as an amount; `none` leaves out the discount. */
  readonly discount?: Places | 'none'
  /** Leaves out the minimum length of pieces (M3). */
  readonly minimum?: 'none'
}

export interface LineArithmetic {
  readonly add: (a: Decimal, b: Decimal) => Decimal
  readonly subtract: (a: Decimal, b: Decimal) => Decimal
  readonly multiply: (a: Decimal, b: Decimal) => Decimal
  readonly round: (value: Decimal, places: number) => Decimal
  /** Whether the system multiplies from the first factor on, instead of from the last. */
  readonly isInOrder?: boolean
}

export function roundedBy(
  { round }: Pick<LineArithmetic, 'round'>,
  value: Decimal,
  rounding: Rounding | undefined,
): Decimal {
  if (rounding === undefined) return value
  if (typeof rounding === 'number') return round(value, rounding)
  const isUp = hasOwnField(rounding, 'up')
  return cutAfter(value, isUp ? rounding.up : rounding.cut, isUp)
}

/** A piece, or several of the same sizes. */
export interface PieceFigures {
  readonly amount?: Decimal | undefined
  readonly length: Decimal
  readonly others: readonly Decimal[]
}

export interface LineFigures {
  /** The result of {@link unitPriceBy}. It includes tax if the system calculates from prices with tax. */
  readonly unitPrice: Decimal
  /** The discount as a fraction. */
  readonly discount: Decimal
  /** Used if the line has no pieces. */
  readonly quantity: Decimal
  readonly pieces: readonly PieceFigures[] | undefined
  // M3
  readonly minimum?: Decimal | undefined
}

// L1, L8
export interface PriceFigures {
  /** The price in the request. */
  readonly sent?: Decimal | undefined
  readonly cost?: Decimal | undefined
  /** A percentage of the cost, or an amount. It is used if the request has no price. */
  readonly markup?: Decimal | undefined
  readonly isPercentage: boolean
}

// L1, L8
export function unitPriceBy(
  { add, subtract, multiply, hundredth, round, roundToPrice, quotient }: PriceArithmetic,
  roundings: Pick<LineRoundings, 'unitPrice' | 'markup' | 'margin'>,
  { sent, cost, markup = ZERO, isPercentage }: PriceFigures,
): Decimal {
  const ofL1 = (value: Decimal): Decimal => (roundings.unitPrice === 'exact' ? value : roundToPrice(value))
  const { markup: ofCost, margin: ofPrice } = roundings
  const base = cost && ofL1(cost)
  const marked = (percentage: Decimal): Decimal => multiply(base ?? ZERO, add(ONE, hundredth(percentage)))
  const exact = sent ?? (isPercentage ? marked(markup) : add(base ?? ZERO, markup))
  if (base !== undefined && !isZero(base)) {
    const percentageOf = (whole: Decimal, places: Places): Decimal =>
      quotient(multiply(subtract(exact, base), HUNDRED), whole, places)
    if (ofCost === 'as-margin') {
      const rest = subtract(HUNDRED, markup)
      if (sent === undefined && isPercentage && signOf(rest) > 0)
        return quotient(multiply(base, HUNDRED), rest, 4)
    } else if (ofCost !== undefined) {
      const made = marked(percentageOf(base, ofCost))
      return roundings.unitPrice === 'exact-of-markup' ? made : ofL1(made)
    }
    if (ofPrice !== undefined && !isZero(exact)) {
      const rest = subtract(HUNDRED, percentageOf(exact, ofPrice))
      if (!isZero(rest)) return quotient(multiply(base, HUNDRED), rest, 4)
    }
  }
  switch (roundings.unitPrice) {
    case 'exact':
    case undefined:
      return ofL1(exact)
    case 'exact-of-markup':
      return sent === undefined ? exact : ofL1(exact)
    case 'twice':
      return round(roundToPrice(exact), 2)
    default:
      return roundedBy({ round }, exact, roundings.unitPrice)
  }
}

export interface PriceArithmetic extends LineArithmetic {
  readonly hundredth: (percentage: Decimal) => Decimal
  /** L1: rounds half up to four decimals, whatever the rule for ties of amounts. */
  readonly roundToPrice: (value: Decimal) => Decimal
  readonly quotient: (a: Decimal, b: Decimal, places: number) => Decimal
}

/** A product, optionally also × (1 - discount). */
interface Term {
  readonly factors: readonly Decimal[]
  readonly isDiscounted: boolean
}

export interface LineAmount {
  /** The products to add up. */
  readonly terms: readonly Term[]
  /** The amount to subtract from the products. */
  readonly discount?: Decimal | undefined
  readonly exact: Decimal
}

// L3
export function amountOfLine(
  arithmetic: LineArithmetic,
  roundings: LineRoundings,
  { unitPrice, discount: fraction, quantity, pieces, minimum }: LineFigures,
): LineAmount & { readonly factor: Decimal; readonly rest: Decimal } {
  const { subtract, multiply } = arithmetic
  const rounded = (value: Decimal, rounding: Rounding | undefined): Decimal =>
    roundedBy(arithmetic, value, rounding)
  const measureOf = ({ length, others }: PieceFigures): Decimal => {
    const charged = minimum && !roundings.minimum ? larger(length, minimum) : length
    let measure = rounded(charged, roundings.sizes)
    for (const size of others) measure = multiply(measure, rounded(size, roundings.sizes))
    return rounded(measure, roundings.pieceMeasure)
  }
  const sizes = pieces?.map((piece) => [piece.amount ?? ONE, measureOf(piece)] as const)
  const factor = sizes
    ? rounded(sumOfProducts(arithmetic, sizes), roundings.measure)
    : rounded(quantity, roundings.quantity)
  const rest = subtract(ONE, fraction)
  const isReduced = !isZero(fraction) && roundings.discount !== 'none'
  const price = isReduced ? multiply(unitPrice, rest) : unitPrice
  const plain = (...factors: readonly Decimal[]): Term => ({ factors, isDiscounted: false })
  let terms: readonly Term[] = [plain(factor, unitPrice)]
  let discount: Decimal | undefined
  if (sizes && roundings.piecePrice !== undefined)
    terms = sizes.map(([amount, size]) => plain(amount, rounded(multiply(price, size), roundings.piecePrice)))
  else if (roundings.price !== undefined) terms = [plain(factor, rounded(price, roundings.price))]
  else if (isReduced) {
    const amount = multiply(unitPrice, factor)
    const whole = rounded(amount, roundings.amount)
    if (typeof roundings.discount === 'number')
      discount = rounded(multiply(amount, fraction), roundings.discount)
    terms = [
      {
        factors: (discount ?? roundings.amount) === undefined ? [factor, unitPrice] : [whole],
        isDiscounted: discount === undefined,
      },
    ]
  }
  const products = terms.map(({ factors, isDiscounted }) => (isDiscounted ? [...factors, rest] : factors))
  const whole = sumOfProducts(arithmetic, products)
  return { terms, discount, factor, rest, exact: discount === undefined ? whole : subtract(whole, discount) }
}

/** Multiplies the factors of each product, and adds up the products. */
function sumOfProducts(
  { add, multiply, isInOrder }: LineArithmetic,
  products: readonly (readonly Decimal[])[],
): Decimal {
  let sum: Decimal | undefined
  for (const factors of products) {
    const last = factors.length - 1
    let product = factors[isInOrder ? 0 : last] ?? ONE
    for (let index = 1; index <= last; index++)
      product = multiply(factors[isInOrder ? index : last - index] ?? ONE, product)
    sum = sum === undefined ? product : add(sum, product)
  }
  return sum ?? ZERO
}
