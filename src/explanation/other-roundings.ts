import {
  differenceOf,
  exactOf,
  exactOfDouble,
  isNothing,
  productOf,
  roundedTo,
  textOfExact,
  type Exact,
  type RoundingMode,
} from './exact.js'
import { evaluateOperation } from './evaluate.js'
import type { Figure } from './explanation.js'

/** What a figure is computed from: values, and what each of them is. */
export interface Operand {
  readonly value: Exact
  readonly unit: Figure['unit']
}

/** How another system computes some figures. */
export interface OtherRounding {
  /** A stable word, that of the policy in `quotewright/diagnose` where there is one. */
  readonly id: string
  /** The figure by this policy; undefined where the policy is not about such a figure. */
  readonly evaluate: (figure: Figure, operands: readonly Operand[]) => Exact | undefined
}

/** The policies that concern one figure at a time. Which figures are added to which, they leave as it is. */
export const OTHER_ROUNDINGS: readonly OtherRounding[] = [
  inMode('half-even', 'half even'),
  inMode('half-down', 'half down'),
  inMode('half-towards-positive', 'half towards +∞'),
  inMode('truncated', 'down'),
  inMode('rounded-up', 'up'),
  inMode('up-towards-positive', 'towards +∞'),
  { id: 'never-rounded', evaluate: (figure, operands) => ifRounded(figure, exactResult(figure, operands)) },
  ofFactors('factors-rounded-first', () => 2),
  ofFactors('unit-price-to-cents', ({ unit }) => (unit === 'money' ? 2 : undefined)),
  ofFactors('measure-to-hundredths', ({ unit }) => (isMeasure(unit) ? 2 : undefined)),
  ofFactors('measure-to-tenths', ({ unit }) => (isMeasure(unit) ? 1 : undefined)),
  ofDiscounted('discounted-unit-price-to-cents', ({ prices, reductions, others }, round) =>
    product([round(product([...prices, ...reductions])), ...others]),
  ),
  ofDiscounted('discount-of-rounded-amount', ({ prices, reductions, others }, round) =>
    product([round(product([...prices, ...others])), ...reductions]),
  ),
  ofDiscounted('discount-rounded-alone', ({ prices, reductions, others }, round) => {
    const gross = product([...prices, ...others])
    return differenceOf(round(gross), round(discountOf(gross, reductions)))
  }),
  ofDiscounted('rounded-discount-of-rounded-amount', ({ prices, reductions, others }, round) => {
    const gross = round(product([...prices, ...others]))
    return differenceOf(gross, round(discountOf(gross, reductions)))
  }),
  inDoubles('binary-floats', (value, places) => Math.round(value * 10 ** places) / 10 ** places),
  inDoubles('binary-floats-to-fixed', (value, places) => Number(value.toFixed(places))),
]

const ONE = exactOf('1')

function exactResult({ operation }: Figure, operands: readonly Operand[]): Exact {
  return evaluateOperation(
    operation,
    operands.map(({ value }) => value),
  )
}

function ifRounded(figure: Figure, value: Exact): Exact | undefined {
  return figure.rounding === undefined || operationIsSource(figure) ? undefined : value
}

function operationIsSource({ operation }: Figure): boolean {
  return operation === 'given' || operation === 'constant'
}

function inMode(id: string, mode: RoundingMode): OtherRounding {
  return {
    id,
    evaluate: (figure, operands) =>
      figure.rounding &&
      ifRounded(figure, roundedTo(exactResult(figure, operands), figure.rounding.places, mode)),
  }
}

/** Rounds some factors of a product before they are multiplied. */
function ofFactors(id: string, placesOf: (operand: Operand) => number | undefined): OtherRounding {
  return {
    id,
    evaluate: (figure, operands) => {
      if (figure.operation !== 'product' || figure.rounding === undefined) return undefined
      const factors = operands.map((operand) => {
        const places = isReduction(operand) ? undefined : placesOf(operand)
        return places === undefined ? operand.value : roundedTo(operand.value, places)
      })
      return roundedTo(product(factors), figure.rounding.places)
    },
  }
}

/** The factors of a discounted line. */
interface Factors {
  readonly prices: readonly Exact[]
  /** What remains of the price after a discount: 0.925. */
  readonly reductions: readonly Exact[]
  readonly others: readonly Exact[]
}

function ofDiscounted(
  id: string,
  result: (factors: Factors, round: (value: Exact) => Exact) => Exact,
): OtherRounding {
  return {
    id,
    evaluate: ({ operation, rounding }, operands) => {
      if (operation !== 'product' || rounding === undefined) return undefined
      const round = (value: Exact): Exact => roundedTo(value, rounding.places)
      const factors = {
        prices: valuesOf(operands.filter(({ unit }) => unit === 'money')),
        reductions: valuesOf(operands.filter(isReduction)),
        others: valuesOf(operands.filter((operand) => operand.unit !== 'money' && !isReduction(operand))),
      }
      // A fraction of an amount is a tax or a discount by itself, and no discounted line.
      if (factors.prices.length !== 1 || factors.reductions.length === 0 || factors.others.length === 0) {
        return undefined
      }
      return round(result(factors, round))
    },
  }
}

/** Computes with real doubles, and rounds as programs do that have nothing else. */
function inDoubles(id: string, round: (value: number, places: number) => number): OtherRounding {
  return {
    id,
    evaluate: (figure, operands) => {
      if (operationIsSource(figure) || operands.some(({ value }) => isNothing(value))) return undefined
      const numbers = operands.map(({ value }) => Number(textOfExact(value, 30)))
      const result = ofDoubles(figure.operation, numbers)
      return exactOfDouble(figure.rounding === undefined ? result : round(result, figure.rounding.places))
    },
  }
}

function ofDoubles(operation: Figure['operation'], [first = NaN, ...others]: readonly number[]): number {
  switch (operation) {
    case 'given':
    case 'constant':
    case 'same':
      return first
    case 'sum':
      return others.reduce((sum, one) => sum + one, Number.isNaN(first) ? 0 : first)
    case 'difference':
      return others.reduce((rest, one) => rest - one, first)
    case 'product':
      return others.reduce((product, one) => product * one, first)
    case 'quotient':
      return first / (others[0] ?? NaN)
    case 'maximum':
      return Math.max(first, ...others)
  }
}

function discountOf(gross: Exact, reductions: readonly Exact[]): Exact {
  return productOf(gross, differenceOf(ONE, product(reductions)))
}

function product(factors: readonly Exact[]): Exact {
  return factors.reduce(productOf, ONE)
}

function valuesOf(operands: readonly Operand[]): readonly Exact[] {
  return operands.map(({ value }) => value)
}

function isReduction({ unit }: Operand): boolean {
  return unit === 'fraction'
}

/** Of what is no reduction. */
function isMeasure(unit: Figure['unit']): boolean {
  return unit !== 'money' && unit !== 'percent' && unit !== 'count'
}
