import { writeDocumentTotals } from '../wire/document.generated.js'
import { moneyOfCents } from '../wire/money.js'
import { plainText } from '../number/number-text.js'
import type { ParsedFloors } from '../wire/solving.generated.js'
import { endOfAdjustments, withAdjustment } from './document-lever.js'
import { brokenFloor } from './floors.js'
import { lastPermitted } from './permitted.js'
import type { Positions } from './positions.js'
import type { PricedRequest } from './priced-request.js'
import { floorReason, impossibleReason, missReason } from './reasons.js'
import { PositionSearch, type Visited } from './search.js'
import type { FloorName, Impossible, Remedy, Solution, Solved } from './solution.js'
import { figureOf, isReached, marginPercentageOf, type Target } from './target.js'

/**
 * What a lever can do for a goal. Of several targets, which are round totals, the first that can be reached counts, and
 * the nearest one when none can.
 */
export function solveWith(
  document: PricedRequest,
  positions: Positions,
  targets: readonly Target[],
  floors: ParsedFloors,
): Solution {
  const search = new PositionSearch(positions)
  let nearest: Solution | undefined
  let isComplete = true
  for (const target of targets) {
    const isExactWanted = nearest?.outcome === 'nearest'
    const solution = solutionOf(document, positions, search, target, floors, isExactWanted)
    if (solution.outcome === 'exact') return { ...solution, evaluations: search.evaluations }
    isComplete &&= solution.isComplete
    // After one that comes near, only what is exact is wanted: the others reach their target or are impossible.
    if (nearest === undefined || solution.outcome === 'nearest') nearest = solution
  }
  return { ...(nearest ?? impossible('lever_range')), evaluations: search.evaluations, isComplete }
}

function solutionOf(
  document: PricedRequest,
  positions: Positions,
  search: PositionSearch,
  target: Target,
  floors: ParsedFloors,
  isExactWanted: boolean,
): Solution {
  const isFixed = positions.courseOf(target.figure).type === 'fixed'
  if (isFixed && !isReached(target, document.totals)) return impossible('no_effect')
  const { visited, end, isComplete } = search.around(
    target,
    (one) => brokenFloor(one, floors, positions, document.totals) === undefined,
    isExactWanted,
  )
  const found = { evaluations: search.evaluations, isComplete }
  const broken = new Map(visited.map((one) => [one, brokenFloor(one, floors, positions, document.totals)]))
  const permitted = visited.filter((one) => broken.get(one) === undefined)
  const write = (one: Visited): Solved =>
    solvedAt(document, positions, plainest(one, positions, search), target)
  const withFurthest = (one: Visited | undefined): Pick<Impossible, 'furthest'> =>
    one === undefined ? {} : { furthest: write(one) }
  const exact = nearestTo(
    positions.present,
    permitted.filter(({ totals }) => isReached(target, totals)),
  )
  if (exact !== undefined) return { outcome: 'exact', ...write(exact), ...found }
  if (isExactWanted) return { ...impossible('lever_range'), ...found }
  const [floor] = broken.values()
  if (permitted.length === 0 && floor !== undefined) {
    return {
      outcome: 'impossible',
      reason: floorReason(floor),
      ...withFurthest(furthestPermitted(visited, positions, search, floors, target, document.totals)),
      ...found,
    }
  }
  if (end !== undefined) {
    return {
      outcome: 'impossible',
      reason:
        positions.isHeldByFloor && end.position === positions.greatest
          ? floorReason('discount')
          : impossibleReason('lever_range'),
      ...withFurthest(bestOf(permitted)),
      ...found,
    }
  }
  const below = bestOf(permitted.filter(({ residual }) => residual < 0))
  const above = bestOf(permitted.filter(({ residual }) => residual > 0))
  if (below === undefined && above === undefined) return { ...impossible('lever_range'), ...found }
  const nearerBroken = floorBetween(broken, below, above)
  const remedy = below === undefined ? undefined : remedyFor(document, target, write(below))
  return {
    outcome: 'nearest',
    ...(below === undefined ? {} : { below: write(below) }),
    ...(above === undefined ? {} : { above: write(above) }),
    reason:
      nearerBroken === undefined
        ? missReason(document, positions, target, below, above)
        : floorReason(nearerBroken),
    ...(remedy === undefined ? {} : { remedy }),
    ...found,
  }
}

