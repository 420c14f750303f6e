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

function lineAmount(
  working: Working,
  line: PricedLine,
  { price, factor, before, discount }: LineFigures,
): Decimal {
  const { calculate, choices } = working
  const rest = remaining(calculate, discount)
  if (choices.measure === 'pieces-to-cents' && line.factor.type === 'pieces') {
    const discounted = calculate.multiply(price, rest)
    return sum(
      calculate,
      line.factor.pieces.map((piece) => {
        const each = toCents(
          working,
          calculate.multiply(discounted, sizeOf(working, line.factor as PlainPieces, piece)),
        )
        return calculate.multiply(piece.amount, each)
      }),
    )
  }
  if (choices.price === 'discounted-to-cents' || choices.price === 'discounted-to-four-decimals')
    return unlessUnrounded(working, calculate.multiply(discountedPrice(working, price, discount), factor))
  if (!isZero(discount) && choices.discount === 'of-rounded-amount')
    return unlessUnrounded(working, calculate.multiply(toCents(working, before), rest))
  if (
    !isZero(discount) &&
    (choices.discount === 'rounded-alone' || choices.discount === 'rounded-of-exact')
  ) {
    const part = toCents(working, calculate.multiply(before, calculate.multiply(discount, HUNDREDTH)))
    const whole = choices.discount === 'rounded-alone' ? toCents(working, before) : before
    return unlessUnrounded(working, calculate.subtract(whole, part))
  }
  const amount = unlessUnrounded(working, calculate.multiply(calculate.multiply(price, rest), factor))
  if (choices.lines !== 'by-unit' || isZero(factor)) return amount
  // By the unit: the total divided by the quantity, to the cent, and multiplied again.
  return toCents(working, calculate.multiply(calculate.quotient(amount, factor, 2, choices.ties), factor))
}

export const HUNDREDTH = narrow(1, 2)

/** What is left of an amount after a discount. */
function remaining(calculate: Arithmetic, discount: Decimal): Decimal {
  return calculate.subtract(ONE, calculate.multiply(discount, HUNDREDTH))
}

/** What one unit costs, rounded where a unit price less discount is. */
function discountedPrice({ calculate, choices }: Working, price: Decimal, discount: Decimal): Decimal {
  const exact = calculate.multiply(price, remaining(calculate, discount))
  if (choices.price === 'discounted-to-cents') return calculate.round(exact, 2, choices.ties)
  return choices.price === 'discounted-to-four-decimals' ? calculate.round(exact, 4, choices.ties) : exact
}

function unlessUnrounded(working: Working, value: Decimal): Decimal {
  const { calculate, choices } = working
  if (choices.lines === 'not-rounded' || choices.total === 'not-rounded') return value
  if (choices.lines === 'in-two-steps') return toCents(working, calculate.round(value, 3, choices.ties))
  return toCents(working, value)
}

/** L1, L8. */
function unitPriceOf({ calculate, choices }: Working, price: UnitPrice): Decimal {
  const places = choices.price === 'to-cents' ? 2 : 4
  if (price.type === 'sent')
    return calculate.round(calculate.round(price.amount, 4, 'half-up'), places, choices.ties)
  const cost = calculate.round(price.cost, 4, 'half-up')
  const made = price.isPercentage
    ? calculate.multiply(cost, calculate.add(ONE, calculate.multiply(price.markup, HUNDREDTH)))
    : calculate.add(cost, price.markup)
  return calculate.round(calculate.round(made, 4, 'half-up'), places, choices.ties)
}

/** The quantity, or the measure (M3). */
function factorOf(working: Working, { factor }: PricedLine): Decimal {
  const { calculate, choices } = working
  if (factor.type === 'quantity') return factor.quantity
  const measure = sum(
    calculate,
    factor.pieces.map((piece) => calculate.multiply(piece.amount, sizeOf(working, factor, piece))),
  )
  const minimum = choices.measure === 'minimum-on-total' ? minimumOf(factor) : undefined
  const charged = minimum !== undefined && compare(measure, minimum) < 0 ? minimum : measure
  if (choices.measure === 'to-hundredths') return calculate.round(charged, 2, choices.ties)
  return choices.measure === 'to-tenths' ? calculate.round(charged, 1, choices.ties) : charged
}

function sizeOf(
  { calculate, choices }: Working,
  factor: PlainPieces,
  { length, others }: PlainPieces['pieces'][number],
): Decimal {
  const isMinimumByPiece = choices.measure !== 'minimum-left-out' && choices.measure !== 'minimum-on-total'
  const minimum = isMinimumByPiece ? minimumOf(factor) : undefined
  const charged = minimum !== undefined && compare(length, minimum) < 0 ? minimum : length
  return others.reduce<Decimal>((product, size) => calculate.multiply(product, size), charged)
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
