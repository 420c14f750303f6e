// L7: called only after a refusal.
import {
  add,
  compare,
  hundredth,
  lessPercentage,
  multiply,
  roundedQuotient,
  roundHalfUp,
  subtract,
} from '../number/arithmetic.js'
import { amountOfCents, centsOf, isAmount, type Cents } from '../number/cents.js'
import { isZero, narrow, signOf, UNKNOWN, type Decimal } from '../number/decimal.js'
import type { MajorUnits, Percent } from '../number/units.js'
import { amountOfLine, unitPriceBy, type LineAmount, type LineRoundings } from '../policies/line-amount.js'
import { commonSplits } from '../policies/percentages-in-turn.js'
import type { RoundingsInMessages } from '../policies/roundings-of.js'
import { otherSizes, type MeasurementMethod } from '../rules/strategies.js'
import { LINE_POLICIES, type LinePolicy } from '../policies/roundings-of-policies.generated.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { DECIMALS, formulaText } from './formulas.js'
import { minimumLength, type MinimumLengths } from './measurements.js'
import type { PricingBasis } from './priced.js'
import { ownFields } from '../problem/own-fields.js'
import { COMPARISONS, type Comparisons, type OtherTotal } from './sent-figures.js'

interface RefusedLine {
  readonly pricing: ParsedLinePricing
  readonly basis: PricingBasis
  readonly settings: MinimumLengths
}

export const COMPARISONS_WITH_POLICIES: Comparisons = { ...COMPARISONS, otherTotalOf }

/** At a tie, the exact amount is half a cent above or below the rounded one. */
const HALF_CENT_SQUARED = narrow(25, 6)
const NO_DISCOUNT: LineRoundings = ownFields({ discount: 'none' })
const CALCULATE = {
  add,
  subtract,
  multiply,
  hundredth,
  round: roundHalfUp,
  roundToPrice: (value: Decimal) => roundHalfUp(value, DECIMALS),
  quotient: roundedQuotient,
}

const TRIED_POLICIES = Object.entries<RoundingsInMessages>(LINE_POLICIES).map(([policy, roundings]) => ({
  policy: policy as LinePolicy,
  roundings: ownFields(roundings),
}))

/** Finds the first policy that gives the supplied total. */
export function otherTotalOf({ pricing, basis, settings }: RefusedLine, sent: Cents): OtherTotal | undefined {
  const { discount, factor: quantity, method } = basis
  const minimum = minimumLength(method, settings)
  const { unitPrice, cost, markup, markupIsPercentage } = pricing
  const prices = {
    sent: unitPrice?.amount,
    cost: cost?.amount,
    markup,
    isPercentage: markupIsPercentage !== false,
  }
  const fraction = hundredth(discount)
  const others = basis.isMeasured ? otherSizes(method as MeasurementMethod) : []
  const pieces = basis.isMeasured
    ? pricing.measurements?.map((piece) => ({
        amount: piece.amount,
        length: piece.length ?? UNKNOWN,
        others: others.map(({ size }) => piece[size] ?? UNKNOWN),
      }))
    : undefined
  const amountBy = (roundings: LineRoundings): ReturnType<typeof amountOfLine> =>
    amountOfLine(CALCULATE, roundings, {
      unitPrice: unitPriceBy(CALCULATE, roundings, prices),
      discount: fraction,
      quantity,
      pieces: needsPieces(roundings) ? pieces : undefined,
      minimum,
    })
  // A policy that changes no figure gives our own total, which is not the supplied one.
  for (const { policy, roundings } of TRIED_POLICIES) {
    const amount = amountBy(roundings)
    if (centsBy(roundings, amount.exact) === sent)
      return { policy, otherFormula: formulaText(amount, discount) }
  }
  return isZero(discount) ? undefined : inTurn(discount, amountBy(NO_DISCOUNT), sent)
}

/** A line may have thousands of pieces, and most policies need only their sum. */
function needsPieces({
  quantity,
  measure,
  sizes,
  pieceMeasure,
  piecePrice,
  minimum,
}: LineRoundings): boolean {
  return (quantity ?? measure ?? sizes ?? pieceMeasure ?? piecePrice ?? minimum) !== undefined
}

function inTurn(discount: Percent, { terms, exact }: LineAmount, sent: Cents): OtherTotal | undefined {
  for (const parts of commonSplits(discount) as readonly (readonly Percent[])[]) {
    const left = parts.reduce((rest, part) => lessPercentage(rest, part), exact as MajorUnits)
    if (centsOf(left) !== sent) continue
    const discounted = terms.map(({ factors }) => ({ factors, isDiscounted: true }))
    return {
      policy: 'line-discounts-in-turn',
      otherFormula: formulaText({ terms: discounted, exact: left }, ...parts),
    }
  }
  return undefined
}

/** Rounds to `step` if there is one, otherwise to the cent by `ties`. */
function centsBy({ ties, step }: RoundingsInMessages, exact: Decimal): Cents {
  if (step)
    return centsOf(multiply(roundedQuotient(exact, narrow(step, 3), 0), narrow(step, 3)) as MajorUnits)
  const nearest = centsOf(exact as MajorUnits)
  if (ties === undefined || !isAmount(nearest)) return nearest
  const excess = subtract(amountOfCents(nearest), exact)
  const isTie = compare(multiply(excess, excess), HALF_CENT_SQUARED) === 0
  const isRaised = signOf(excess) !== 0 && signOf(excess) === signOf(exact)
  const isLowered = ties === 'truncated' ? isRaised : isTie && (ties === 'half-down' || nearest % 2 !== 0)
  return isLowered ? ((nearest - signOf(exact)) as Cents) : nearest
}
