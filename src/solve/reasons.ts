import { moneyOfCents } from '../wire/money.js'
import { add, multiply, roundedQuotient } from '../number/arithmetic.js'
import { amountOfCents } from '../number/cents.js'
import { isShareBetweenBounds } from '../tax/tax.js'
import { HUNDRED, isZero, ONE, signOf, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { Positions } from './positions.js'
import type { PricedRequest } from './priced-request.js'
import { reasons } from '../languages/en/reasons.js'
import { reasonText, type ReasonData } from './reason-words.js'
import type {
  ConstraintName,
  ConstraintReason,
  ImpossibleReason,
  MissReason,
  NotChangeable,
  OtherLever,
} from './solution.js'
import type { Visited } from './search.js'
import type { Target } from './target.js'

export function missReason(
  document: PricedRequest,
  { step, linesPriced, changeAt }: Positions,
  { figure }: Target,
  below: Visited | undefined,
  above: Visited | undefined,
): MissReason {
  const gap = below === undefined || above === undefined ? undefined : above.residual - below.residual
  const mayBeTax = linesPriced === 0 && figure === 'total' && gap === 2
  const skipped = mayBeTax ? skippedByTax(document, changeAt(0).change.type === 'surcharge') : undefined
  if (skipped !== undefined) return withMessage({ code: 'skipped_by_tax', ...skipped })
  const by = gap === undefined ? {} : { by: moneyOfCents(gap, document.account.currency) }
  return withMessage({ code: 'step_too_large', step, ...by })
}

/** One in (1 + r) / r totals cannot be reached: r is the tax on each unit of the change. */
function skippedByTax(
  { account: { tax }, totals: { subtotal }, sum }: PricedRequest,
  isSurcharge: boolean,
): { readonly rate: string; readonly oneIn: string } | undefined {
  if (tax === undefined || isZero(tax.rate)) return undefined
  const [taxable, whole] = [amountOfCents(sum.taxable), amountOfCents(subtotal)]
  // T3: a surcharge is taxed as a whole. A discount is taxed by share, as a whole, or not at all.
  const isShared = !isSurcharge && isShareBetweenBounds(taxable, whole)
  if (!isSurcharge && signOf(taxable) <= 0) return undefined
  const [part, of] = isShared ? [multiply(tax.rate, taxable), whole] : [tax.rate, ONE]
  const ratio = roundedQuotient(of, part, 1)
  return {
    rate: plainText(multiply(tax.rate, HUNDRED)),
    oneIn: plainText(add<Decimal>(ONE, ratio)),
  }
}

export function constraintReason(constraint: ConstraintName): ConstraintReason {
  return withMessage({ code: 'constraint', constraint })
}

export function impossibleReason(code: 'lever_range' | 'no_effect' | 'locked'): ImpossibleReason {
  return withMessage({ code })
}

export function notChangeableReason(causes: readonly NotChangeable[]): ImpossibleReason {
  return withMessage({ code: 'not_changeable', causes })
}

export function withOtherLever(
  { message: _, ...reason }: Exclude<ImpossibleReason, ConstraintReason>,
  otherLever: OtherLever,
): ImpossibleReason {
  return withMessage({ ...reason, otherLever })
}

function withMessage<A extends ReasonData>(reason: A): A & { readonly message: string } {
  return { ...reason, message: reasonText(reason, reasons) }
}
