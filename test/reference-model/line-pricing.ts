import {
  add,
  divide,
  equal,
  type Fraction,
  fromText,
  HUNDRED,
  isZero,
  multiply,
  ONE,
  subtract,
  ZERO,
} from './fraction.js'
import type { Account } from './account.js'
import { placeLists } from './measurement-lists.js'
import { refuseLegacyNames } from './fields.js'
import { currencyOf, dollars, inRange, written } from './money.js'
import type { Notebook } from './notebook.js'
import {
  costOf,
  figuresOf,
  leftOutQuantity,
  markupAndMargin,
  type PricingFigures,
  product,
  readBack,
} from './pricing-figures.js'
import { type Json, type PricingJson, sent } from './wire.js'

export type PlainKind = 'onTheFly' | 'catalogue' | 'labour'

/** A figure with a problem is `undefined`. */
export interface ModelLine {
  readonly line: Json
  readonly counted: Fraction | undefined
  readonly cost: Fraction | undefined
  readonly discountAmount: Fraction | undefined
  readonly isTaxFree: boolean
}

export type ModelPricing = Omit<ModelLine, 'line'> & { readonly pricing: Json }

/** L8: returns undefined if the request must contain the unit price. */
function derivedUnitPrice(
  pricing: PricingJson,
  figures: PricingFigures,
  at: string,
  notebook: Notebook,
): Fraction | undefined {
  const markup = sent(pricing.markup)
  if (figures.cost === undefined || markup === undefined) return undefined
  const isPercentage = pricing.markupIsPercentage ?? true
  const exact = isPercentage
    ? multiply(figures.cost, add(ONE, divide(fromText(markup), HUNDRED)))
    : add(figures.cost, fromText(markup))
  const unitPrice = notebook.round('L8', exact, 4)
  inRange(unitPrice, `${at}.unit_price`, notebook)
  return unitPrice // even beyond the limits, so that the total is checked too (V7)
}

// L4 to L7
function totalOf(
  pricing: PricingJson,
  kind: PlainKind,
  figures: PricingFigures,
  formula: Fraction | undefined,
  account: Account,
  at: string,
  notebook: Notebook,
): Fraction | undefined {
  const param = `${at}.total_price`
  const isCustomFormula = figures.strategy === 'PRICING_STRATEGY_CUSTOM_FORMULA'
  const { totalPrice } = pricing
  if (totalPrice === null || totalPrice === undefined) {
    const isWithoutMeasure = figures.isMeasured && !figures.hasMeasurements
    const isWithoutQuantity = !figures.isMeasured && isZero(figures.quantity ?? ZERO)
    if (isCustomFormula || !account.derives) notebook.problem('total_price_required', param) // L4, L5
    else if (isWithoutMeasure) notebook.problem('empty_measurements', `${at}.measurements`) // L6
    else if (isWithoutQuantity) notebook.problem('zero_quantity', `${at}.quantity`) // L6
    else return formula && inRange(formula, param, notebook)
    return undefined
  }
  const total = inRange(notebook.toCent(isCustomFormula ? 'L4' : 'L7', dollars(totalPrice)), param, notebook)
  const isChecked = !isCustomFormula && (kind !== 'catalogue' || account.derives) // L7
  if (!isChecked || total === undefined || formula === undefined) return total
  const isWritable = inRange(formula, param, notebook) !== undefined // N8: the result of L3
  if (isWritable && !equal(total, formula)) notebook.problem('total_price_mismatch', param)
  // The line keeps a wrong total of the request, since later checks use it (V7).
  return total
}

// L1 to L15
export function pricePlainLine(
  pricing: PricingJson,
  kind: PlainKind,
  account: Account,
  at: string,
  notebook: Notebook,
): ModelPricing {
  refuseLegacyNames(pricing, at, notebook)
  const lists = placeLists(pricing, at, notebook)
  const figures = figuresOf(lists, account, notebook)
  const derived =
    figures.unitPrice === undefined && kind === 'catalogue' && account.derives
      ? derivedUnitPrice(pricing, figures, at, notebook)
      : undefined
  if (figures.unitPrice === undefined && derived === undefined)
    notebook.problem('unit_price_required', `${at}.unit_price`)
  const unitPrice = figures.unitPrice ?? derived

  const isMeasureKnown = !figures.isMeasured || lists.isChargedKnown
  const formula =
    unitPrice && isMeasureKnown
      ? notebook.toCent('L3', product(figures, unitPrice, figures.discount))
      : undefined
  const total = totalOf(pricing, kind, figures, formula, account, at, notebook)
  const cost = costOf('L9', figures, leftOutQuantity(figures), at, notebook)
  const changes = markupAndMargin({ pricing, figures, total, cost, account, at }, unitPrice, notebook)

  return {
    counted: total,
    cost,
    discountAmount: discountAmountOf(figures, unitPrice, formula, total, at, notebook),
    isTaxFree: pricing.isTaxFree ?? false,
    pricing: readBack(pricing, figures, lists, account, {
      ...(unitPrice &&
        figures.unitPrice === undefined && { unitPrice: written(unitPrice, account.currency) }),
      ...(total && { totalPrice: written(total, currencyOf(pricing.totalPrice, account)) }),
      ...changes,
    }),
  }
}

/** L15: only the total of L3 has a discount amount. */
function discountAmountOf(
  figures: PricingFigures,
  unitPrice: Fraction | undefined,
  formula: Fraction | undefined,
  total: Fraction | undefined,
  at: string,
  notebook: Notebook,
): Fraction | undefined {
  if (unitPrice === undefined || formula === undefined || total === undefined) return undefined
  if (!equal(total, formula)) return ZERO
  const before = notebook.toCent('L15', product(figures, unitPrice, ZERO))
  const fitting = inRange(before, `${at}.discount`, notebook)
  return fitting && subtract(fitting, total)
}
