import {
  divide,
  type Fraction,
  fromText,
  HUNDRED,
  isZero,
  multiply,
  ONE,
  subtract,
  toText,
  ZERO,
} from './fraction.js'
import type { Account } from './account.js'
import { builtMeasure, chargedMeasure, isMeasured, listOf, STRATEGIES, strategyOf } from './measurements.js'
import { dollars, inRange, written } from './money.js'
import type { Notebook } from './notebook.js'
import { type Json, type MoneyJson, named, type PricingJson, sent, withoutNulls } from './wire.js'

/** What one pricing object says, as figures; whatever was left out is `undefined`. */
export interface PricingFigures {
  readonly strategy: string
  readonly isMeasured: boolean
  readonly hasMeasurements: boolean
  readonly quantity: Fraction | undefined
  readonly unitPrice: Fraction | undefined
  readonly cost: Fraction | undefined
  readonly discount: Fraction
  readonly charged: Fraction
  readonly built: Fraction
}

const optional = <T, U>(value: T | null | undefined, read: (value: T) => U): U | undefined =>
  value === null || value === undefined ? undefined : read(value)

export function figuresOf(pricing: PricingJson, account: Account, notebook: Notebook): PricingFigures {
  const strategy = strategyOf(pricing.pricingStrategy)
  const measurements = listOf(pricing.measurements)
  const built = listOf(pricing.asBuiltMeasurements) ?? measurements // M7
  const fourDecimals = (money: MoneyJson) => notebook.round('L1', dollars(money), 4)
  return {
    strategy,
    isMeasured: isMeasured(strategy),
    hasMeasurements: measurements !== undefined,
    quantity: optional(sent(pricing.quantity), fromText),
    unitPrice: optional(pricing.unitPrice, fourDecimals),
    cost: optional(pricing.cost, fourDecimals),
    discount: optional(sent(pricing.discount), fromText) ?? ZERO,
    charged: chargedMeasure(measurements ?? [], strategy, account, notebook),
    built: builtMeasure(built ?? []),
  }
}

/** L3 before it is rounded, with the discount or, for the amount before discount (L15), without. */
export function product(figures: PricingFigures, unitPrice: Fraction, discount: Fraction): Fraction {
  const kept = subtract(ONE, divide(discount, HUNDRED))
  const times = figures.isMeasured ? figures.charged : (figures.quantity ?? ZERO) // L6: left out is zero
  return multiply(times, unitPrice, kept)
}

/** What the cost is multiplied by (L9); `leftOut` is what a quantity counts that was left out. */
export const costTimes = (figures: PricingFigures, leftOut: Fraction): Fraction =>
  figures.isMeasured ? figures.built : (figures.quantity ?? leftOut)

/** L9: an absent quantity is zero, but one on a custom-formula line. */
export const leftOutQuantity = ({ strategy }: PricingFigures): Fraction =>
  strategy === 'PRICING_STRATEGY_CUSTOM_FORMULA' ? ONE : ZERO

/** L9, K6: cost × quantity or as-built measure, to the cent. Without a cost there is none. */
export function costOf(
  rule: 'L9' | 'K6',
  figures: PricingFigures,
  leftOut: Fraction,
  at: string,
  notebook: Notebook,
): Fraction | undefined {
  if (figures.cost === undefined) return ZERO
  const cost = notebook.toCent(rule, multiply(figures.cost, costTimes(figures, leftOut)))
  return inRange(cost, `${at}.cost`, notebook)
}

/** L10: the markup on a cost that is not zero, as a percentage with at most 15 digits before the point (N4). */
export function markupOf(
  unitPrice: Fraction,
  cost: Fraction,
  at: string,
  notebook: Notebook,
): string | undefined {
  const exact = multiply(divide(subtract(unitPrice, cost), cost), HUNDRED)
  const markup = toText(notebook.round('L10', exact, 4), 4) ?? ''
  const isReadable = !/\d{16}/.test(markup.split('.')[0] ?? '')
  if (!isReadable) notebook.problem('amount_out_of_range', `${at}.markup`)
  return isReadable ? markup : undefined
}

export interface MarginQuestion {
  readonly pricing: PricingJson
  readonly figures: PricingFigures
  /** `undefined` where it is not known, because something is wrong with it. */
  readonly total: Fraction | undefined
  readonly cost: Fraction | undefined
  readonly account: Account
  readonly at: string
}

/** L10, L11 and L12: what markup and margin read back as, and whether a margin that was sent agrees. */
export function markupAndMargin(
  question: MarginQuestion,
  unitPrice: Fraction | undefined,
  notebook: Notebook,
): Json {
  const { pricing, figures, total, cost, account, at } = question
  if (figures.cost === undefined) return {}
  const margin = total && cost && subtract(total, cost)
  if (!account.derives) {
    if (margin === undefined || pricing.margin === null || pricing.margin === undefined) return {}
    if (inRange(margin, `${at}.margin`, notebook) === undefined) return {} // N8
    // L12: in whole cents.
    const agrees = isZero(subtract(notebook.toCent('L12', dollars(pricing.margin)), margin))
    if (!agrees) notebook.problem('margin_mismatch', `${at}.margin`)
    return {}
  }
  const markup =
    unitPrice === undefined || isZero(figures.cost)
      ? undefined
      : markupOf(unitPrice, figures.cost, at, notebook)
  const fitting = margin && inRange(margin, `${at}.margin`, notebook)
  return {
    ...(markup !== undefined && { markup, markupIsPercentage: true }),
    ...(fitting && { margin: written(fitting, account.currency) }),
  }
}

/** The keys of a pricing object, in the order in which a result has them. */
const KEYS = [
  'quantity',
  'unitPrice',
  'discount',
  'totalPrice',
  'cost',
  'markup',
  'markupIsPercentage',
  'margin',
  'pricingStrategy',
  'priceLevel',
  'isTaxFree',
  'tax',
  'measurements',
  'asBuiltMeasurements',
] as const

/** The pricing object as it reads back: what was sent, rounded by L1 and completed by M7 and L8, and what changed. */
export function readBack(
  pricing: PricingJson,
  figures: PricingFigures,
  account: Account,
  changes: Json,
): Json {
  const rounded = (amount: Fraction | undefined, money: MoneyJson | null | undefined) =>
    amount && written(amount, money?.currency ?? account.currency) // N3
  const measurements = listOf(pricing.measurements)
  const all: Json = withoutNulls({
    ...pricing,
    quantity: sent(pricing.quantity),
    discount: sent(pricing.discount),
    markup: sent(pricing.markup),
    unitPrice: rounded(figures.unitPrice, pricing.unitPrice),
    cost: rounded(figures.cost, pricing.cost),
    markupIsPercentage: pricing.markupIsPercentage ?? true,
    pricingStrategy: optional(sent(pricing.pricingStrategy), (value) => named(STRATEGIES, value)),
    measurements,
    asBuiltMeasurements: listOf(pricing.asBuiltMeasurements) ?? measurements,
    ...changes,
  })
  return Object.fromEntries(KEYS.filter((key) => key in all).map((key) => [key, all[key]]))
}
