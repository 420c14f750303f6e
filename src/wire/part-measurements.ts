import { NO_LINE_PRICING, type ParsedLinePricing } from './line-pricing.generated.js'
import { addProblem, type Reading } from './reading.js'

/** What has measurements of its own, or in its pricing (K7). */
interface Measured {
  readonly measurements: ParsedLinePricing['measurements']
  readonly asBuiltMeasurements: ParsedLinePricing['asBuiltMeasurements']
  readonly pricing: ParsedLinePricing | undefined
}

/**
 * K7: the measurements of a component or a sub-kit are read into its pricing, where they count. The object keeps those
 * that were sent on it, so that they are written there.
 */
export function settleMeasurements<Part extends Measured>(read: Part, reading: Reading): Part {
  if (read.measurements === undefined && read.asBuiltMeasurements === undefined) return read
  const measurements = settled(read, 'measurements', reading)
  const asBuiltMeasurements = settled(read, 'asBuiltMeasurements', reading)
  return {
    ...read,
    measurements,
    asBuiltMeasurements,
    pricing: {
      ...(read.pricing ?? NO_LINE_PRICING),
      measurements: measurements ?? read.pricing?.measurements,
      asBuiltMeasurements: asBuiltMeasurements ?? read.pricing?.asBuiltMeasurements,
    },
  }
}

/** The list on the object itself; of two, the one in its pricing counts. */
function settled(
  read: Measured,
  field: 'measurements' | 'asBuiltMeasurements',
  reading: Reading,
): ParsedLinePricing['measurements'] {
  if (read[field] === undefined || read.pricing?.[field] === undefined) return read[field]
  addProblem(reading, 'measurements_ambiguous', {}, field)
  return undefined
}
