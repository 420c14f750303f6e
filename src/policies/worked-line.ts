// L3, L8, M3
import { compare, larger } from '../number/arithmetic.js'
import { isZero, ONE, ZERO, type Decimal } from '../number/decimal.js'
import { amountOfLine, roundedBy, unitPriceBy } from './line-amount.js'
import { discountOf, leftInTurns } from './discount-of-line.js'
import type { PlainLine, PlainPiece, PlainSold, UnitPrice } from './plain-line.js'
import { roundedLine } from './rounded-amount.js'
import { sum, roundToCent, type Working } from './working.js'
import { ownFields } from '../problem/own-fields.js'

export interface WorkedLine {
  readonly line: PlainLine
  readonly total: Decimal
  /** The total before rounding, unless the total is computed from a rounded gross amount. */
  readonly exact: Decimal
  readonly discount: Decimal
  readonly includedTax: Decimal
  readonly factor: Decimal
  readonly price: Decimal
}

export function workedLine(working: Working, line: PlainLine, rate: Decimal): WorkedLine {
  if (line.type === 'priced') return workedPricedLine(working, line, rate)
  const nothing = {
    line,
    total: ZERO,
    exact: ZERO,
    discount: ZERO,
    includedTax: ZERO,
    factor: ONE,
    price: ZERO,
  }
  if (line.type === 'summed') {
    const { calculate, ofLines } = working
    // L14
    const total = sum(ofLines, line.amounts, (amount) => calculate.round(amount, 2, 'half-up'))
    const asPriced = line.asPriced && workedLine(working, line.asPriced, ZERO)
    const isAsPriced = asPriced !== undefined && compare(asPriced.total, total) === 0
    const includedTax = taxOfGross(working, line, total, total, rate)
    return {
      ...nothing,
      total,
      exact: total,
      price: total,
      includedTax,
      discount: isAsPriced ? asPriced.discount : ZERO,
    }
  }
  return nothing
}

const EXACT_PLACES = 12

type PricedLine = Extract<PlainLine, { readonly type: 'priced' }>

// L3
function workedPricedLine(working: Working, line: PricedLine, rate: Decimal): WorkedLine {
  const { calculate, choices, ofLines, roundings } = working
  const sent = unitPriceOf(working, line.unitPrice)
  const isByDocument = choices.tax === 'inclusive-by-document'
  const isFromGross = choices.tax === 'net-of-gross'
  const isInclusive = (choices.tax === 'inclusive' || isByDocument || isFromGross) && !line.isTaxFree
  const taxFactor = calculate.add(ONE, rate)
  // An inclusive system starts from the price with tax, usually to the cent.
  const unroundedPrice = isInclusive ? calculate.multiply(sent, taxFactor) : sent
  const unitPrice = isInclusive && !isFromGross ? roundToCent(working, unroundedPrice) : unroundedPrice
  const discount = discountOf(working, line.discount)
  const figures = { unitPrice, discount, ...soldBy(working, line.sold) }
  const { exact, factor, rest } = amountOfLine(ofLines, roundings, figures)
  const isDiscounted = roundings.discount !== 'none' && !isZero(discount)
  if (choices.discount === 'of-price-with-tax' && isDiscounted)
    return discountedWithTax(working, line, { unitPrice, discount, factor, taxFactor })
  // Pieces with rounded prices are in cents. `by-unit` rounds the amount of one unit, but skips a line with a
  // rounded price, amount or discount.
  const hasRoundedPieces = roundings.piecePrice !== undefined && figures.pieces !== undefined
  const isRounded =
    roundings.price !== undefined || (isDiscounted && (roundings.amount ?? roundings.discount) !== undefined)
  const gross = hasRoundedPieces
    ? exact
    : (leftInTurns(working, line.discount, calculate.multiply(unitPrice, factor)) ??
      roundedAmount(working, exact, isRounded ? ZERO : factor))
  const before = isDiscounted ? lineAmount(working, calculate.multiply(unitPrice, factor)) : gross
  if (!isInclusive) {
    const price = isDiscounted ? calculate.multiply(unitPrice, rest) : unitPrice
    return {
      line,
      total: gross,
      exact,
      discount: calculate.subtract(before, gross),
      includedTax: taxOfGross(working, line, exact, gross, rate),
      factor,
      price: roundedBy(ofLines, price, roundings.price),
    }
  }
  // With tax by document, net amounts stay unrounded, so that the total is the sum of the gross amounts.
  const net = (value: Decimal): Decimal =>
    calculate.quotient(value, taxFactor, isByDocument ? EXACT_PLACES : 2, choices.ties)
  const total = net(gross)
  return {
    line,
    total,
    exact: total,
    discount: calculate.subtract(net(before), total),
    includedTax: calculate.subtract(gross, total),
    factor,
    price: unitPrice,
  }
}

