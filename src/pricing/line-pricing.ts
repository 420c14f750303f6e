import type { Account } from '../model/account.js'
import type { LinePricing } from '../model/line-pricing.js'
import type { PricedPricing, PricingBasis, TotalRule } from '../model/priced.js'
import { centsOf, isAmount, knownCents, overflows, type Cents } from '../number/cents.js'
import { isZero, UNKNOWN, type Decimal } from '../number/decimal.js'
import { fitsMicros } from '../number/micros.js'
import { plainText } from '../number/write-decimal.js'
import { checkFits } from '../problem/amount-fits.js'
import { allOf, finding, NO_FINDINGS, type Finding } from '../problem/finding.js'
import { basisOf, factorOf } from './basis.js'
import { centsText, totalFormulaText } from './formula-text.js'
import { grossAmount, lineTotal } from './line-total.js'
import { priceMarkupAndMargin } from './price-markup-and-margin.js'
import type { Charging } from './strategy.js'
import { unitPriceFromMarkup } from './unit-price.js'

/** The kinds of line that are priced by their own pricing object alone. */
export type PlainLineKind = 'onTheFly' | 'catalogue' | 'labour'

/**
 * Prices a catalogue, on-the-fly or labour line (rules L).
 *
 * Findings are relative to the pricing object. A figure that could not be worked out is unknown, and so is
 * whatever follows from it.
 */
export function priceLinePricing(pricing: LinePricing, kind: PlainLineKind, account: Account): PricedPricing {
  const { basis, charging, findings: wrongBasis } = basisOf(pricing, account)
  const price = unitPriceOf(pricing, basis, kind, account)
  const unitPrice = price.unitPrice ?? UNKNOWN
  const formula = lineTotal(factorOf(basis), unitPrice, basis.discount)
  const total = totalOf({ pricing, kind, account, charging, basis, unitPrice, formula })
  const gross = grossOf(basis, unitPrice, formula, total.total)
  const {
    markup,
    margin,
    findings: wrongMargin,
  } = priceMarkupAndMargin(
    pricing,
    { cost: basis.cost, unitPrice: price.unitPrice, lineCost: basis.lineCost, total: total.total },
    account,
  )

  return {
    sent: pricing,
    basis,
    unitPrice: price.unitPrice,
    unitPriceRule: price.rule,
    total: total.total,
    totalRule: total.rule,
    totalIsEchoed: false,
    gross: gross.gross,
    discountAmount: gross.discountAmount,
    markup,
    margin,
    findings: allOf(wrongBasis, price.findings, total.findings, gross.findings, wrongMargin),
  }
}

interface UnitPrice {
  readonly unitPrice: Decimal | undefined
  readonly rule: PricedPricing['unitPriceRule']
  readonly findings: readonly Finding[]
}

function unitPriceOf(
  pricing: LinePricing,
  basis: PricingBasis,
  kind: PlainLineKind,
  account: Account,
): UnitPrice {
  if (basis.unitPrice !== undefined) {
    return { unitPrice: basis.unitPrice, rule: 'sent', findings: NO_FINDINGS }
  }
  const { markup } = pricing
  if (account.derivationEnabled && kind === 'catalogue' && basis.cost !== undefined && markup !== undefined) {
    const unitPrice = unitPriceFromMarkup(basis.cost, markup, pricing.markupIsPercentage ?? true) // L8
    return { unitPrice, rule: 'markup', findings: checkPriceFits(unitPrice) }
  }
  return { unitPrice: undefined, rule: 'none', findings: [finding('unit_price_required', ['unitPrice'])] }
}

/** A price that was sent fits; one that is made may not. */
function checkPriceFits(price: Decimal): readonly Finding[] {
  if (fitsMicros(price)) return NO_FINDINGS
  return [finding('amount_out_of_range', ['unitPrice'], { formula: plainText(price) })] // N8
}

interface TotalQuestion {
  readonly pricing: LinePricing
  readonly kind: PlainLineKind
  readonly account: Account
  readonly charging: Charging
  readonly basis: PricingBasis
  readonly unitPrice: Decimal
  /** What L3 makes. */
  readonly formula: Cents
}

interface Total {
  readonly total: Cents
  readonly rule: TotalRule
  readonly findings: readonly Finding[]
}

function totalOf(question: TotalQuestion): Total {
  const { pricing, charging, account, kind } = question
  const sent = pricing.totalPrice
  if (sent === undefined) {
    const mustBeSent = charging === 'customFormula' || !account.derivationEnabled // L4, L5
    return mustBeSent ? { total: NaN, rule: 'sent', findings: TOTAL_REQUIRED } : derivedTotal(question)
  }
  const total = centsOf(sent.amount)
  if (overflows(total)) {
    return { total: NaN, rule: 'sent', findings: [doesNotFit(question)] }
  }
  const isChecked = charging !== 'customFormula' && (kind !== 'catalogue' || account.derivationEnabled) // L4, L7
  if (!isChecked) return { total, rule: 'sent', findings: NO_FINDINGS }
  return { total, rule: 'checked', findings: checkTotal(question, sent.amount, total) }
}

const TOTAL_REQUIRED: readonly Finding[] = [finding('total_price_required', ['totalPrice'])]

/** L5, L6. */
function derivedTotal(question: TotalQuestion): Total {
  const { basis, pricing, formula } = question
  if (basis.isMeasured) {
    const isEmpty = pricing.measurements === undefined || pricing.measurements.length === 0
    if (isEmpty)
      return { total: NaN, rule: 'formula', findings: [finding('empty_measurements', ['measurements'])] }
  } else if (isZero(basis.quantity) && question.charging === 'quantity') {
    return { total: NaN, rule: 'formula', findings: [finding('zero_quantity', ['quantity'])] }
  }
  return {
    total: knownCents(formula),
    rule: 'formula',
    findings: overflows(formula) ? [doesNotFit(question)] : NO_FINDINGS,
  }
}

/** L7: a supplied total must be the formula's, both to the cent. */
function checkTotal(question: TotalQuestion, sent: Decimal, total: Cents): readonly Finding[] {
  const { basis, unitPrice, formula } = question
  if (overflows(formula)) return [doesNotFit(question)] // N8
  if (!isAmount(formula) || !isAmount(total) || formula === total) return NO_FINDINGS
  return [
    finding('total_price_mismatch', ['totalPrice'], {
      sent: plainText(sent),
      expected: centsText(formula),
      formula: totalFormulaText(basis, unitPrice),
    }),
  ]
}

/** N8. */
function doesNotFit({ basis, unitPrice }: TotalQuestion): Finding {
  const formula = totalFormulaText(basis, unitPrice)
  return finding('amount_out_of_range', ['totalPrice'], { formula: formula === '' ? undefined : formula })
}

interface Gross {
  readonly gross: Cents
  readonly discountAmount: Cents
  readonly findings: readonly Finding[]
}

/** L15: what the discount took off, where the total is what the formula makes. */
function grossOf(basis: PricingBasis, unitPrice: Decimal, formula: Cents, total: Cents): Gross {
  if (total !== formula) return { gross: total, discountAmount: 0, findings: NO_FINDINGS }
  if (isZero(basis.discount)) return { gross: formula, discountAmount: 0, findings: NO_FINDINGS }
  const gross = grossAmount(factorOf(basis), unitPrice)
  return {
    gross: knownCents(gross),
    discountAmount: knownCents(gross - total),
    findings: allOf(checkFits(gross, ['discount']), checkFits(knownCents(gross) - total, ['discount'])), // N8
  }
}
