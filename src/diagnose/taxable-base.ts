// T3
import { compare } from '../number/arithmetic.js'
import { isZero, signOf, ZERO, type Decimal } from '../number/decimal.js'
import type { Choices } from '../policies/choices.js'
import type { AppliedAdjustment } from './tax-in-discounts.js'
import type { PlainDocument } from './plain-document.js'
import type { Working } from '../policies/working.js'

interface BaseChoice {
  readonly taxesExemptLines: boolean
  readonly taxesLineDiscounts: boolean
  readonly taxesSurcharges: boolean
  /** The part of a discount that lowers the base. `share` is limited to 0 to 1. */
  readonly discounts: 'share' | 'share-without-bounds' | 'all' | 'nothing'
}

const AS_SET: BaseChoice = {
  taxesExemptLines: false,
  taxesLineDiscounts: false,
  taxesSurcharges: true,
  discounts: 'share',
}

export const BASES: Readonly<Record<Choices['base'], BaseChoice>> = {
  'as-set': AS_SET,
  'exempt-lines-taxed': { ...AS_SET, taxesExemptLines: true },
  'surcharges-untaxed': { ...AS_SET, taxesSurcharges: false },
  'discounts-after-tax': { ...AS_SET, discounts: 'nothing' },
  'discounts-wholly-taxed': { ...AS_SET, discounts: 'all' },
  'share-without-bounds': { ...AS_SET, discounts: 'share-without-bounds' },
  'before-line-discounts': { ...AS_SET, taxesLineDiscounts: true },
}

/** If shares are not rounded, a percentage of the subtotal is not rounded either. */
export function beforeRounding(
  { calculate, choices }: Working,
  adjustment: AppliedAdjustment,
  { adjustments, adjustmentPercentages }: PlainDocument,
  index: number,
  subtotal: Decimal,
): AppliedAdjustment {
  const percentage = adjustments[index]?.percentage
  const isBasedOnSubtotal = choices.percentages === 'account' && adjustmentPercentages === 'of-subtotal'
  if (choices.spread !== 'not-rounded' || percentage === undefined || !isBasedOnSubtotal) return adjustment
  return { ...adjustment, applied: calculate.multiply(subtotal, calculate.hundredth(percentage)) }
}

/** T3. Returns the change of the taxable base, which a discount lowers. */
export function taxablePart(
  { calculate, choices }: Working,
  { isDiscount, isTaxFree, applied }: AppliedAdjustment,
  { subtotal, taxableLines }: { readonly subtotal: Decimal; readonly taxableLines: Decimal },
): Decimal {
  const { taxesSurcharges, discounts } = BASES[choices.base]
  if (!isDiscount) return taxesSurcharges && !isTaxFree ? applied : ZERO
  const all = calculate.subtract(ZERO, applied)
  switch (discounts) {
    case 'nothing':
      return ZERO
    case 'all':
      return all
    case 'share':
      if (!isBetween(taxableLines, subtotal)) return signOf(taxableLines) > 0 ? all : ZERO
      break
    case 'share-without-bounds':
      if (isZero(subtotal)) return ZERO
  }
  if (compare(taxableLines, subtotal) === 0) return all
  const isExact = choices.total === 'not-rounded' || choices.spread === 'not-rounded'
  const places = isExact ? 12 : 2
  const share = calculate.quotient(calculate.multiply(applied, taxableLines), subtotal, places, choices.ties)
  return calculate.subtract(ZERO, share)
}

/** False if `whole` is 0. */
function isBetween(amount: Decimal, whole: Decimal): boolean {
  const side = signOf(whole)
  return side * signOf(amount) >= 0 && side * compare(whole, amount) >= 0 && side !== 0
}
