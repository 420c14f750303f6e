import { centsOf, overflows, subtractCents, UNKNOWN_CENTS, type Cents } from '../number/cents.js'
import { fitsDecimalText, fitsMicros, plainText } from '../number/number-text.js'
import { isUnknown, isZero, UNKNOWN } from '../number/decimal.js'
import type { MajorUnits, Percent } from '../number/units.js'
import {
  amountTooLarge,
  checkFits,
  allOf,
  figureTooLong,
  problemAt,
  NO_PROBLEMS,
  type LocatedProblem,
} from '../problem/located-problem.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { basisOf } from './basis.js'
import { amountBeforeDiscount, lineMargin, lineTotal, markupOnCost, unitPriceFromMarkup } from './formulas.js'
import type { PricedPricing, PricingBasis, PricingSettings, TotalRule } from './priced.js'
import { doesNotFit, type Comparisons, type MarginFigures, type TotalFigures } from './sent-figures.js'

export type SimpleLineKind = 'onTheFly' | 'catalogue' | 'labour'

/** Derives even with derivation off. Compares no supplied figures. */
export function deriveLinePricing(
  pricing: ParsedLinePricing,
  kind: SimpleLineKind,
  settings: PricingSettings,
): PricedPricing {
  return priceLinePricing(pricing, kind, { ...settings, derivationEnabled: true }, NOTHING)
}

const NOTHING: Comparisons = { total: () => NO_PROBLEMS, margin: () => NO_PROBLEMS }

export function priceLinePricing(
  pricing: ParsedLinePricing,
  kind: SimpleLineKind,
  settings: PricingSettings,
  comparisons: Comparisons,
): PricedPricing {
  const { derivationEnabled } = settings
  const basis = basisOf(pricing, settings)
  const isDerived = basis.unitPrice === undefined
  const unitPrice = isDerived ? derivedUnitPrice(pricing, basis, kind, derivationEnabled) : basis.unitPrice
  const price = unitPrice ?? UNKNOWN
  const { factor } = basis
  const formula = lineTotal(factor, price, basis.discount)
  const totalRule = totalRuleOf(pricing, basis, kind, derivationEnabled)
  const counted = totalRule === 'formula' ? formula : totalAsSent(pricing)
  const isTooLarge = overflows(counted) // N8
  const total = isTooLarge ? UNKNOWN_CENTS : counted
  // L15: a total other than that of the formula counts as undiscounted.
  const isDiscounted = total === formula && !isZero(basis.discount)
  const before = isDiscounted ? amountBeforeDiscount(price, factor) : total
  const wrongBefore = checkFits(before, ['discount']) // N8
  const beforeDiscount = wrongBefore.length > 0 ? UNKNOWN_CENTS : before
  const figures = { cost: basis.cost, unitPrice, lineCost: basis.lineCost, total }
  const {
    markup,
    margin,
    problems: wrongMargin,
  } = priceMarkupAndMargin(pricing, figures, derivationEnabled, comparisons.margin)

  return {
    sent: pricing,
    basis,
    unitPrice,
    unitPriceRule: unitPrice === undefined ? 'none' : isDerived ? 'markup' : 'sent',
    total,
    totalRule,
    totalIsAsSupplied: false,
    beforeDiscount,
    discountAmount: subtractCents(beforeDiscount, total),
    markup,
    margin,
    problems: allOf([
      basis.problems,
      isDerived ? checkDerivedPrice(unitPrice) : NO_PROBLEMS, // A supplied price fits.
      checkTotal({ pricing, basis, price, formula, counted, settings }, totalRule, isTooLarge, comparisons),
      wrongBefore,
      wrongMargin,
    ]),
  }
}

// L8
function derivedUnitPrice(
  { markup, markupIsPercentage = true }: ParsedLinePricing,
  { cost }: PricingBasis,
  kind: SimpleLineKind,
  derivationEnabled: boolean,
): MajorUnits | undefined {
  if (!derivationEnabled || kind !== 'catalogue' || cost === undefined || markup === undefined)
    return undefined
  return unitPriceFromMarkup(cost, markup, markupIsPercentage)
}

function checkDerivedPrice(price: MajorUnits | undefined): readonly LocatedProblem[] {
  if (price === undefined) return UNIT_PRICE_REQUIRED
  if (fitsMicros(price)) return NO_PROBLEMS
  return [amountTooLarge(['unitPrice'], plainText(price))] // N8
}

const UNIT_PRICE_REQUIRED: readonly LocatedProblem[] = [problemAt('unit_price_required', ['unitPrice'])]

/** Returns `sent` even if a required total is missing. */
function totalRuleOf(
  { totalPrice }: ParsedLinePricing,
  { method }: PricingBasis,
  kind: SimpleLineKind,
  derivationEnabled: boolean,
): TotalRule {
  const isByCustomFormula = method === 'customFormula'
  if (totalPrice === undefined) return isByCustomFormula || !derivationEnabled ? 'sent' : 'formula' // L4, L5
  const isChecked = !isByCustomFormula && (kind !== 'catalogue' || derivationEnabled) // L4, L7
  return isChecked ? 'checked' : 'sent'
}

function totalAsSent({ totalPrice }: ParsedLinePricing): Cents {
  return totalPrice === undefined ? UNKNOWN_CENTS : centsOf(totalPrice.amount)
}

const TOTAL_REQUIRED: readonly LocatedProblem[] = [problemAt('total_price_required', ['totalPrice'])]

function checkTotal(
  figures: TotalFigures,
  rule: TotalRule,
  isTooLarge: boolean,
  comparisons: Comparisons,
): readonly LocatedProblem[] {
  const { pricing, basis } = figures
  const sent = pricing.totalPrice?.amount
  if (rule === 'formula') {
    if (basis.isMeasured && pricing.measurements === undefined)
      return [problemAt('empty_measurements', ['measurements'])] // L6
    if (basis.method === 'quantity' && isZero(basis.quantity))
      return [problemAt('zero_quantity', ['quantity'])] // L6
  } else if (sent === undefined) return TOTAL_REQUIRED // L4, L5
  if (isTooLarge) return doesNotFit(figures)
  return rule === 'checked' && sent !== undefined
    ? comparisons.total(figures, sent, comparisons)
    : NO_PROBLEMS
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
  return { markup, margin, problems: [...checkMarkupFits(markup), ...checkFits(margin, ['margin'])] }
}

/** N8: the engine must be able to read its own output. */
export function checkMarkupFits(markup: Percent | undefined): readonly LocatedProblem[] {
  if (markup === undefined || fitsDecimalText(markup) || isUnknown(markup)) return NO_PROBLEMS
  return [figureTooLong(['markup'], plainText(markup))]
}
