/** Finds the policy of another system that gives a line's refused total (L7). Called only after a refusal. */
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
import { decimalsOf, isZero, narrow, signOf, UNKNOWN, type Decimal } from '../number/decimal.js'
import type { MajorUnits, Percent } from '../number/units.js'
import { amountOfLine, unitPriceBy, type LineAmount, type LineRoundings } from '../policies/line-amount.js'
import { commonSplits } from '../policies/percentages-in-turn.js'
import type { RoundingsInMessages } from '../policies/roundings-of.js'
import { otherSizes, type MeasurementMethod } from '../rules/strategies.js'
import { LINE_POLICIES, type LinePolicy } from '../policies/roundings-of-policies.generated.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { DECIMALS, factorOf, formulaText } from './formulas.js'
import { minimumLength, type MinimumLengths } from './measurements.js'
import type { PricingBasis } from './priced.js'
import { ownFields } from '../problem/own-fields.js'

/** The figures of a line with a refused total. */
interface RefusedLine {
  readonly pricing: ParsedLinePricing
  readonly basis: PricingBasis
  readonly settings: MinimumLengths
}

/** The square of half a cent. At a tie, the exact amount is half a cent above or below the supplied total. */
const HALF_CENT_SQUARED = narrow(25, 6)
const NO_ROUNDINGS: LineRoundings = ownFields({})
const CALCULATE = {
  add,
  subtract,
  multiply,
  round: roundHalfUp,
  roundToPrice: (value: Decimal) => roundHalfUp(value, DECIMALS),
  quotient: roundedQuotient,
}

type RoundedFigure = keyof RoundingsInMessages

/**
 * The policies that messages may name: first those that round other figures, then those that round the total by
 * another rule.
 */
const TRIED = Object.entries<RoundingsInMessages>(LINE_POLICIES)
  .map(([policy, roundings]) => ({
    policy: policy as LinePolicy,
    roundings: ownFields(roundings),
    rounded: Object.keys(roundings) as readonly RoundedFigure[],
  }))
  .sort((one, other) => (one.roundings.ties ? 1 : 0) - (other.roundings.ties ? 1 : 0))

/**
 * Returns the first known policy that gives the supplied total. On one line, several policies may give the same
 * total.
 */
export function otherTotalOf(
  { pricing, basis, settings }: RefusedLine,
  sent: Cents,
): { readonly policy: LinePolicy; readonly otherFormula: string } | undefined {
  const { discount, method } = basis
  const minimum = minimumLength(method, settings)
  const { unitPrice, cost, markup, markupIsPercentage } = pricing
  const prices = {
    sent: unitPrice?.amount,
    cost: cost?.amount,
    markup,
    isPercentage: markupIsPercentage !== false,
  }
  const fraction = hundredth(discount)
  const quantity = factorOf(basis)
  const others = basis.isMeasured ? otherSizes(method as MeasurementMethod) : []
  const pieces = basis.isMeasured
    ? pricing.measurements?.map((piece) => ({
        amount: piece.amount,
        length: piece.length ?? UNKNOWN,
        others: others.map(({ size }) => piece[size] ?? UNKNOWN),
      }))
    : undefined
  const amountBy = (
    roundings: LineRoundings,
    sizes: typeof pieces,
    factor: Decimal,
  ): ReturnType<typeof amountOfLine> =>
    amountOfLine(CALCULATE, roundings, {
      unitPrice: unitPriceBy(CALCULATE, roundings, prices),
      discount: fraction,
      quantity: factor,
      pieces: sizes,
      minimum,
    })
  const own = amountBy(NO_ROUNDINGS, pieces, quantity)
  // A line may have thousands of pieces, so they are added up again only where a rounding changes them.
  const piecesFor = ({ measure, sizes, piece, pieces: each, minimum: least }: LineRoundings) =>
    (measure ?? sizes ?? piece ?? each ?? least) === undefined
      ? ([undefined, own.factor] as const)
      : ([pieces, quantity] as const)
  const changed = changedFigures({ pricing, basis, own, minimum })
  const tried = TRIED.filter(({ rounded }) => rounded.some((figure) => changed[figure])).map((one) => ({
    policy: one.policy,
    roundings: one.roundings,
    amount: one.roundings.ties ? own : amountBy(one.roundings, ...piecesFor(one.roundings)),
  }))
  const making = tried.filter(({ roundings, amount }) => centsBy(roundings.ties, amount.exact) === sent)
  // Rounding the discount separately usually gives the same total as rounding the amount first. In that case the
  // message names the amount.
  const [first] = making.filter(
    ({ roundings: { amount, discount: part } }) =>
      !(amount && part && making.some(({ roundings: other }) => other.amount && !other.discount)),
  )
  if (first) return { policy: first.policy, otherFormula: formulaText(first.amount, discount) }
  const undiscounted = tried.find(({ roundings }) => roundings.discount === 'none')
  return undiscounted && inTurn(discount, undiscounted.amount, sent)
}

/**
 * Lists the figures that a rounding can change. A policy that changes none of them gives our own total, so it
 * cannot explain another one and is not tried.
 */
function changedFigures({
  pricing: { unitPrice, cost },
  basis: { isMeasured, discount },
  own,
  minimum,
}: Pick<RefusedLine, 'pricing' | 'basis'> & {
  readonly own: ReturnType<typeof amountOfLine>
  readonly minimum: Decimal | undefined
}): Readonly<Record<RoundedFigure, boolean>> {
  const isDiscounted = !isZero(discount)
  return {
    unitPrice: unitPrice === undefined || decimalsOf(unitPrice.amount) > 2,
    markup: cost !== undefined,
    margin: cost !== undefined,
    price: isDiscounted,
    amount: isDiscounted,
    discount: isDiscounted,
    quantity: !isMeasured && decimalsOf(own.factor) > 0,
    measure: isMeasured && decimalsOf(own.factor) > 1,
    sizes: isMeasured,
    piece: isMeasured,
    pieces: isMeasured,
    minimum: isMeasured && minimum !== undefined,
    ties: decimalsOf(own.exact) > 2,
  }
}

/** Splits the discount into two percentages. The second applies to the rest. */
function inTurn(
  discount: Percent,
  { terms, exact }: LineAmount,
  sent: Cents,
): ReturnType<typeof otherTotalOf> {
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

/** Returns an amount in cents, truncated or rounded by another rule for ties. */
function centsBy(ties: RoundingsInMessages['ties'], exact: Decimal): Cents {
  const nearest = centsOf(exact as MajorUnits)
  if (ties === undefined || !isAmount(nearest)) return nearest
  const excess = subtract(amountOfCents(nearest), exact)
  const isTie = compare(multiply(excess, excess), HALF_CENT_SQUARED) === 0
  const isRaised = signOf(excess) !== 0 && signOf(excess) === signOf(exact)
  const isLowered = ties === 'truncated' ? isRaised : isTie && (ties === 'half-down' || nearest % 2 !== 0)
  return isLowered ? ((nearest - signOf(exact)) as Cents) : nearest
}
