import {
  addContributions,
  documentTotals,
  noContribution,
  priceLines,
  type Account,
  type Adjustment,
  type Money,
  type PricedOrder,
  type PricedQuote,
  type TaxDetail,
} from '../../index.js'
import { amountText, decimalText, negated, percentageOfFraction } from '../table/number-text.js'
import type { FigureRow } from './table-row.js'

/** The document's figures in the order of their computation, followed by those that are not billed. */
export function figureRows(document: PricedOrder | PricedQuote, account: Account): readonly FigureRow[] {
  const amounts = adjustmentAmounts(document, account)
  const adjustments = (document.adjustments ?? []).map((adjustment, index) =>
    adjustmentRow(adjustment, amounts[index] ?? adjustment.amount),
  )
  return [
    { ...figure('Subtotal', document.subtotal), startsBlock: true },
    ...adjustments,
    ...(document.tax === undefined ? [] : [figure(taxLabel(document.tax), document.taxAmount)]),
    { ...figure('Total', document.total), startsBlock: true, isStrong: true },
    { ...figure('Cost', document.totalCost), startsBlock: true },
    figure('Margin', document.margin),
    figure('Labour in the subtotal', document.labourTotal),
    ...('discountAmount' in document
      ? [figure('Discounts of lines and document', document.discountAmount)]
      : []),
  ]
}

/**
 * What each adjustment of a priced document comes to. The document keeps a percentage as sent, so the engine
 * computes the totals again with one adjustment at a time. A priced document prices to itself.
 */
function adjustmentAmounts(document: PricedOrder, account: Account): readonly (Money | undefined)[] {
  const { lines, adjustments = [] } = document
  if (adjustments.length === 0) return []
  const priced = priceLines(lines, undefined, account)
  if (!priced.ok) return adjustments.map(({ amount }) => amount)
  const sum = priced.value.contributions.reduce(addContributions, noContribution)
  return adjustments.map((adjustment) => {
    const totals = documentTotals(sum, [adjustment], account)
    if (!totals.ok) return adjustment.amount
    return isDiscount(adjustment) ? totals.value.discounts : totals.value.surcharges
  })
}

function isDiscount({ type }: Adjustment): boolean {
  return type === 'ADJUSTMENT_TYPE_DISCOUNT'
}

function figure(label: string, amount: Money): FigureRow {
  return {
    kind: 'figure',
    label,
    amount: amountText(amount),
    isTaxFree: false,
    isStrong: false,
    startsBlock: false,
  }
}

function adjustmentRow(adjustment: Adjustment, amount: Money = {}): FigureRow {
  const { name = '', percentage, isTaxFree = false } = adjustment
  const kind = isDiscount(adjustment) ? 'Discount' : 'Surcharge'
  const label = name === '' ? kind : name
  return {
    ...figure(
      percentage === undefined ? label : `${label}, ${decimalText(percentage)} %`,
      isDiscount(adjustment) ? negated(amount) : amount,
    ),
    isTaxFree,
  }
}

function taxLabel({ rate, code = 'Tax', jurisdiction }: TaxDetail): string {
  const where = jurisdiction === undefined ? '' : ` ${jurisdiction}`
  return `${code}${where}${rate === undefined ? '' : ` ${percentageOfFraction(rate)}`}`
}
