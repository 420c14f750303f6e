import { roundHalfUp } from '../number/arithmetic.js'
import { HUNDRED, isZero, ONE, ZERO, type Decimal } from '../number/decimal.js'
import type { WorkedLines } from './lines-by-choices.js'
import { byPercentage, partOf, roundedPart } from './percentage-adjustments.js'
import {
  lessTax,
  outOfGross,
  taxedOf,
  taxIn,
  withAmount,
  type AppliedAdjustment,
  type Bases,
} from './tax-in-discounts.js'
import { sum, roundToCent, type Working } from '../policies/working.js'
import type { PlainAdjustment, PlainDocument } from './plain-document.js'

// T2
export function appliedAdjustments(
  working: Working,
  document: PlainDocument,
  worked: WorkedLines,
): readonly AppliedAdjustment[] {
  const { calculate, choices } = working
  const taxFactor = calculate.add(ONE, document.taxRate ?? ZERO)
  const { adjustmentPercentages: ofAccount } = document
  const percentages = choices.percentages === 'account' ? ofAccount : choices.percentages
  const isRoundedOnce = percentages === 'in-turn-exact' || percentages === 'summed'
  const { lines, subtotal } = worked
  let exact = subtotal
  let left = subtotal
  let rests = lines.map(({ total }) => total)
  const sums = new Map<boolean, Decimal>()
  const fixed = (isDiscount: boolean): Decimal => {
    const known =
      sums.get(isDiscount) ??
      sum(
        calculate,
        document.adjustments.filter((one) => one.isDiscount === isDiscount),
        ({ amount }) => roundHalfUp(amount ?? ZERO, 2),
      )
    sums.set(isDiscount, known)
    return known
  }
  return document.adjustments.map((adjustment) => {
    const { isDiscount, percentage, amount } = adjustment
    const bases: Bases = { worked, rests, left, fixed, taxFactor, ofAccount }
    const isRoundedLater = isRoundedOnce && amount === undefined
    const one: AppliedAdjustment = isRoundedLater
      ? withAmount(adjustment, ZERO)
      : amount === undefined
        ? byPercentage(working, adjustment, percentage ?? ZERO, percentages, bases)
        : byAmount(working, adjustment, amount, bases)
    const sign = isDiscount ? calculate.subtract : calculate.add
    if (percentages === 'in-turn-line-by-line' && percentage !== undefined)
      rests = rests.map((rest) => sign(rest, roundedPart(working, rest, percentage)))
    const whole = percentages === 'summed' ? subtotal : exact
    exact = sign(exact, isRoundedLater ? partOf(working, whole, percentage ?? ZERO) : one.applied)
    if (!isRoundedLater) {
      left = sign(left, one.applied)
      return one
    }
    // `in-turn-exact` rounds the amount left; `summed` rounds the sum of the adjustments so far.
    const before = left
    const less = calculate.subtract
    left =
      percentages === 'summed'
        ? less(subtotal, roundToCent(working, less(subtotal, exact)))
        : roundToCent(working, exact)
    return {
      ...one,
      applied: isDiscount ? calculate.subtract(before, left) : calculate.subtract(left, before),
    }
  })
}

function byAmount(
  working: Working,
  adjustment: PlainAdjustment,
  amount: Decimal,
  bases: Bases,
): AppliedAdjustment {
  const { calculate, choices } = working
  const { taxFactor } = bases
  const { subtotal } = bases.worked
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
        taxIn(working, taxedOf(working, applied, bases).part, taxFactor),
      )
    case 'net-of-tax': {
      const tax = taxIn(working, taxedOf(working, applied, bases).part, taxFactor)
      return withAmount(adjustment, calculate.subtract(applied, tax))
    }
    case 'out-of-gross':
    case 'out-of-gross-by-tax':
      return outOfGross(working, adjustment, applied, bases)
    case 'as-percentage': {
      if (isZero(subtotal)) return withAmount(adjustment, applied)
      const percentage = calculate.quotient(calculate.multiply(applied, HUNDRED), subtotal, 2, choices.ties)
      return withAmount(adjustment, roundToCent(working, partOf(working, subtotal, percentage)))
    }
  }
}
