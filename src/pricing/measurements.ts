import { add, larger } from '../number/arithmetic.js'
import { plainText } from '../number/number-text.js'
import { signOf, ONE, UNKNOWN, ZERO, type Decimal } from '../number/decimal.js'
import {
  areaOf,
  feetOf,
  metresOf,
  timesPieces,
  type Measure,
  type MetresOrFeet,
  type Pieces,
} from '../number/units.js'
import { problemAt, NO_PROBLEMS, within, type LocatedProblem } from '../problem/located-problem.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import {
  NO_MEASUREMENT_ENTRY,
  type ParsedLinePricing,
  type ParsedMeasurementEntry,
} from '../wire/line-pricing.generated.js'
import { UNREADABLE } from '../wire/reading.js'
import type { PricingMethod } from './priced.js'

/** The pricing method of a pricing object (M1). */
export function pricingMethodOf(pricing: ParsedLinePricing): PricingMethod {
  switch (pricing.pricingStrategy) {
    case undefined: // M1
    case 'PRICING_STRATEGY_UNSPECIFIED':
    case 'PRICING_STRATEGY_BASIC_QUANTITIES':
      return 'quantity'
    case 'PRICING_STRATEGY_LINEAL_METRES':
    case 'PRICING_STRATEGY_LINEAL_FEET':
      return 'lineal'
    case 'PRICING_STRATEGY_SQUARE_METRES':
    case 'PRICING_STRATEGY_SQUARE_FEET':
      return 'square'
    case 'PRICING_STRATEGY_CUSTOM_FORMULA':
      return 'customFormula'
    case UNREADABLE:
      return 'unreadable'
  }
}

/** Whether a strategy measures in feet. All others that measure do so in metres (M1). */
export function isInFeet(strategy: ParsedLinePricing['pricingStrategy']): boolean {
  return strategy === 'PRICING_STRATEGY_LINEAL_FEET' || strategy === 'PRICING_STRATEGY_SQUARE_FEET'
}

/** The measure of a line that is not measured: its unit price is multiplied by its quantity, or by nothing (L3). */
export const NOT_MEASURED = ONE as Measure

/**
 * The measure of a lineal line: Σ amount × length, in the strategy's unit. A length below the minimum counts as the
 * minimum (M3).
 */
export function linealMeasure(
  entries: readonly ParsedMeasurementEntry[],
  minimum: MetresOrFeet | undefined,
): Measure {
  let sum: Measure = ZERO
  for (const { length = UNKNOWN, amount } of entries) {
    sum = addPieces(sum, amount, minimum === undefined ? length : larger(length, minimum))
  }
  return sum
}

/** The measure of a square line: Σ amount × length × width, in the strategy's unit squared (M3). */
export function squareMeasure(entries: readonly ParsedMeasurementEntry[]): Measure {
  let sum: Measure = ZERO
  for (const { length = UNKNOWN, width = UNKNOWN, amount } of entries) {
    sum = addPieces(sum, amount, areaOf(length, width))
  }
  return sum
}

/** Adds amount × size to the sum. An absent amount counts as 1 (M3). */
function addPieces(sum: Measure, amount: Pieces | undefined, size: Measure): Measure {
  const sizes = amount === undefined ? size : timesPieces(amount, size)
  return sum === ZERO ? sizes : add(sum, sizes)
}

/** The minimum lengths of an account. */
export type MinimumLengths = Pick<ParsedAccount, 'minimumLinealLengthMm' | 'minimumFlashingLengthMm'>

/** The minimum length of a lineal line, in its unit (M4); undefined when there is none. */
export function minimumLength(
  strategy: ParsedLinePricing['pricingStrategy'],
  { minimumLinealLengthMm, minimumFlashingLengthMm }: MinimumLengths,
): MetresOrFeet | undefined {
  const millimetres = minimumLinealLengthMm ?? minimumFlashingLengthMm
  if (millimetres === undefined) return undefined
  return isInFeet(strategy) ? feetOf(millimetres, 6) : metresOf(millimetres)
}

/** The problems of the measurements of a pricing object, or of its as-built ones (M2, M5, M6). */
export function checkMeasurements(
  entries: readonly ParsedMeasurementEntry[],
  field: 'measurements' | 'asBuiltMeasurements',
  method: PricingMethod,
): readonly LocatedProblem[] {
  const problems: LocatedProblem[] = []
  if (method === 'quantity' || method === 'customFormula') {
    problems.push(problemAt('measurements_not_allowed', [field])) // M2
  }
  let index = 0
  for (const entry of entries) {
    // An entry that could not be read has its problem already.
    if (entry !== NO_MEASUREMENT_ENTRY && !isSound(entry, method))
      problems.push(...within(checkEntry(entry, method), field, index))
    index++
  }
  return problems.length > 0 ? problems : NO_PROBLEMS
}

/** Whether an entry is valid: a fast check, since nearly all entries are. Unreadable numbers already have a problem. */
function isSound({ length, width, amount }: ParsedMeasurementEntry, method: PricingMethod): boolean {
  if (length === undefined || signOf(length) <= 0) return false
  if (amount !== undefined && signOf(amount) <= 0) return false
  return width === undefined ? method !== 'square' : method !== 'lineal' && !(signOf(width) <= 0)
}

function checkEntry(
  { length, width, amount }: ParsedMeasurementEntry,
  method: PricingMethod,
): readonly LocatedProblem[] {
  return [
    ...(length === undefined ? [problemAt('required', ['length'])] : checkPositive(length, 'length')), // M6
    ...checkPositive(width, 'width'),
    ...checkWidth(width, method),
    ...checkPositive(amount, 'amount'),
  ]
}

/** M5: a width is required on square lines and not allowed on lineal ones. */
function checkWidth(width: Decimal | undefined, method: PricingMethod): readonly LocatedProblem[] {
  if (method === 'lineal' && width !== undefined) return [problemAt('width_not_allowed', ['width'])]
  if (method === 'square' && width === undefined) return [problemAt('width_required', ['width'])]
  return NO_PROBLEMS
}

function checkPositive(size: Decimal | undefined, field: string): readonly LocatedProblem[] {
  if (size === undefined || !(signOf(size) <= 0)) return NO_PROBLEMS
  return [problemAt('must_be_positive', [field], { sent: plainText(size) })]
}
