import { ZERO, type Decimal } from '../number/decimal.js'
import { NUMBER_SYSTEMS, type Arithmetic } from './arithmetic.js'
import type { Choices } from './choices.js'
import { LINE_AXES } from './line-axes.js'
import { splitsOf, textOf, type TriedChoices } from './split-discounts.js'
import type { LineArithmetic, LineRoundings, PriceArithmetic } from './line-amount.js'
import { roundingsOf } from './roundings-of.js'

export interface Working {
  readonly calculate: Arithmetic
  readonly choices: TriedChoices
  /** Rounds by the chosen ties. */
  readonly ofLines: LineArithmetic
  readonly ofPrices: PriceArithmetic
  readonly roundings: LineRoundings
  /** Equal for choices that give lines the same figures. */
  readonly lineKey: string
}

/** A search reuses choices for every document. */
const known = new WeakMap<TriedChoices, Working>()

export function workingBy(choices: TriedChoices): Working {
  const before = known.get(choices)
  if (before !== undefined) return before
  const working = makeWorking(choices)
  known.set(choices, working)
  return working
}

function makeWorking(choices: TriedChoices): Working {
  const calculate = NUMBER_SYSTEMS[choices.numbers]
  const round: LineArithmetic['round'] = (value, places) => calculate.round(value, places, choices.ties)
  const ofLines = { ...calculate, round }
  const ofPrices: PriceArithmetic = {
    ...ofLines,
    roundToPrice: (value) => calculate.round(value, 4, 'half-up'),
    quotient: (a, b, places) => calculate.quotient(a, b, places, 'half-up'),
  }
  return {
    calculate,
    choices,
    ofLines,
    ofPrices,
    roundings: roundingsOf(choices),
    lineKey: lineKeyOf(choices),
  }
}

/** Tests for choices that may change every line: outside `LINE_AXES`, or by the tax rate. */
export function affectsEveryLine({ tax, total, discount }: Choices): boolean {
  return LINE_TAXES.has(tax) || total === 'not-rounded' || discount === 'of-price-with-tax'
}

/** The ways to tax that change a line's net amount, or the tax included in it. */
const LINE_TAXES: ReadonlySet<Choices['tax']> = new Set([
  'inclusive',
  'inclusive-by-document',
  'difference-by-line',
  'net-of-gross',
])

function lineKeyOf(choices: TriedChoices): string {
  const { tax, total } = choices
  const splits = splitsOf(choices)
  const ofDocument = [
    LINE_TAXES.has(tax) ? tax : '',
    total === 'not-rounded' ? total : '',
    splits ? textOf(splits) : '',
  ]
  return [...LINE_AXES.map((axis) => choices[axis]), ...ofDocument].join()
}

export function sum<A>(
  { add }: Pick<Arithmetic, 'add'>,
  list: readonly A[],
  of: (one: A) => Decimal,
): Decimal {
  return list.reduce<Decimal>((all, one) => add(all, of(one)), ZERO)
}

export function roundToCent({ ofLines }: Working, value: Decimal): Decimal {
  return ofLines.round(value, 2)
}
