import { ONE, type Decimal } from '../number/decimal.js'
import { NUMBER_SYSTEMS } from '../policies/arithmetic.js'
import { amountOfLine, roundedBy as roundedFactor } from '../policies/line-amount.js'
import type { FigureRoundings } from '../policies/roundings-of.js'
import { FIGURE_POLICIES } from '../policies/roundings-of-policies.generated.js'
import { UNIT_SYMBOLS } from '../rules/strategies.js'
import { evaluateOperation } from './evaluate.js'
import { exactOfDouble, isUnknownExact, roundedTo, textOfExact, whole, type Exact } from './exact.js'
import type { Figure } from './explanation.js'
import { ownFields } from '../problem/own-fields.js'

export interface Operand {
  readonly value: Exact
  readonly unit: Figure['unit']
  /** The value of a unit price or a cost before it was rounded (L1). */
  readonly unrounded?: Exact | undefined
}

interface OwnRoundings extends FigureRoundings {
  readonly isPartOfRounded?: boolean
}

/** Policies for single figures that `diagnose` does not try on documents. */
const FIGURE_ONLY_POLICIES = {
  'up-towards-positive': { ties: 'up-towards-positive' },
  'factors-rounded-first': { unitPrice: 2, measure: 2, quantity: 2 },
  'rounded-discount-of-rounded-amount': { amount: 2, discount: 2, isPartOfRounded: true },
} as const satisfies Readonly<Record<string, OwnRoundings>>

/** The id of a policy that `whyNot` tries. A policy that `diagnose` also tries has the same id there. */
export type FigurePolicyId = keyof typeof FIGURE_POLICIES | keyof typeof FIGURE_ONLY_POLICIES

export interface OtherRounding {
  readonly id: FigurePolicyId
  readonly roundings: OwnRoundings
}

export const OTHER_ROUNDINGS: readonly OtherRounding[] = Object.entries<OwnRoundings>({
  ...FIGURE_POLICIES,
  ...FIGURE_ONLY_POLICIES,
}).map(([id, roundings]) => ({ id: id as FigurePolicyId, roundings: ownFields(roundings) }))

/** Undefined if the roundings do not affect the figure. */
export function roundedFigure(
  roundings: OwnRoundings,
  figure: Figure,
  operands: readonly Operand[],
): Exact | undefined {
  const { operation, rounding } = figure
  if (operation === 'given' || operation === 'constant') return undefined
  const { numbers, ties, isNeverRounded } = roundings
  if (numbers === undefined && rounding === undefined) return undefined
  const hasGeneralRounding = (numbers ?? ties ?? isNeverRounded) !== undefined
  const exact =
    lineAmountUnder(roundings, figure, operands) ??
    (hasGeneralRounding ? resultUnder(roundings, figure, operands) : undefined)
  if (exact === undefined || rounding === undefined || isNeverRounded) return exact
  return roundedBy(roundings, exact, rounding.places)
}

const RULES_OF_SUPPLIED_VALUES: ReadonlySet<string> = new Set(['L1', 'L4', 'L7', 'L8', 'L14', 'F1', 'M4'])

/** A policy leaves supplied values alone, unless it calculates with doubles or never rounds prices. */
export function reachesFigure(
  { numbers, isNeverRounded }: OwnRoundings,
  { rule, operation }: Figure,
): boolean {
  const isPrice = rule === 'L1' || rule === 'L8'
  const isFromRequest = RULES_OF_SUPPLIED_VALUES.has(rule) && !(isNeverRounded === true && isPrice)
  const isAsSent = isFromRequest || (rule === 'T2' && operation === 'same')
  return numbers !== undefined || !isAsSent
}

function roundedBy({ numbers, ties }: OwnRoundings, exact: Exact, places: number): Exact {
  if (numbers === undefined || isUnknownExact(exact)) return roundedTo(exact, places, ties)
  return whole(NUMBER_SYSTEMS[numbers].round(decimalOf(exact), places, 'half-up'))
}

/** Undefined unless the figure is a price times a quantity or a measure, and the roundings affect lines. */
function lineAmountUnder(
  roundings: OwnRoundings,
  { operation, rounding, rule }: Figure,
  operands: readonly Operand[],
): Exact | undefined {
  const { unitPrice, price, measure, quantity, amount, discount } = roundings
  if (operation !== 'product' || rounding === undefined) return undefined
  if ((unitPrice ?? price ?? measure ?? quantity ?? amount ?? discount) === undefined) return undefined
  const [money, ...more] = operands.filter(({ unit }) => unit === 'money')
  const rests = operands.filter(({ unit }) => unit === 'fraction')
  const factors = operands.filter(({ unit }) => unit !== 'money' && unit !== 'fraction')
  // An amount times only a fraction, such as a tax, is not the amount of a line.
  if (money === undefined || more.length > 0 || factors.length === 0) return undefined
  // Costs and amounts before discount have no discounted price to round (L9, L15).
  if (rule !== 'L3' && price !== undefined) return undefined
  const arithmetic = NUMBER_SYSTEMS[roundings.numbers ?? 'exact']
  const { multiply, subtract } = arithmetic
  const round = (value: Decimal, places: number): Decimal =>
    arithmetic.round(value, places, roundings.ties ?? 'half-up')
  const rounded = ({ value, unit }: Operand): Decimal => {
    const rounding = Object.hasOwn(UNIT_SYMBOLS, unit) ? measure : quantity
    return roundedFactor({ round }, decimalOf(value), rounding)
  }
  const factor = factors.map(rounded).reduce((product, one) => multiply(product, one))
  const rest = rests
    .map(({ value }) => decimalOf(value))
    .reduce((product, one) => multiply(product, one), ONE)
  const sent =
    unitPrice !== undefined && typeof unitPrice !== 'string'
      ? roundedFactor({ round }, decimalOf(money.unrounded ?? money.value), unitPrice)
      : decimalOf(money.value)
  const isPartOfRounded = roundings.isPartOfRounded === true && rests.length > 0
  const figures = {
    unitPrice: isPartOfRounded ? round(multiply(sent, factor), rounding.places) : sent,
    discount: subtract(ONE, rest),
    quantity: isPartOfRounded ? ONE : factor,
    pieces: undefined,
  }
  // The factors are rounded above, each by its unit.
  const { quantity: _, ...ofLine } = roundings
  return whole(amountOfLine({ ...arithmetic, round }, ownFields(ofLine), figures).exact)
}

function resultUnder({ numbers }: OwnRoundings, { operation }: Figure, operands: readonly Operand[]): Exact {
  const values = operands.map(({ value }) => value)
  if (numbers === undefined) return evaluateOperation(operation, values)
  const doubles = values.map((value) => Number(textOfExact(value, 30)))
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

function decimalOf(exact: Exact): Decimal {
  return exact.denominator === undefined ? exact.numerator : roundedTo(exact, 30).numerator
}
