import { isZero } from '../number/decimal.js'
import { lineTotal } from '../pricing/formulas.js'
import type { SimpleLineKind } from '../pricing/line-pricing.js'
import type { PricedPricing } from '../pricing/priced.js'
import { addConstant, addFigure, addGiven, type FigureGraph, type KnownFigure } from './figure-graph.js'
import { explainMarkupAndMargin } from './explain-markup-and-margin.js'
import type { Explaining } from './explain-measurements.js'
import {
  addMoneySent,
  explainLineCost,
  explainPricing,
  explainQuantity,
  placeOfPricing,
} from './explain-pricing.js'
import type { NotAppliedReason } from './not-applied.js'

export interface LinePricingFigures {
  readonly total: KnownFigure
  readonly cost: KnownFigure | undefined
  /** Undefined if no discount counts (L15). */
  readonly discountAmount: KnownFigure | undefined
}

export function explainLinePricing(
  explaining: Explaining,
  pointer: string,
  kind: SimpleLineKind,
  priced: PricedPricing,
  onTotal: readonly NotAppliedReason[],
): LinePricingFigures {
  const { graph, account } = explaining
  const { sent, basis, totalRule } = priced
  // L8: a supplied unit price replaces the markup. The reason is shown at the price.
  const isMarkupUnused =
    kind === 'catalogue' && account.derivationEnabled && sent.markup !== undefined && sent.cost !== undefined
  const onUnitPrice = isMarkupUnused ? (['unit_price_sent'] as const) : []
  const figures = explainPricing(explaining, placeOfPricing(pointer), priced, onUnitPrice)
  const { unitPrice, cost, measures } = figures
  const factor = measures?.measure ?? explainQuantity(graph, pointer, sent, 'no_quantity')
  // Validation rejects a line without a unit price (L8).
  const product = unitPrice === undefined ? [factor] : [factor, unitPrice]
  const isDiscounted = !isZero(basis.discount)
  const counted = isDiscounted && equalsFormula(priced)
  const notApplied = [
    ...(totalRule === 'checked' ? (['total_sent_agrees'] as const) : []),
    ...(totalRule !== 'sent'
      ? []
      : basis.method === 'customFormula'
        ? (['custom_formula_not_checked'] as const)
        : (['derivation_off_total_not_checked'] as const)),
    ...(sent.discount !== undefined && !isDiscounted ? (['discount_zero'] as const) : []),
    ...(isDiscounted && !counted ? (['total_not_of_formula'] as const) : []),
    ...onTotal,
  ]
  const words = { name: 'line total', unit: 'money', places: 2, notApplied } as const
  const total =
    totalRule === 'sent' && sent.totalPrice !== undefined
      ? addMoneySent(
          graph,
          `${pointer}.total_price`,
          { ...words, rule: basis.method === 'customFormula' ? 'L4' : 'L7' },
          sent.totalPrice,
          words,
        )
      : addFigure(graph, `${pointer}.total_price`, {
          ...words,
          rule: 'L3',
          operation: 'product',
          from: isDiscounted ? [...product, explainRemaining(graph, pointer, sent)] : product,
        })
  const lineCost = explainLineCost(graph, pointer, priced, figures)
  explainMarkupAndMargin(explaining, pointer, priced, { total, unitPrice, cost, lineCost })
  return {
    total,
    cost: lineCost,
    discountAmount: counted ? explainDiscount(graph, pointer, product, total) : undefined,
  }
}

// L15
function equalsFormula({ basis, unitPrice, total }: PricedPricing): boolean {
  return unitPrice !== undefined && lineTotal(basis.factor, unitPrice, basis.discount) === total
}

/** The factor that a discount leaves: 0.95 after 5% (L3). */
function explainRemaining(
  graph: FigureGraph,
  pointer: string,
  { discount }: PricedPricing['sent'],
): KnownFigure {
  const words = { name: 'discount', rule: 'L3', unit: 'percent' } as const
  const sent = discount as NonNullable<typeof discount>
  const fraction = addFigure(graph, `${pointer}#discount_fraction`, {
    name: 'discount as a fraction',
    rule: 'L3',
    unit: 'fraction',
    operation: 'quotient',
    from: [
      addGiven(graph, 'request', `${pointer}.discount`, words, sent),
      addConstant(graph, 'hundred_percent'),
    ],
  })
  return addFigure(graph, `${pointer}#remaining_fraction`, {
    name: 'share left by the discount',
    rule: 'L3',
    unit: 'fraction',
    operation: 'difference',
    from: [addConstant(graph, 'whole'), fraction],
  })
}

/** L15: the rounded amount before discount, less the total. */
function explainDiscount(
  graph: FigureGraph,
  pointer: string,
  product: readonly KnownFigure[],
  total: KnownFigure,
): KnownFigure {
  const before = addFigure(graph, `${pointer}#amount_before_discount`, {
    name: 'amount before discount',
    rule: 'L15',
    unit: 'money',
    operation: 'product',
    from: product,
    places: 2,
  })
  return addFigure(graph, `${pointer}#discount_amount`, {
    name: 'discount amount',
    rule: 'L15',
    unit: 'money',
    operation: 'difference',
    from: [before, total],
  })
}