/** The floor that keeps a nearer position out; undefined when none does. */
function floorBetween(
  broken: ReadonlyMap<Visited, FloorName | undefined>,
  below: Visited | undefined,
  above: Visited | undefined,
): FloorName | undefined {
  for (const [{ residual }, floor] of broken) {
    const isNearer = residual > (below?.residual ?? -Infinity) && residual < (above?.residual ?? Infinity)
    if (floor !== undefined && isNearer) return floor
  }
  return undefined
}

/** The one nearest to the goal; of several, the first. */
function bestOf(some: readonly Visited[]): Visited | undefined {
  return some.reduce<Visited | undefined>(
    (best, one) => (best === undefined || Math.abs(one.residual) < Math.abs(best.residual) ? one : best),
    undefined,
  )
}

/** Of positions that reach the goal, the one nearest to it, and then to where the lever is. */
function nearestTo(present: number, some: readonly Visited[]): Visited | undefined {
  const least = Math.min(...some.map(({ residual }) => Math.abs(residual)))
  return some
    .filter(({ residual }) => Math.abs(residual) <= least)
    .reduce<Visited | undefined>(
      (best, one) =>
        best === undefined || Math.abs(one.position - present) < Math.abs(best.position - present)
          ? one
          : best,
      undefined,
    )
}

/** Of positions with the same totals: where the lever is, or the one with the fewest digits. */
function plainest(visited: Visited, positions: Positions, search: PositionSearch): Visited {
  const [first, last] = search.sameKey(visited.position)
  const { present } = positions
  const position = first <= present && present <= last ? present : roundest(first, last)
  // What those of the lines come to without their discounts may differ (L15).
  return { ...visited, position, totals: search.totalsAt(position) ?? visited.totals }
}

/**
 * The whole number from one to another that ends in the most zeros; of several, the nearest to the middle. The first, where
 * none ends in a zero.
 */
function roundest(first: number, last: number): number {
  if (first <= 0 && last >= 0) return 0
  for (let unit = 1e15; unit > 1; unit /= 10) {
    const [least, most] = [Math.ceil(first / unit), Math.floor(last / unit)]
    if (least <= most) return Math.floor((least + most) / 2) * unit
  }
  return first
}

/** The last position from where the lever is toward the goal that breaks no floor; undefined when it is at none. */
function furthestPermitted(
  visited: readonly Visited[],
  positions: Positions,
  search: PositionSearch,
  floors: ParsedFloors,
  target: Target,
  present: PricedRequest['totals'],
): Visited | undefined {
  const visit = (position: number): Visited | undefined => {
    const totals = search.totalsAt(position)
    if (totals === undefined) return undefined
    return { position, totals, residual: figureOf(totals, target.figure) - target.cents }
  }
  const isPermitted = (position: number): boolean => {
    const one = visit(position)
    return one !== undefined && brokenFloor(one, floors, positions, present) === undefined
  }
  const start = Math.min(positions.greatest, Math.max(positions.least, positions.present))
  if (!isPermitted(start)) return undefined
  return visit(lastPermitted(start, visited[0]?.position ?? start, isPermitted))
}

function solvedAt(
  { account }: PricedRequest,
  positions: Positions,
  { position, totals, residual }: Visited,
  { cents }: Target,
): Solved {
  const percentage = marginPercentageOf(totals)
  const { change, request } = positions.changeAt(position)
  // Half a cent stands for a part of a cent.
  const whole = Number.isInteger(cents) ? residual : Math.trunc(residual)
  return {
    request,
    change,
    totals: writeDocumentTotals({ totals }, account.currency),
    ...(percentage === undefined ? {} : { marginPercentage: plainText(percentage) }),
    residual: moneyOfCents(whole, account.currency),
  }
}

/** A tax-free surcharge of what is missing. */
function remedyFor(
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

/** Nothing was searched. */
export function impossible(
  reason: Impossible['reason'] | Parameters<typeof impossibleReason>[0],
): Impossible {
  return {
    outcome: 'impossible',
    reason: typeof reason === 'string' ? impossibleReason(reason) : reason,
    evaluations: 0,
    isComplete: true,
  }
}
