import type { DocumentKind } from '../wire/document.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { Contribution, DocumentTotals, PricedAdjustment } from './priced.js'
import { fitsInt64 } from '../number/cents.js'
import { addIntegers, subtractIntegers, type Integer } from '../number/integer.js'
import { amountTooLarge } from '../problem/amount-fits.js'
import { NO_PROBLEMS, ofEach, type LocatedProblem } from '../problem/located-problem.js'
import { documentTax } from '../tax/document-tax.js'

/** The totals of a document: a function of the sum of its lines and its adjustments alone (T1 to T9). */
export function documentTotals(
  lines: Contribution,
  adjustments: readonly PricedAdjustment[],
  account: ParsedAccount,
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

/** The amounts that a document shows, in its order. */
const SHOWN = ['subtotal', 'taxAmount', 'total', 'totalCost', 'margin', 'labourTotal'] as const
/** An order does not show its discounts together (T9). */
const SHOWN_ON_QUOTES = [...SHOWN, 'discountAmount'] as const
/** What the workings of the totals show besides. */
const SHOWN_IN_WORKINGS = [...SHOWN_ON_QUOTES, 'discounts', 'surcharges', 'taxableBase'] as const

/** N8: every amount that is written must fit its wire form. */
export function checkTotalsFit(
  totals: DocumentTotals,
  shownOn: DocumentKind | 'workings',
): readonly LocatedProblem[] {
  const fields = shownOn === 'order' ? SHOWN : shownOn === 'quote' ? SHOWN_ON_QUOTES : SHOWN_IN_WORKINGS
  return ofEach(fields, (field) => (fitsInt64(totals[field]) ? NO_PROBLEMS : [amountTooLarge([field])]))
}

function sum(amounts: readonly Integer[]): Integer {
  return amounts.reduce<Integer>(addIntegers, 0)
}