/** Returns 0 unless the system rounds the gross amount of taxed lines separately. */
function taxOfGross(
  working: Working,
  { isTaxFree }: PlainLine,
  exact: Decimal,
  total: Decimal,
  rate: Decimal,
): Decimal {
  const { calculate, choices } = working
  const isRoundedApart = choices.tax === 'difference-by-line' || choices.discount === 'of-price-with-tax'
  if (!isRoundedApart || isTaxFree) return ZERO
  return calculate.subtract(roundToCent(working, calculate.multiply(exact, calculate.add(ONE, rate))), total)
}

/** Rounds the discount with tax to the cent. */
function discountedWithTax(
  working: Working,
  line: PricedLine,
  {
    unitPrice,
    discount,
    factor,
    taxFactor,
  }: Readonly<Record<'unitPrice' | 'discount' | 'factor' | 'taxFactor', Decimal>>,
): WorkedLine {
  const { calculate, choices } = working
  const by = line.isTaxFree ? ONE : taxFactor
  const amount = calculate.multiply(unitPrice, factor)
  const grossPrice = roundToCent(working, calculate.multiply(unitPrice, by))
  const taken = roundToCent(working, calculate.multiply(calculate.multiply(grossPrice, factor), discount))
  const gross = calculate.subtract(roundToCent(working, calculate.multiply(amount, by)), taken)
  const total = calculate.quotient(gross, by, 2, choices.ties)
  return {
    line,
    total,
    exact: total,
    discount: calculate.subtract(roundToCent(working, amount), total),
    includedTax: calculate.subtract(gross, total),
    factor,
    price: unitPrice,
  }
}

/** M3. If the minimum applies to all pieces together, the larger of the minimum and their measure becomes the
 * quantity. */
function soldBy({ choices, ofLines }: Working, { quantity, pieces, minimum }: PlainSold): PlainSold {
  if (choices.measure !== 'minimum-on-total' || pieces === undefined || minimum === undefined)
    return { quantity, pieces, minimum }
  const sizeOf = ({ amount, length, others }: PlainPiece): Decimal =>
    ofLines.multiply(amount, [length, ...others].reduce(ofLines.multiply))
  return { quantity: larger(sum(ofLines, pieces, sizeOf), minimum), pieces: undefined, minimum }
}

function roundedAmount(working: Working, exact: Decimal, divisor: Decimal): Decimal {
  const { calculate, choices } = working
  const amount = lineAmount(working, exact)
  if (choices.lines !== 'by-unit' || isZero(divisor)) return amount
  return roundToCent(
    working,
    calculate.multiply(calculate.quotient(amount, divisor, 2, choices.ties), divisor),
  )
}

function lineAmount({ calculate, choices }: Working, exact: Decimal): Decimal {
  return choices.total === 'not-rounded' ? exact : roundedLine(calculate, choices, exact)
}

/** L1, L8. A system that never rounds keeps the price unrounded, unless a choice rounds prices. */
function unitPriceOf({ ofPrices, choices, roundings }: Working, price: UnitPrice): Decimal {
  const isNeverRounded = choices.total === 'not-rounded' && choices.price === 'four-decimals'
  return unitPriceBy(ofPrices, isNeverRounded ? ownFields({ unitPrice: 'exact' }) : roundings, price)
}
