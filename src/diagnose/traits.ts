import type { AdjustmentPercentages, TaxRounding } from '../definitions/enums.js'
import { decimalsOf, isZero, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { PlainDocument } from './plain-document.js'
import type { PlainLine } from '../policies/plain-line.js'

export interface Traits {
  /** Undefined without tax. */
  readonly taxRounding: TaxRounding | undefined
  readonly adjustmentPercentages: AdjustmentPercentages
  readonly hasPricedLines: boolean
  readonly hasTaxFreeLines: boolean
  readonly hasLineDiscounts: boolean
  readonly hasPieces: boolean
  readonly hasMinimum: boolean
  /** Counts the decimals of the rate as a fraction. */
  readonly rateDecimals: number
  /** Some provinces of Canada charge 5% plus another tax. */
  readonly hasTwoTaxes: boolean
  /** The most decimals of any quantity, even on a line with pieces. */
  readonly quantityDecimals: number
  /** The most decimals that a size, a piece's measure or a line's measure can have, in this order. */
  readonly sizeDecimals: number
  readonly pieceDecimals: number
  readonly measureDecimals: number
  /** The most decimals of any unit price or cost. Prices computed from a markup do not count. */
  readonly priceDecimals: number
  readonly hasMarkups: boolean
  readonly hasCosts: boolean
  readonly adjustments: number
  readonly percentages: number
  readonly percentageDiscounts: number
  readonly fixedDiscounts: number
  readonly surcharges: number
}

const RATES_OF_TWO_TAXES: ReadonlySet<string> = new Set(['0.11', '0.12', '0.14975'])

type PricedLine = Extract<PlainLine, { readonly type: 'priced' }>

export function traitsOf({ lines, adjustments, ...document }: PlainDocument): Traits {
  const priced = lines.flatMap((line): readonly PricedLine[] => {
    if (line.type === 'summed' && line.asPriced?.type === 'priced') return [line.asPriced]
    return line.type === 'priced' ? [line] : []
  })
  const some = (test: (line: PricedLine) => boolean): boolean => priced.some(test)
  const count = (test: (adjustment: (typeof adjustments)[number]) => boolean): number =>
    adjustments.filter(test).length
  const pieces = priced.flatMap(({ sold }) =>
    (sold.pieces ?? []).map(({ amount, length, others }) => ({
      amount: decimalsOf(amount),
      sizes: [maxDecimals([length, sold.minimum]), ...others.map(decimalsOf)],
    })),
  )
  const maxOf = (decimals: (piece: (typeof pieces)[number]) => number): number =>
    pieces.reduce((max, piece) => Math.max(max, decimals(piece)), 0)
  return {
    taxRounding: document.taxRate === undefined ? undefined : document.taxRounding,
    adjustmentPercentages: document.adjustmentPercentages,
    rateDecimals: maxDecimals([document.taxRate]),
    hasTwoTaxes: document.taxRate !== undefined && RATES_OF_TWO_TAXES.has(plainText(document.taxRate)),
    hasPricedLines: priced.length > 0,
    hasTaxFreeLines: lines.some(({ isTaxFree }) => isTaxFree),
    hasLineDiscounts: some(({ discount }) => !isZero(discount)),
    hasPieces: some(({ sold }) => sold.pieces !== undefined),
    hasMinimum: some(({ sold }) => sold.minimum !== undefined),
    quantityDecimals: maxDecimals(priced.map(({ sold }) => sold.quantity)),
    sizeDecimals: maxOf(({ sizes }) => Math.max(...sizes)),
    pieceDecimals: maxOf(({ sizes }) => total(sizes)),
    measureDecimals: maxOf(({ amount, sizes }) => amount + total(sizes)),
    priceDecimals: maxDecimals(priced.flatMap(({ unitPrice: { sent, cost } }) => [sent, cost])),
    hasMarkups: some(({ unitPrice }) => unitPrice.sent === undefined),
    hasCosts: some(({ unitPrice }) => unitPrice.cost !== undefined && !isZero(unitPrice.cost)),
    adjustments: adjustments.length,
    percentages: count(({ percentage }) => percentage !== undefined),
    percentageDiscounts: count(({ isDiscount, percentage }) => isDiscount && percentage !== undefined),
    fixedDiscounts: count(({ isDiscount, amount }) => isDiscount && amount !== undefined),
    surcharges: count(({ isDiscount }) => !isDiscount),
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function maxDecimals(numbers: readonly (Decimal | undefined)[]): number {
  return numbers.reduce((max, number) => (number ? Math.max(max, decimalsOf(number)) : max), 0)
}
