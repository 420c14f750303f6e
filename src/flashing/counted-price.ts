import type { Flashing } from '../model/sales-line.js'
import { centsOf, knownCents, type Cents } from '../number/cents.js'
import { checkFits } from '../problem/amount-fits.js'
import { NO_FINDINGS, type Finding } from '../problem/finding.js'

/** What a flashing counts in its document: the custom price when set, else the total sent, else 0 (F1, L14). */
export function countedPrice(flashing: Flashing): {
  readonly total: Cents
  readonly findings: readonly Finding[]
} {
  const field = flashing.customPrice === undefined ? 'totalPrice' : 'customPrice'
  const sent = flashing[field]?.amount
  if (sent === undefined) return { total: 0, findings: NO_FINDINGS }
  const total = centsOf(sent)
  return { total: knownCents(total), findings: checkFits(total, [field]) }
}
