import { ZERO } from '../number/decimal.js'
import { NUMBER_SYSTEMS } from '../policies/arithmetic.js'
import { OUR_CHOICES, type Axis } from '../policies/choices.js'
import { LINE_AXES } from '../policies/line-axes.js'
import type { PlainLine } from '../policies/plain-line.js'
import { POLICY_RECORDS, type PolicyId } from '../policies/policies.js'
import { hasSimplerEqual } from '../policies/simpler-policy.js'
import { splitsAlike, takesTurns, type TriedChoices } from '../policies/split-discounts.js'
import { workedLine } from '../policies/worked-line.js'
import { workingBy } from '../policies/working.js'
import { evaluateOperation } from './evaluate.js'
import { exactOfDouble, isUnknownExact, roundedTo, textOfExact, whole, type Exact } from './exact.js'
import type { Figure } from './explanation.js'

export interface FigurePolicy {
  readonly id: PolicyId
  readonly choices: TriedChoices
}

/** The axes that decide the amount of a line without its tax. */
const FIGURE_AXES: ReadonlySet<Axis> = new Set<Axis>([...LINE_AXES, 'total'])

/** The policies that change the calculation of single figures. */
export const FIGURE_POLICIES: readonly FigurePolicy[] = (Object.keys(POLICY_RECORDS) as PolicyId[])
  .map((id) => ({ id, choices: { ...OUR_CHOICES, ...POLICY_RECORDS[id].choices } }))
  .filter(({ id, choices: { total } }) => {
    const isOfFigures = (Object.keys(POLICY_RECORDS[id].choices) as Axis[]).every((axis) =>
      FIGURE_AXES.has(axis),
    )
    const isInCents = total === 'cents' || total === 'not-rounded'
    return isOfFigures && isInCents
  })

/** Lists a policy that takes discounts in turn once for each usual way to split them. */
export function figurePoliciesFor(lines: readonly PlainLine[]): readonly FigurePolicy[] {
  return FIGURE_POLICIES.flatMap((policy) => {
    if (hasSimplerEqual(policy.id, lines)) return []
    if (!takesTurns(policy.choices)) return [policy]
    return splitsAlike([{ lines }]).map((splits) => ({ ...policy, choices: { ...policy.choices, splits } }))
  })
}

/** Tests for choices that change any amount, and not only that of a line. */
function changesEveryAmount({ numbers, ties, total }: TriedChoices): boolean {
  return numbers !== OUR_CHOICES.numbers || ties !== OUR_CHOICES.ties || total !== OUR_CHOICES.total
}

/** Undefined if the choices do not change how the figure is made. */
export function figureBy(
  choices: TriedChoices,
  figure: Figure,
  operands: readonly Exact[],
  line: PlainLine | undefined,
): Exact | undefined {
  const { operation, rounding, rule } = figure
  if (operation === 'given' || operation === 'constant') return undefined
  // Costs and amounts before discount have no discounted price to round (L9, L15).
  if (line !== undefined && (rule === 'L3' || !choices.price.startsWith('discounted')))
    return whole(workedLine(workingBy(choices), line, ZERO).total)
  const { numbers, ties, total } = choices
  const isExact = numbers === OUR_CHOICES.numbers
  if (!changesEveryAmount(choices) || (isExact && rounding === undefined)) return undefined
  const exact = isExact ? evaluateOperation(operation, operands) : inDoubles(choices, operation, operands)
  if (rounding === undefined || total === 'not-rounded' || isUnknownExact(exact)) return exact
  return isExact
    ? roundedTo(exact, rounding.places, ties)
    : whole(NUMBER_SYSTEMS[numbers].round(exact.numerator, rounding.places, ties))
}

const RULES_OF_SUPPLIED_VALUES: ReadonlySet<string> = new Set(['L1', 'L4', 'L7', 'L8', 'L14', 'F1', 'M4'])

/** A policy leaves supplied values alone, unless it calculates with doubles or never rounds prices. */
export function reachesFigure({ numbers, total }: TriedChoices, { rule, operation }: Figure): boolean {
  const isPrice = rule === 'L1' || rule === 'L8'
  const isFromRequest = RULES_OF_SUPPLIED_VALUES.has(rule) && !(total === 'not-rounded' && isPrice)
  const isAsSent = isFromRequest || (rule === 'T2' && operation === 'same')
  return numbers !== OUR_CHOICES.numbers || !isAsSent
}

function inDoubles(
  { numbers }: TriedChoices,
  operation: Figure['operation'],
  operands: readonly Exact[],
): Exact {
  const doubles = operands.map((value) => Number(textOfExact(value, 30)))
  return exactOfDouble(evaluateInDoubles(operation, doubles, NUMBER_SYSTEMS[numbers].isInOrder))
}

/** Keeps the order of operations of `diagnose`, since the order decides the last digit of a double. */
function evaluateInDoubles(
  operation: Figure['operation'],
  numbers: readonly number[],
  isInOrder: boolean | undefined,
): number {
  const [first = NaN, ...others] = numbers
  switch (operation) {
    case 'given':
    case 'constant':
    case 'same':
      return first
    case 'sum':
      return numbers.reduce((sum, one) => sum + one, 0)
    case 'difference':
      return others.reduce((rest, one) => rest - one, first)
    case 'product':
      return isInOrder
        ? numbers.reduce((product, one) => product * one)
        : numbers.reduceRight((product, one) => one * product)
    case 'quotient':
      return first / (others[0] ?? NaN)
    case 'maximum':
      return Math.max(first, ...others)
  }
}
