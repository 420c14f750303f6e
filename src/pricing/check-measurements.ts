import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'
import type { PricingMethod } from './priced.js'
import { plainText } from '../number/decimal-text.js'
import { signOf, type Decimal } from '../number/decimal.js'
import {
  allOf,
  problemAt,
  NO_PROBLEMS,
  ofEach,
  within,
  type LocatedProblem,
} from '../problem/located-problem.js'

/** What is wrong with the measurements of a pricing object, or with its as-built ones (M2, M5, M6). */
export function checkMeasurements(
  pricing: ParsedLinePricing,
  field: 'measurements' | 'asBuiltMeasurements',
  charging: PricingMethod,
): readonly LocatedProblem[] {
  const entries = pricing[field]
  if (entries === undefined) return NO_PROBLEMS
  const isMeasured = charging !== 'quantity' && charging !== 'customFormula'
  return allOf([
    isMeasured ? NO_PROBLEMS : [problemAt('measurements_not_allowed', [field])], // M2
    ofEach(entries, (entry, index) => {
      const wrong = checkEntry(entry, charging)
      return wrong.length === 0 ? NO_PROBLEMS : within(wrong, field, index)
    }),
  ])
}

function checkEntry(
  { length, width, amount }: ParsedMeasurementEntry,
  charging: PricingMethod,
): readonly LocatedProblem[] {
  const wrongLength = length === undefined ? LENGTH_REQUIRED : checkPositive(length, 'length') // M6
  return allOf([
    wrongLength,
    checkPositive(width, 'width'),
    checkWidth(width, charging),
    checkPositive(amount, 'amount'),
  ])
}

const LENGTH_REQUIRED: readonly LocatedProblem[] = [problemAt('required', ['length'])]

/** M5: a square has a width, a length has none. */
function checkWidth(width: Decimal | undefined, charging: PricingMethod): readonly LocatedProblem[] {
  if (charging === 'lineal' && width !== undefined) return [problemAt('width_not_allowed', ['width'])]
  if (charging === 'square' && width === undefined) return [problemAt('width_required', ['width'])]
  return NO_PROBLEMS
}

function checkPositive(size: Decimal | undefined, field: string): readonly LocatedProblem[] {
  if (size === undefined || !(signOf(size) <= 0)) return NO_PROBLEMS
  return [problemAt('must_be_positive', [field], { sent: plainText(size) })]
}
