// L3, M3
import { cutAfter, larger } from '../number/arithmetic.js'
import { hasOwnField } from '../problem/own-fields.js'
import { HUNDRED, isZero, ONE, signOf, ZERO, type Decimal } from '../number/decimal.js'

export type Places = 0 | 1 | 2 | 3 | 4 | 5

/** Rounds by the rule for ties, towards zero (`cut`), or away from zero (`up`). */
export type Rounding = Places | { readonly cut: Places } | { readonly up: Places }

/** Absent fields follow our rules. */
export interface LineRoundings {
  /**
   * `exact-of-markup` leaves only prices from cost and markup unrounded. `twice` rounds by L1, then to the cent.
   */
  readonly unitPrice?: Rounding | 'exact' | 'exact-of-markup' | 'twice'
  /** Rounds the markup as a percentage of the cost. With `as-margin`, the markup is a percentage of the price. */
  readonly markup?: Places | 'as-margin'
  /** Rounds the margin as a percentage of the price. */
  readonly margin?: Places
  /** Rounds the unit price less discount. */
  readonly price?: Places
  /** Applies only to a line without pieces. */
  readonly quantity?: Rounding
  readonly measure?: Rounding
  readonly sizes?: Rounding
  readonly pieceMeasure?: Rounding
  /** Rounds the price of one piece, less discount. */
  readonly piecePrice?: Places
  readonly amount?: Places
  /** Rounds the discount as an amount, then subtracts it; `none` leaves the discount out. */
  readonly discount?: Places | 'none'
  /** Takes the discount from the rounded amount. */
  readonly discountOf?: 'rounded-amount'
  // M3
  readonly minimum?: 'none'
}

export interface LineArithmetic {
  readonly add: (a: Decimal, b: Decimal) => Decimal
  readonly subtract: (a: Decimal, b: Decimal) => Decimal
  readonly multiply: (a: Decimal, b: Decimal) => Decimal
  readonly round: (value: Decimal, places: number) => Decimal
  /** Multiplies from the first factor on, instead of from the last. */
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

interface PieceFigures {
  readonly amount?: Decimal | undefined
  readonly length: Decimal
  readonly others: readonly Decimal[]
}

export interface LineFigures {
  /** Includes tax if the system calculates from prices with tax. */
  readonly unitPrice: Decimal
  /** A fraction. */
  readonly discount: Decimal
  /** Counts only without pieces. */
  readonly quantity: Decimal
  readonly pieces: readonly PieceFigures[] | undefined
  // M3
  readonly minimum?: Decimal | undefined
}

// L1, L8
export interface PriceFigures {
  readonly sent?: Decimal | undefined
  readonly cost?: Decimal | undefined
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
  /** L1: half up to four decimals, whatever the rule for ties of amounts. */
  readonly roundToPrice: (value: Decimal) => Decimal
  readonly quotient: (a: Decimal, b: Decimal, places: number) => Decimal
}

interface Term {
  readonly factors: readonly Decimal[]
  readonly isDiscounted: boolean
}

export interface LineAmount {
  readonly terms: readonly Term[]
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
      discount = rounded(multiply(roundings.discountOf ? whole : amount, fraction), roundings.discount)
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
