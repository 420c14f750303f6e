/** Finds the policy of another system that gives a line's refused total (L7). Called only after a refusal. */
import {
  add,
  compare,
  hundredth,
  larger,
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
import { COMMON_SECONDS } from '../policies/percentages-in-turn.js'
import type { RoundingsInMessages } from '../policies/roundings-of.js'
import { otherSizes, type MeasurementMethod } from '../rules/strategies.js'
import { LINE_POLICIES, type LinePolicy } from '../policies/roundings-of-policies.generated.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'
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
const CALCULATE = {
  add,
  subtract,
  multiply,
  round: roundHalfUp,
  roundToPrice: (value: Decimal) => roundHalfUp(value, DECIMALS),
  quotient: roundedQuotient,
}

/**
 * The policies that messages may name: first those that round other figures, then those that round the total by
 * another rule.
 */
const TRIED = Object.entries<RoundingsInMessages>(LINE_POLICIES)
  .map(([policy, roundings]) => [policy, ownFields(roundings)] as const)
  .sort(([, one], [, other]) => (one.ties ? 1 : 0) - (other.ties ? 1 : 0))

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
  const figures = {
    discount: hundredth(discount),
    quantity: factorOf(basis),
    pieces: basis.isMeasured ? pricing.measurements : undefined,
    sizesOf: ({ length = UNKNOWN, ...piece }: ParsedMeasurementEntry, hasMinimum: boolean) => [
      hasMinimum && minimum ? larger(length, minimum) : length,
      ...otherSizes(method as MeasurementMethod).map(({ size }) => piece[size] ?? UNKNOWN),
    ],
  }
  const amountBy = (roundings: LineRoundings): LineAmount =>
    amountOfLine(CALCULATE, roundings, {
      ...figures,
      unitPrice: unitPriceBy(CALCULATE, roundings, prices),
    })
  const making = TRIED.map(([policy, roundings]) => [policy, roundings, amountBy(roundings)] as const)
    // Without a discount, the discounted price is the price itself, so policies that round it are left out.
    .filter(
      ([, { price, ties, total }, { exact }]) =>
        centsBy(ties, total === undefined ? exact : roundHalfUp(exact, total)) === sent &&
        !(price && isZero(discount)),
    )
  // Rounding the discount separately usually gives the same total as rounding the amount first. In that case the
  // message names the amount.
  const [first] = making.filter(
    ([, { amount, discount: part }]) =>
      !(amount && part && making.some(([, other]) => other.amount && !other.discount)),
  )
  if (first) return { policy: first[0] as LinePolicy, otherFormula: formulaText(first[2], discount) }
  return inTurn(discount, amountBy(ownFields({ discount: 'none' })), sent)
}

/** Splits the discount into two percentages, the second a common one that is taken of what is left. */
function inTurn(
  discount: Percent,
  { terms, exact }: LineAmount,
  sent: Cents,
): ReturnType<typeof otherTotalOf> {
  for (const second of COMMON_SECONDS as readonly Percent[]) {
    const parts = [subtract(discount, second), second]
    const left = parts.reduce((rest, part) => lessPercentage(rest, part), exact as MajorUnits)
    if (compare(discount, second) <= 0 || centsOf(left) !== sent) continue
    const discounted = terms.map(({ factors }) => ({ factors, isDiscounted: true }))
    return {
      policy: 'line-discounts-in-turn',
      otherFormula: formulaText({ terms: discounted, exact: left }, ...parts),
    }
  }
  return undefined
}

/** Returns an amount in cents, truncated, rounded up or rounded by another rule for ties. */
function centsBy(ties: RoundingsInMessages['ties'], exact: Decimal): Cents {
  const nearest = centsOf(exact as MajorUnits)
  if (ties === undefined || !isAmount(nearest)) return nearest
  const excess = subtract(amountOfCents(nearest), exact)
  const isTie = compare(multiply(excess, excess), HALF_CENT_SQUARED) === 0
  const isRaised = signOf(excess) !== 0 && signOf(excess) === signOf(exact)
  if (ties === 'rounded-up')
    return isRaised || isZero(excess) ? nearest : ((nearest + signOf(exact)) as Cents)
  const isLowered = ties === 'truncated' ? isRaised : isTie && (ties === 'half-down' || nearest % 2 !== 0)
  return isLowered ? ((nearest - signOf(exact)) as Cents) : nearest
}
