import type { LinePricing, MeasurementEntry } from '../model/line-pricing.js'
import { signOf, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/write-decimal.js'
import { allOf, finding, NO_FINDINGS, ofEach, within, type Finding } from '../problem/finding.js'
import type { Charging } from './strategy.js'

/**
 * What is wrong with the measurements of a pricing object, or with its as-built ones (M2, M5, M6).
 *
 * An empty list is the same as none: forms send it for lines that are not measured.
 */
export function checkMeasurements(
  pricing: LinePricing,
  field: 'measurements' | 'asBuiltMeasurements',
  charging: Charging,
): readonly Finding[] {
  const entries = pricing[field]
  if (entries === undefined || entries.length === 0) return NO_FINDINGS
  const isMeasured = charging !== 'quantity' && charging !== 'customFormula'
  return allOf(
    isMeasured ? NO_FINDINGS : [finding('measurements_not_allowed', [field])], // M2
    ofEach(entries, (entry, index) => within(checkEntry(entry, charging), field, index)),
  )
}

function checkEntry(entry: MeasurementEntry, charging: Charging): readonly Finding[] {
  const { length, width, amount } = entry
  return allOf(
    length === undefined ? [finding('required', ['length'])] : checkPositive(length, 'length'), // M6
    checkPositive(width, 'width'),
    checkPositive(amount, 'amount'),
    charging === 'lineal' && width !== undefined ? [finding('width_not_allowed', ['width'])] : NO_FINDINGS, // M5
    charging === 'square' && width === undefined ? [finding('width_required', ['width'])] : NO_FINDINGS, // M5
  )
}

function checkPositive(size: Decimal | undefined, field: string): readonly Finding[] {
  if (size === undefined || !(signOf(size) <= 0)) return NO_FINDINGS
  return [finding('must_be_positive', [field], { sent: plainText(size) })]
}
