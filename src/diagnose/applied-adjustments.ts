/** Computes the amounts of adjustments under any choices (T2). */
import { HUNDRED, HUNDREDTH, isZero, ONE, ZERO, type Decimal } from '../number/decimal.js'
import type { AdjustmentPercentages } from '../definitions/enums.js'
import type { Choices } from '../policies/choices.js'
import type { WorkedLine } from './calculate-line.js'
import { sum, toCents, type Working } from './working.js'
import type { PlainAdjustment, PlainDocument } from './plain-document.js'

/** An adjustment with its amount. */
export interface AppliedAdjustment extends PlainAdjustment {
  readonly applied: Decimal
  /** The tax that a discount also takes off. Undefined if its amount does not include tax. */
  readonly includedTax: Decimal | undefined
}

function withAmount(adjustment: PlainAdjustment, applied: Decimal, includedTax?: Decimal): AppliedAdjustment {
  return { ...adjustment, applied, includedTax }
}

/** The figures from which adjustments are computed. */
interface Bases {
  readonly lines: readonly WorkedLine[]
  readonly subtotal: Decimal
  /** 1 + the tax rate. */
  readonly withTax: Decimal
}

/** T2: returns the adjustments in their order, each with its amount. */
export function appliedAdjustments(
  working: Working,
  document: PlainDocument,
  lines: readonly WorkedLine[],
  subtotal: Decimal,
): readonly AppliedAdjustment[] {
  const { calculate, choices } = working
  const withTax = calculate.add(ONE, document.taxRate ?? ZERO)
  const bases: Bases = { lines, subtotal, withTax }
  const way = choices.percentages === 'account' ? WAYS[document.adjustmentPercentages] : choices.percentages
  let exact = subtotal
  let left = subtotal
  return document.adjustments.map((adjustment) => {
    const { isDiscount, percentage, amount } = adjustment
    const base = way === 'in-turn' ? left : subtotal
    const isExactInTurn = way === 'in-turn-exact' && amount === undefined
    const one: AppliedAdjustment = isExactInTurn
      ? withAmount(adjustment, ZERO)
      : amount === undefined
        ? byPercentage(working, adjustment, percentage ?? ZERO, base, way, bases)
        : byAmount(working, adjustment, amount, bases)
    const sign = isDiscount ? calculate.subtract : calculate.add
    exact = sign(exact, isExactInTurn ? partOf(working, exact, percentage ?? ZERO) : one.applied)
    if (!isExactInTurn) {
      left = sign(left, one.applied)
      return one
    }
    // The remaining amount is rounded, not the amount taken off.
    const before = left
    left = toCents(working, exact)
    return {
      ...one,
      applied: isDiscount ? calculate.subtract(before, left) : calculate.subtract(left, before),
    }
  })
}

type Way = Exclude<Choices['percentages'], 'account'>

const WAYS: Readonly<Record<AdjustmentPercentages, Way>> = {
  'of-subtotal': 'of-subtotal',
  'in-turn': 'in-turn',
}

function partOf({ calculate }: Working, whole: Decimal, percentage: Decimal): Decimal {
  return calculate.multiply(whole, calculate.multiply(percentage, HUNDREDTH))
}

function byPercentage(
  working: Working,
  adjustment: PlainAdjustment,
  percentage: Decimal,
  base: Decimal,
  way: Way,
  { lines, withTax }: Bases,
): AppliedAdjustment {
  const { calculate, choices } = working
  const rounded = (value: Decimal): Decimal =>
    choices.total === 'not-rounded' ? value : toCents(working, value)
  const ofLines = (amountOf: (line: WorkedLine) => Decimal): Decimal =>
    sum(calculate, lines, (line) => rounded(partOf(working, amountOf(line), percentage)))
  switch (way) {
    case 'of-subtotal':
    case 'in-turn':
    case 'in-turn-exact':
      return withAmount(adjustment, rounded(partOf(working, base, percentage)))
    case 'line-by-line':
      return withAmount(
        adjustment,
        ofLines(({ total }) => total),
      )
    case 'of-prices-with-tax': {
      if (!adjustment.isDiscount) return withAmount(adjustment, rounded(partOf(working, base, percentage)))
      const netOf = ({ line, price, factor }: WorkedLine): Decimal =>
        line.isTaxFree ? ZERO : calculate.multiply(grossPrice(working, price, withTax), factor)
      const gross = ofLines(netOf)
      const ofExempt = ofLines(({ line, total }) => (line.isTaxFree ? total : ZERO))
      return withTaxIn(working, adjustment, gross, withTax, ofExempt)
    }
  }
}

function grossPrice(working: Working, price: Decimal, withTax: Decimal): Decimal {
  return toCents(working, working.calculate.multiply(price, withTax))
}

/** Splits a discount that includes tax into its net amount and its tax. */
function withTaxIn(
  { calculate, choices }: Working,
  adjustment: PlainAdjustment,
  gross: Decimal,
  withTax: Decimal,
  untaxed: Decimal,
): AppliedAdjustment {
  const net = calculate.quotient(gross, withTax, 2, choices.ties)
  return withAmount(adjustment, calculate.add(net, untaxed), calculate.subtract(gross, net))
}

function byAmount(
  working: Working,
  adjustment: PlainAdjustment,
  amount: Decimal,
  { lines, subtotal, withTax }: Bases,
): AppliedAdjustment {
  const { calculate, choices } = working
  const applied = calculate.round(amount, 2, 'half-up')
  if (!adjustment.isDiscount) return withAmount(adjustment, applied)
  switch (choices.fixed) {
    case 'as-sent':
      return withAmount(adjustment, applied)
    case 'with-tax':
      return hasTaxedLine(lines)
        ? withTaxIn(working, adjustment, applied, withTax, ZERO)
        : withAmount(adjustment, applied)
    case 'net-of-tax':
      return withAmount(
        adjustment,
        hasTaxedLine(lines) ? calculate.quotient(applied, withTax, 2, choices.ties) : applied,
      )
    case 'as-percentage': {
      if (isZero(subtotal)) return withAmount(adjustment, applied)
      const percentage = calculate.quotient(calculate.multiply(applied, HUNDRED), subtotal, 2, choices.ties)
      return withAmount(adjustment, toCents(working, partOf(working, subtotal, percentage)))
    }
  }
}

function hasTaxedLine(lines: readonly WorkedLine[]): boolean {
  return lines.some(({ line }) => line.type !== 'note' && !line.isTaxFree)
}
