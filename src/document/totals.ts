import type { Account } from '../model/account.js'
import type { Contribution, DocumentTotals, PricedAdjustment } from '../model/priced.js'
import type { DocumentKind } from '../model/document.js'
import { fitsInt64 } from '../number/cents.js'
import { addIntegers, subtractIntegers, type Integer } from '../number/integer.js'
import { finding, type Finding } from '../problem/finding.js'
import { documentTax } from '../tax/document-tax.js'

/** The totals of a document: a function of the sum of its lines and its adjustments alone (T1 to T9). */
export function documentTotals(
  lines: Contribution,
  adjustments: readonly PricedAdjustment[],
  account: Account,
): DocumentTotals {
  const off = adjustments.filter(({ adjustment }) => adjustment.type === 'ADJUSTMENT_TYPE_DISCOUNT')
  const on = adjustments.filter(({ adjustment }) => adjustment.type === 'ADJUSTMENT_TYPE_SURCHARGE')
  const subtotal = lines.total // T1
  const discounts = sum(off.map(({ amount }) => amount))
  const surcharges = sum(on.map(({ amount }) => amount))
  const taxableAdjustments = subtractIntegers(
    sum(on.map(({ taxable }) => taxable)),
    sum(off.map(({ taxable }) => taxable)),
  )
  const net = addIntegers(subtractIntegers(subtotal, discounts), surcharges)
  const taxAmount = documentTax(
    { lines: lines.taxable, lineTaxes: lines.tax, adjustments: taxableAdjustments },
    account,
  )
  return {
    subtotal,
    discounts,
    surcharges,
    taxableBase: addIntegers(lines.taxable, taxableAdjustments), // T3
    taxAmount, // T4
    total: addIntegers(net, taxAmount), // T6
    totalCost: lines.cost, // T7
    margin: subtractIntegers(net, lines.cost), // T7
    labourTotal: lines.labour, // T8
    discountAmount: addIntegers(lines.discount, discounts), // T9
  }
}

/** N8: every amount that the document shows must fit its wire form. */
export function checkTotalsFit(totals: DocumentTotals, kind: DocumentKind): readonly Finding[] {
  const { subtotal, discountAmount, taxAmount, total, totalCost, margin, labourTotal } = totals
  const shown = {
    subtotal,
    ...(kind === 'quote' ? { discountAmount } : {}),
    taxAmount,
    total,
    totalCost,
    margin,
    labourTotal,
  }
  return Object.entries(shown)
    .filter(([, amount]) => !fitsInt64(amount))
    .map(([field]) => finding('amount_out_of_range', [field], { formula: undefined }))
}

function sum(amounts: readonly Integer[]): Integer {
  return amounts.reduce<Integer>(addIntegers, 0)
}
