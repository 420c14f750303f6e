import { advisePieces, adviseSize, type PieceSizeSettings } from '../flashing/advise-piece.js'
import { compare } from '../number/arithmetic.js'
import type { Decimal } from '../number/decimal.js'
import { pricingMethodOf } from '../pricing/measurements.js'
import type { OwnMeasurements } from '../pricing/priced.js'
import { adviceWithin, type Advice } from '../problem/advisory.js'
import type { Path } from '../problem/path.js'
import { isLengthUnit, otherSizes, SQUARE_METRES } from '../rules/strategies.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'

// K7
type Measured = { readonly pricing: ParsedLinePricing | undefined } & Partial<OwnMeasurements>

/** M3, V10. Skips sizes as built that equal those as sold, since they are often copies (M7). */
export function adviseMeasurements(measured: Measured, settings: PieceSizeSettings): readonly Advice[] {
  const { pricing } = measured
  if (pricing === undefined) return []
  const { measurements = [], asBuiltMeasurements = [] } = pricing
  const method = pricingMethodOf(pricing)
  // Without a measuring strategy, sizes count as metres.
  const measuring = typeof method === 'string' ? SQUARE_METRES : method
  const sizes = [{ size: 'length', unit: measuring.length } as const, ...otherSizes(measuring)]
  const adviseEntry = (entry: ParsedMeasurementEntry, like?: ParsedMeasurementEntry): readonly Advice[] => [
    ...sizes.flatMap(({ size, unit }) => {
      const sent = entry[size]
      if (sent === undefined || isSame(sent, like?.[size]) || !isLengthUnit(unit)) return []
      return adviseSize(sent, unit, size, settings)
    }),
    ...(entry.amount === undefined || isSame(entry.amount, like?.amount) ? [] : advisePieces(entry.amount)),
  ]
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
