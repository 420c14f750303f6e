import { compare } from '../number/arithmetic.js'
import { isZero, ONE, ZERO, type Decimal } from '../number/decimal.js'
import type { AdjustmentPercentages } from '../definitions/enums.js'
import type { WorkedLines } from './lines-by-choices.js'
import type { PlainAdjustment } from './plain-document.js'
import { roundToCent, type Working } from '../policies/working.js'

export interface AppliedAdjustment extends Pick<PlainAdjustment, 'isDiscount' | 'isTaxFree'> {
  readonly applied: Decimal
  /** Comes off the tax directly. Undefined if the adjustment changes the taxable base instead. */
  readonly includedTax: Decimal | undefined
}

export interface Bases {
  readonly worked: WorkedLines
  /** The line totals after the earlier adjustments that are taken line by line. */
  readonly rests: readonly Decimal[]
  /** The subtotal after the earlier adjustments. */
  readonly left: Decimal
  readonly fixed: (isDiscount: boolean) => Decimal
  readonly ofAccount: AdjustmentPercentages
  readonly taxFactor: Decimal
}

export function withAmount(
  // A spread would take several times as long, and a search makes many of these.
  { isDiscount, isTaxFree }: PlainAdjustment,
  applied: Decimal,
): AppliedAdjustment {
  return { isDiscount, isTaxFree, applied, includedTax: undefined }
}

export function taxOn(working: Working, net: Decimal, taxFactor: Decimal): Decimal {
  const { calculate } = working
  return roundToCent(working, calculate.multiply(net, calculate.subtract(taxFactor, ONE)))
}

export function grossPrice(working: Working, price: Decimal, taxFactor: Decimal): Decimal {
  return roundToCent(working, working.calculate.multiply(price, taxFactor))
}

export function lessTax(
  { calculate }: Working,
  adjustment: PlainAdjustment,
  amount: Decimal,
  includedTax: Decimal,
): AppliedAdjustment {
  return { ...adjustment, applied: calculate.subtract(amount, includedTax), includedTax }
}

export function taxIn({ calculate, choices }: Working, gross: Decimal, taxFactor: Decimal): Decimal {
  return calculate.subtract(gross, calculate.quotient(gross, taxFactor, 2, choices.ties))
}

/** With `out-of-gross`, rounds the net amount; otherwise the tax. */
function taxInRest(working: Working, gross: Decimal, taxFactor: Decimal): Decimal {
  const { calculate, choices } = working
  if (choices.fixed === 'out-of-gross') return taxIn(working, gross, taxFactor)
  const tax = calculate.multiply(gross, calculate.subtract(taxFactor, ONE))
  return calculate.quotient(tax, taxFactor, 2, choices.taxTies ?? choices.ties)
}

/** Takes an amount off the total with tax, and calculates the tax from the rest. */
export function outOfGross(
  working: Working,
  adjustment: PlainAdjustment,
  amount: Decimal,
  bases: Bases,
): AppliedAdjustment {
  const { calculate } = working
  const { part, gross, tax } = taxedOf(working, amount, bases)
  const left = taxInRest(working, calculate.subtract(gross, part), bases.taxFactor)
  return lessTax(working, adjustment, amount, calculate.subtract(tax, left))
}

/** `part` is the share of a discount that falls on taxed lines. */
export function taxedOf(
  working: Working,
  amount: Decimal,
  { worked, left, taxFactor }: Bases,
): Readonly<Record<'part' | 'gross' | 'tax', Decimal>> {
  const { calculate, choices } = working
  const { subtotal } = worked
  const taxed = worked.taxed.total
  const isAll = compare(taxed, subtotal) === 0
  const shareOf = (whole: Decimal, share: Decimal, of: Decimal): Decimal =>
    isZero(of) ? ZERO : calculate.quotient(calculate.multiply(whole, share), of, 2, choices.ties)
  const net = isAll ? left : shareOf(left, taxed, subtotal)
  const gross = roundToCent(working, calculate.multiply(net, taxFactor))
  const whole = calculate.add(gross, calculate.subtract(left, net))
  return {
    part: isAll ? amount : shareOf(amount, gross, whole),
    gross,
    tax: calculate.subtract(gross, net),
  }
}
