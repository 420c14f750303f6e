import type { Flashing } from '../model/sales-line.js'
import { centsOf, isAmount, type Cents } from '../number/cents.js'
import { isUnknown } from '../number/decimal.js'
import { finding, NO_FINDINGS, type Finding } from '../problem/finding.js'

/** What a flashing counts in its document: the custom price when set, else the total sent, else 0 (F1, L14). */
export function countedPrice(flashing: Flashing): {
  readonly total: Cents
  readonly findings: readonly Finding[]
} {
  const field = flashing.customPrice === undefined ? 'totalPrice' : 'customPrice'
  const sent = flashing[field]?.amount
  if (sent === undefined) return { total: 0, findings: NO_FINDINGS }
  const total = centsOf(sent)
  if (isAmount(total) || isUnknown(sent)) return { total, findings: NO_FINDINGS }
  return { total: NaN, findings: [finding('amount_out_of_range', [field], { formula: undefined })] } // N8
}
