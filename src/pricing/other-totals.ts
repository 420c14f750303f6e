/** Finds the policy of another system that gives a line's refused total (L7). Called only after a refusal. */
import { add, compare, hundredth, multiply, roundHalfUp, subtract } from '../number/arithmetic.js'
import { amountOfCents, centsOf, type Cents } from '../number/cents.js'
import { isZero, narrow } from '../number/decimal.js'
import type { MajorUnits } from '../number/units.js'
import { amountOfLine, type LineRoundings } from '../policies/line-amount.js'
import type { MeasurementMethod } from '../rules/strategies.js'
import { LINE_POLICIES, type LinePolicy } from '../policies/roundings-of-policies.generated.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'
import { factorOf, formulaText } from './formulas.js'
import { minimumLength, sizeOfPiece, type MinimumLengths } from './measurements.js'
import type { PricingBasis } from './priced.js'

/** The figures of a line with a refused total. */
interface RefusedLine {
  readonly pricing: ParsedLinePricing
  readonly basis: PricingBasis
  readonly price: MajorUnits
  readonly settings: MinimumLengths
}

/** At a tie, the exact amount is half a cent above or below the supplied total. */
const HALF_CENT_SQUARED = narrow(25, 6)
const CALCULATE = { add, subtract, multiply, round: roundHalfUp }

/** The one policy that gives the supplied total. Undefined if none or several do, since then the cause is unknown. */
export function otherTotalOf(
  { pricing, basis, price, settings }: RefusedLine,
  sent: Cents,
): { readonly policy: LinePolicy; readonly otherFormula: string } | undefined {
  const { discount, method } = basis
  const minimum = minimumLength(method, settings)
  const figures = {
    unitPrice: price,
    discount: hundredth(discount),
    quantity: factorOf(basis),
    pieces: basis.isMeasured ? pricing.measurements : undefined,
    measure: (piece: ParsedMeasurementEntry, hasMinimum: boolean) =>
      sizeOfPiece(piece, (method as MeasurementMethod).others, hasMinimum ? minimum : undefined),
  }
  // A tie can be rounded in other ways: half even, half down, truncated, in floats. On one line these are
  // indistinguishable. Any other cent may come from truncation or from rounding up, so L7 names neither.
  const less = subtract(amountOfLine(CALCULATE, {}, figures).exact, amountOfCents(sent))
  if (compare(multiply(less, less), HALF_CENT_SQUARED) === 0) return undefined
  const making = Object.entries<LineRoundings>(LINE_POLICIES)
    .map(([policy, roundings]) => [policy, roundings, amountOfLine(CALCULATE, roundings, figures)] as const)
    // Without a discount, the discounted price is the price itself, so it is left out.
    .filter(
      ([, { price: ofPrice }, { exact }]) =>
        centsOf(exact as MajorUnits) === sent && !(ofPrice && isZero(discount)),
    )
  // Rounding the discount separately usually gives the same total as rounding the amount first. In that case the
  // message names the amount.
  const [only, another] = making.filter(
    ([, , amount]) => !(amount.discount && making.some(([, other]) => other.amount && !other.discount)),
  )
  return only && !another
    ? { policy: only[0] as LinePolicy, otherFormula: formulaText(only[2], discount) }
    : undefined
}
