/**
 * What a total that was sent may have been worked out by, where it is not the one of L3 (L7). Called only for a total
 * that is refused.
 */
import {
  add,
  compare,
  lessPercentage,
  multiply,
  negate,
  roundHalfUp,
  subtract,
} from '../number/arithmetic.js'
import { amountOfCents, centsOf, type Cents } from '../number/cents.js'
import { decimalsOf, isUnknown, isZero, narrow, ONE, signOf, ZERO, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { MajorUnits, Percent } from '../number/units.js'
import type { LinePolicy } from '../nouns/line-policies.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { factorOf, totalFormulaText } from './formulas.js'
import { measureOfPieces, minimumLength, sizeOfPiece, type MinimumLengths } from './measurements.js'
import type { PricingBasis } from './priced.js'

/** A way of working out a total that is not L3, and what it makes. */
interface OtherTotal {
  readonly policy: LinePolicy
  readonly total: Decimal
  /** In figures and signs only: `33.71 × (1 - 10 %) = 30.339`. Written only for the one that is named. */
  readonly formula: () => string
}

/** The figures of a line whose total is refused. */
interface RefusedLine {
  readonly pricing: ParsedLinePricing
  readonly basis: PricingBasis
  readonly price: MajorUnits
  readonly settings: MinimumLengths
}

/** The most sizes of pieces whose amounts a formula lists. */
const MOST_LISTED = 3

const CENT = narrow(1, 2)
const TWO = narrow(2, 0)
const NO_DISCOUNT = ZERO as Percent

/**
 * The one way that makes the total that was sent; undefined where none does, or more than one, since then nothing says
 * which it was.
 */
export function otherTotalOf(
  line: RefusedLine,
  sent: Cents,
): { readonly policy: LinePolicy; readonly otherFormula: string } | undefined {
  const { basis, price } = line
  const ours = exactTotal(basis, price)
  if (isUnknown(ours) || isTieRoundedDown(ours, sent)) return undefined
  const [only, another] = [
    ...roundedEarlier(line),
    ...(isZero(basis.discount) ? [] : discountedOtherwise(line)),
    ...(basis.isMeasured ? measuredOtherwise(line) : []),
  ].filter(({ total }) => centsOf(total as MajorUnits) === sent)
  return only === undefined || another !== undefined
    ? undefined
    : { policy: only.policy, otherFormula: only.formula() }
}

/**
 * Whether what was sent is half a cent less. A tie has other ways to be rounded: half even, half down, truncated, floats.
 * On one line they are all alike. Any other cent may come from truncation or from rounding up just as well, so those are
 * not among the totals here.
 */
function isTieRoundedDown(exact: Decimal, sent: Cents): boolean {
  const less = subtract(exact, amountOfCents(sent))
  return compare(multiply(less, TWO), signOf(exact) < 0 ? negate(CENT) : CENT) === 0
}

/** L3 before it is rounded. */
function exactTotal(basis: FiguresOfTotal, price: MajorUnits): Decimal {
  return multiply(lessPercentage(price, basis.discount), factorOf(basis))
}

type FiguresOfTotal = Pick<PricingBasis, 'isMeasured' | 'measure' | 'quantity' | 'discount'>

/** L3 with one of its figures replaced. */
function withReplaced(
  policy: LinePolicy,
  { basis, price }: RefusedLine,
  replaced: Partial<Pick<PricingBasis, 'discount' | 'measure'>> & { readonly price?: Decimal },
): OtherTotal {
  const { isMeasured, quantity } = basis
  const { measure = basis.measure, discount = basis.discount } = replaced
  const otherPrice = (replaced.price ?? price) as MajorUnits
  return {
    policy,
    total: exactTotal({ isMeasured, quantity, measure, discount }, otherPrice),
    formula: () => totalFormulaText({ ...basis, measure, discount }, otherPrice),
  }
}

/** The price or the measure is rounded before it is multiplied, where that changes it. */
function roundedEarlier(line: RefusedLine): readonly OtherTotal[] {
  const { basis, price } = line
  const discounted = lessPercentage(price, basis.discount)
  return [
    ...(decimalsOf(price) <= 2
      ? []
      : [withReplaced('unit-price-to-cents', line, { price: roundHalfUp(price, 2) })]),
    // Without a discount, that is the same.
    ...(isZero(basis.discount)
      ? []
      : [
          withReplaced('discounted-unit-price-to-cents', line, {
            price: roundHalfUp(discounted, 2),
            discount: NO_DISCOUNT,
          }),
        ]),
    ...(basis.isMeasured
      ? [withReplaced('measure-to-hundredths', line, { measure: roundHalfUp(basis.measure, 2) })]
      : []),
  ]
}

/** The discount is taken in another way, or not at all. */
function discountedOtherwise(line: RefusedLine): readonly OtherTotal[] {
  const { basis, price } = line
  const before = multiply(price, factorOf(basis))
  const rounded = roundHalfUp(before, 2)
  const ofRounded = lessPercentage(rounded, basis.discount)
  const discount = roundHalfUp(subtract(before, lessPercentage(before, basis.discount)), 2)
  const subtracted = subtract(rounded, discount)
  const isAlike = compare(roundHalfUp(ofRounded, 2), subtracted) === 0
  return [
    {
      policy: 'discount-of-rounded-amount',
      total: ofRounded,
      formula: () => `${plainText(rounded)} × (1 - ${plainText(basis.discount)} %) = ${plainText(ofRounded)}`,
    },
    // Mostly that is the same: then it is the amount rounded first that makes the difference.
    ...(isAlike
      ? []
      : [
          {
            policy: 'discount-rounded-alone' as const,
            total: subtracted,
            formula: () => `${plainText(rounded)} - ${plainText(discount)} = ${plainText(subtracted)}`,
          },
        ]),
    withReplaced('discount-left-out', line, { discount: NO_DISCOUNT }),
  ]
}

/** The pieces are charged in another way: one by one, or without a minimum (M3). */
function measuredOtherwise(line: RefusedLine): readonly OtherTotal[] {
  const { pricing, basis, price, settings } = line
  const { measurements = [] } = pricing
  const { method } = basis
  const others = typeof method === 'string' ? {} : method.others
  const minimum = minimumLength(method, settings)
  const discounted = lessPercentage(price, basis.discount)
  const pieces = measurements.map((entry) => ({
    amount: entry.amount ?? ONE,
    each: roundHalfUp(multiply(discounted, sizeOfPiece(entry, others, minimum)), 2),
  }))
  const total = pieces.reduce<Decimal>((sum, { amount, each }) => add(sum, multiply(amount, each)), ZERO)
  const formula = (): string => {
    const listed = pieces
      .slice(0, MOST_LISTED)
      .map(({ amount, each }) => `${plainText(amount)} × ${plainText(each)}`)
    if (pieces.length > MOST_LISTED) listed.push('…')
    return `${listed.join(' + ')} = ${plainText(total)}`
  }
  return [
    { policy: 'pieces-to-cents', total, formula },
    ...(minimum === undefined
      ? []
      : [
          withReplaced('minimum-left-out', line, {
            measure: measureOfPieces(measurements, others, undefined),
          }),
        ]),
  ]
}
