import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedAdjustment } from '../wire/document.generated.js'
import type { Contribution, PricedAdjustment } from './priced.js'
import { compare } from '../number/arithmetic.js'
import {
  addIntegers,
  amountOfCents,
  centsOf,
  centsOfProduct,
  isAmount,
  subtractIntegers,
  type Cents,
  type Integer,
} from '../number/cents.js'
import { plainText, writeMicros } from '../number/number-text.js'
import { HUNDRED, isUnknown, signOf, UNKNOWN } from '../number/decimal.js'
import { fractionOf } from '../number/units.js'
import { checkFits, allOf, problemAt, NO_PROBLEMS, type LocatedProblem } from '../problem/located-problem.js'
import { taxableShareOfDiscount, type TaxSettings } from '../tax/tax.js'

// T2
export function checkAdjustment({ type, amount, percentage }: ParsedAdjustment): readonly LocatedProblem[] {
  const neither = amount === undefined && percentage === undefined
  const both = amount !== undefined && percentage !== undefined
  return allOf([
    // An unreadable type is undefined too, but `inRequestOrder` drops this second problem.
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

// T2 to T4
export type TotalsSettings = TaxSettings & Pick<ParsedAccount, 'adjustmentPercentages'>

// T2, T3
export function priceAdjustments(
  adjustments: readonly ParsedAdjustment[],
  lines: Contribution,
  settings: TotalsSettings,
  isLeftOut: (index: number) => boolean = () => false,
): readonly PricedAdjustment[] {
  let left = lines.total
  return adjustments.map((adjustment, index) => {
    const priced = priceAdjustment(adjustment, left, lines, settings)
    const { appliedAmount, problems } = priced
    if (settings.adjustmentPercentages === 'in-turn' && problems.length === 0 && !isLeftOut(index)) {
      left =
        adjustment.type === 'ADJUSTMENT_TYPE_DISCOUNT'
          ? subtractIntegers(left, appliedAmount)
          : addIntegers(left, appliedAmount)
    }
    return priced
  })
}

function priceAdjustment(
  adjustment: ParsedAdjustment,
  base: Integer,
  lines: Contribution,
  { tax }: TotalsSettings,
): PricedAdjustment {
  const amount = amountOf(adjustment, base)
  const fits = isAmount(amount)
  return {
    adjustment,
    base,
    appliedAmount: amount,
    taxable: fits && tax !== undefined ? taxableOf(adjustment, amount, lines) : 0,
    problems: checkFits(amount, ['percentage']), // N8
  }
}

function amountOf({ amount, percentage }: ParsedAdjustment, base: Integer): Cents {
  return amount === undefined
    ? centsOfProduct(amountOfCents(base), fractionOf(percentage ?? UNKNOWN))
    : centsOf(amount.amount)
}

// T3
function taxableOf({ type, isTaxFree }: ParsedAdjustment, amount: Cents, lines: Contribution): Integer {
  if (type === 'ADJUSTMENT_TYPE_DISCOUNT') return taxableShareOfDiscount(amount, lines.taxable, lines.total)
  return isTaxFree === true ? 0 : amount
}
