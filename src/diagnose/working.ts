import { ZERO, type Decimal } from '../number/decimal.js'
import { ARITHMETICS, type Arithmetic } from '../policies/arithmetic.js'
import type { Choices } from '../policies/choices.js'
import type { LineArithmetic, LineRoundings } from '../policies/line-amount.js'
import { roundingsOf } from '../policies/roundings-of.js'

/** An arithmetic with the choices it serves. */
export interface Working {
  readonly calculate: Arithmetic
  readonly choices: Choices
  /** The same for lines. */
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

/** To the cent, as amounts are rounded. */
export function toCents({ ofLines }: Working, value: Decimal): Decimal {
  return ofLines.round(value, 2)
}
