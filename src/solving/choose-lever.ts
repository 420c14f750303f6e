import { documentPositions } from './document-lever.js'
import { NO_FLOORS } from './floors.js'
import { changingLines, discountPositions, markupPositions, unitPricePositions } from './line-levers.js'
import type { Positions } from './positions.js'
import type { PricedRequest } from './priced-request.js'
import type { Asked } from './read-goal.js'
import { impossible, solveWith } from './solve.js'
import type { Impossible, Solution } from './solution.js'
import { targetsOf } from './target.js'

type Lever = Asked['levers'][number]

/** The solution of the first lever that reaches the goal, or else of the one that comes nearest. */
export function solutionFor(document: PricedRequest, { goal, levers, options }: Asked): Solution {
  const floors = options.floors ?? NO_FLOORS
  const targets = targetsOf(goal, document.totals)
  let best: Solution | undefined
  let evaluations = 0
  for (const lever of levers) {
    const positions = positionsOf(document, lever, new Set(options.locked), floors)
    const solution = 'outcome' in positions ? positions : solveWith(document, positions, targets, floors)
    evaluations += solution.evaluations
    if (best === undefined || missOf(solution) < missOf(best)) best = solution
    if (solution.outcome === 'exact') break
  }
  return { ...(best ?? impossible('lever_range')), evaluations }
}

/** How far a solution is from the goal, in micros. */
function missOf(solution: Solution): number {
  if (solution.outcome === 'exact') return -1
  if (solution.outcome === 'impossible') return Infinity
  const missed = [solution.below, solution.above].map((one) =>
    one === undefined ? Infinity : Math.abs(Number(one.residual.amountMicros)),
  )
  return Math.min(...missed)
}

function positionsOf(
  document: PricedRequest,
  lever: Lever,
  locked: ReadonlySet<number>,
  floors: typeof NO_FLOORS,
): Positions | Impossible {
  const { type } = lever
  switch (type) {
    case 'discount':
    case 'surcharge':
      return documentPositions(document, { ...lever, type }, floors) ?? impossible('not_changeable')
    case 'lineDiscount': {
      const chosen = (lever.lines ?? [...document.lines.keys()]).filter((index) => !locked.has(index))
      if (chosen.length === 0) return impossible('locked')
      const changing = changingLines(document, [...new Set(chosen)])
      const isPartOfChosen = lever.lines !== undefined && changing.length < new Set(chosen).size
      if (changing.length === 0 || isPartOfChosen) return impossible('not_changeable')
      return discountPositions(document, changing, floors)
    }
    case 'unitPrice':
    case 'markup': {
      const { line = 0 } = lever
      if (locked.has(line)) return impossible('locked')
      const [one] = changingLines(document, [line])
      if (one === undefined) return impossible('not_changeable')
      const positions = type === 'markup' ? markupPositions(document, one) : unitPricePositions(document, one)
      return positions ?? impossible('not_changeable')
    }
  }
}
