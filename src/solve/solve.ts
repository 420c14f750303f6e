import type { ParsedConstraints } from '../wire/solving.generated.js'
import { brokenConstraint } from './constraints.js'
import { lastPermitted } from './permitted.js'
import type { Positions } from './positions.js'
import type { PricedRequest } from './priced-request.js'
import { constraintReason, impossibleReason, missReason } from './reasons.js'
import { PositionSearch, type Visited } from './search.js'
import type { ConstraintName, Impossible, Nearest, Solution, Solved } from './solution.js'
import { isReached, type Target } from './target.js'
import { remedyFor, solvedAt } from './write-solution.js'

interface Attempt {
  readonly document: PricedRequest
  readonly positions: Positions
  readonly search: PositionSearch
  readonly constraints: ParsedConstraints
  readonly target: Target
}

/** Tries `targets` in the given order. */
export function solveWith(
  document: PricedRequest,
  positions: Positions,
  targets: readonly Target[],
  constraints: ParsedConstraints,
): Solution {
  const search = new PositionSearch(positions)
  let nearest: Solution | undefined
  let isComplete = true
  for (const target of targets) {
    const attempt = { document, positions, search, constraints, target }
    const solution = solutionOf(attempt, nearest?.outcome === 'nearest')
    if (solution.outcome === 'exact') return { ...solution, evaluations: search.evaluations }
    isComplete &&= solution.isComplete
    // After a near miss, only an exact solution is better.
    if (nearest === undefined || solution.outcome === 'nearest') nearest = solution
  }
  return { ...(nearest ?? impossible('lever_range')), evaluations: search.evaluations, isComplete }
}

function solutionOf(attempt: Attempt, isExactWanted: boolean): Solution {
  const { document, positions, search, target } = attempt
  const isFixed = positions.courseOf(target.figure).type === 'fixed'
  if (isFixed && !isReached(target, document.totals)) return impossible('no_effect')
  const { visited, end, isComplete } = search.around(
    target,
    (one) => constraintBrokenBy(one, attempt) === undefined,
    isExactWanted,
  )
  const found = { evaluations: search.evaluations, isComplete }
  const broken = new Map(visited.map((one) => [one, constraintBrokenBy(one, attempt)]))
  const permitted = visited.filter((one) => broken.get(one) === undefined)
  const exact = nearestTo(
    positions.present,
    permitted.filter(({ totals }) => isReached(target, totals)),
  )
  if (exact !== undefined) return { outcome: 'exact', ...solvedAt(exact, attempt), ...found }
  if (isExactWanted) return { ...impossible('lever_range'), ...found }
  const [constraint] = broken.values()
  if (permitted.length === 0 && constraint !== undefined) {
    const furthest = furthestPermitted(visited, attempt)
    return { ...impossible(constraintReason(constraint), furthest && solvedAt(furthest, attempt)), ...found }
  }
  if (end !== undefined) {
    const best = bestOf(permitted)
    const isHeld = positions.isHeldByConstraint && end.position === positions.max
    const reason = isHeld ? constraintReason('maxDiscount') : 'lever_range'
    return { ...impossible(reason, best && solvedAt(best, attempt)), ...found }
  }
  return { ...(nearestOf(permitted, broken, attempt) ?? impossible('lever_range')), ...found }
}

function constraintBrokenBy(
  visited: Visited,
  { constraints, positions, document }: Attempt,
): ConstraintName | undefined {
  return brokenConstraint(visited, constraints, positions, document.totals)
}

function nearestOf(
  permitted: readonly Visited[],
  broken: ReadonlyMap<Visited, ConstraintName | undefined>,
  attempt: Attempt,
): Omit<Nearest, 'evaluations' | 'isComplete'> | undefined {
  const { document, positions, target } = attempt
  const below = bestOf(permitted.filter(({ residual }) => residual < 0))
  const above = bestOf(permitted.filter(({ residual }) => residual > 0))
  if (below === undefined && above === undefined) return undefined
  const nearerConstraint = constraintBetween(broken, below, above)
  const solvedBelow = below && solvedAt(below, attempt)
  const remedy = solvedBelow && remedyFor(document, target, solvedBelow)
  return {
    outcome: 'nearest',
    ...(solvedBelow && { below: solvedBelow }),
    ...(above && { above: solvedAt(above, attempt) }),
    reason:
      nearerConstraint === undefined
        ? missReason(document, positions, target, below, above)
        : constraintReason(nearerConstraint),
    ...(remedy && { remedy }),
  }
}

function constraintBetween(
  broken: ReadonlyMap<Visited, ConstraintName | undefined>,
  below: Visited | undefined,
  above: Visited | undefined,
): ConstraintName | undefined {
  for (const [{ residual }, constraint] of broken) {
    const isNearer = residual > (below?.residual ?? -Infinity) && residual < (above?.residual ?? Infinity)
    if (constraint !== undefined && isNearer) return constraint
  }
  return undefined
}

/** Returns the position nearest to the target, the first of equals. */
function bestOf(some: readonly Visited[]): Visited | undefined {
  return some.reduce<Visited | undefined>(
    (best, one) => (best === undefined || Math.abs(one.residual) < Math.abs(best.residual) ? one : best),
    undefined,
  )
}

/** Of the positions nearest to the target, returns the one nearest to the present position. */
function nearestTo(present: number, some: readonly Visited[]): Visited | undefined {
  const min = Math.min(...some.map(({ residual }) => Math.abs(residual)))
  return some
    .filter(({ residual }) => Math.abs(residual) <= min)
    .reduce<Visited | undefined>(
      (best, one) =>
        best === undefined || Math.abs(one.position - present) < Math.abs(best.position - present)
          ? one
          : best,
      undefined,
    )
}

function furthestPermitted(visited: readonly Visited[], attempt: Attempt): Visited | undefined {
  const { search, target } = attempt
  const isPermitted = (position: number): boolean => {
    const one = search.visit(position, target)
    return one !== undefined && constraintBrokenBy(one, attempt) === undefined
  }
  const { start } = search
  if (!isPermitted(start)) return undefined
  return search.visit(lastPermitted(start, visited[0]?.position ?? start, isPermitted), target)
}

export function impossible(
  reason: Impossible['reason'] | Parameters<typeof impossibleReason>[0],
  furthest?: Solved,
): Impossible {
  return {
    outcome: 'impossible',
    reason: typeof reason === 'string' ? impossibleReason(reason) : reason,
    ...(furthest && { furthest }),
    evaluations: 0,
    isComplete: true,
  }
}
