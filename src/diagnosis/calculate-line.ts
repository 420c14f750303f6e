/** The total of a line by any choices (L3, L8, M3 by ours). */
import { compare } from '../number/arithmetic.js'
import { isZero, ONE, ZERO, type Decimal } from '../number/decimal.js'
import type { Arithmetic } from '../policies/arithmetic.js'
import type { Choices } from '../policies/choices.js'
import {
  amountOfLine,
  factorOf,
  fractionsOf,
  HUNDREDTH,
  priceBy,
  PRICES,
  sum,
  type LineAmount,
} from '../policies/line-amount.js'
import type { PlainLine, UnitPrice } from './plain-document.js'

/** An arithmetic with the choices it serves. */
export interface Working {
  readonly calculate: Arithmetic
  readonly choices: Choices
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
  const factor = factorOf(working, line.sold)
  const sent = unitPriceOf(working, line.unitPrice)
  const isInclusive = choices.tax === 'inclusive' && !line.isTaxFree
  // Inclusive prices: the price is held with its tax, to the cent, and the net amount is worked out again.
  const price = isInclusive ? toCents(working, calculate.multiply(sent, calculate.add(ONE, rate))) : sent
  const figures = { price, factor, ...fractionsOf(calculate, line.discount) }
  const amount = amountOfLine(working, figures, line.sold)
  const gross = roundedAmount(working, amount, factor)
  const isDiscounted = choices.discount !== 'left-out' && !isZero(line.discount)
  const before = isDiscounted ? unlessUnrounded(working, calculate.multiply(price, factor)) : gross
  if (!isInclusive)
    return {
      line,
      total: gross,
      discount: calculate.subtract(before, gross),
      includedTax: ZERO,
      factor,
      price: amount.unit,
    }
  const net = (value: Decimal): Decimal =>
    calculate.quotient(value, calculate.add(ONE, rate), 2, choices.ties)
  const total = net(gross)
  return {
    line,
    total,
    discount: calculate.subtract(net(before), total),
    includedTax: calculate.subtract(gross, total),
    factor,
    price,
  }
}

function roundedAmount(working: Working, { exact, whole, pieces }: LineAmount, factor: Decimal): Decimal {
  if (pieces !== undefined) return exact
  const amount = unlessUnrounded(working, exact)
  const { calculate, choices } = working
  const isProduct = whole === undefined && PRICES[choices.price].discounted === undefined
  if (choices.lines !== 'by-unit' || !isProduct || isZero(factor)) return amount
  // The total divided by the quantity, to the cent, and multiplied again.
  return toCents(working, calculate.multiply(calculate.quotient(amount, factor, 2, choices.ties), factor))
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
  const { calculate } = working
  const rounded = (value: Decimal): Decimal => calculate.round(value, 4, 'half-up')
  if (price.type === 'sent') return priceBy(working, rounded(price.amount))
  const cost = rounded(price.cost)
  const made = price.isPercentage
    ? calculate.multiply(cost, calculate.add(ONE, calculate.multiply(price.markup, HUNDREDTH)))
    : calculate.add(cost, price.markup)
  return priceBy(working, rounded(made))
}
