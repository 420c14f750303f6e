import type { Account, Adjustment, Money, PricedOrder, PricedQuote, TaxDetail } from '../index.js'
import { adjustmentAmounts, isDiscount } from './adjustment-amounts.js'
import { amountText, negated } from './amount-text.js'
import { decimalText, percentageOfFraction } from './decimal-text.js'
import type { FigureRow } from './table-row.js'

/** The document's figures, in the order they come about: lines, adjustments, tax, total; then what is not billed. */
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

function adjustmentRow(adjustment: Adjustment, amount: Money | undefined): FigureRow {
  const { name, percentage, isTaxFree = false } = adjustment
  const kind = isDiscount(adjustment) ? 'Discount' : 'Surcharge'
  const label = name === undefined || name === '' ? kind : name
  const signed = amount && (isDiscount(adjustment) ? negated(amount) : amount)
  return {
    ...figure(percentage === undefined ? label : `${label}, ${decimalText(percentage)} %`, signed ?? {}),
    isTaxFree,
  }
}

function taxLabel({ rate, code = 'Tax', jurisdiction }: TaxDetail): string {
  const where = jurisdiction === undefined ? '' : ` ${jurisdiction}`
  return `${code}${where}${rate === undefined ? '' : ` ${percentageOfFraction(rate)}`}`
}
