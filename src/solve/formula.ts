import type { Contribution } from '../engine/priced.js'
import { centsOf } from '../number/cents.js'
import { plainText } from '../number/number-text.js'
import { fractionOf } from '../number/units.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedAdjustment } from '../wire/document.generated.js'
import type { PricedRequest } from './priced-request.js'
import type { Figure } from './target.js'

/**
 * A figure as its lines make it, without roundings. With the sum S of the lines, the sum T of the taxable ones and the
 * share s that these have in a discount, which is T ÷ S within bounds, it is
 *
 *     constant + ofSum × S + ofTaxable × T - (ofShare + ofSharedSum × S) × s
 *
 * since a discount of a fixed amount lowers the taxed amount by s of it, and a percentage of S by s of that (T2, T3).
 */
export interface Formula {
  readonly constant: number
  readonly ofSum: number
  readonly ofTaxable: number
  readonly ofShare: number
  readonly ofSharedSum: number
  /** What rounding adjustments and tax does to the figure at most, in cents. */
  readonly noise: number
  /** The same for each unit of s: a percentage was rounded before its share was taken. */
  readonly noiseOfShare: number
}

/** Of a figure that does not depend on what is taxed. */
const NOTHING_ELSE = { ofTaxable: 0, ofShare: 0, ofSharedSum: 0, noiseOfShare: 0 }

/** The formula of a figure, where all lines but some stay as they are. */
export function formulaOf(
  { account, adjustments, totals }: PricedRequest,
  rest: Contribution,
  figure: Figure,
  linesThatChange: number,
): Formula {
  if (figure === 'subtotal') {
    return { ...NOTHING_ELSE, constant: 0, ofSum: 1, noise: 0 }
  }
  const discounts = adjustments.filter(({ type }) => type === 'ADJUSTMENT_TYPE_DISCOUNT')
  const surcharges = adjustments.filter(({ type }) => type !== 'ADJUSTMENT_TYPE_DISCOUNT')
  const [discount, surcharge] = [partsOf(discounts), partsOf(surcharges)]
  const byPercentage = (discount.rounded + surcharge.rounded) / 2
  const ofSum = 1 - discount.ofSum + surcharge.ofSum
  const constant = surcharge.fixed - discount.fixed - (figure === 'margin' ? Number(totals.totalCost) : 0)
  const { tax } = account
  if (figure !== 'total' || tax === undefined) {
    return { ...NOTHING_ELSE, constant, ofSum, noise: byPercentage }
  }
  const rate = Number(plainText(tax.rate))
  const taxed = partsOf(surcharges.filter(({ isTaxFree }) => isTaxFree !== true))
  const { roundings, roundedBefore } = taxRoundings(account, rate, rest, linesThatChange)
  return {
    constant: constant + rate * taxed.fixed + roundedBefore,
    ofSum: ofSum + rate * taxed.ofSum,
    ofTaxable: rate,
    ofShare: rate * discount.fixed,
    ofSharedSum: rate * discount.ofSum,
    noise: byPercentage + (rate * (taxed.rounded + discounts.length)) / 2 + roundings / 2,
    noiseOfShare: (rate * discount.rounded) / 2,
  }
}

/** T4: how often tax is rounded when lines change, and the cents by which the lines that stay were rounded before. */
function taxRoundings(
  { taxRounding }: ParsedAccount,
  rate: number,
  rest: Contribution,
  linesThatChange: number,
): { readonly roundings: number; readonly roundedBefore: number } {
  switch (taxRounding) {
    case 'document':
      return { roundings: 1, roundedBefore: 0 }
    case 'line':
      return {
        roundings: 1 + linesThatChange,
        roundedBefore: Number(rest.tax) - rate * Number(rest.taxable),
      }
  }
}

/** Adjustments of one type: a fixed amount in cents, and a part of the sum of the lines. */
function partsOf(adjustments: readonly ParsedAdjustment[]): {
  readonly fixed: number
  readonly ofSum: number
  /** How many percentages of them are rounded. */
  readonly rounded: number
} {
  let [fixed, ofSum, rounded] = [0, 0, 0]
  for (const { amount, percentage } of adjustments) {
    if (amount !== undefined) fixed += Number(centsOf(amount.amount))
    else if (percentage !== undefined) {
      const part = Number(plainText(fractionOf(percentage)))
      ofSum += part
      // All of it, or nothing, is not rounded.
      if (!Number.isInteger(part)) rounded++
    }
  }
  return { fixed, ofSum, rounded }
}
