import { formatDecimal } from '../../entries/index.js'
import type { Change, Goal, Impossible, Nearest, Solution, Solved } from '../../entries/solve.js'
import type { TableStyle } from '../table/presentation.js'
import { amountText, listText } from '../table/text.js'
import { wrapText } from '../table/wrap-text.js'
import { printable } from '../table/printable.js'

export function changeText(change: Change): string {
  switch (change.type) {
    case 'discount':
    case 'surcharge':
      return `A ${change.type} of ${amountText(change.amount)} on the document`
    case 'lineDiscount':
      return `A discount of ${formatDecimal(change.discount)}% on ${linesText(change.lines)}`
    case 'unitPrice':
      return `A unit price of ${amountText(change.unitPrice)} on ${linesText([change.line])}`
    case 'markup': {
      const markup = `${formatDecimal(change.markup)}${change.markupIsPercentage ? '%' : ''}`
      return `A markup of ${markup} (a unit price of ${amountText(change.unitPrice)}) on ${linesText([change.line])}`
    }
  }
}

function linesText(indexes: readonly number[]): string {
  return `${indexes.length < 2 ? 'line' : 'lines'} ${listText(indexes.map((index) => String(index + 1)))}`
}

export function solutionText(solution: Solution, goal: Goal, { ink, width }: TableStyle): string {
  return `${linesOf(solution, goal)
    .map((line) => wrapText(line, width))
    .map((line, index) => (index === 0 ? ink.strong(line) : line))
    .join('\n')}\n`
}

function linesOf(solution: Solution, goal: Goal): readonly string[] {
  switch (solution.outcome) {
    case 'exact':
      return [sentenceOf(solution, goal)]
    case 'nearest':
      return nearestLines(solution, goal)
    case 'impossible':
      return impossibleLines(solution, goal)
  }
}

function nearestLines({ below, above, reason, remedy }: Nearest, goal: Goal): readonly string[] {
  const missed = (one: Solved, word: string): string => {
    const by = amountText(one.residual).replace('-', '')
    // A missed percentage may be less than a cent away.
    return /[1-9]/.test(by) ? `${sentenceOf(one, goal).slice(0, -1)}, ${by} ${word}.` : sentenceOf(one, goal)
  }
  return [
    `The goal is missed. ${printable(reason.message)}`,
    ...(below === undefined ? [] : [missed(below, 'less')]),
    ...(above === undefined ? [] : [missed(above, 'more')]),
    ...(remedy === undefined
      ? []
      : [
          `The lower result reaches the goal with a tax-free surcharge of ${amountText(remedy.adjustment.amount)}.`,
        ]),
  ]
}

function impossibleLines({ reason, furthest }: Impossible, goal: Goal): readonly string[] {
  return [
    `The goal cannot be reached. ${printable(reason.message)}`,
    ...(furthest === undefined ? [] : [`Nearest possible: ${sentenceOf(furthest, goal)}`]),
  ]
}

function sentenceOf({ change, totals, marginPercentage }: Solved, goal: Goal): string {
  const figure =
    goal.subtotal !== undefined
      ? `the subtotal is ${amountText(totals.subtotal)}`
      : goal.margin !== undefined
        ? `the margin is ${amountText(totals.margin)}`
        : goal.marginPercentage !== undefined
          ? marginPercentage === undefined
            ? 'the amount before tax is 0.00'
            : `the margin is ${marginPercentage}%`
          : `the total is ${amountText(totals.total)}`
  return `${changeText(change)}: ${figure}.`
}

/** Prefers the document below the goal on a tie. */
export function shownOf(solution: Solution): Solved | undefined {
  if (solution.outcome === 'exact') return solution
  if (solution.outcome === 'impossible') return undefined
  const { below, above } = solution
  const distanceOf = ({ residual }: Solved): number => Math.abs(Number(residual.amountMicros))
  return below === undefined || (above !== undefined && distanceOf(above) < distanceOf(below)) ? above : below
}
