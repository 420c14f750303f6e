import { hasOwnField } from '../problem/own-fields.js'
import { compare } from '../number/arithmetic.js'
import type { Decimal } from '../number/decimal.js'
import { documentPositions } from './document-lever.js'
import { whyNotSolvable } from './changed-line.js'
import { NO_CONSTRAINTS } from './constraints.js'
import { changingLines, discountPositions, markupPositions, unitPricePositions } from './line-levers.js'
import { type ChangingLine } from './line-positions.js'
import type { Positions } from './positions.js'
import type { PricedRequest } from './priced-request.js'
import { NO_LEVER, type Asked } from './read-goal.js'
import { constraintReason, notChangeableReason, withOtherLever } from './reasons.js'
import { impossible, solveWith } from './solve.js'
import type { Impossible, OtherLever, Solution } from './solution.js'
import { targetsOf } from './target.js'

type Lever = Asked['levers'][number]

/** If no lever comes near the goal, suggests one that the caller did not name. */
export function solutionFor(document: PricedRequest, asked: Asked): Solution {
  const { best, evaluations } = bestOf(document, asked)
  if (best.outcome !== 'impossible' || best.reason.code === 'constraint') return { ...best, evaluations }
  const other = otherLever(document, asked)
  return {
    ...best,
    ...(other.found && { reason: withOtherLever(best.reason, other.found) }),
    evaluations: evaluations + other.evaluations,
  }
}

function bestOf(
  document: PricedRequest,
  { goal, levers, options }: Asked,
): { readonly best: Solution; readonly evaluations: number } {
  const constraints = options.constraints ?? NO_CONSTRAINTS
  const targets = targetsOf(goal, document.totals)
  let best: Solution | undefined
  let evaluations = 0
  for (const lever of levers) {
    const positions = positionsOf(document, lever, new Set(options.locked), constraints)
    const solution = hasOwnField(positions, 'outcome')
      ? positions
      : solveWith(document, positions, targets, constraints)
    evaluations += solution.evaluations
    if (best === undefined || missOf(solution) < missOf(best)) best = solution
    if (solution.outcome === 'exact') break
  }
  return { best: best ?? impossible('lever_range'), evaluations }
}

/** On more lines, trying a line discount unasked would take too long. */
const MAX_LINES = 100

function otherLever(
  document: PricedRequest,
  asked: Asked,
): { readonly found?: OtherLever; readonly evaluations: number } {
  const tried = new Set(asked.levers.map(({ type }) => type))
  const line = largestLine(document, new Set(asked.options.locked))
  const others: readonly OtherLever['lever'][] = [
    ...(tried.has('discount') ? [] : [{ type: 'discount' } as const]),
    ...(tried.has('surcharge') ? [] : [{ type: 'surcharge' } as const]),
    ...(tried.has('unitPrice') || line === undefined ? [] : [{ type: 'unitPrice', line } as const]),
    ...(tried.has('lineDiscount') || document.lines.length > MAX_LINES
      ? []
      : [{ type: 'lineDiscount' } as const]),
  ]
  let found: OtherLever | undefined
  let [min, evaluations] = [Infinity, 0]
  for (const lever of others) {
    const { best, evaluations: more } = bestOf(document, { ...asked, levers: [{ ...NO_LEVER, ...lever }] })
    evaluations += more
    if (best.outcome !== 'impossible' && missOf(best) < min) {
      found = { lever, outcome: best.outcome }
      min = missOf(best)
    }
    if (best.outcome === 'exact') break
  }
  return { ...(found && { found }), evaluations }
}

function largestLine(document: PricedRequest, locked: ReadonlySet<number>): number | undefined {
  const unlocked = [...document.lines.keys()].filter((index) => !locked.has(index))
  return changingLines(document, unlocked).reduce<ChangingLine | undefined>(
    (largest, one) =>
      largest === undefined || one.line.contribution.total > largest.line.contribution.total ? one : largest,
    undefined,
  )?.index
}

/** Returns the miss in micros: -1 for an exact solution, so that it beats a miss of 0. */
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
  constraints: typeof NO_CONSTRAINTS,
): Positions | Impossible {
  const { type } = lever
  switch (type) {
    case 'discount':
    case 'surcharge': {
      const { adjustment = 0 } = lever
      const positions = documentPositions(document, { ...lever, type }, constraints)
      if (positions === undefined) {
        return impossible(notChangeableReason([{ adjustment, reason: 'other_type' }]))
      }
      // The other discounts on the document already exceed the maximum.
      return positions.max < positions.min ? impossible(constraintReason('maxDiscount')) : positions
    }
    case 'lineDiscount': {
      const chosen = (lever.lines ?? [...document.lines.keys()]).filter((index) => !locked.has(index))
      if (chosen.length === 0 && (lever.lines ?? document.lines).length > 0) return impossible('locked')
      const distinct = [...new Set(chosen)]
      const changing = changingLines(document, distinct)
      const isPartOfChosen = lever.lines !== undefined && changing.length < distinct.length
      if (changing.length === 0 || isPartOfChosen) return notChangeable(document, distinct)
      return discountPositions(document, changing, constraints)
    }
    case 'unitPrice':
    case 'markup': {
      const { line = 0 } = lever
      if (locked.has(line)) return impossible('locked')
      const [one] = changingLines(document, [line])
      if (one === undefined) return notChangeable(document, [line])
      const positions =
        type === 'unitPrice' ? unitPricePositions(document, one) : markupPositions(document, one)
      if (positions === undefined) return impossible(notChangeableReason([{ line, reason: 'no_cost' }]))
      return isDiscountBeyond(one, constraints) ? impossible(constraintReason('maxDiscount')) : positions
    }
  }
}

function isDiscountBeyond({ line }: ChangingLine, { maxDiscount }: typeof NO_CONSTRAINTS): boolean {
  return maxDiscount !== undefined && compare<Decimal>(line.pricing.basis.discount, maxDiscount) > 0
}

function notChangeable({ lines }: PricedRequest, indexes: readonly number[]): Impossible {
  return impossible(
    notChangeableReason(
      indexes.flatMap((line) => {
        const reason = whyNotSolvable(lines[line])
        return reason === undefined ? [] : [{ line, reason }]
      }),
    ),
  )
}
