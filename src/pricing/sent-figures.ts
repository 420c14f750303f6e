import { compare } from '../number/arithmetic.js'
import { centsOf, isAmount, overflows, type Cents } from '../number/cents.js'
import { decimalsOf, isUnknown } from '../number/decimal.js'
import { writeCentsAsMicros, writeMicros, type Micros } from '../number/number-text.js'
import type { MajorUnits } from '../number/units.js'
import {
  amountTooLarge,
  checkFits,
  problemAt,
  NO_PROBLEMS,
  type LocatedProblem,
} from '../problem/located-problem.js'
import type { LinePolicy } from '../policies/roundings-of-policies.generated.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { lineMargin, marginFormulaText, totalFormulaText } from './formulas.js'
import type { PricingBasis, PricingSettings } from './priced.js'

export interface TotalFigures {
  readonly pricing: ParsedLinePricing
  readonly basis: PricingBasis
  readonly price: MajorUnits
  // L3
  readonly formula: Cents
  /** Holds the charged total, even if it does not fit. */
  readonly counted: Cents
  readonly settings: PricingSettings
}

export interface MarginFigures {
  // L1
  readonly cost: MajorUnits | undefined
  readonly unitPrice: MajorUnits | undefined
  readonly lineCost: Cents
  readonly total: Cents
}

export interface Comparisons {
  readonly total: typeof checkSentTotal
  readonly margin: typeof checkSentMargin
  readonly otherTotalOf?: (figures: TotalFigures, sent: Cents) => OtherTotal | undefined
}

export interface OtherTotal {
  readonly policy: LinePolicy
  readonly otherFormula: string
}

export const COMPARISONS: Comparisons = { total: checkSentTotal, margin: checkSentMargin }

// L7
function checkSentTotal(
  figures: TotalFigures,
  sent: MajorUnits,
  { otherTotalOf }: Comparisons,
): readonly LocatedProblem[] {
  const { basis, price, formula, counted } = figures
  if (overflows(formula)) return doesNotFit(figures) // N8
  if (!isAmount(formula) || !isAmount(counted) || formula === counted) return NO_PROBLEMS
  return [
    problemAt('total_price_mismatch', ['totalPrice'], {
      sent: writeMicros(sent),
      expected: writeCentsAsMicros(formula),
      formula: totalFormulaText(basis, price),
      // Policies are compared in whole cents.
      ...(decimalsOf(sent) > 2 ? {} : otherTotalOf?.(figures, counted)),
      ...roundingOf(figures),
    }),
  ]
}

/** L1: the formula shows only the rounded price. */
function roundingOf({ pricing, price }: TotalFigures): {
  readonly unitPriceSent?: Micros
  readonly unitPriceRounded?: Micros
} {
  const sent = pricing.unitPrice?.amount
  if (sent === undefined || compare(sent, price) === 0) return {}
  return { unitPriceSent: writeMicros(sent), unitPriceRounded: writeMicros(price) }
}

// N8
export function doesNotFit({ basis, price }: TotalFigures): readonly LocatedProblem[] {
  return [amountTooLarge(['totalPrice'], totalFormulaText(basis, price))]
}

// L12
export function checkSentMargin(
  { margin: sent }: ParsedLinePricing,
  { total, lineCost }: MarginFigures,
): readonly LocatedProblem[] {
  if (sent === undefined) return NO_PROBLEMS
  const expected = lineMargin(total, lineCost)
  if (overflows(expected)) return checkFits(expected, ['margin'])
  const found = centsOf(sent.amount)
  if (!isAmount(expected) || isUnknown(sent.amount) || found === expected) return NO_PROBLEMS
  return [
    problemAt('margin_mismatch', ['margin'], {
      sent: writeMicros(sent.amount),
      expected: writeCentsAsMicros(expected),
      formula: marginFormulaText(total, lineCost),
    }),
  ]
}
