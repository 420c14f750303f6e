// T2
import { ZERO, type Decimal } from '../number/decimal.js'
import type { Choices } from '../policies/choices.js'
import type { WorkedLine } from '../policies/worked-line.js'
import {
  grossPrice,
  lessTax,
  outOfGross,
  taxIn,
  taxOn,
  withAmount,
  type AppliedAdjustment,
  type Bases,
} from './tax-in-discounts.js'
import { sum, roundToCent, type Working } from '../policies/working.js'
import type { PlainAdjustment } from './plain-document.js'

type Percentages = Exclude<Choices['percentages'], 'account'>

export function partOf({ calculate }: Working, whole: Decimal, percentage: Decimal): Decimal {
  const { multiply, hundredth, isInOrder } = calculate
  return isInOrder ? hundredth(multiply(whole, percentage)) : multiply(whole, hundredth(percentage))
}

export function roundedPart(working: Working, whole: Decimal, percentage: Decimal): Decimal {
  const part = partOf(working, whole, percentage)
  return working.choices.total === 'not-rounded' ? part : roundToCent(working, part)
}

function discountLeavingCents(working: Working, whole: Decimal, percentage: Decimal): Decimal {
  const { calculate } = working
  return calculate.subtract(
    whole,
    roundToCent(working, calculate.subtract(whole, partOf(working, whole, percentage))),
  )
}

export function byPercentage(
  working: Working,
  adjustment: PlainAdjustment,
  percentage: Decimal,
  percentages: Percentages,
  bases: Bases,
): AppliedAdjustment {
  const { calculate } = working
  const { worked, rests, left, fixed, taxFactor, ofAccount } = bases
  const { lines, subtotal } = worked
  const part = (whole: Decimal): Decimal => roundedPart(working, whole, percentage)
  const ofLines = (amountOf: (line: WorkedLine) => Decimal): Decimal => sum(calculate, lines, amountOf)
  switch (percentages) {
    case 'of-subtotal':
    case 'in-turn-exact':
    case 'summed':
      return withAmount(adjustment, part(subtotal))
    case 'in-turn':
      return withAmount(adjustment, part(left))
    case 'rest-rounded': {
      const base = ofAccount === 'in-turn' ? left : subtotal
      const partToCents = adjustment.isDiscount ? discountLeavingCents : roundedPart
      return withAmount(adjustment, partToCents(working, base, percentage))
    }
    case 'after-fixed':
      return withAmount(adjustment, part(calculate.subtract(subtotal, fixed(true))))
    case 'with-surcharges':
      return withAmount(adjustment, part(calculate.add(subtotal, fixed(false))))
    case 'in-turn-line-by-line':
      return withAmount(adjustment, sum(calculate, rests, part))
    case 'line-by-line':
      return withAmount(
        adjustment,
        ofLines(({ total }) => part(total)),
      )
    case 'unit-by-unit': {
      const amount = ofLines(({ price, factor }) => calculate.multiply(part(price), factor))
      return withAmount(adjustment, roundToCent(working, amount))
    }
    case 'of-undiscounted-lines':
      return withAmount(adjustment, part(calculate.add(subtotal, worked.discounts)))
    case 'of-total-with-tax':
    case 'off-total-with-tax':
    case 'out-of-total-with-tax': {
      if (!adjustment.isDiscount) return withAmount(adjustment, part(subtotal))
      const applied = part(calculate.add(subtotal, taxOn(working, worked.taxed.total, taxFactor)))
      if (percentages === 'out-of-total-with-tax') return outOfGross(working, adjustment, applied, bases)
      return { ...adjustment, applied, includedTax: percentages === 'off-total-with-tax' ? ZERO : undefined }
    }
    case 'of-prices-with-tax': {
      if (!adjustment.isDiscount) return withAmount(adjustment, part(subtotal))
      const gross = ofLines(({ line, price, factor }) =>
        line.isTaxFree ? ZERO : part(calculate.multiply(grossPrice(working, price, taxFactor), factor)),
      )
      const ofExempt = ofLines(({ line, total }) => (line.isTaxFree ? part(total) : ZERO))
      return lessTax(working, adjustment, calculate.add(gross, ofExempt), taxIn(working, gross, taxFactor))
    }
  }
}
