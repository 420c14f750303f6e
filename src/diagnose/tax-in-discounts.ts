/** Computes the tax in the amount of a discount, as other systems do. */
import { ONE, ZERO, type Decimal } from '../number/decimal.js'
import type { WorkedLine } from './calculate-line.js'
import type { PlainAdjustment } from './plain-document.js'
import { sum, toCents, type Working } from './working.js'

/** An adjustment with its amount. */
export interface AppliedAdjustment extends Pick<PlainAdjustment, 'isDiscount' | 'isTaxFree'> {
  readonly applied: Decimal
  /** The tax in a discount. Undefined if its amount does not include tax. */
  readonly includedTax: Decimal | undefined
}

export function withAmount(
  // Names each field: a spread takes several times as long, and a search makes many of these.
  { isDiscount, isTaxFree }: PlainAdjustment,
  applied: Decimal,
): AppliedAdjustment {
  return { isDiscount, isTaxFree, applied, includedTax: undefined }
}

/** Returns the tax of the lines, rounded once. */
export function taxOn(working: Working, lines: readonly WorkedLine[], withTax: Decimal): Decimal {
  const { calculate } = working
  const taxed = sum(calculate, lines, ({ line, total }) => (line.isTaxFree ? ZERO : total))
  return toCents(working, calculate.multiply(taxed, calculate.subtract(withTax, ONE)))
}

export function grossPrice(working: Working, price: Decimal, withTax: Decimal): Decimal {
  return toCents(working, working.calculate.multiply(price, withTax))
}

/** Splits a discount into its net amount and its tax. */
export function lessTax(
  { calculate }: Working,
  adjustment: PlainAdjustment,
  amount: Decimal,
  includedTax: Decimal,
): AppliedAdjustment {
  return { ...adjustment, applied: calculate.subtract(amount, includedTax), includedTax }
}

export function taxIn({ calculate, choices }: Working, gross: Decimal, withTax: Decimal): Decimal {
  return calculate.subtract(gross, calculate.quotient(gross, withTax, 2, choices.ties))
}

/** Returns the tax in the amount that a discount leaves. Either the net amount is rounded or the tax. */
export function taxInRest(working: Working, gross: Decimal, withTax: Decimal): Decimal {
  const { calculate, choices } = working
  if (choices.fixed === 'out-of-gross') return taxIn(working, gross, withTax)
  const tax = calculate.multiply(gross, calculate.subtract(withTax, ONE))
  return calculate.quotient(tax, withTax, 2, choices.taxTies ?? choices.ties)
}
