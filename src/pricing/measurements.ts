import { add, larger } from '../number/arithmetic.js'
import { plainText } from '../number/number-text.js'
import { signOf, ONE, UNKNOWN, ZERO, type Decimal } from '../number/decimal.js'
import { timesPieces, timesSize, type Measure, type MetresOrFeet, type Pieces } from '../number/units.js'
import { problemAt, NO_PROBLEMS, within, type LocatedProblem } from '../problem/located-problem.js'
import {
  methodOf,
  LENGTH_UNITS,
  OTHER_SIZES,
  OTHER_SIZE_NAMES,
  type MeasurementMethod,
  type OtherSize,
} from '../rules/strategies.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import {
  NO_MEASUREMENT_ENTRY,
  type ParsedLinePricing,
  type ParsedMeasurementEntry,
} from '../wire/line-pricing.generated.js'
import { UNREADABLE } from '../wire/reading.js'
import type { ParsedPricingMethod } from './priced.js'

// M1
export function pricingMethodOf({ pricingStrategy }: ParsedLinePricing): ParsedPricingMethod {
  return pricingStrategy === UNREADABLE ? 'unreadable' : methodOf(pricingStrategy)
}

// L3
export const NOT_MEASURED = ONE as Measure

// M3
export function measureOfPieces(
  entries: readonly ParsedMeasurementEntry[],
  others: MeasurementMethod['others'],
  minimum: MetresOrFeet | undefined,
): Measure {
  let sum: Measure = ZERO
  for (const entry of entries) sum = addPieces(sum, entry.amount, sizeOfPiece(entry, others, minimum))
  return sum
}

// M3
export function sizeOfPiece(
  entry: ParsedMeasurementEntry,
  others: MeasurementMethod['others'],
  minimum: MetresOrFeet | undefined,
): Measure {
  const { length = UNKNOWN } = entry
  let product: Measure = minimum === undefined ? length : larger(length, minimum)
  for (const size of OTHER_SIZE_NAMES) {
    if (Object.hasOwn(others, size)) product = timesSize(product, entry[size] ?? UNKNOWN)
  }
  return product
}

// M3
function addPieces(sum: Measure, amount: Pieces | undefined, size: Measure): Measure {
  const sizes = amount === undefined ? size : timesPieces(amount, size)
  return sum === ZERO ? sizes : add(sum, sizes)
}

export type MinimumLengths = Pick<ParsedAccount, 'minimumLinealLengthMm' | 'minimumFlashingLengthMm'>

// M4
export function minimumLength(
  method: ParsedPricingMethod,
  { minimumLinealLengthMm, minimumFlashingLengthMm }: MinimumLengths,
): MetresOrFeet | undefined {
  if (typeof method === 'string' || !method.hasMinimum) return undefined
  const millimetres = minimumLinealLengthMm ?? minimumFlashingLengthMm
  return millimetres === undefined ? undefined : LENGTH_UNITS[method.length].ofMillimetres(millimetres)
}

// M2, M5, M6
export function checkMeasurements(
  entries: readonly ParsedMeasurementEntry[],
  field: 'measurements' | 'asBuiltMeasurements',
  method: ParsedPricingMethod,
): readonly LocatedProblem[] {
  const problems: LocatedProblem[] = []
  if (method === 'quantity' || method === 'customFormula') {
    problems.push(problemAt('measurements_not_allowed', [field])) // M2
  }
  let index = 0
  for (const entry of entries) {
    // An unreadable entry already has a problem.
    if (entry !== NO_MEASUREMENT_ENTRY && !isSound(entry, method))
      problems.push(...within(checkEntry(entry, method), field, index))
    index++
  }
  return problems.length > 0 ? problems : NO_PROBLEMS
}

/** Saves time, since nearly all entries are valid. */
function isSound(entry: ParsedMeasurementEntry, method: ParsedPricingMethod): boolean {
  const { length, amount } = entry
  if (length === undefined || signOf(length) <= 0) return false
  if (amount !== undefined && signOf(amount) <= 0) return false
  for (const size of OTHER_SIZE_NAMES) {
    const sent = entry[size]
    if (sent === undefined ? isRequired(size, method) : !isAllowed(size, method) || signOf(sent) <= 0) {
      return false
    }
  }
  return true
}

function isRequired(size: OtherSize, method: ParsedPricingMethod): boolean {
  return typeof method !== 'string' && Object.hasOwn(method.others, size)
}

/**
 * M2: a strategy that measures nothing makes the whole list wrong. An unreadable one might allow any size.
 */
function isAllowed(size: OtherSize, method: ParsedPricingMethod): boolean {
  return typeof method === 'string' || isRequired(size, method)
}

function checkEntry(entry: ParsedMeasurementEntry, method: ParsedPricingMethod): readonly LocatedProblem[] {
  const { length, amount } = entry
  return [
    ...(length === undefined ? [problemAt('required', ['length'])] : checkPositive(length, 'length')), // M6
    ...OTHER_SIZE_NAMES.flatMap((size) => [
      ...checkPositive(entry[size], size),
      ...checkUse(entry[size], size, method),
    ]),
    ...checkPositive(amount, 'amount'),
  ]
}

// M5
function checkUse(
  sent: Decimal | undefined,
  size: OtherSize,
  method: ParsedPricingMethod,
): readonly LocatedProblem[] {
  const { required, notAllowed } = OTHER_SIZES[size]
  if (sent === undefined) return isRequired(size, method) ? [problemAt(required, [size])] : NO_PROBLEMS
  return isAllowed(size, method) ? NO_PROBLEMS : [problemAt(notAllowed, [size])]
}

function checkPositive(size: Decimal | undefined, field: string): readonly LocatedProblem[] {
  if (size === undefined || !(signOf(size) <= 0)) return NO_PROBLEMS
  return [problemAt('must_be_positive', [field], { sent: plainText(size) })]
}
