/** The total of a line by any choices (L3, L8, M3 by ours). Apart from the engine, as docs/diagnose.md says. */
import { compare } from '../number/arithmetic.js'
import { isZero, narrow, ONE, ZERO, type Decimal } from '../number/decimal.js'
import type { Choices } from '../policies/choices.js'
import { EXACT, type Arithmetic } from './arithmetic.js'
import type { PlainLine, PlainPieces, UnitPrice } from './plain-document.js'

/** An arithmetic with the choices it serves. */
export interface Working {
  readonly calculate: Arithmetic
  readonly choices: Choices
}

export function sum(calculate: Arithmetic, values: readonly Decimal[]): Decimal {
  return values.reduce<Decimal>((all, value) => calculate.add(all, value), ZERO)
}

/** To the cent, as amounts are rounded. */
export function toCents({ calculate, choices }: Working, value: Decimal): Decimal {
  return calculate.round(value, 2, choices.ties)
}

/** What a line comes to. */
export interface WorkedLine {
  readonly line: PlainLine
  readonly total: Decimal
  readonly discount: Decimal
  /** The tax in a price that includes it. */
  readonly includedTax: Decimal
  /** What is multiplied by the price. */
  readonly factor: Decimal
  readonly price: Decimal
}

export function workedLine(working: Working, line: PlainLine, rate: Decimal): WorkedLine {
  const nothing = { line, total: ZERO, discount: ZERO, includedTax: ZERO, factor: ONE, price: ZERO }
  const { calculate } = working
  if (line.type === 'note') return nothing
  if (line.type === 'summed') {
    const total = sum(
      calculate,
      line.amounts.map((amount) => calculate.round(amount, 2, 'half-up')), // L14: as they were sent
    )
    const asPriced = line.asPriced && workedLine(working, line.asPriced, ZERO)
    const isAsPriced = asPriced !== undefined && compare(asPriced.total, total) === 0
    return { ...nothing, total, price: total, discount: isAsPriced ? asPriced.discount : ZERO }
  }
  return workedPricedLine(working, line, rate)
}

type PricedLine = Extract<PlainLine, { readonly type: 'priced' }>

/** L3, by any of the choices. */
function workedPricedLine(working: Working, line: PricedLine, rate: Decimal): WorkedLine {
  const { calculate, choices } = working
  const factor = factorOf(working, line)
  const sent = unitPriceOf(working, line.unitPrice)
  const isInclusive = choices.tax === 'inclusive' && !line.isTaxFree
  // Inclusive prices: the price is held with its tax, to the cent, and the net amount is worked out again.
  const price = isInclusive ? toCents(working, calculate.multiply(sent, calculate.add(ONE, rate))) : sent
  const discount = choices.discount === 'left-out' ? ZERO : line.discount
  const before = calculate.multiply(price, factor)
  const gross = lineAmount(working, line, { price, factor, before, discount })
  const beforeDiscount = isZero(discount) ? gross : unlessUnrounded(working, before)
  if (!isInclusive)
    return {
      line,
      total: gross,
      discount: calculate.subtract(beforeDiscount, gross),
      includedTax: ZERO,
      factor,
      price: discountedPrice(working, price, discount),
    }
  const total = calculate.quotient(gross, calculate.add(ONE, rate), 2, choices.ties)
  return {
    line,
    total,
    discount: calculate.subtract(
      calculate.quotient(beforeDiscount, calculate.add(ONE, rate), 2, choices.ties),
      total,
    ),
    includedTax: calculate.subtract(gross, total),
    factor,
    price,
  }
}

interface LineFigures {
  readonly price: Decimal
  readonly factor: Decimal
  /** The product without the discount, not rounded. */
  readonly before: Decimal
  readonly discount: Decimal
}

function lineAmount(working: Working, line: PricedLine, figures: LineFigures): Decimal {
  const { calculate, choices } = working
  const { price, factor, before, discount } = figures
  const rest = remaining(calculate, discount)
  if (MEASURES[choices.measure].roundsPieces && line.factor.type === 'pieces') {
    return sumOfPieces(working, line.factor, calculate.multiply(price, rest))
  }
  if (PRICES[choices.price].discounted !== undefined)
    return unlessUnrounded(working, calculate.multiply(discountedPrice(working, price, discount), factor))
  const taken = isZero(discount) ? 'in-product' : choices.discount
  switch (taken) {
    case 'of-rounded-amount':
      return unlessUnrounded(working, calculate.multiply(toCents(working, before), rest))
    case 'rounded-alone':
      return unlessUnrounded(working, lessRoundedDiscount(working, toCents(working, before), figures))
    case 'rounded-of-exact':
      return unlessUnrounded(working, lessRoundedDiscount(working, before, figures))
    case 'in-product':
    case 'left-out': {
      const amount = unlessUnrounded(working, calculate.multiply(calculate.multiply(price, rest), factor))
      return choices.lines === 'by-unit' && !isZero(factor) ? byUnit(working, amount, factor) : amount
    }
  }
}

