import type { ParsedAdjustment } from '../wire/document.generated.js'
import type { Contribution, PricedAdjustment } from './priced.js'
import { compare } from '../number/arithmetic.js'
import {
  amountOfCents,
  centsOf,
  centsOfProduct,
  isAmount,
  type Cents,
  type Integer,
} from '../number/cents.js'
import { plainText, writeMicros } from '../number/number-text.js'
import { HUNDRED, isUnknown, signOf, UNKNOWN } from '../number/decimal.js'
import { fractionOf } from '../number/units.js'
import { checkFits, allOf, problemAt, NO_PROBLEMS, type LocatedProblem } from '../problem/located-problem.js'
import { taxableShareOfDiscount, type TaxSettings } from '../tax/tax.js'

/** Checks one adjustment (T2). Paths of problems are relative to the adjustment. */
export function checkAdjustment({ type, amount, percentage }: ParsedAdjustment): readonly LocatedProblem[] {
  const neither = amount === undefined && percentage === undefined
  const both = amount !== undefined && percentage !== undefined
  return allOf([
    // An unreadable type already has a problem.
    type === undefined ? [problemAt('required', ['type'])] : NO_PROBLEMS,
    neither ? [problemAt('required', ['amount'])] : NO_PROBLEMS,
    both ? [problemAt('invalid_type', [], { expected: 'amountOrPercentage', sent: 'both' })] : NO_PROBLEMS,
    checkAmount(amount),
    checkPercentage(percentage, type),
  ])
}

function checkAmount(amount: ParsedAdjustment['amount']): readonly LocatedProblem[] {
  if (amount === undefined) return NO_PROBLEMS
  if (signOf(amount.amount) < 0) {
    return [problemAt('out_of_range', ['amount'], { amountMicros: writeMicros(amount.amount), min: '0' })]
  }
  // N8: the largest amounts in int64 micros round up to cents that do not fit.
  return checkFits(centsOf(amount.amount), ['amount'])
}

function checkPercentage(
  percentage: ParsedAdjustment['percentage'],
  type: ParsedAdjustment['type'],
): readonly LocatedProblem[] {
  if (percentage === undefined || isUnknown(percentage)) return NO_PROBLEMS
  const isDiscount = type === 'ADJUSTMENT_TYPE_DISCOUNT'
  const inRange = signOf(percentage) >= 0 && !(isDiscount && compare(percentage, HUNDRED) > 0)
  if (inRange) return NO_PROBLEMS
  const details = { sent: plainText(percentage), min: '0', ...(isDiscount ? { max: '100' } : {}) }
  return [problemAt('out_of_range', ['percentage'], details)]
}

/** Calculates the amount of an adjustment from the sum of the lines (T2), and its effect on the taxable base (T3). */
export function priceAdjustment(
  adjustment: ParsedAdjustment,
  lines: Contribution,
  { tax }: TaxSettings,
): PricedAdjustment {
  const amount = amountOf(adjustment, lines)
  const fits = isAmount(amount)
  return {
    adjustment,
    appliedAmount: amount,
    taxable: fits && tax !== undefined ? taxableOf(adjustment, amount, lines) : 0,
    // `checkAdjustment` has checked a supplied amount.
    problems: checkFits(amount, ['percentage']), // N8
  }
}

function amountOf({ amount, percentage }: ParsedAdjustment, lines: Contribution): Cents {
  return amount === undefined
    ? centsOfProduct(amountOfCents(lines.total), fractionOf(percentage ?? UNKNOWN))
    : centsOf(amount.amount)
}

/** Calculates the change of the taxable base (T3). */
function taxableOf({ type, isTaxFree }: ParsedAdjustment, amount: Cents, lines: Contribution): Integer {
  if (type === 'ADJUSTMENT_TYPE_DISCOUNT') return taxableShareOfDiscount(amount, lines.taxable, lines.total)
  return isTaxFree === true ? 0 : amount
}
