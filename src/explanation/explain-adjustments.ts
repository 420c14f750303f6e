import { isZero } from '../number/decimal.js'
import type { PricedAdjustment } from '../document/priced.js'
import { addConstant, addFigure, addGiven, type FigureGraph, type KnownFigure } from './figure-graph.js'
import type { Explaining } from './explain-measurements.js'
import { addMoneySent } from './explain-pricing.js'
import type { NotAppliedReason } from './not-applied.js'

/** An adjustment as it counts. */
export interface AdjustmentFigures {
  readonly isDiscount: boolean
  readonly applied: KnownFigure
  /** By how much it raises or lowers the taxable base (T3); absent where it does not. */
  readonly taxable: KnownFigure | undefined
}

/**
 * T2, T3.
 *
 * @param taxable the sum of the taxable lines; absent where no share of it is taxed
 */
export function explainAdjustment(
  { graph, account }: Explaining,
  pointer: string,
  { adjustment }: PricedAdjustment,
  { subtotal, taxable }: { readonly subtotal: KnownFigure; readonly taxable: KnownFigure | undefined },
): AdjustmentFigures {
  const { type, amount, percentage, isTaxFree } = adjustment
  const isDiscount = type === 'ADJUSTMENT_TYPE_DISCOUNT'
  const isTaxed = account.tax !== undefined
  const notApplied: readonly NotAppliedReason[] = [
    ...(percentage !== undefined && isZero(percentage) ? (['adjustment_zero'] as const) : []),
    ...(isTaxed && isTaxFree === true
      ? ([isDiscount ? 'discount_tax_flag_has_no_effect' : 'surcharge_tax_free'] as const)
      : []),
  ]
  const words = {
    name: isDiscount ? 'discount of the document' : 'surcharge',
    rule: 'T2',
    unit: 'money',
    places: 2,
    notApplied,
  } as const
  const applied =
    amount === undefined
      ? addFigure(graph, `${pointer}.applied_amount`, {
          ...words,
          operation: 'product',
          from: [subtotal, explainPercentage(graph, pointer, percentage)],
        })
      : addFigure(graph, `${pointer}.applied_amount`, {
          ...words,
          operation: 'same',
          from: [addMoneySent(graph, `${pointer}.amount`, { name: 'amount', rule: 'T2' }, amount)],
        })
  if (!isDiscount)
    return { isDiscount, applied, taxable: isTaxed && isTaxFree !== true ? applied : undefined }
  return { isDiscount, applied, taxable: taxable && explainShare(graph, pointer, applied, subtotal, taxable) }
}

/** The percentage of an adjustment as a fraction (T2). */
function explainPercentage(
  graph: FigureGraph,
  pointer: string,
  percentage: PricedAdjustment['adjustment']['percentage'],
): KnownFigure {
  const words = { name: 'percentage', rule: 'T2', unit: 'percent' } as const
  // An adjustment has an amount or a percentage (T2).
  const sent = percentage as NonNullable<typeof percentage>
  return addFigure(graph, `${pointer}#fraction`, {
    name: 'percentage as a fraction',
    rule: 'T2',
    unit: 'fraction',
    operation: 'quotient',
    from: [
      addGiven(graph, 'request', `${pointer}.percentage`, words, sent),
      addConstant(graph, 'hundred_percent'),
    ],
  })
}

/** T3: the taxable share of a discount: the product is divided, so that the quotient is rounded once. */
function explainShare(
  graph: FigureGraph,
  pointer: string,
  applied: KnownFigure,
  subtotal: KnownFigure,
  taxable: KnownFigure,
): KnownFigure {
  const words = { name: 'taxable share of the discount', rule: 'T3', unit: 'money' } as const
  const id = `${pointer}#taxable_share`
  if (isZero(subtotal.value)) {
    return addFigure(graph, id, {
      ...words,
      operation: 'sum',
      from: [],
      notApplied: ['discount_of_subtotal_zero'],
    })
  }
  const product = addFigure(graph, `${pointer}#share_product`, {
    name: 'discount times taxable lines',
    rule: 'T3',
    unit: 'money',
    operation: 'product',
    from: [applied, taxable],
  })
  return addFigure(graph, id, { ...words, operation: 'quotient', from: [product, subtotal], places: 2 })
}
