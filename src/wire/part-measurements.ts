import { NO_LINE_PRICING, NO_MEASUREMENT_ENTRY, type ParsedLinePricing } from './line-pricing.generated.js'
import type { Settling } from './cross-field.js'
import { isSupplied } from './object.js'
import { addProblem, UNREADABLE, type Reading } from './reading.js'

type List = ParsedLinePricing['measurements']

// K7
interface Measured {
  readonly measurements: List
  readonly asBuiltMeasurements: List
  readonly pricing: ParsedLinePricing | undefined
}

const UNREADABLE_PRICING: ParsedLinePricing = { ...NO_LINE_PRICING, pricingStrategy: UNREADABLE }

/**
 * K7: copies measurements into the pricing, where they count, and keeps the object's own list for the answer. A
 * second list is a problem. The strategy of unreadable pricing is unknown (V7).
 */
export const settleMeasurements: Settling<Measured> = (read, sent, reading) => {
  if (read.measurements === undefined && read.asBuiltMeasurements === undefined) return read
  return {
    ...read,
    pricing: {
      ...(read.pricing ?? (isSupplied(sent, 'pricing') ? UNREADABLE_PRICING : NO_LINE_PRICING)),
      measurements: settled(read, 'measurements', reading),
      asBuiltMeasurements: settled(read, 'asBuiltMeasurements', reading),
    },
  }
}

function settled(read: Measured, field: 'measurements' | 'asBuiltMeasurements', reading: Reading): List {
  const [outside, inside] = [read[field], read.pricing?.[field]]
  if (outside === undefined || inside === undefined) return outside ?? inside
  addProblem(reading, 'measurements_ambiguous', {}, field)
  // V7: two lists make the measure unknown, so an unreadable entry is added.
  return [...inside, NO_MEASUREMENT_ENTRY]
}
