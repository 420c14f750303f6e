/**
 * The policy of another system that makes the total of a line which is refused (L7). Called only for a total that is
 * refused.
 */
import { add, compare, hundredth, multiply, roundHalfUp, subtract } from '../number/arithmetic.js'
import { amountOfCents, centsOf, type Cents } from '../number/cents.js'
import { isZero, narrow, signOf, type Decimal } from '../number/decimal.js'
import type { MajorUnits, MetresOrFeet } from '../number/units.js'
import { amountOfLine, type LineRoundings } from '../policies/line-amount.js'
import type { Measuring } from '../rules/strategies.js'
import { LINE_POLICIES, type LinePolicy } from '../policies/roundings-of-policies.generated.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'
import { factorOf, formulaText, restOf } from './formulas.js'
import { minimumLength, sizeOfPiece, type MinimumLengths } from './measurements.js'
import type { PricingBasis } from './priced.js'

/** The figures of a line whose total is refused. */
interface RefusedLine {
  readonly pricing: ParsedLinePricing
  readonly basis: PricingBasis
  readonly price: MajorUnits
  readonly settings: MinimumLengths
}

const CALCULATE = { add, subtract, multiply, round: roundHalfUp }

/**
 * The one policy that makes the total that was sent; undefined where none does, or more than one, since then nothing says
 * which it was.
 */
export function otherTotalOf(
  { pricing, basis, price, settings }: RefusedLine,
  sent: Cents,
): { readonly policy: LinePolicy; readonly otherFormula: string } | undefined {
  const { discount, method } = basis
  const rest = restOf(discount)
  const figures = {
    unitPrice: price,
    discount: hundredth(discount),
    rest,
    quantity: factorOf(basis),
    pieces: basis.isMeasured ? pricing.measurements : undefined,
    minimum: minimumLength(method, settings),
    measure: (piece: ParsedMeasurementEntry, minimum?: Decimal) =>
      sizeOfPiece(piece, (method as Measuring).others, minimum as MetresOrFeet | undefined),
  }
  const ours = amountOfLine(CALCULATE, {}, figures).exact
  if (isTieRoundedDown(ours, sent)) return undefined
  const making = Object.entries<LineRoundings>(LINE_POLICIES)
    .map(([policy, roundings]) => ({
      policy,
      roundings,
      amount: amountOfLine(CALCULATE, roundings, figures),
    }))
    // A price less no discount is the price, so that is not said twice.
    .filter(
      ({ roundings, amount }) =>
        centsOf(amount.exact as MajorUnits) === sent && !(isZero(discount) && roundings.price),
    )
  // A discount that is rounded by itself mostly makes the same: then it is the amount rounded first that is named.
  const [only, another] = making.filter(
    ({ roundings }) =>
      !(
        roundings.amount &&
        roundings.discount &&
        making.some((other) => other.roundings.amount && !other.roundings.discount)
      ),
  )
  return only && !another
    ? { policy: only.policy as LinePolicy, otherFormula: formulaText(only.amount, rest, discount) }
    : undefined
}

/**
 * Whether what was sent is half a cent less. A tie has other ways to be rounded: half even, half down, truncated, floats.
 * On one line they are all alike. Any other cent may come from truncation or from rounding up just as well, so L7 names
 * none of those.
 */
function isTieRoundedDown(exact: Decimal, sent: Cents): boolean {
  const less = subtract(exact, amountOfCents(sent))
  return compare(less, narrow(signOf(exact) < 0 ? -5 : 5, 3)) === 0
}
