/** The amount of a line by any choices, before it is rounded (L3, M3 by ours). Apart from the engine, as docs/diagnose.md says. */
import { compare } from '../number/arithmetic.js'
import { isZero, narrow, ONE, ZERO, type Decimal } from '../number/decimal.js'
import { otherSizes, type PricingMethod } from '../rules/strategies.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import type { Choices, Ties } from './choices.js'

/** The numbers of a system, and how it rounds them. */
export interface LineArithmetic {
  readonly add: (a: Decimal, b: Decimal) => Decimal
  readonly subtract: (a: Decimal, b: Decimal) => Decimal
  readonly multiply: (a: Decimal, b: Decimal) => Decimal
  /** Rounds to so many decimals. */
  readonly round: (value: Decimal, places: number, ties: Ties) => Decimal
}

/** An arithmetic with the choices it serves. */
export interface LineWorking {
  readonly calculate: LineArithmetic
  readonly choices: Pick<Choices, 'ties' | 'price' | 'discount' | 'measure'>
}

/** What is sold on a line: a quantity, or pieces. */
export interface Sold {
  /** Counts where there are no pieces. */
  readonly quantity: Decimal
  readonly pieces: readonly Piece[] | undefined
  /** In the unit of the pieces; undefined where there is none (M4). */
  readonly minimum: Decimal | undefined
}

export interface Piece {
  readonly amount: Decimal
  readonly length: Decimal
  /** Its sizes besides the length. */
  readonly others: readonly Decimal[]
}

export function soldOn(
  { quantity = ZERO, measurements = [] }: ParsedLinePricing,
  method: PricingMethod | 'unreadable',
  minimum: Decimal | undefined,
): Sold {
  if (typeof method === 'string') return { quantity, pieces: undefined, minimum: undefined }
  const sizes = otherSizes(method)
  const pieces = measurements.map(({ length = ZERO, amount = ONE, ...entry }) => ({
    length,
    amount,
    others: sizes.map(({ size }) => entry[size] ?? ZERO),
  }))
  return { quantity, pieces, minimum }
}

/** The figures of a line that are multiplied. */
export interface LineFigures {
  readonly price: Decimal
  /** The quantity, or the measure. */
  readonly factor: Decimal
  /** The discount as a fraction, and what it leaves of 1. */
  readonly taken: Decimal
  readonly rest: Decimal
}

/** What a line comes to, with the figures that show how. */
export interface LineAmount {
  readonly exact: Decimal
  /** What one unit costs after the discount. */
  readonly unit: Decimal
  readonly price: Decimal
  readonly factor: Decimal
  /** Whether the discount is still to be taken from the price, or from the whole. */
  readonly isReduced: boolean
  /** The amount before the discount, where a part of it is subtracted or it is rounded. */
  readonly whole?: Decimal
  /** The discount, where it is rounded by itself. */
  readonly part?: Decimal
  /** Where each piece is priced to the cent by itself. */
  readonly pieces?: readonly { readonly amount: Decimal; readonly each: Decimal }[]
}

/** L3 by any of the choices. */
export function amountOfLine(working: LineWorking, figures: LineFigures, sold?: Sold): LineAmount {
  const { calculate, choices } = working
  const { multiply, subtract } = calculate
  const { price, factor } = figures
  const [taken, rest] = choices.discount === 'left-out' ? [ZERO, ONE] : [figures.taken, figures.rest]
  const toCents = (value: Decimal): Decimal => calculate.round(value, 2, choices.ties)
  const { discounted } = PRICES[choices.price]
  const exactUnit = multiply(price, rest)
  const unit = discounted === undefined ? exactUnit : calculate.round(exactUnit, discounted, choices.ties)
  const made = { unit, price, factor, isReduced: !isZero(taken) }
  if (sold?.pieces !== undefined && MEASURES[choices.measure].roundsPieces) {
    const pieces = sold.pieces.map((piece) => ({
      amount: piece.amount,
      each: toCents(multiply(exactUnit, sizeOf(working, piece, sold.minimum))),
    }))
    const amounts = pieces.map(({ amount, each }) => multiply(amount, each))
    return { ...made, pieces, exact: sum(calculate, amounts) }
  }
  if (discounted !== undefined)
    return { ...made, price: unit, isReduced: false, exact: multiply(unit, factor) }
  const { roundsWhole, partOf } = DISCOUNTS[choices.discount]
  if (!made.isReduced || !(roundsWhole || partOf)) return { ...made, exact: multiply(unit, factor) }
  const before = multiply(price, factor)
  const whole = roundsWhole ? toCents(before) : before
  if (partOf === undefined) return { ...made, whole, exact: multiply(whole, rest) }
  const part = toCents(multiply(partOf === 'whole' ? whole : before, taken))
  return { ...made, whole, part, exact: subtract(whole, part) }
}

