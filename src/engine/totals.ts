import * as E from '../problem/either.js'
import { MAX_CENTS, addIntegers, subtractIntegers, type Integer } from '../number/cents.js'
import { amountTooLarge, NO_PROBLEMS, within, type LocatedProblem } from '../problem/located-problem.js'
import { documentTax, type TaxSettings } from '../tax/tax.js'
import {
  DOCUMENT_TOTALS_NAMES,
  ORDER_TOTALS_NAMES,
  QUOTE_TOTALS_NAMES,
  type ParsedAdjustment,
} from '../wire/document.generated.js'
import type { DocumentKind } from '../wire/document.js'
import { checkAdjustment, priceAdjustments, type TotalsSettings } from './adjustment.js'
import type {
  Contribution,
  DocumentTotals,
  ValidTotals,
  PricedAdjustment,
  TotalsWithAdjustments,
} from './priced.js'

/**
 * The contribution of an empty document: 0 cents of everything. Add the contributions of lines to it (T11).
 *
 * @example
 * import { documentTotals, zeroContribution } from 'quotewright'
 *
 * const totals = documentTotals(zeroContribution, undefined, { currency: 'AUD' })
 * assert.ok(totals.ok)
 * assert.equal(totals.value.total.amountMicros, '0')
 */
export const ZERO_CONTRIBUTION: Contribution = Object.freeze({
  total: 0,
  taxable: 0,
  tax: 0,
  cost: 0,
  labour: 0,
  discount: 0,
})

/** Takes only contributions of the engine, or plain copies. A missing amount is NaN in the sum. */
export function sumOfContributions(a: Contribution, b: Contribution): Contribution {
  if (a === ZERO_CONTRIBUTION) return b
  if (b === ZERO_CONTRIBUTION) return a
  return {
    total: addIntegers(a.total, b.total),
    taxable: addIntegers(a.taxable, b.taxable),
    tax: addIntegers(a.tax, b.tax),
    cost: addIntegers(a.cost, b.cost),
    labour: addIntegers(a.labour, b.labour),
    discount: addIntegers(a.discount, b.discount),
  }
}

// T2
export function checkAdjustments(
  adjustments: readonly ParsedAdjustment[] | undefined,
): readonly LocatedProblem[] {
  return (
    adjustments?.flatMap((adjustment, index) => within(checkAdjustment(adjustment), 'adjustments', index)) ??
    NO_PROBLEMS
  )
}

// N8
export function priceTotals(
  sumOfLines: Contribution,
  sent: readonly ParsedAdjustment[] | undefined,
  settings: TotalsSettings,
  shownOn: DocumentKind | 'workings',
): E.Either<readonly LocatedProblem[], TotalsWithAdjustments> {
  const adjustments = sent && priceAdjustments(sent, sumOfLines, settings)
  const unfit =
    adjustments?.flatMap(({ problems }, index) => within(problems, 'adjustments', index)) ?? NO_PROBLEMS
  if (unfit.length > 0) return E.left(unfit)
  const totals = documentTotals(sumOfLines, adjustments ?? [], settings)
  const outOfRange = checkTotalsFit(totals, shownOn)
  return outOfRange.length > 0 ? E.left(outOfRange) : E.right({ totals, adjustments })
}

// V7, N8
export function pricePartialTotals(
  sumOfLines: Contribution,
  sent: readonly ParsedAdjustment[] | undefined,
  problems: readonly LocatedProblem[],
  settings: TotalsSettings,
  shownOn: DocumentKind,
): ValidTotals | undefined {
  const wrong = new Set(problems.map(({ path }) => path[1]))
  const priced = sent && priceAdjustments(sent, sumOfLines, settings, (index) => wrong.has(index))
  const adjustments = priced?.map((one, index) =>
    wrong.has(index) || one.problems.length > 0 ? undefined : one,
  )
  const right = adjustments?.filter((adjustment) => adjustment !== undefined) ?? []
  const totals = documentTotals(sumOfLines, right, settings)
  return checkTotalsFit(totals, shownOn).length > 0 ? undefined : { totals, adjustments }
}

// T1 to T9
export function documentTotals(
  lines: Contribution,
  adjustments: readonly PricedAdjustment[],
  settings: TaxSettings,
): DocumentTotals {
  const subtotal = lines.total // T1
  let discounts: Integer = 0
  let surcharges: Integer = 0
  let net = subtotal
  let taxableBase = lines.taxable // T4
  for (const { adjustment, appliedAmount, taxable } of adjustments) {
    if (adjustment.type === 'ADJUSTMENT_TYPE_DISCOUNT') {
      discounts = addIntegers(discounts, appliedAmount)
      net = subtractIntegers(net, appliedAmount)
      taxableBase = subtractIntegers(taxableBase, taxable) // T3
    } else {
      surcharges = addIntegers(surcharges, appliedAmount)
      net = addIntegers(net, appliedAmount)
      taxableBase = addIntegers(taxableBase, taxable) // T3
    }
  }
  const taxAmount = documentTax(
    { base: taxableBase, taxableLines: lines.taxable, lineTaxes: lines.tax },
    settings,
  )
  return {
    subtotal,
    discounts,
    surcharges,
    taxableBase,
    taxAmount, // T4
    total: addIntegers(net, taxAmount), // T6
    totalCost: lines.cost, // T7
    margin: subtractIntegers(net, lines.cost), // T7
    labourTotal: lines.labour, // T8
    discountAmount: addIntegers(lines.discount, discounts), // T9
  }
}

const NAMES = {
  order: ORDER_TOTALS_NAMES,
  quote: [...new Set([...ORDER_TOTALS_NAMES, ...QUOTE_TOTALS_NAMES])],
  workings: [...new Set([...ORDER_TOTALS_NAMES, ...QUOTE_TOTALS_NAMES, ...DOCUMENT_TOTALS_NAMES])],
}

// N8
function checkTotalsFit(
  totals: DocumentTotals,
  shownOn: DocumentKind | 'workings',
): readonly LocatedProblem[] {
  const problems: LocatedProblem[] = []
  for (const field of NAMES[shownOn]) {
    const amount = totals[field]
    if (amount > MAX_CENTS || amount < -MAX_CENTS) problems.push(amountTooLarge([field]))
  }
  return problems
}
