import { add, larger, multiply, roundedQuotient, roundHalfUp, subtract } from '../number/arithmetic.js'
import { decimalsOf, ONE, ZERO, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import { CONSTANTS, type ConstantName } from './constants.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { completeSettings } from '../wire/account-settings.js'
import type { Explanation, Figure, FigureOperation, FigureUnit, Rounding } from './explanation.js'
import { notAppliedReasons, type NotAppliedReason } from './not-applied.js'

/** The figures of an explanation while it is made, each after those it is computed from. */
export type FigureGraph = Map<string, Figure>

/** A figure that others are computed from: its id, its unit and its value. */
export interface KnownFigure {
  readonly id: string
  readonly unit: FigureUnit
  readonly value: Decimal
}

/** What a figure is. */
export interface FigureWords {
  /** In words: `line total`. */
  readonly name: string
  /** The number of the rule that makes it. */
  readonly rule: string
  readonly unit: FigureUnit
}

/** A figure that is computed from others. */
export interface ComputedFigure extends FigureWords {
  readonly operation: Exclude<FigureOperation, 'given' | 'constant'>
  readonly from: readonly KnownFigure[]
  /** The decimals it is rounded to; absent where no rule rounds. */
  readonly places?: number
  readonly notApplied?: readonly NotAppliedReason[]
}

/** Adds an input. Its id is its pointer with the prefix of its source. One that is there already is not added again. */
export function addGiven(
  graph: FigureGraph,
  source: 'request' | 'settings',
  pointer: string,
  { name, rule, unit }: FigureWords,
  value: Decimal,
): KnownFigure {
  const id = `${source}:${pointer}`
  if (!graph.has(id)) {
    graph.set(id, { name, rule, unit, value: plainText(value), operation: 'given', from: [id] })
  }
  return { id, unit, value }
}

/** Adds a constant of the rules, unless it is there already. */
export function addConstant(graph: FigureGraph, constant: ConstantName): KnownFigure {
  const id = `constant:${constant}`
  const { name, rule, unit, value } = CONSTANTS[constant]
  if (!graph.has(id)) {
    graph.set(id, { name, rule, unit, value: plainText(value), operation: 'constant', from: [] })
  }
  return { id, unit, value }
}

/** The explanation that a graph makes. */
export function explanationOf(
  kind: Explanation['kind'],
  account: ParsedAccount,
  graph: FigureGraph,
  root: KnownFigure,
): Explanation {
  return {
    format: 'quotewright.explanation/1',
    kind,
    settings: completeSettings(account),
    root: root.id,
    nodes: Object.fromEntries(graph),
  }
}

/** Adds a computed figure. Its value is what the operation makes of the figures it is computed from. */
export function addFigure(graph: FigureGraph, id: string, figure: ComputedFigure): KnownFigure {
  const { name, rule, unit, operation, from, places, notApplied = [] } = figure
  const values = from.map(({ value }) => value)
  const value = valueOf(operation, values, places)
  graph.set(id, {
    name,
    rule,
    unit,
    value: plainText(value),
    operation,
    from: from.map((one) => one.id),
    ...(places === undefined ? {} : { rounding: roundingOf(operation, values, value, places) }),
    ...(notApplied.length === 0
      ? {}
      : { notApplied: notApplied.map((because) => ({ rule: notAppliedReasons[because].rule, because })) }),
  })
  return { id, unit, value }
}

/** The decimals to which the exact figure of a quotient is written. */
const QUOTIENT_DECIMALS = 12

function roundingOf(
  operation: ComputedFigure['operation'],
  values: readonly Decimal[],
  value: Decimal,
  places: number,
): Rounding {
  const exact = operation === 'quotient' ? quotient(values, QUOTIENT_DECIMALS) : exactly(operation, values)
  return { places, exact: plainText(exact), residual: plainText(subtract(value, exact)) }
}

function valueOf(
  operation: ComputedFigure['operation'],
  values: readonly Decimal[],
  places: number | undefined,
): Decimal {
  if (operation !== 'quotient') {
    const exact = exactly(operation, values)
    return places === undefined ? exact : roundHalfUp(exact, places)
  }
  // One that is not rounded is by 100 or 1000, so three more decimals hold it exactly.
  return quotient(values, places ?? decimalsOf(values[0] ?? ZERO) + 3)
}

/** The true quotient, rounded once. */
function quotient([dividend = ZERO, divisor = ONE]: readonly Decimal[], places: number): Decimal {
  return roundedQuotient(dividend, divisor, places)
}

function exactly(
  operation: Exclude<ComputedFigure['operation'], 'quotient'>,
  values: readonly Decimal[],
): Decimal {
  const [first = ZERO, ...others] = values
  switch (operation) {
    case 'same':
      return first
    case 'sum':
      return others.reduce((sum, value) => add(sum, value), first)
    case 'difference':
      return others.reduce((rest, value) => subtract(rest, value), first)
    case 'product':
      return others.reduce((product, value) => multiply(product, value), first)
    case 'maximum':
      return others.reduce((largest, value) => larger(largest, value), first)
  }
}
