import { multiply, subtract } from '../number/arithmetic.js'
import { subtractCents, type Cents } from '../number/cents.js'
import { fitsDecimalText, plainText } from '../number/number-text.js'
import { isUnknown, isZero, signOf } from '../number/decimal.js'
import { fractionOfWhole, HUNDRED_PERCENT, type MajorUnits, type Percent } from '../number/units.js'
import {
  checkFits,
  figureTooLong,
  allOf,
  NO_PROBLEMS,
  type LocatedProblem,
} from '../problem/located-problem.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'

// L10: a percentage has two decimals fewer than its fraction.
const FRACTION_DECIMALS = 6

// L10
export function markupOnCost(unitPrice: MajorUnits, cost: MajorUnits): Percent | undefined {
  if (signOf(cost) === 0) return undefined
  return multiply(HUNDRED_PERCENT, fractionOfWhole(subtract(unitPrice, cost), cost, FRACTION_DECIMALS))
}

// L11
export function lineMargin(total: Cents, lineCost: Cents): Cents {
  return subtractCents(total, lineCost)
}

export interface MarginFigures {
  // L1
  readonly cost: MajorUnits | undefined
  readonly unitPrice: MajorUnits | undefined
  readonly lineCost: Cents
  readonly total: Cents
}

/** Undefined figures stay as supplied. */
interface MarkupAndMargin {
  readonly markup: Percent | undefined
  readonly margin: Cents | undefined
  readonly problems: readonly LocatedProblem[]
}

const AS_SENT: MarkupAndMargin = { markup: undefined, margin: undefined, problems: NO_PROBLEMS }

// L10, L11, L12
export function priceMarkupAndMargin(
  pricing: ParsedLinePricing,
  figures: MarginFigures,
  derivationEnabled: boolean,
  checkSent: (pricing: ParsedLinePricing, figures: MarginFigures) => readonly LocatedProblem[],
): MarkupAndMargin {
  const { cost, unitPrice, total, lineCost } = figures
  if (cost === undefined) return AS_SENT // L11, L12
  if (!derivationEnabled) return { ...AS_SENT, problems: checkSent(pricing, figures) } // L12
  if (isZero(cost)) return AS_SENT // L10, L11
  const margin = lineMargin(total, lineCost)
  const markup = unitPrice === undefined ? undefined : markupOnCost(unitPrice, cost) // L10
  return { markup, margin, problems: allOf([checkMarkupFits(markup), checkFits(margin, ['margin'])]) }
}

/** N8: the engine must be able to read its own output. */
export function checkMarkupFits(markup: Percent | undefined): readonly LocatedProblem[] {
  if (markup === undefined || fitsDecimalText(markup) || isUnknown(markup)) return NO_PROBLEMS
  return [figureTooLong(['markup'], plainText(markup))]
}
