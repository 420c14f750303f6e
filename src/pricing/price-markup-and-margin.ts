import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { compare, negate } from '../number/arithmetic.js'
import { centsOf, isAmount, overflows, type Cents } from '../number/cents.js'
import { MAX_INTEGER_DIGITS, plainText } from '../number/decimal-text.js'
import { isUnknown, narrow, type Decimal } from '../number/decimal.js'
import { writeCentsAsMicros, writeMicros } from '../number/micros.js'
import { checkFits, figureTooLong } from '../problem/amount-fits.js'
import { allOf, problemAt, NO_PROBLEMS, type LocatedProblem } from '../problem/located-problem.js'
import { marginFormulaText } from './formula-text.js'
import { marginFrom, markupFrom } from './markup-and-margin.js'

/** The figures that a markup and a margin are worked out from. */
export interface MarginFigures {
  /** Rounded (L1). */
  readonly cost: Decimal | undefined
  readonly unitPrice: Decimal | undefined
  readonly lineCost: Cents
  readonly total: Cents
}

/** What a pricing object reads back as markup and margin; absent: as sent. */
export interface MarkupAndMargin {
  readonly markup: Decimal | undefined
  readonly margin: Cents | undefined
  readonly problems: readonly LocatedProblem[]
}

const AS_SENT: MarkupAndMargin = { markup: undefined, margin: undefined, problems: NO_PROBLEMS }

/** L10, L11, L12: recomputed where the account derives, else held against what was sent. */
export function priceMarkupAndMargin(
  pricing: ParsedLinePricing,
  figures: MarginFigures,
  account: ParsedAccount,
): MarkupAndMargin {
  const { cost, unitPrice, total, lineCost } = figures
  if (cost === undefined) return AS_SENT // L11, L12
  const margin = marginFrom(total, lineCost)
  if (!account.derivationEnabled) return { ...AS_SENT, problems: checkMargin(pricing, figures) } // L12
  const markup = unitPrice === undefined ? undefined : markupFrom(unitPrice, cost) // L10
  return { markup, margin, problems: allOf([checkMarkupFits(markup), checkFits(margin, ['margin'])]) }
}

function checkMargin(
  { margin: sent }: ParsedLinePricing,
  { total, lineCost }: MarginFigures,
): readonly LocatedProblem[] {
  if (sent === undefined) return NO_PROBLEMS
  const expected = marginFrom(total, lineCost)
  if (overflows(expected)) return checkFits(expected, ['margin'])
  const found = centsOf(sent.amount)
  if (!isAmount(expected) || isUnknown(sent.amount) || found === expected) return NO_PROBLEMS
  return [
    problemAt('margin_mismatch', ['margin'], {
      sent: writeMicros(sent.amount),
      expected: writeCentsAsMicros(expected),
      formula: marginFormulaText(total, lineCost),
    }),
  ]
}

/** The least markup that could not be read back (N4). */
const TOO_LARGE: Decimal = narrow(10 ** MAX_INTEGER_DIGITS, 0)

/** N8: what the engine writes it must be able to read. */
export function checkMarkupFits(markup: Decimal | undefined): readonly LocatedProblem[] {
  if (markup === undefined || isUnknown(markup)) return NO_PROBLEMS
  if (compare(markup, TOO_LARGE) < 0 && compare(markup, negate(TOO_LARGE)) > 0) return NO_PROBLEMS
  return [figureTooLong(['markup'], plainText(markup))]
}
