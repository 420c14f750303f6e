import { ZERO, type Decimal } from '../number/decimal.js'
import { ARITHMETICS, type Arithmetic } from '../policies/arithmetic.js'
import type { Choices } from '../policies/choices.js'
import type { LineArithmetic, LineRoundings } from '../policies/line-amount.js'
import { roundingsOf } from '../policies/roundings-of.js'

/** The arithmetic of a system, and its choices. */
export interface Working {
  readonly calculate: Arithmetic
  readonly choices: Choices
  /** The same arithmetic for lines, with the rule for ties built in. */
  readonly ofLines: LineArithmetic
  readonly roundings: LineRoundings
}

export function workingBy(choices: Choices): Working {
  const calculate = ARITHMETICS[choices.numbers]
  const round: LineArithmetic['round'] = (value, places) => calculate.round(value, places, choices.ties)
  return { calculate, choices, ofLines: { ...calculate, round }, roundings: roundingsOf(choices) }
}

export function sum<A>(
  { add }: Pick<Arithmetic, 'add'>,
  list: readonly A[],
  of: (one: A) => Decimal,
): Decimal {
  return list.reduce<Decimal>((all, one) => add(all, of(one)), ZERO)
}

/** Rounds to the cent, by the rule for amounts. */
export function toCents({ ofLines }: Working, value: Decimal): Decimal {
  return ofLines.round(value, 2)
}
