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
import type { PlacedLists } from './measurement-lists.js'
import { builtMeasure, chargedMeasure, isMeasured, STRATEGIES, strategyOf } from './measurements.js'
import { fieldsOf } from './fields.js'
import { currencyOf, dollars, inRange, keptMoney, written } from './money.js'
import type { Notebook } from './notebook.js'
import { type Json, type MoneyJson, named, type PricingJson, sent, withoutNulls } from './wire.js'

export interface PricingFigures {
  readonly strategy: string
  readonly isMeasured: boolean
  readonly hasMeasurements: boolean
  readonly quantity: Fraction | undefined
  readonly unitPrice: Fraction | undefined
  readonly cost: Fraction | undefined
  readonly discount: Fraction
  readonly charged: Fraction
  /** `undefined` if the list has a problem. */
  readonly built: Fraction | undefined
}

const optional = <T, U>(value: T | null | undefined, read: (value: T) => U): U | undefined =>
  value === null || value === undefined ? undefined : read(value)

export function figuresOf(
  { pricing = {}, hasMeasurements, isBuiltKnown }: PlacedLists,
  account: Account,
  notebook: Notebook,
): PricingFigures {
  const strategy = strategyOf(pricing.pricingStrategy)
  const measurements = pricing.measurements ?? undefined
  const built = pricing.asBuiltMeasurements ?? measurements // M7
  const fourDecimals = (money: MoneyJson) => notebook.round('L1', dollars(money), 4)
  return {
    strategy,
    isMeasured: isMeasured(strategy),
    hasMeasurements,
    quantity: optional(sent(pricing.quantity), fromText),
    unitPrice: optional(pricing.unitPrice, fourDecimals),
    cost: optional(pricing.cost, fourDecimals),
    discount: optional(sent(pricing.discount), fromText) ?? ZERO,
    charged: chargedMeasure(measurements ?? [], strategy, account, notebook),
    built: isBuiltKnown ? builtMeasure(built ?? []) : undefined,
  }
}

/** L3, L15: does not round. A discount of zero gives the amount before discount. */
export function product(figures: PricingFigures, unitPrice: Fraction, discount: Fraction): Fraction {
  const kept = subtract(ONE, divide(discount, HUNDRED))
  const times = figures.isMeasured ? figures.charged : (figures.quantity ?? ZERO) // L6: absent is zero
  return multiply(times, unitPrice, kept)
}

/** L9: `leftOut` is the value of an absent quantity. */
export const costTimes = (figures: PricingFigures, leftOut: Fraction): Fraction | undefined =>
  figures.isMeasured ? figures.built : (figures.quantity ?? leftOut)

// L9
export const leftOutQuantity = ({ strategy }: PricingFigures): Fraction =>
  strategy === 'PRICING_STRATEGY_CUSTOM_FORMULA' ? ONE : ZERO

/** L9, K6: returns zero without a cost. */
export function costOf(
  rule: 'L9' | 'K6',
  figures: PricingFigures,
  leftOut: Fraction,
  at: string,
  notebook: Notebook,
): Fraction | undefined {
  if (figures.cost === undefined) return ZERO
  const times = costTimes(figures, leftOut)
  return times && inRange(notebook.toCent(rule, multiply(figures.cost, times)), `${at}.cost`, notebook)
}

/** L10, N4: takes a nonzero cost, and allows at most 15 digits before the point. */
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
  /** `undefined` if it has a problem. */
  readonly total: Fraction | undefined
  readonly cost: Fraction | undefined
  readonly account: Account
  readonly at: string
}

/** L10, L11, L12: also checks a given margin. */
export function markupAndMargin(
  question: MarginQuestion,
  unitPrice: Fraction | undefined,
  notebook: Notebook,
): Json {
  const { pricing, figures, total, cost, account, at } = question
  if (figures.cost === undefined) return {}
  if (account.derives && isZero(figures.cost)) return {} // L10, L11: both stay as in the request
  const margin = total && cost && subtract(total, cost)
  if (!account.derives) {
    if (margin === undefined || pricing.margin === null || pricing.margin === undefined) return {}
    if (inRange(margin, `${at}.margin`, notebook) === undefined) return {} // N8
    // L12: compared in whole cents.
    const agrees = isZero(subtract(notebook.toCent('L12', dollars(pricing.margin)), margin))
    if (!agrees) notebook.problem('margin_mismatch', `${at}.margin`)
    return {}
  }
  const markup = unitPrice === undefined ? undefined : markupOf(unitPrice, figures.cost, at, notebook)
  const fitting = margin && inRange(margin, `${at}.margin`, notebook)
  return {
    ...(markup !== undefined && { markup, markupIsPercentage: true }),
    ...(fitting && { margin: written(fitting, account.currency) }),
  }
}

/** Keeps the order of a result. */
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

/** L1 rounds the pricing object, and M7 and L8 complete it. */
export function readBack(
  pricing: PricingJson,
  figures: PricingFigures,
  lists: PlacedLists,
  account: Account,
  changes: Json,
): Json {
  const rounded = (amount: Fraction | undefined, money: MoneyJson | null | undefined) =>
    amount && written(amount, currencyOf(money, account)) // N3
  const all: Json = withoutNulls({
    ...pricing,
    quantity: sent(pricing.quantity),
    discount: sent(pricing.discount),
    markup: sent(pricing.markup),
    unitPrice: rounded(figures.unitPrice, pricing.unitPrice),
    totalPrice: keptMoney(pricing.totalPrice), // L14
    margin: keptMoney(pricing.margin),
    tax: optional(pricing.tax, (tax) => fieldsOf(tax, 'tax')),
    cost: rounded(figures.cost, pricing.cost),
    markupIsPercentage: pricing.markupIsPercentage ?? true,
    pricingStrategy: optional(sent(pricing.pricingStrategy), (value) => named(STRATEGIES, value)),
    ...lists.inner, // M7
    ...changes,
  })
  return Object.fromEntries(KEYS.filter((key) => key in all).map((key) => [key, all[key]]))
}
