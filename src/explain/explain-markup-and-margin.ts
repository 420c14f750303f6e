import { isZero } from '../number/decimal.js'
import type { PricedPricing } from '../pricing/priced.js'
import type { ParsedMoney } from '../wire/money.js'
import { addConstant, addFigure, type FigureGraph, type KnownFigure } from './figure-graph.js'
import type { Explaining } from './explain-measurements.js'
import { addMarkupSent, addMoneySent } from './explain-pricing.js'
import type { NotAppliedReason } from './not-applied.js'

interface MarginFigures {
  readonly total: KnownFigure
  readonly unitPrice: KnownFigure | undefined
  readonly cost: KnownFigure | undefined
  readonly lineCost: KnownFigure | undefined
}

// L10, L11
export function explainMarkupAndMargin(
  { graph, account }: Explaining,
  pointer: string,
  { sent, markup, margin, basis }: PricedPricing,
  { total, unitPrice, cost, lineCost }: MarginFigures,
): void {
  if (markup !== undefined && unitPrice !== undefined && cost !== undefined)
    explainMarkup(graph, pointer, unitPrice, cost)
  else if (sent.markup !== undefined) {
    const reason =
      cost === undefined
        ? 'markup_without_cost'
        : !account.derivationEnabled
          ? 'markup_with_derivation_off'
          : basis.cost !== undefined && isZero(basis.cost)
            ? 'markup_at_cost_zero'
            : 'markup_without_unit_price'
    addMarkupKept(graph, pointer, sent, reason)
  }
  if (margin !== undefined && lineCost !== undefined)
    addFigure(graph, `${pointer}.margin`, {
      name: 'margin',
      rule: 'L11',
      unit: 'money',
      operation: 'difference',
      from: [total, lineCost],
    })
  else if (sent.margin !== undefined) {
    const reason =
      cost === undefined
        ? 'margin_without_cost'
        : account.derivationEnabled
          ? 'margin_at_cost_zero'
          : 'margin_with_derivation_off'
    addMarginKept(graph, pointer, sent.margin, reason)
  }
}

/** L10: multiplies by 100 before dividing, so that the result is rounded once. */
function explainMarkup(graph: FigureGraph, pointer: string, unitPrice: KnownFigure, cost: KnownFigure): void {
  const amount = addFigure(graph, `${pointer}#markup_amount`, {
    name: 'unit price less cost',
    rule: 'L10',
    unit: 'money',
    operation: 'difference',
    from: [unitPrice, cost],
  })
  const hundredfold = addFigure(graph, `${pointer}#markup_hundredfold`, {
    name: 'unit price less cost, times 100',
    rule: 'L10',
    unit: 'money',
    operation: 'product',
    from: [amount, addConstant(graph, 'hundred_percent')],
  })
  addFigure(graph, `${pointer}.markup`, {
    name: 'markup',
    rule: 'L10',
    unit: 'percent',
    operation: 'quotient',
    from: [hundredfold, cost],
    places: 4,
  })
}

export function addMarkupKept(
  graph: FigureGraph,
  pointer: string,
  sent: PricedPricing['sent'],
  reason: NotAppliedReason,
): void {
  const given = addMarkupSent(graph, pointer, sent)
  addFigure(graph, `${pointer}.markup`, {
    name: 'markup',
    rule: 'L10',
    unit: given.unit,
    operation: 'same',
    from: [given],
    notApplied: [reason],
  })
}

export function addMarginKept(
  graph: FigureGraph,
  pointer: string,
  margin: ParsedMoney,
  reason: NotAppliedReason,
): void {
  addMoneySent(graph, `${pointer}.margin`, { name: 'margin', rule: 'L11' }, margin, { notApplied: [reason] })
}
