import { advisePieces, adviseSize, FEET, METRES, type PieceSizeSettings } from '../flashing/advise-piece.js'
import { compare } from '../number/arithmetic.js'
import type { Decimal } from '../number/decimal.js'
import { isInFeet } from '../pricing/measurements.js'
import type { OwnMeasurements } from '../pricing/priced.js'
import { adviceWithin, type Advice } from '../problem/advisory.js'
import type { Path } from '../problem/path.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'

/** What is measured: a line, a kit, a component or a sub-kit, with the measurements that were sent outside pricing (K7). */
type Measured = { readonly pricing: ParsedLinePricing | undefined } & Partial<OwnMeasurements>

/**
 * M3, V10: pieces that are not whole, and sizes that are likely in another unit. Paths are relative to the owner of the
 * pricing. A figure of the as-built measurements is left out where the measurements have the same one at its place, since
 * they are often a copy (M7).
 */
export function adviseMeasurements(measured: Measured, settings: PieceSizeSettings): readonly Advice[] {
  const { pricing } = measured
  if (pricing === undefined) return []
  const { measurements = [], asBuiltMeasurements = [] } = pricing
  const unit = isInFeet(pricing.pricingStrategy) ? FEET : METRES
  const adviseEntry = (entry: ParsedMeasurementEntry, like?: ParsedMeasurementEntry): readonly Advice[] => {
    const { amount, length, width } = entry
    return [
      ...(length === undefined || isSame(length, like?.length)
        ? []
        : adviseSize(length, unit, 'length', settings)),
      ...(width === undefined || isSame(width, like?.width)
        ? []
        : adviseSize(width, unit, 'width', settings)),
      ...(amount === undefined || isSame(amount, like?.amount) ? [] : advisePieces(amount)),
    ]
  }
  const at = (field: keyof OwnMeasurements): Path =>
    measured[field] === undefined ? ['pricing', field] : [field]
  return [
    ...measurements.flatMap((entry, index) => adviceWithin(adviseEntry(entry), ...at('measurements'), index)),
    ...asBuiltMeasurements.flatMap((entry, index) =>
      adviceWithin(adviseEntry(entry, measurements[index]), ...at('asBuiltMeasurements'), index),
    ),
  ]
}

function isSame(number: Decimal, other: Decimal | undefined): boolean {
  return other !== undefined && compare(number, other) === 0
}
