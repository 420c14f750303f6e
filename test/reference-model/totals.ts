import {
  add,
  compare,
  divide,
  type Fraction,
  fromText,
  HUNDRED,
  isPositive,
  isZero,
  multiply,
  negate,
  ONE,
  subtract,
  sum,
  ZERO,
} from './fraction.js'
import type { Account } from './account.js'
import { fieldsOf, isFieldOf, unknownOf } from './fields.js'
import { withoutEmpty } from './ids.js'
import { dollars, inRange, keptMoney, written } from './money.js'
import type { Notebook } from './notebook.js'
import { type AdjustmentJson, type Json, requiredName, sent, withoutNulls } from './wire.js'

export const ADJUSTMENTS = [
  'ADJUSTMENT_TYPE_UNSPECIFIED',
  'ADJUSTMENT_TYPE_DISCOUNT',
  'ADJUSTMENT_TYPE_SURCHARGE',
] as const

export interface Adjusted {
  readonly amount: Fraction
  readonly isDiscount: boolean
  readonly isTaxFree: boolean
}

export const isDiscount = ({ type }: AdjustmentJson): boolean => type === 'ADJUSTMENT_TYPE_DISCOUNT'

/** T2: the type of an amount gives its direction. */
const isBelowZero = ({ amount }: AdjustmentJson): boolean => !!amount && compare(dollars(amount), ZERO) < 0

/** T2: a percentage is at least zero, and at most 100 for a discount. */
const isShare = (percentage: Fraction, ofDiscount: boolean): boolean =>
  compare(percentage, ZERO) >= 0 && (!ofDiscount || compare(percentage, HUNDRED) <= 0)

// T2, V4, M8
export function adjustmentBody(adjustment: AdjustmentJson, at: string, notebook: Notebook): Json {
  requiredName(ADJUSTMENTS, adjustment.type, `${at}.type`, notebook)
  const percentage = sent(adjustment.percentage)
  if (adjustment.amount && percentage !== undefined) notebook.problem('invalid_type', at)
  if (!adjustment.amount && percentage === undefined) notebook.problem('required', `${at}.amount`)
  if (isBelowZero(adjustment)) notebook.problem('out_of_range', `${at}.amount`)
  if (percentage !== undefined && !isShare(fromText(percentage), isDiscount(adjustment)))
    notebook.problem('out_of_range', `${at}.percentage`)
  return withoutNulls({
    ...withoutEmpty(fieldsOf(adjustment, 'adjustment'), ['percentage']),
    amount: keptMoney(adjustment.amount),
    appliedAmount: undefined, // T10: computed after the subtotal
    ...unknownOf(adjustment, 'adjustment', at, notebook),
  })
}

// T2
export function withApplied(body: Json, applied: Fraction, currency: string): Json {
  const isOwn = ([name]: readonly [string, unknown]): boolean => isFieldOf('adjustment', name)
  const entries = Object.entries(body)
  return {
    ...Object.fromEntries(entries.filter(isOwn)),
    appliedAmount: written(applied, currency),
    ...Object.fromEntries(entries.filter((entry) => !isOwn(entry))),
  }
}

// T2
export function fixedAmount(
  adjustment: AdjustmentJson,
  at: string,
  notebook: Notebook,
): Fraction | undefined {
  const { amount } = adjustment
  return amount && !isBelowZero(adjustment)
    ? inRange(notebook.toCent('T2', dollars(amount)), `${at}.amount`, notebook)
    : undefined
}

// T2
export function percentageAmount(percentage: string, subtotal: Fraction, at: string, notebook: Notebook) {
  const exact = divide(multiply(subtotal, fromText(percentage)), HUNDRED)
  return inRange(notebook.toCent('T2 percentage', exact), `${at}.percentage`, notebook)
}

export interface Totals {
  readonly subtotal: Fraction
  readonly discountAmount: Fraction
  readonly taxAmount: Fraction
  readonly total: Fraction
  readonly totalCost: Fraction
  readonly margin: Fraction
  readonly labourTotal: Fraction
}

export interface KnownLine {
  readonly counted: Fraction
  readonly cost: Fraction
  readonly discountAmount: Fraction
  readonly isTaxFree: boolean
  readonly isLabour: boolean
}

/** T3: rounds the share of each discount separately. */
function shareOf(discount: Fraction, taxable: Fraction, subtotal: Fraction, notebook: Notebook): Fraction {
  const quotient = isZero(subtotal) ? undefined : divide(taxable, subtotal)
  if (quotient !== undefined && compare(quotient, ZERO) >= 0 && compare(quotient, ONE) <= 0)
    return notebook.toCent('T3', multiply(discount, quotient))
  const side = quotient === undefined ? 'nothing' : compare(quotient, ZERO) < 0 ? 'below' : 'above'
  notebook.limited.push(`${side}: ${isPositive(taxable) ? 'whole' : 'none'}`)
  return isPositive(taxable) ? discount : ZERO
}

// T3, T4
function taxOf(
  lines: readonly KnownLine[],
  adjustments: readonly Adjusted[],
  subtotal: Fraction,
  account: Account,
  notebook: Notebook,
): Fraction {
  const { rate } = account
  if (rate === undefined) return ZERO
  const taxable = lines.filter((line) => !line.isTaxFree).map((line) => line.counted)
  const adjusted = sum(
    adjustments.map(({ amount, ...adjustment }) => {
      if (!adjustment.isDiscount) return adjustment.isTaxFree ? ZERO : amount
      return negate(shareOf(amount, sum(taxable), subtotal, notebook))
    }),
  )
  if (!account.taxesByLine) return notebook.toCent('T4', multiply(add(sum(taxable), adjusted), rate))
  const ofLines = taxable.map((counted) => notebook.toCent('T4 by line', multiply(counted, rate)))
  return add(sum(ofLines), notebook.toCent('T4 by line', multiply(adjusted, rate)))
}

// T1 to T9
export function totalsOf(
  lines: readonly KnownLine[],
  adjustments: readonly Adjusted[],
  subtotal: Fraction,
  account: Account,
  notebook: Notebook,
): Totals {
  const discounts = sum(adjustments.filter((one) => one.isDiscount).map((one) => one.amount))
  const surcharges = sum(adjustments.filter((one) => !one.isDiscount).map((one) => one.amount))
  const beforeTax = add(subtract(subtotal, discounts), surcharges)
  const taxAmount = taxOf(lines, adjustments, subtotal, account, notebook)
  const totalCost = sum(lines.map((line) => line.cost))
  return {
    subtotal,
    discountAmount: add(sum(lines.map((line) => line.discountAmount)), discounts), // T9
    taxAmount,
    total: add(beforeTax, taxAmount), // T6
    totalCost,
    margin: subtract(beforeTax, totalCost), // T7
    labourTotal: sum(lines.filter((line) => line.isLabour).map((line) => line.counted)), // T8
  }
}
