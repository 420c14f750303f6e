import type { Contribution } from '../engine/priced.js'
import { centsOf } from '../number/cents.js'
import { plainText } from '../number/number-text.js'
import { fractionOf } from '../number/units.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedAdjustment } from '../wire/document.generated.js'
import type { PricedRequest } from './priced-request.js'
import type { Figure } from './target.js'

/**
 * constant + ofSum × S + ofTaxable × T − (ofShare + ofSharedSum × S) × s, without rounding. S sums all
 * lines, T the taxable ones, and s is the taxable share of a discount (T2, T3).
 */
export interface Formula {
  readonly constant: number
  readonly ofSum: number
  readonly ofTaxable: number
  readonly ofShare: number
  readonly ofSharedSum: number
  /** The maximum change by rounding, in cents. */
  readonly noise: number
  /** The extra change by rounding per unit of s. */
  readonly noiseOfShare: number
}

const NOTHING_ELSE = { ofTaxable: 0, ofShare: 0, ofSharedSum: 0, noiseOfShare: 0 }

/** `rest` is the sum of the lines that do not change. */
export function formulaOf(
  { account, adjustments, totals }: PricedRequest,
  rest: Contribution,
  figure: Figure,
  changingLineCount: number,
): Formula {
  if (figure === 'subtotal') {
    return { ...NOTHING_ELSE, constant: 0, ofSum: 1, noise: 0 }
  }
  const parts = partsOf(adjustments, account.adjustmentPercentages === 'in-turn')
  const discounts = parts.filter(({ isDiscount }) => isDiscount)
  const surcharges = parts.filter(({ isDiscount }) => !isDiscount)
  const [discount, surcharge] = [sumOfParts(discounts), sumOfParts(surcharges)]
  const byPercentage = (discount.roundings + surcharge.roundings) / 2
  const ofSum = 1 - discount.ofSum + surcharge.ofSum
  const constant = surcharge.fixed - discount.fixed - (figure === 'margin' ? Number(totals.totalCost) : 0)
  const { tax } = account
  if (figure !== 'total' || tax === undefined) {
    return { ...NOTHING_ELSE, constant, ofSum, noise: byPercentage }
  }
  const rate = Number(plainText(tax.rate))
  const taxed = sumOfParts(surcharges.filter(({ isTaxFree }) => !isTaxFree))
  const { roundings, roundedBefore } = taxRoundings(account, rate, rest, changingLineCount)
  return {
    constant: constant + rate * taxed.fixed + roundedBefore,
    ofSum: ofSum + rate * taxed.ofSum,
    ofTaxable: rate,
    ofShare: rate * discount.fixed,
    ofSharedSum: rate * discount.ofSum,
    noise: byPercentage + (rate * (taxed.roundings + discounts.length)) / 2 + roundings / 2,
    noiseOfShare: (rate * discount.roundings) / 2,
  }
}

/** T4: `roundedBefore` is the rounding already in the tax of the other lines, in cents. */
function taxRoundings(
  { taxRounding }: ParsedAccount,
  rate: number,
  rest: Contribution,
  changingLineCount: number,
): { readonly roundings: number; readonly roundedBefore: number } {
  switch (taxRounding) {
    case 'document':
      return { roundings: 1, roundedBefore: 0 }
    case 'line':
      return {
        roundings: 1 + changingLineCount,
        roundedBefore: Number(rest.tax) - rate * Number(rest.taxable),
      }
  }
}

/** A fixed amount in cents, and a part of the sum of the lines. */
interface Part {
  readonly fixed: number
  readonly ofSum: number
  /** Counts the roundings of the amount, and in proportion those of the figures that it depends on. */
  readonly roundings: number
}

interface AdjustmentPart extends Part {
  readonly isDiscount: boolean
  readonly isTaxFree: boolean
}

/** T2: a percentage in turn is a part of the amount that earlier adjustments leave. */
function partsOf(adjustments: readonly ParsedAdjustment[], isInTurn: boolean): readonly AdjustmentPart[] {
  let left: Part = { fixed: 0, ofSum: 1, roundings: 0 }
  return adjustments.map(({ type, isTaxFree, amount, percentage }) => {
    const part =
      amount !== undefined
        ? { fixed: Number(centsOf(amount.amount)), ofSum: 0, roundings: 0 }
        : partOf(left, percentage === undefined ? 0 : Number(plainText(fractionOf(percentage))))
    const isDiscount = type === 'ADJUSTMENT_TYPE_DISCOUNT'
    const sign = isDiscount ? -1 : 1
    if (isInTurn) {
      left = {
        fixed: left.fixed + sign * part.fixed,
        ofSum: left.ofSum + sign * part.ofSum,
        roundings: left.roundings + part.roundings,
      }
    }
    return { ...part, isDiscount, isTaxFree: isTaxFree === true }
  })
}

function partOf(left: Part, fraction: number): Part {
  return {
    fixed: fraction * left.fixed,
    ofSum: fraction * left.ofSum,
    // A whole multiple needs no rounding of its own.
    roundings: fraction * left.roundings + (Number.isInteger(fraction) ? 0 : 1),
  }
}

function sumOfParts(parts: readonly Part[]): Part {
  let [fixed, ofSum, roundings] = [0, 0, 0]
  for (const part of parts) {
    fixed += part.fixed
    ofSum += part.ofSum
    roundings += part.roundings
  }
  return { fixed, ofSum, roundings }
}