interface DiscountChoice {
  /** Whether the amount is rounded before the discount is taken. */
  readonly roundsWhole: boolean
  /** What the discount is taken of where it is rounded by itself: the exact amount, or the whole that it is subtracted from. */
  readonly partOf?: 'exact' | 'whole'
}

const DISCOUNTS: Readonly<Record<Choices['discount'], DiscountChoice>> = {
  'in-product': { roundsWhole: false },
  'of-rounded-amount': { roundsWhole: true },
  'rounded-alone': { roundsWhole: true, partOf: 'exact' },
  'rounded-of-exact': { roundsWhole: false, partOf: 'exact' },
  'rounded-of-rounded': { roundsWhole: true, partOf: 'whole' },
  'left-out': { roundsWhole: false },
}

/** The decimals of a unit price after L1, and of one less discount, where they are rounded. */
export const PRICES: Readonly<
  Record<Choices['price'], { readonly places?: number; readonly discounted?: number }>
> = {
  'four-decimals': {},
  'to-cents': { places: 2 },
  'discounted-to-four-decimals': { discounted: 4 },
  'discounted-to-cents': { discounted: 2 },
}

/** A unit price as it is multiplied. */
export function priceBy({ calculate, choices }: LineWorking, price: Decimal): Decimal {
  const { places } = PRICES[choices.price]
  return places === undefined ? price : calculate.round(price, places, choices.ties)
}

/** A discount in percent as a fraction, and what it leaves of 1. */
export function fractionsOf(
  calculate: LineArithmetic,
  discount: Decimal,
): Pick<LineFigures, 'taken' | 'rest'> {
  const taken = calculate.multiply(discount, HUNDREDTH)
  return { taken, rest: calculate.subtract(ONE, taken) }
}

export const HUNDREDTH = narrow(1, 2)

interface MeasureChoice {
  /** The decimals that the measure is rounded to. */
  readonly places?: number
  /** Whether a quantity is rounded like a measure. */
  readonly roundsQuantity?: boolean
  /** Where the minimum length counts: at each piece, at their sum, or nowhere. */
  readonly minimum: 'pieces' | 'sum' | 'none'
  /** Whether each piece is priced to the cent by itself. */
  readonly roundsPieces?: boolean
}

export const MEASURES: Readonly<Record<Choices['measure'], MeasureChoice>> = {
  exact: { minimum: 'pieces' },
  'to-hundredths': { minimum: 'pieces', places: 2 },
  'to-tenths': { minimum: 'pieces', places: 1 },
  'factor-to-hundredths': { minimum: 'pieces', places: 2, roundsQuantity: true },
  'pieces-to-cents': { minimum: 'pieces', roundsPieces: true },
  'minimum-left-out': { minimum: 'none' },
  'minimum-on-total': { minimum: 'sum' },
}

/** The quantity, or the measure (M3). */
export function factorOf(working: LineWorking, { quantity, pieces, minimum }: Sold): Decimal {
  if (pieces === undefined) return factorBy(working, quantity, false)
  const { calculate, choices } = working
  const sizes = pieces.map((piece) => calculate.multiply(piece.amount, sizeOf(working, piece, minimum)))
  const measure = sum(calculate, sizes)
  const isOnSum = MEASURES[choices.measure].minimum === 'sum'
  return factorBy(working, isOnSum ? atLeast(minimum, measure) : measure, true)
}

/** What a price is multiplied by, rounded where the choice says so. */
export function factorBy({ calculate, choices }: LineWorking, factor: Decimal, isMeasure: boolean): Decimal {
  const { places, roundsQuantity } = MEASURES[choices.measure]
  return places !== undefined && (isMeasure || roundsQuantity)
    ? calculate.round(factor, places, choices.ties)
    : factor
}

function sizeOf(
  { calculate, choices }: LineWorking,
  { length, others }: Piece,
  minimum: Decimal | undefined,
): Decimal {
  const isAtPieces = MEASURES[choices.measure].minimum === 'pieces'
  const charged = isAtPieces ? atLeast(minimum, length) : length
  return others.reduce<Decimal>((product, size) => calculate.multiply(product, size), charged)
}

function atLeast(minimum: Decimal | undefined, measure: Decimal): Decimal {
  return minimum !== undefined && compare(measure, minimum) < 0 ? minimum : measure
}

export function sum(calculate: LineArithmetic, values: readonly Decimal[]): Decimal {
  return values.reduce<Decimal>((all, value) => calculate.add(all, value), ZERO)
}
