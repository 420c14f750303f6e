import { add, larger } from '../number/arithmetic.js'
import { plainText } from '../number/number-text.js'
import { signOf, ONE, UNKNOWN, ZERO } from '../number/decimal.js'
import { timesPieces, timesSize, type Measure, type MetresOrFeet, type Pieces } from '../number/units.js'
import { problemAt, type LocatedProblem } from '../problem/located-problem.js'
import type { Path } from '../problem/path.js'
import {
  DEFAULT_STRATEGY,
  LENGTH_UNITS,
  OTHER_SIZES,
  OTHER_SIZE_NAMES,
  STRATEGIES,
  type MeasurementMethod,
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
export function pricingMethodOf({
  pricingStrategy = DEFAULT_STRATEGY,
}: ParsedLinePricing): ParsedPricingMethod {
  return pricingStrategy === UNREADABLE ? 'unreadable' : STRATEGIES[pricingStrategy]
}

// L3
export const NOT_MEASURED = ONE as Measure

// M3
export function measureOf(
  entries: readonly ParsedMeasurementEntry[] = [],
  method: ParsedPricingMethod,
  minimum: MetresOrFeet | undefined,
): Measure {
  if (method === 'unreadable') return UNKNOWN
  if (typeof method === 'string') return NOT_MEASURED // L3
  let sum: Measure = ZERO
  for (const entry of entries) sum = addPieces(sum, entry.amount, sizeOfPiece(entry, method.others, minimum))
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
  // M2: a strategy that measures nothing makes the whole list wrong. An unreadable one might allow any size.
  const others = typeof method === 'string' ? undefined : method.others
  let index = 0
  for (const entry of entries) {
    // An unreadable entry already has a problem.
    if (entry !== NO_MEASUREMENT_ENTRY) checkEntry(entry, others, [field, index], problems)
    index++
  }
  return problems
}

const FIGURES = ['length', ...OTHER_SIZE_NAMES, 'amount'] as const

function checkEntry(
  entry: ParsedMeasurementEntry,
  others: MeasurementMethod['others'] | undefined,
  path: Path,
  problems: LocatedProblem[],
): void {
  if (entry.length === undefined) problems.push(problemAt('required', [...path, 'length'])) // M6
  for (const field of FIGURES) {
    const sent = entry[field]
    if (sent !== undefined && signOf(sent) <= 0)
      problems.push(problemAt('must_be_positive', [...path, field], { sent: plainText(sent) })) // M6
  }
  if (others === undefined) return
  for (const size of OTHER_SIZE_NAMES) {
    const isSent = entry[size] !== undefined
    const { required, notAllowed } = OTHER_SIZES[size]
    if (isSent !== Object.hasOwn(others, size))
      problems.push(problemAt(isSent ? notAllowed : required, [...path, size])) // M5
  }
}
