import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import type { PricedPricing, PricingBasis, TotalRule } from './priced.js'
import { centsOf, isAmount, knownCents, overflows, type Cents } from '../number/cents.js'
import { plainText } from '../number/decimal-text.js'
import { isZero, UNKNOWN, type Decimal } from '../number/decimal.js'
import { fitsMicros, writeCentsAsMicros, writeMicros } from '../number/micros.js'
import { amountTooLarge, checkFits } from '../problem/amount-fits.js'
import { allOf, problemAt, NO_PROBLEMS, type LocatedProblem } from '../problem/located-problem.js'
import { basisOf, factorOf } from './basis.js'
import { totalFormulaText } from './formula-text.js'
import { amountBeforeDiscount, lineTotal } from './line-total.js'
import { priceMarkupAndMargin } from './price-markup-and-margin.js'
import { unitPriceFromMarkup } from './unit-price.js'

/** The kinds of line that are priced by their own pricing object alone. */
export type PlainLineKind = 'onTheFly' | 'catalogue' | 'labour'

/**
 * Prices a catalogue, on-the-fly or labour line (rules L).
 *
 * Findings are relative to the pricing object. A figure that could not be worked out is unknown, and so is
 * whatever follows from it.
 */
export function priceLinePricing(
  pricing: ParsedLinePricing,
  kind: PlainLineKind,
  account: ParsedAccount,
): PricedPricing {
  const basis = basisOf(pricing, account)
  const unitPrice = unitPriceOf(pricing, basis, kind, account)
  const price = unitPrice ?? UNKNOWN
  const formula = lineTotal(factorOf(basis), price, basis.discount)
  const totalRule = totalRuleOf(pricing, basis, kind, account)
  const counted = totalRule === 'formula' ? formula : totalAsSent(pricing)
  const total = knownCents(counted)
  const gross = grossOf(basis, price, formula, total)
  const discountAmount = knownCents(gross) - total // L15
  const {
    markup,
    margin,
    problems: wrongMargin,
  } = priceMarkupAndMargin(pricing, { cost: basis.cost, unitPrice, lineCost: basis.lineCost, total }, account)

  return {
    sent: pricing,
    basis,
    unitPrice,
    unitPriceRule: unitPrice === undefined ? 'none' : basis.unitPrice === undefined ? 'markup' : 'sent',
    total,
    totalRule,
    totalIsAsSupplied: false,
    beforeDiscount: knownCents(gross),
    discountAmount: knownCents(discountAmount),
    markup,
    margin,
    problems: allOf([
      basis.problems,
      basis.unitPrice === undefined ? checkMadePrice(unitPrice) : NO_PROBLEMS, // a price that was sent fits
      checkTotal({ pricing, basis, price, formula, counted }, totalRule),
      checkFits(gross, ['discount']), // N8
      checkFits(discountAmount, ['discount']), // N8
      wrongMargin,
    ]),
  }
}

/** The price as sent, or made from cost and markup on a catalogue line (L8). */
function unitPriceOf(
  pricing: ParsedLinePricing,
  basis: PricingBasis,
  kind: PlainLineKind,
  account: ParsedAccount,
): Decimal | undefined {
  if (basis.unitPrice !== undefined) return basis.unitPrice
  const { markup } = pricing
  const isDerived = account.derivationEnabled && kind === 'catalogue'
  if (!isDerived || basis.cost === undefined || markup === undefined) return undefined
  return unitPriceFromMarkup(basis.cost, markup, pricing.markupIsPercentage ?? true)
}

/** A price that was not sent must have been made, and must fit. */
function checkMadePrice(price: Decimal | undefined): readonly LocatedProblem[] {
  if (price === undefined) return UNIT_PRICE_REQUIRED
  if (fitsMicros(price)) return NO_PROBLEMS
  return [amountTooLarge(['unitPrice'], plainText(price))] // N8
}

const UNIT_PRICE_REQUIRED: readonly LocatedProblem[] = [problemAt('unit_price_required', ['unitPrice'])]

/** Where the total comes from, whether or not it is there. */
function totalRuleOf(
  { totalPrice }: ParsedLinePricing,
  { method: charging }: PricingBasis,
  kind: PlainLineKind,
  account: ParsedAccount,
): TotalRule {
  const isByCustomFormula = charging === 'customFormula'
  if (totalPrice === undefined) return isByCustomFormula || !account.derivationEnabled ? 'sent' : 'formula' // L4, L5
  const isChecked = !isByCustomFormula && (kind !== 'catalogue' || account.derivationEnabled) // L4, L7
  return isChecked ? 'checked' : 'sent'
}

function totalAsSent({ totalPrice }: ParsedLinePricing): Cents {
  return totalPrice === undefined ? NaN : centsOf(totalPrice.amount)
}

/** What a total is held against. */
interface TotalFigures {
  readonly pricing: ParsedLinePricing
  readonly basis: PricingBasis
  /** The unit price. */
  readonly price: Decimal
  /** What L3 makes. */
  readonly formula: Cents
  /** What the line counts, whether or not it fits. */
  readonly counted: Cents
}

function checkTotal(figures: TotalFigures, rule: TotalRule): readonly LocatedProblem[] {
  const { pricing, counted } = figures
  if (rule === 'formula') return checkDerivedTotal(figures)
  if (pricing.totalPrice === undefined) return TOTAL_REQUIRED // L4, L5
  if (overflows(counted)) return doesNotFit(figures)
  return rule === 'checked' ? checkSentTotal(figures, pricing.totalPrice.amount) : NO_PROBLEMS
}

const TOTAL_REQUIRED: readonly LocatedProblem[] = [problemAt('total_price_required', ['totalPrice'])]

/** L5, L6: a total can be made of something only. */
function checkDerivedTotal(figures: TotalFigures): readonly LocatedProblem[] {
  const { pricing, basis, counted } = figures
  if (basis.isMeasured) {
    if (pricing.measurements === undefined) return [problemAt('empty_measurements', ['measurements'])]
  } else if (isZero(basis.quantity) && basis.method === 'quantity') {
    return [problemAt('zero_quantity', ['quantity'])]
  }
  return overflows(counted) ? doesNotFit(figures) : NO_PROBLEMS
}

/** L7: a supplied total must be the formula's, both to the cent. */
function checkSentTotal(figures: TotalFigures, sent: Decimal): readonly LocatedProblem[] {
  const { basis, price, formula, counted } = figures
  if (overflows(formula)) return doesNotFit(figures) // N8
  if (!isAmount(formula) || !isAmount(counted) || formula === counted) return NO_PROBLEMS
  return [
    problemAt('total_price_mismatch', ['totalPrice'], {
      sent: writeMicros(sent),
      expected: writeCentsAsMicros(formula),
      formula: totalFormulaText(basis, price),
    }),
  ]
}

/** N8. */
function doesNotFit({ basis, price }: TotalFigures): readonly LocatedProblem[] {
  return [amountTooLarge(['totalPrice'], totalFormulaText(basis, price))]
}

/** L15: the total before discount, which is told only where the total is what the formula makes. It may not fit. */
function grossOf(basis: PricingBasis, unitPrice: Decimal, formula: Cents, total: Cents): Cents {
  return total !== formula || isZero(basis.discount)
    ? total
    : amountBeforeDiscount(factorOf(basis), unitPrice)
}
