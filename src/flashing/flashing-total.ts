import type { Flashing } from '../model/sales-line.js'
import { centsOf, knownCents, type Cents } from '../number/cents.js'
import { checkFits } from '../problem/amount-fits.js'
import { NO_PROBLEMS, type LocatedProblem } from '../problem/located-problem.js'

/** What a flashing counts in its document: the custom price when set, else the total sent, else 0 (F1, L14). */
export function flashingTotal(flashing: Flashing): {
  readonly total: Cents
  readonly problems: readonly LocatedProblem[]
} {
  const field = flashing.customPrice === undefined ? 'totalPrice' : 'customPrice'
  const sent = flashing[field]?.amount
  if (sent === undefined) return { total: 0, problems: NO_PROBLEMS }
  const total = centsOf(sent)
  return { total: knownCents(total), problems: checkFits(total, [field]) }
}
