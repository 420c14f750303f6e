import { advisePieces, adviseSize, type SheetSettings } from '../flashing/advise-piece.js'
import { compare } from '../number/arithmetic.js'
import type { Decimal } from '../number/decimal.js'
import {
  millimetresOfFeet,
  millimetresOfMetres,
  type Feet,
  type Metres,
  type MetresOrFeet,
  type Millimetres,
} from '../number/units.js'
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
export function adviseMeasurements(measured: Measured, settings: SheetSettings): readonly Advice[] {
  const { pricing } = measured
  if (pricing === undefined) return []
  const { measurements = [], asBuiltMeasurements = [] } = pricing
  const millimetresOf = isInFeet(pricing) ? ofFeet : ofMetres
  const adviseEntry = (entry: ParsedMeasurementEntry, like?: ParsedMeasurementEntry): readonly Advice[] => {
    const { amount, length, width } = entry
    return [
      ...(length === undefined || isSame(length, like?.length)
        ? []
        : adviseSize(millimetresOf(length), 'length', settings)),
      ...(width === undefined || isSame(width, like?.width)
        ? []
        : adviseSize(millimetresOf(width), 'width', settings)),
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

function isInFeet({ pricingStrategy }: ParsedLinePricing): boolean {
  return (
    pricingStrategy === 'PRICING_STRATEGY_LINEAL_FEET' || pricingStrategy === 'PRICING_STRATEGY_SQUARE_FEET'
  )
}

const ofMetres = (length: MetresOrFeet): Millimetres => millimetresOfMetres(length as Metres)
const ofFeet = (length: MetresOrFeet): Millimetres => millimetresOfFeet(length as Feet)

function isSame(number: Decimal, other: Decimal | undefined): boolean {
  return other !== undefined && compare(number, other) === 0
}
