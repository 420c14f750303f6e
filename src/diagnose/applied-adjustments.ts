/** Computes the amounts of adjustments under any choices (T2). */
import { compare, roundHalfUp } from '../number/arithmetic.js'
import { HUNDRED, isZero, ONE, ZERO, type Decimal } from '../number/decimal.js'
import type { AdjustmentPercentages } from '../definitions/enums.js'
import type { Choices } from '../policies/choices.js'
import type { WorkedLine } from './calculate-line.js'
import {
  grossPrice,
  lessTax,
  taxIn,
  taxInRest,
  taxOn,
  withAmount,
  type AppliedAdjustment,
} from './tax-in-discounts.js'
import { sum, toCents, type Working } from './working.js'
import type { PlainAdjustment, PlainDocument } from './plain-document.js'

/** The figures from which adjustments are computed. */
interface Bases {
  readonly lines: readonly WorkedLine[]
  /** The lines, less earlier adjustments if each line takes its part of them. */
  readonly rests: readonly Decimal[]
  readonly subtotal: Decimal
  /** The subtotal after earlier adjustments. */
  readonly left: Decimal
  /** The sum of all fixed discounts. */
  readonly fixed: Decimal
  readonly ofAccount: AdjustmentPercentages
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
  const { adjustmentPercentages: ofAccount } = document
  const percentages = choices.percentages === 'account' ? ofAccount : choices.percentages
  let exact = subtotal
  let left = subtotal
  let rests = lines.map(({ total }) => total)
  const fixed = sum(calculate, document.adjustments, fixedDiscountOf)
  return document.adjustments.map((adjustment) => {
    const { isDiscount, percentage, amount } = adjustment
    const bases: Bases = { lines, rests, subtotal, left, fixed, withTax, ofAccount }
    const isExactInTurn = percentages === 'in-turn-exact' && amount === undefined
    const one: AppliedAdjustment = isExactInTurn
      ? withAmount(adjustment, ZERO)
      : amount === undefined
        ? byPercentage(working, adjustment, percentage ?? ZERO, percentages, bases)
        : byAmount(working, adjustment, amount, bases)
    const sign = isDiscount ? calculate.subtract : calculate.add
    if (percentages === 'in-turn-line-by-line' && percentage !== undefined)
      rests = rests.map((rest) => sign(rest, roundedPart(working, rest, percentage)))
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

function fixedDiscountOf({ isDiscount, amount }: PlainAdjustment): Decimal {
  return isDiscount && amount !== undefined ? roundHalfUp(amount, 2) : ZERO
}

type Percentages = Exclude<Choices['percentages'], 'account'>

function partOf({ calculate }: Working, whole: Decimal, percentage: Decimal): Decimal {
  return calculate.multiply(whole, calculate.hundredth(percentage))
}

function roundedPart(working: Working, whole: Decimal, percentage: Decimal): Decimal {
  const part = partOf(working, whole, percentage)
  return working.choices.total === 'not-rounded' ? part : toCents(working, part)
}

/** Returns the discount that leaves a rounded amount. */
function lessRest(working: Working, whole: Decimal, percentage: Decimal): Decimal {
  const { calculate } = working
  return calculate.subtract(
    whole,
    toCents(working, calculate.subtract(whole, partOf(working, whole, percentage))),
  )
}

function byPercentage(
  working: Working,
  adjustment: PlainAdjustment,
  percentage: Decimal,
  percentages: Percentages,
  { lines, rests, subtotal, left, fixed, withTax, ofAccount }: Bases,
): AppliedAdjustment {
  const { calculate } = working
  const part = (whole: Decimal): Decimal => roundedPart(working, whole, percentage)
  const ofLines = (amountOf: (line: WorkedLine) => Decimal): Decimal => sum(calculate, lines, amountOf)
  switch (percentages) {
    case 'of-subtotal':
    case 'in-turn-exact':
      return withAmount(adjustment, part(subtotal))
    case 'in-turn':
      return withAmount(adjustment, part(left))
    case 'rest-rounded': {
      const base = ofAccount === 'in-turn' ? left : subtotal
      return withAmount(adjustment, adjustment.isDiscount ? lessRest(working, base, percentage) : part(base))
    }
    case 'after-fixed':
      return withAmount(adjustment, part(calculate.subtract(subtotal, fixed)))
    case 'in-turn-line-by-line':
      return withAmount(adjustment, sum(calculate, rests, part))
    case 'line-by-line':
      return withAmount(
        adjustment,
        ofLines(({ total }) => part(total)),
      )
    case 'unit-by-unit': {
      const amount = ofLines(({ price, factor }) => calculate.multiply(part(price), factor))
      return withAmount(adjustment, toCents(working, amount))
    }
    case 'of-undiscounted-lines':
      return withAmount(
        adjustment,
        part(
          calculate.add(
            subtotal,
            ofLines(({ discount }) => discount),
          ),
        ),
      )
    case 'of-total-with-tax':
    case 'off-total-with-tax': {
      if (!adjustment.isDiscount) return withAmount(adjustment, part(subtotal))
      const applied = part(calculate.add(subtotal, taxOn(working, lines, withTax)))
      return { ...adjustment, applied, includedTax: percentages === 'off-total-with-tax' ? ZERO : undefined }
    }
    case 'of-prices-with-tax': {
      if (!adjustment.isDiscount) return withAmount(adjustment, part(subtotal))
      const gross = ofLines(({ line, price, factor }) =>
        line.isTaxFree ? ZERO : part(calculate.multiply(grossPrice(working, price, withTax), factor)),
      )
      const ofExempt = ofLines(({ line, total }) => (line.isTaxFree ? part(total) : ZERO))
      return lessTax(working, adjustment, calculate.add(gross, ofExempt), taxIn(working, gross, withTax))
    }
  }
}

function byAmount(
  working: Working,
  adjustment: PlainAdjustment,
  amount: Decimal,
  bases: Bases,
): AppliedAdjustment {
  const { calculate, choices } = working
  const { subtotal, withTax } = bases
  const applied = calculate.round(amount, 2, 'half-up')
  if (!adjustment.isDiscount) return withAmount(adjustment, applied)
  switch (choices.fixed) {
    case 'as-sent':
      return withAmount(adjustment, applied)
    case 'with-tax':
      return lessTax(
        working,
        adjustment,
        applied,
        taxIn(working, taxedOf(working, applied, bases).part, withTax),
      )
    case 'net-of-tax': {
      const tax = taxIn(working, taxedOf(working, applied, bases).part, withTax)
      return withAmount(adjustment, calculate.subtract(applied, tax))
    }
    case 'out-of-gross':
    case 'out-of-gross-by-tax': {
      const { part, gross, tax } = taxedOf(working, applied, bases)
      const left = taxInRest(working, calculate.subtract(gross, part), withTax)
      return lessTax(working, adjustment, applied, calculate.subtract(tax, left))
    }
    case 'as-percentage': {
      if (isZero(subtotal)) return withAmount(adjustment, applied)
      const percentage = calculate.quotient(calculate.multiply(applied, HUNDRED), subtotal, 2, choices.ties)
      return withAmount(adjustment, toCents(working, partOf(working, subtotal, percentage)))
    }
  }
}

/**
 * Returns the taxed amount with its tax, that tax, and the part of a discount that this amount bears. Exempt lines
 * bear their share.
 */
function taxedOf(
  working: Working,
  amount: Decimal,
  { lines, subtotal, left, withTax }: Bases,
): Readonly<Record<'part' | 'gross' | 'tax', Decimal>> {
  const { calculate, choices } = working
  const taxed = sum(calculate, lines, ({ line, total }) => (line.isTaxFree ? ZERO : total))
  const isAll = compare(taxed, subtotal) === 0
  const shareOf = (whole: Decimal, share: Decimal, of: Decimal): Decimal =>
    isZero(of) ? ZERO : calculate.quotient(calculate.multiply(whole, share), of, 2, choices.ties)
  const net = isAll ? left : shareOf(left, taxed, subtotal)
  const gross = toCents(working, calculate.multiply(net, withTax))
  const whole = calculate.add(gross, calculate.subtract(left, net))
  return {
    part: isAll ? amount : shareOf(amount, gross, whole),
    gross,
    tax: calculate.subtract(gross, net),
  }
}
