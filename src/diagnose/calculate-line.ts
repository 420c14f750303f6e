/** The total of a line under any choices (L3, L8, M3 by our rules). */
import { compare, larger } from '../number/arithmetic.js'
import { isZero, narrow, ONE, ZERO, type Decimal } from '../number/decimal.js'
import { ARITHMETICS, type Arithmetic } from '../policies/arithmetic.js'
import type { Choices } from '../policies/choices.js'
import { amountOfLine, type LineArithmetic, type LineRoundings } from '../policies/line-amount.js'
import { roundingsOf } from '../policies/roundings-of.js'
import type { PlainLine, PlainPiece, PlainSold, UnitPrice } from './plain-document.js'

/** An arithmetic with the choices it serves. */
export interface Working {
  readonly calculate: Arithmetic
  readonly choices: Choices
  /** The same for lines. */
  readonly ofLines: LineArithmetic
  readonly roundings: LineRoundings
}

export function workingBy(choices: Choices): Working {
  const calculate = ARITHMETICS[choices.numbers]
  const round: LineArithmetic['round'] = (value, places) => calculate.round(value, places, choices.ties)
  return { calculate, choices, ofLines: { ...calculate, round }, roundings: roundingsOf(choices) }
}

export function sum<A>(
  { add }: Pick<Arithmetic, 'add'>,
  list: readonly A[],
  of: (one: A) => Decimal,
): Decimal {
  return list.reduce<Decimal>((all, one) => add(all, of(one)), ZERO)
}

/** To the cent, as amounts are rounded. */
export function toCents({ ofLines }: Working, value: Decimal): Decimal {
  return ofLines.round(value, 2)
}

export const HUNDREDTH = narrow(1, 2)

/** The calculated figures of a line. */
export interface WorkedLine {
  readonly line: PlainLine
  readonly total: Decimal
  readonly discount: Decimal
  /** The tax in a price that includes it. */
  readonly includedTax: Decimal
  /** The factor of the price. */
  readonly factor: Decimal
  readonly price: Decimal
}

export function workedLine(working: Working, line: PlainLine, rate: Decimal): WorkedLine {
  const nothing = { line, total: ZERO, discount: ZERO, includedTax: ZERO, factor: ONE, price: ZERO }
  const { calculate, ofLines } = working
  if (line.type === 'note') return nothing
  if (line.type === 'summed') {
    // L14: as supplied.
    const total = sum(ofLines, line.amounts, (amount) => calculate.round(amount, 2, 'half-up'))
    const asPriced = line.asPriced && workedLine(working, line.asPriced, ZERO)
    const isAsPriced = asPriced !== undefined && compare(asPriced.total, total) === 0
    return { ...nothing, total, price: total, discount: isAsPriced ? asPriced.discount : ZERO }
  }
  return workedPricedLine(working, line, rate)
}

type PricedLine = Extract<PlainLine, { readonly type: 'priced' }>

/** L3, under any choices. */
function workedPricedLine(working: Working, line: PricedLine, rate: Decimal): WorkedLine {
  const { calculate, choices, ofLines, roundings } = working
  const sent = unitPriceOf(working, line.unitPrice)
  const isInclusive = choices.tax === 'inclusive' && !line.isTaxFree
  const withTax = calculate.add(ONE, rate)
  // Inclusive prices: the system keeps the price with tax, to the cent, and calculates the net amount from it.
  const unitPrice = isInclusive ? toCents(working, calculate.multiply(sent, withTax)) : sent
  const discount = calculate.multiply(line.discount, HUNDREDTH)
  const figures = { unitPrice, discount, ...soldBy(working, line.sold) }
  const { exact, factor, rest } = amountOfLine(ofLines, roundings, figures)
  const isDiscounted = roundings.discount !== 'none' && !isZero(discount)
  // Pieces in cents are already in cents, and a figure that another choice rounds is not divided.
  const isOfPieces = roundings.pieces !== undefined && figures.pieces !== undefined
  const isRounded =
    roundings.price !== undefined || (isDiscounted && (roundings.amount ?? roundings.discount) !== undefined)
  const gross = isOfPieces ? exact : roundedAmount(working, exact, isRounded ? ZERO : factor)
  const before = isDiscounted ? unlessUnrounded(working, calculate.multiply(unitPrice, factor)) : gross
  if (!isInclusive) {
    const price = isDiscounted ? calculate.multiply(unitPrice, rest) : unitPrice
    return {
      line,
      total: gross,
      discount: calculate.subtract(before, gross),
      includedTax: ZERO,
      factor,
      price: rounded(working, price, roundings.price),
    }
  }
  const net = (value: Decimal): Decimal => calculate.quotient(value, withTax, 2, choices.ties)
  const total = net(gross)
  return {
    line,
    total,
    discount: calculate.subtract(net(before), total),
    includedTax: calculate.subtract(gross, total),
    factor,
    price: unitPrice,
  }
}

/** M3, in the numbers of the system. */
function soldBy({ choices, ofLines }: Working, { quantity, pieces, minimum }: PlainSold) {
  const measure = ({ length, others }: PlainPiece, hasMinimum: boolean): Decimal =>
    others.reduce(ofLines.multiply, hasMinimum && minimum !== undefined ? larger(length, minimum) : length)
  if (choices.measure !== 'minimum-on-total' || pieces === undefined || minimum === undefined)
    return { quantity, pieces, measure }
  const sizeOf = (piece: PlainPiece): Decimal => ofLines.multiply(piece.amount, measure(piece, false))
  return { quantity: larger(sum(ofLines, pieces, sizeOf), minimum), pieces: undefined, measure }
}

/** @param divisor the quantity of a product, which is divided by it and multiplied again where the choice says so */
function roundedAmount(working: Working, exact: Decimal, divisor: Decimal): Decimal {
  const { calculate, choices } = working
  const amount = unlessUnrounded(working, exact)
  if (choices.lines !== 'by-unit' || isZero(divisor)) return amount
  return toCents(working, calculate.multiply(calculate.quotient(amount, divisor, 2, choices.ties), divisor))
}

function unlessUnrounded(working: Working, value: Decimal): Decimal {
  const { calculate, choices } = working
  if (choices.total === 'not-rounded') return value
  switch (choices.lines) {
    case 'not-rounded':
      return value
    case 'in-two-steps':
      return toCents(working, calculate.round(value, 3, choices.ties))
    case 'once':
    case 'by-unit':
      return toCents(working, value)
  }
}

/** L1, L8. */
function unitPriceOf(working: Working, price: UnitPrice): Decimal {
  const { calculate, roundings } = working
  const ofL1 = (value: Decimal): Decimal => calculate.round(value, 4, 'half-up')
  if (price.type === 'sent') return rounded(working, ofL1(price.amount), roundings.unitPrice)
  const cost = ofL1(price.cost)
  const made = price.isPercentage
    ? calculate.multiply(cost, calculate.add(ONE, calculate.multiply(price.markup, HUNDREDTH)))
    : calculate.add(cost, price.markup)
  return rounded(working, ofL1(made), roundings.unitPrice)
}

function rounded({ ofLines }: Working, value: Decimal, places: number | undefined): Decimal {
  return places === undefined ? value : ofLines.round(value, places)
}
