import {
  readLinePricing,
  type MeasurementEntry,
  type ParsedMeasurementEntry,
  type LinePricingInput,
} from '../wire/line-pricing.generated.js'
import type { ReadonlyInput } from '../wire/object.js'
import { larger } from '../number/arithmetic.js'
import { plainText } from '../number/number-text.js'
import { ONE, UNKNOWN, type Decimal } from '../number/decimal.js'
import { basisOf } from '../pricing/basis.js'
import { checkMeasurements, minimumLength } from '../pricing/measurements.js'
import type { Answer } from '../problem/answer.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import { OTHER_SIZE_NAMES, type OtherSize } from '../rules/strategies.js'
import type { AccountInput } from '../wire/account.generated.js'
import { runRule } from './run-rule.js'

/** The measures of a pricing object, in its strategy's unit. */
export interface Measures {
  /** The measure as charged. Lengths below the minimum count as the minimum (M3, M4). */
  readonly measure: string
  /** The measure as built, without a minimum (M7). */
  readonly asBuiltMeasure: string
  /** The entries of the measurements as charged, in their order. */
  readonly pieces: readonly MeasuredPieces[]
}

/** One entry of the measurements as charged. Lengths and widths are in the strategy's unit: metres or feet. */
export interface MeasuredPieces extends Readonly<Pick<MeasurementEntry, OtherSize>> {
  /** The number of pieces; 1 if the request leaves it out (M3). */
  readonly amount: string
  /** The length of one piece, without zeros at the end of its decimals (M3, N9). */
  readonly length: string
  /** The length charged for one piece: its length, or the minimum if that is longer (M3). */
  readonly chargedLength: string
}

/**
 * Adds up the measurements of a pricing object, in its strategy's unit (M1 to M7). Returns the measure as charged and
 * as built, and each entry. On lineal strategies, lengths below the account's minimum (in mm) count as the minimum.
 *
 * Problems: `measurements_not_allowed` (M2), `width_not_allowed` and `width_required` (M5), `required` and
 * `must_be_positive` (M6), `legacy_field` (M8).
 *
 * @example
 * import { sumMeasurements } from 'quotewright'
 *
 * const result = sumMeasurements(
 *   {
 *     pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
 *     measurements: [{ length: '2.4', amount: '3' }, { length: '0.2' }],
 *   },
 *   { currency: 'AUD', minimumLinealLengthMm: 300 },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value.measure, '7.5')
 * assert.equal(result.value.asBuiltMeasure, '7.4')
 */
export function sumMeasurements(
  pricing: ReadonlyInput<LinePricingInput>,
  account: AccountInput,
): Answer<Measures> {
  return runRule(pricing, readLinePricing, account, (read, settings) => {
    const basis = basisOf(read, settings)
    const minimum = minimumLength(basis.method, settings)
    const wrong = basis.problems.filter(isAtMeasurements)
    const isRefused = wrong.some(({ path }) => path.length === 1 && path[0] === 'measurements')
    return {
      // M2: a strategy that does not measure is a problem even without measurements.
      problems: isRefused ? wrong : [...wrong, ...checkMeasurements([], 'measurements', basis.method)],
      value: () => ({
        measure: plainText(basis.measure),
        asBuiltMeasure: plainText(basis.asBuiltMeasure),
        pieces: (read.measurements ?? []).map((entry) => piecesOf(entry, minimum)),
      }),
    }
  })
}

function otherSizesOf(entry: ParsedMeasurementEntry): Pick<MeasuredPieces, OtherSize> {
  const sizes: { -readonly [Size in OtherSize]?: string } = {}
  for (const size of OTHER_SIZE_NAMES) {
    const sent = entry[size]
    if (sent !== undefined) sizes[size] = plainText(sent)
  }
  return sizes
}

function isAtMeasurements({ path: [field] }: LocatedProblem): boolean {
  return field === 'measurements' || field === 'asBuiltMeasurements'
}

function piecesOf(entry: ParsedMeasurementEntry, minimum: Decimal | undefined): MeasuredPieces {
  const length = entry.length ?? UNKNOWN
  return {
    amount: plainText(entry.amount ?? ONE),
    length: plainText(length),
    ...otherSizesOf(entry),
    chargedLength: plainText(minimum === undefined ? length : larger(length, minimum)),
  }
}
