// L7: called only after a refusal.
import { roundHalfUp } from '../number/arithmetic.js'
import { centsOf, type Cents } from '../number/cents.js'
import { UNKNOWN, type Decimal } from '../number/decimal.js'
import type { MajorUnits, Percent } from '../number/units.js'
import { EXACT } from '../policies/arithmetic.js'
import {
  amountOfLine,
  unitPriceBy,
  type LineFigures,
  type LineRoundings,
  type PriceFigures,
} from '../policies/line-amount.js'
import { commonSplits, discountInTurn } from '../policies/percentages-in-turn.js'
import { roundedLine } from '../policies/rounded-amount.js'
import { LINE_POLICIES, type LinePolicy } from '../policies/roundings-of-policies.generated.js'
import type { RoundingsInMessages } from '../policies/roundings-of.js'
import { ownFields } from '../problem/own-fields.js'
import { otherSizes, type MeasurementMethod } from '../rules/strategies.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { DECIMALS, formulaText } from './formulas.js'
import { minimumLength, type MinimumLengths } from './measurements.js'
import type { PricingBasis } from './priced.js'
import { COMPARISONS, type Comparisons, type OtherTotal } from './sent-figures.js'

interface RefusedLine {
  readonly pricing: ParsedLinePricing
  readonly basis: PricingBasis
  readonly settings: MinimumLengths
}

export const COMPARISONS_WITH_POLICIES: Comparisons = { ...COMPARISONS, otherTotalOf }

/** A line may have thousands of pieces, and most policies need only their sum. */
const OF_PIECES: readonly (keyof LineRoundings)[] = [
  'quantity',
  'measure',
  'sizes',
  'pieceMeasure',
  'piecePrice',
  'minimum',
]

const TRIED_POLICIES = Object.entries<RoundingsInMessages>(LINE_POLICIES).map(([policy, roundings]) => ({
  policy: policy as LinePolicy,
  roundings: ownFields(roundings),
  needsPieces: OF_PIECES.some((field) => Object.hasOwn(roundings, field)),
}))

/** Finds the first policy that gives the supplied total. */
export function otherTotalOf(refused: RefusedLine, sent: Cents): OtherTotal | undefined {
  const figures = figuresOf(refused)
  const { discount } = refused.basis
  // A policy that changes no figure gives our own total, which is not the supplied one.
  for (const { policy, roundings, needsPieces } of TRIED_POLICIES) {
    const { ties = 'half-up', lines = 'once' } = roundings
    const round = (value: Decimal, places: number): Decimal => EXACT.round(value, places, ties)
    const calculate = { ...CALCULATE, round }
    const unitPrice = unitPriceBy(calculate, roundings, figures.prices)
    const pieces = needsPieces ? figures.pieces : undefined
    const ways = policy === 'line-discounts-in-turn' ? commonSplits(discount) : [[discount]]
    for (const parts of ways) {
      const inTurn = discountInTurn(EXACT, parts)
      const amount = amountOfLine(calculate, roundings, { ...figures, pieces, unitPrice, discount: inTurn })
      const total = roundedLine(EXACT, { lines, ties }, amount.exact)
      if (centsOf(total as MajorUnits) === sent)
        return { policy, otherFormula: formulaText(amount, ...(parts as readonly Percent[])) }
    }
  }
  return undefined
}

const CALCULATE = {
  ...EXACT,
  roundToPrice: (value: Decimal): Decimal => roundHalfUp(value, DECIMALS),
  quotient: (a: Decimal, b: Decimal, places: number): Decimal => EXACT.quotient(a, b, places, 'half-up'),
}

interface RefusedFigures extends Pick<LineFigures, 'quantity' | 'pieces' | 'minimum'> {
  readonly prices: PriceFigures
}

function figuresOf({ pricing, basis, settings }: RefusedLine): RefusedFigures {
  const { unitPrice, cost, markup, markupIsPercentage, measurements } = pricing
  const others = basis.isMeasured ? otherSizes(basis.method as MeasurementMethod) : []
  return {
    prices: {
      sent: unitPrice?.amount,
      cost: cost?.amount,
      markup,
      isPercentage: markupIsPercentage !== false,
    },
    quantity: basis.factor,
    pieces: basis.isMeasured
      ? measurements?.map((piece) => ({
          amount: piece.amount,
          length: piece.length ?? UNKNOWN,
          others: others.map(({ size }) => piece[size] ?? UNKNOWN),
        }))
      : undefined,
    minimum: minimumLength(basis.method, settings),
  }
}
