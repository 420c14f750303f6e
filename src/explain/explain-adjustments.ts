import { compare, larger, multiply, roundedQuotient } from '../number/arithmetic.js'
import { isZero, signOf } from '../number/decimal.js'
import type { PricedAdjustment } from '../engine/priced.js'
import { isShareBetweenBounds } from '../tax/tax.js'
import {
  addConstant,
  addFigure,
  addGiven,
  type BoundReason,
  type FigureGraph,
  type KnownFigure,
} from './figure-graph.js'
import type { Explaining } from './explain-measurements.js'
import { addMoneySent } from './explain-pricing.js'
import type { NotAppliedReason } from './not-applied.js'

export interface AdjustmentFigures {
  readonly isDiscount: boolean
  readonly applied: KnownFigure
  /** Undefined without a tax, and for a tax-free surcharge (T3). */
  readonly taxable: KnownFigure | undefined
}

// T2, T3
export function explainAdjustment(
  { graph, account }: Explaining,
  pointer: string,
  { adjustment }: PricedAdjustment,
  base: KnownFigure,
  share: ShareFigures | undefined,
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
          from: [base, explainPercentage(graph, pointer, percentage)],
        })
      : addFigure(graph, `${pointer}.applied_amount`, {
          ...words,
          operation: 'same',
          from: [addMoneySent(graph, `${pointer}.amount`, { name: 'fixed amount', rule: 'T2' }, amount)],
        })
  if (!isDiscount)
    return { isDiscount, applied, taxable: isTaxed && isTaxFree !== true ? applied : undefined }
  return { isDiscount, applied, taxable: share && explainShare(graph, pointer, applied, share) }
}

// T2
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

export interface ShareFigures {
  readonly subtotal: KnownFigure
  readonly taxable: KnownFigure
  /** Undefined if the share cannot leave the bounds, or if maxima cannot express them. */
  readonly bounds: ShareBounds | undefined
}

interface ShareBounds {
  readonly taxable: KnownFigure
  readonly subtotal: KnownFigure
}

/** T3: two maxima keep the share from 0 to 1. Undefined if they cannot, or if the divisor is 0. */
export function explainShareBounds(
  graph: FigureGraph,
  subtotal: KnownFigure,
  taxable: KnownFigure,
): ShareBounds | undefined {
  const isNegativeQuotient = signOf(taxable.value) <= 0 && compare(subtotal.value, taxable.value) <= 0
  if (isNegativeQuotient || isZero(larger(subtotal.value, taxable.value))) return undefined
  const words = { rule: 'T3', unit: 'money', operation: 'maximum' } as const
  return {
    taxable: addFigure(graph, '#share_dividend', {
      ...words,
      name: 'taxable lines, at least 0',
      from: [taxable, addConstant(graph, 'no_share')],
    }),
    subtotal: addFigure(graph, '#share_divisor', {
      ...words,
      name: 'subtotal, at least the taxable lines',
      from: [subtotal, taxable],
    }),
  }
}

/** T3: multiplies before dividing, so that the result is rounded once. */
function explainShare(
  graph: FigureGraph,
  pointer: string,
  applied: KnownFigure,
  { subtotal, taxable, bounds }: ShareFigures,
): KnownFigure {
  const words = { name: 'taxable share of the discount', rule: 'T3', unit: 'money' } as const
  const id = `${pointer}#taxable_share`
  const notApplied = boundReasons(applied, subtotal, taxable)
  if (bounds === undefined && notApplied.length > 0)
    return addFigure(graph, id, { ...words, operation: 'sum', from: [], notApplied })
  const product = addFigure(graph, `${pointer}#share_product`, {
    name: 'discount times taxable lines',
    rule: 'T3',
    unit: 'money',
    operation: 'product',
    from: [applied, bounds?.taxable ?? taxable],
  })
  return addFigure(graph, id, {
    ...words,
    operation: 'quotient',
    from: [product, bounds?.subtotal ?? subtotal],
    places: 2,
    notApplied,
  })
}

function boundReasons(
  applied: KnownFigure,
  subtotal: KnownFigure,
  taxable: KnownFigure,
): readonly (NotAppliedReason | BoundReason)[] {
  if (isShareBetweenBounds(taxable.value, subtotal.value)) return []
  if (isZero(subtotal.value) && isZero(taxable.value)) return ['discount_of_subtotal_zero']
  const reason = signOf(taxable.value) > 0 ? 'share_at_most_discount' : 'share_at_least_nothing'
  const value = isZero(subtotal.value)
    ? undefined
    : roundedQuotient(multiply(applied.value, taxable.value), subtotal.value, 2)
  return [{ reason, value }]
}
