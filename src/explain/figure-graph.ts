import type { RuleOfFigure } from '../languages/en/rules.generated.js'
import { add, larger, multiply, roundedQuotient, roundHalfUp, subtract } from '../number/arithmetic.js'
import { decimalsOf, ONE, ZERO, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import { CONSTANTS, type ConstantName } from './constants.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { completeSettings } from '../wire/account-settings.js'
import type { Explanation, Figure, FigureOperation, FigureUnit, NotApplied } from './explanation.js'
import { notAppliedReasons, type NotAppliedReason } from './not-applied.js'
import { ownField } from '../problem/own-fields.js'

/** Lists operands first. No id looks like a number, so the object keeps this order. */
export type FigureGraph = Record<string, Figure>

export function newFigureGraph(): FigureGraph {
  return {}
}

export interface KnownFigure {
  readonly id: string
  readonly unit: FigureUnit
  readonly value: Decimal
}

export interface FigureWords {
  readonly name: string
  readonly rule: RuleOfFigure
  readonly unit: FigureUnit
}

export interface ComputedFigure extends FigureWords {
  readonly operation: Exclude<FigureOperation, 'given' | 'constant'>
  readonly from: readonly KnownFigure[]
  readonly places?: number
  readonly notApplied?: readonly (NotAppliedReason | BoundReason)[]
}

/** The value is the figure without the bound. Undefined if it would divide by zero. */
export interface BoundReason {
  readonly reason: NotAppliedReason
  readonly value: Decimal | undefined
}

export function addGiven(
  graph: FigureGraph,
  source: 'request' | 'settings',
  pointer: string,
  { name, rule, unit }: FigureWords,
  value: Decimal,
): KnownFigure {
  const id = `${source}:${pointer}`
  if (!Object.hasOwn(graph, id)) {
    graph[id] = { name, rule, unit, value: plainText(value), operation: 'given', from: [id] }
  }
  return { id, unit, value }
}

export function addConstant(graph: FigureGraph, constant: ConstantName): KnownFigure {
  const id = `constant:${constant}`
  const { name, rule, unit, value } = CONSTANTS[constant]
  if (!Object.hasOwn(graph, id)) {
    graph[id] = { name, rule, unit, value: plainText(value), operation: 'constant', from: [] }
  }
  return { id, unit, value }
}

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
    nodes: graph,
  }
}

export function addFigure(graph: FigureGraph, id: string, computed: ComputedFigure): KnownFigure {
  const { name, rule, unit, operation, from } = computed
  const places = ownField(computed, 'places')
  const notApplied = ownField(computed, 'notApplied')
  const exact = operation === 'quotient' ? quotient(from, places) : exactly(operation, from)
  const value = places === undefined ? exact : rounded(operation, from, exact, places)
  const ids = from.map((one) => one.id)
  const figure: Writable<Figure> = { name, rule, unit, value: plainText(value), operation, from: ids }
  if (places !== undefined)
    figure.rounding = { places, exact: plainText(exact), residual: plainText(subtract(value, exact)) }
  if (notApplied !== undefined && notApplied.length > 0) figure.notApplied = notApplied.map(notAppliedOf)
  graph[id] = figure
  return { id, unit, value }
}

function notAppliedOf(sent: NotAppliedReason | BoundReason): NotApplied {
  const { reason, value } = typeof sent === 'string' ? { reason: sent, value: undefined } : sent
  const { rule } = notAppliedReasons[reason]
  return value === undefined ? { rule, reason } : { rule, reason, value: plainText(value) }
}

type Writable<A> = { -readonly [Key in keyof A]: A[Key] }

const QUOTIENT_DECIMALS = 12

function quotient(from: readonly KnownFigure[], places: number | undefined): Decimal {
  if (places !== undefined) return roundedQuotientOf(from, QUOTIENT_DECIMALS)
  // A quotient that is not rounded divides by 100 or 1000, so three more decimals hold it exactly.
  return roundedQuotientOf(from, decimalsOf(from[0]?.value ?? ZERO) + 3)
}

/** Rounds a quotient from its operands, since its first 12 decimals may round differently. */
function rounded(
  operation: ComputedFigure['operation'],
  from: readonly KnownFigure[],
  exact: Decimal,
  places: number,
): Decimal {
  return operation === 'quotient' ? roundedQuotientOf(from, places) : roundHalfUp(exact, places)
}

function roundedQuotientOf([dividend, divisor]: readonly KnownFigure[], places: number): Decimal {
  return roundedQuotient(dividend?.value ?? ZERO, divisor?.value ?? ONE, places)
}

function exactly(
  operation: Exclude<ComputedFigure['operation'], 'quotient'>,
  [first, ...others]: readonly KnownFigure[],
): Decimal {
  let result = first?.value ?? ZERO
  for (const { value } of others) result = combined(operation, result, value)
  return result
}

function combined(
  operation: Exclude<ComputedFigure['operation'], 'quotient'>,
  left: Decimal,
  right: Decimal,
): Decimal {
  switch (operation) {
    case 'sum':
      return add(left, right)
    case 'difference':
      return subtract(left, right)
    case 'product':
      return multiply(left, right)
    case 'maximum':
      return larger(left, right)
    case 'same':
      return left
  }
}