/** Each piece is rounded to the cent by itself. */
function sumOfPieces(working: Working, factor: PlainPieces, discounted: Decimal): Decimal {
  const { calculate } = working
  const amounts = factor.pieces.map((piece) => {
    const each = toCents(working, calculate.multiply(discounted, sizeOf(working, factor, piece)))
    return calculate.multiply(piece.amount, each)
  })
  return sum(calculate, amounts)
}

function lessRoundedDiscount(working: Working, whole: Decimal, { before, discount }: LineFigures): Decimal {
  const { calculate } = working
  const part = toCents(working, calculate.multiply(before, calculate.multiply(discount, HUNDREDTH)))
  return calculate.subtract(whole, part)
}

/** The total divided by the quantity, to the cent, and multiplied again. */
function byUnit(working: Working, amount: Decimal, factor: Decimal): Decimal {
  const { calculate, choices } = working
  return toCents(working, calculate.multiply(calculate.quotient(amount, factor, 2, choices.ties), factor))
}

export const HUNDREDTH = narrow(1, 2)

/** What is left of an amount after a discount. */
function remaining(calculate: Arithmetic, discount: Decimal): Decimal {
  return calculate.subtract(ONE, calculate.multiply(discount, HUNDREDTH))
}

/** The decimals of a unit price, and of one less discount if it is rounded by itself. */
const PRICES: Readonly<Record<Choices['price'], { readonly places: number; readonly discounted?: number }>> =
  {
    'four-decimals': { places: 4 },
    'to-cents': { places: 2 },
    'discounted-to-four-decimals': { places: 4, discounted: 4 },
    'discounted-to-cents': { places: 4, discounted: 2 },
  }

/** What one unit costs, rounded where a unit price less discount is. */
function discountedPrice({ calculate, choices }: Working, price: Decimal, discount: Decimal): Decimal {
  const exact = calculate.multiply(price, remaining(calculate, discount))
  const { discounted } = PRICES[choices.price]
  return discounted === undefined ? exact : calculate.round(exact, discounted, choices.ties)
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
function unitPriceOf({ calculate, choices }: Working, price: UnitPrice): Decimal {
  const { places } = PRICES[choices.price]
  if (price.type === 'sent')
    return calculate.round(calculate.round(price.amount, 4, 'half-up'), places, choices.ties)
  const cost = calculate.round(price.cost, 4, 'half-up')
  const made = price.isPercentage
    ? calculate.multiply(cost, calculate.add(ONE, calculate.multiply(price.markup, HUNDREDTH)))
    : calculate.add(cost, price.markup)
  return calculate.round(calculate.round(made, 4, 'half-up'), places, choices.ties)
}

interface MeasureChoice {
  /** The decimals that the measure is rounded to. */
  readonly places?: number
  /** Where the minimum length counts: at each piece, at their sum, or nowhere. */
  readonly minimum: 'pieces' | 'sum' | 'none'
  /** Whether each piece is priced to the cent by itself. */
  readonly roundsPieces: boolean
}

const MEASURES: Readonly<Record<Choices['measure'], MeasureChoice>> = {
  exact: { minimum: 'pieces', roundsPieces: false },
  'to-hundredths': { minimum: 'pieces', roundsPieces: false, places: 2 },
  'to-tenths': { minimum: 'pieces', roundsPieces: false, places: 1 },
  'pieces-to-cents': { minimum: 'pieces', roundsPieces: true },
  'minimum-left-out': { minimum: 'none', roundsPieces: false },
  'minimum-on-total': { minimum: 'sum', roundsPieces: false },
}

/** The quantity, or the measure (M3). */
function factorOf(working: Working, { factor }: PricedLine): Decimal {
  const { calculate, choices } = working
  if (factor.type === 'quantity') return factor.quantity
  const { places, minimum } = MEASURES[choices.measure]
  const measure = sum(
    calculate,
    factor.pieces.map((piece) => calculate.multiply(piece.amount, sizeOf(working, factor, piece))),
  )
  const charged = minimum === 'sum' ? atLeast(minimumOf(factor), measure) : measure
  return places === undefined ? charged : calculate.round(charged, places, choices.ties)
}

function sizeOf(
  { calculate, choices }: Working,
  factor: PlainPieces,
  { length, others }: PlainPieces['pieces'][number],
): Decimal {
  const isAtPieces = MEASURES[choices.measure].minimum === 'pieces'
  const charged = isAtPieces ? atLeast(minimumOf(factor), length) : length
  return others.reduce<Decimal>((product, size) => calculate.multiply(product, size), charged)
}

function atLeast(minimum: Decimal | undefined, measure: Decimal): Decimal {
  return minimum !== undefined && compare(measure, minimum) < 0 ? minimum : measure
}

/** M4: in the unit of the pieces. */
function minimumOf({ minimumMm, unit }: PlainPieces): Decimal | undefined {
  if (minimumMm === undefined) return undefined
  switch (unit) {
    case 'metres':
      return EXACT.multiply(minimumMm, narrow(1, 3))
    case 'feet':
      return EXACT.quotient(minimumMm, narrow(3048, 1), 6, 'half-up')
  }
}
