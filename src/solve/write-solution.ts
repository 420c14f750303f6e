import { plainText } from '../number/number-text.js'
import { writeDocumentTotals } from '../wire/document.generated.js'
import { moneyOfCents } from '../wire/money.js'
import { endOfAdjustments, withAdjustment } from './document-lever.js'
import type { Positions } from './positions.js'
import type { PricedRequest } from './priced-request.js'
import type { PositionSearch, Visited } from './search.js'
import type { Remedy, Solved } from './solution.js'
import { marginPercentageOf, type Target } from './target.js'

/** Of positions with equal totals, writes the present or the roundest one. */
export function solvedAt(
  visited: Visited,
  {
    document: { account },
    positions,
    search,
    target: { cents },
  }: {
    readonly document: PricedRequest
    readonly positions: Positions
    readonly search: PositionSearch
    readonly target: Target
  },
): Solved {
  const { position, totals, residual } = plainest(visited, positions, search)
  const percentage = marginPercentageOf(totals)
  const { change, request } = positions.changeAt(position)
  // `targetsOf` replaces a fraction of a cent by half a cent, which the residual drops.
  const whole = Number.isInteger(cents) ? residual : Math.trunc(residual)
  return {
    request,
    change,
    totals: writeDocumentTotals({ totals }, account.currency),
    ...(percentage === undefined ? {} : { marginPercentage: plainText(percentage) }),
    residual: moneyOfCents(whole, account.currency),
  }
}

/** Undefined if a surcharge cannot reach the target. */
export function remedyFor(
  document: PricedRequest,
  { figure, percentage }: Target,
  { request, residual }: Solved,
): Remedy | undefined {
  if (figure === 'subtotal' || percentage !== undefined) return undefined
  const { currency } = document.account
  const amount = moneyOfCents(-Number(residual.amountMicros) / 10_000, currency)
  const adjustment = { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount, isTaxFree: true } as const
  return { adjustment, request: withAdjustment(request, endOfAdjustments(request), adjustment) }
}

function plainest(visited: Visited, positions: Positions, search: PositionSearch): Visited {
  const [first, last] = search.positionsOfSameKey(visited.position)
  const { present } = positions
  const position = first <= present && present <= last ? present : roundest(first, last)
  // Reads the totals again, because the discount amounts of the lines may differ (L15).
  return { ...visited, position, totals: search.totalsAt(position) ?? visited.totals }
}

/** Returns the number with the most final zeros, near the middle of the range; otherwise `first`. */
function roundest(first: number, last: number): number {
  if (first <= 0 && last >= 0) return 0
  for (let unit = 1e15; unit > 1; unit /= 10) {
    const [min, max] = [Math.ceil(first / unit), Math.floor(last / unit)]
    if (min <= max) return Math.floor((min + max) / 2) * unit
  }
  return first
}
