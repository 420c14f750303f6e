import type { LinePricing, MeasurementEntry } from '../model/line-pricing.js'
import type { Charging } from '../model/priced.js'
import { signOf, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/write-decimal.js'
import { allOf, finding, NO_FINDINGS, ofEach, within, type Finding } from '../problem/finding.js'

/** What is wrong with the measurements of a pricing object, or with its as-built ones (M2, M5, M6). */
export function checkMeasurements(
  pricing: LinePricing,
  field: 'measurements' | 'asBuiltMeasurements',
  charging: Charging,
): readonly Finding[] {
  const entries = pricing[field]
  if (entries === undefined) return NO_FINDINGS
  const isMeasured = charging !== 'quantity' && charging !== 'customFormula'
  return allOf(
    isMeasured ? NO_FINDINGS : [finding('measurements_not_allowed', [field])], // M2
    ofEach(entries, (entry, index) => {
      const wrong = checkEntry(entry, charging)
      return wrong.length === 0 ? NO_FINDINGS : within(wrong, field, index)
    }),
  )
}

function checkEntry({ length, width, amount }: MeasurementEntry, charging: Charging): readonly Finding[] {
  const wrongLength = length === undefined ? LENGTH_REQUIRED : checkPositive(length, 'length') // M6
  const wrongWidth = allOf(checkPositive(width, 'width'), checkWidth(width, charging))
  return allOf(wrongLength, wrongWidth, checkPositive(amount, 'amount'))
}

const LENGTH_REQUIRED: readonly Finding[] = [finding('required', ['length'])]

/** M5: a square has a width, a length has none. */
function checkWidth(width: Decimal | undefined, charging: Charging): readonly Finding[] {
  if (charging === 'lineal' && width !== undefined) return [finding('width_not_allowed', ['width'])]
  if (charging === 'square' && width === undefined) return [finding('width_required', ['width'])]
  return NO_FINDINGS
}

function checkPositive(size: Decimal | undefined, field: string): readonly Finding[] {
  if (size === undefined || !(signOf(size) <= 0)) return NO_FINDINGS
  return [finding('must_be_positive', [field], { sent: plainText(size) })]
}
