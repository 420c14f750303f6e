import type { PricedAdjustment, PricedLine } from '../engine/priced.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import {
  explainAdjustment,
  explainShareBounds,
  type AdjustmentFigures,
  type ShareFigures,
} from './explain-adjustments.js'
import { explainPricedLine, type LineFigures } from './explain-line.js'
import type { Explaining } from './explain-measurements.js'
import { taxesLines } from '../tax/tax.js'
import { explainTax } from './explain-tax.js'
import type { Explanation, Figure } from './explanation.js'
import { signOf, ZERO } from '../number/decimal.js'
import {
  addFigure,
  explanationOf,
  newFigureGraph,
  type FigureGraph,
  type KnownFigure,
} from './figure-graph.js'
import { addNet, addSum } from './figure-sums.js'

export function explainDocument(
  kind: DocumentKind,
  lines: readonly PricedLine[],
  adjustments: readonly PricedAdjustment[],
  account: ParsedAccount,
): Explanation {
  const graph = newFigureGraph()
  const explaining = { graph, account }
  const figures = lines.map((line, index) => explainPricedLine(explaining, `lines[${String(index)}]`, line))
  const root = explainTotals(explaining, kind, figures, adjustments)
  return explanationOf(kind, account, graph, root)
}

/** A line without a total, such as a note, has no figures. */
export function explainLineOf(
  kind: DocumentKind,
  line: PricedLine | undefined,
  index: number,
  account: ParsedAccount,
): Explanation {
  const graph = newFigureGraph()
  const pointer = `lines[${String(index)}]`
  const { total } = line === undefined ? {} : explainPricedLine({ graph, account }, pointer, line)
  const none: KnownFigure = { id: pointer, unit: 'money', value: ZERO }
  return explanationOf(kind, account, graph, total ?? none)
}

/** For a note, the root is an empty sum. */
export function explainLineAlone(line: PricedLine, account: ParsedAccount): Explanation {
  const graph = newFigureGraph()
  const { total } = explainPricedLine({ graph, account }, '', line)
  const root = total ?? addSum(graph, '#line_total', { name: 'line total', rule: 'T1' }, [])
  return explanationOf('line', account, graph, root)
}

// T1 to T9
function explainTotals(
  explaining: Explaining,
  kind: DocumentKind,
  lines: readonly LineFigures[],
  priced: readonly PricedAdjustment[],
): KnownFigure {
  const { graph } = explaining
  const of = (field: keyof LineFigures) =>
    lines.map((line) => line[field]).filter((figure) => figure !== undefined)
  const subtotal = addSum(graph, 'subtotal', { name: 'subtotal', rule: 'T1' }, of('total'))
  const named = { name: 'total of the taxable lines', rule: 'T4' } as const
  const taxable = needsTaxableLines(explaining, priced)
    ? addSum(graph, '#taxable_lines', named, of('taxable'))
    : undefined
  const share = taxable && {
    subtotal,
    taxable,
    bounds:
      hasDiscounts(priced) && mayMeetBounds(graph, lines)
        ? explainShareBounds(graph, subtotal, taxable)
        : undefined,
  }
  const adjustments = explainAdjustments(explaining, priced, subtotal, share)
  const surcharges = adjustments.filter(({ isDiscount }) => !isDiscount).map(({ applied }) => applied)
  const discounts = adjustments.filter(({ isDiscount }) => isDiscount).map(({ applied }) => applied)
  const net = addNet(
    graph,
    '#net',
    { name: 'subtotal with adjustments', rule: 'T6' },
    [subtotal, ...surcharges],
    discounts,
  )
  const tax = explainTax(explaining, taxable, of('tax'), adjustments)
  const total = addSum(graph, 'total', { name: 'total', rule: 'T6' }, [net, tax])
  const cost = addSum(graph, 'total_cost', { name: 'total cost', rule: 'T7' }, of('cost'))
  addFigure(graph, 'margin', {
    name: 'margin',
    rule: 'T7',
    unit: 'money',
    operation: 'difference',
    from: [net, cost],
  })
  addSum(graph, 'labour_total', { name: 'labour', rule: 'T8' }, of('labour'))
  // T9: orders have no discount amount.
  if (kind === 'quote')
    addSum(graph, 'discount_amount', { name: 'discounts', rule: 'T9' }, [
      ...of('discountAmount'),
      ...discounts,
    ])
  return total
}

/** T2: computes each base in turn from the base before it, so that the work is linear. */
function explainAdjustments(
  explaining: Explaining,
  priced: readonly PricedAdjustment[],
  subtotal: KnownFigure,
  share: ShareFigures | undefined,
): readonly AdjustmentFigures[] {
  const adjustments: AdjustmentFigures[] = []
  let base = subtotal
  let summed = 0
  for (const [index, one] of priced.entries()) {
    const pointer = `adjustments[${String(index)}]`
    if (isTakenInTurn(explaining.account, one) && index > summed) {
      base = addBase(explaining.graph, `${pointer}#base`, base, adjustments.slice(summed))
      summed = index
    }
    adjustments.push(explainAdjustment(explaining, pointer, one, base, share))
  }
  return adjustments
}

// T2
function isTakenInTurn({ adjustmentPercentages }: ParsedAccount, { adjustment }: PricedAdjustment): boolean {
  return adjustmentPercentages === 'in-turn' && adjustment.amount === undefined
}

/** T2: adds the adjustments since the previous base, so that no base lists all earlier adjustments. */
function addBase(
  graph: FigureGraph,
  id: string,
  base: KnownFigure,
  since: readonly AdjustmentFigures[],
): KnownFigure {
  const amounts = (isDiscount: boolean): readonly KnownFigure[] =>
    since.filter((one) => one.isDiscount === isDiscount).map(({ applied }) => applied)
  const named = { name: 'subtotal after earlier adjustments', rule: 'T2' } as const
  return addNet(graph, id, named, [base, ...amounts(false)], amounts(true))
}

/** Tax by document (T4) and the taxable share of a discount (T3) need the sum of the taxable lines. */
function needsTaxableLines({ account }: Explaining, priced: readonly PricedAdjustment[]): boolean {
  if (account.tax === undefined) return false
  return !taxesLines(account) || hasDiscounts(priced)
}

function hasDiscounts(priced: readonly PricedAdjustment[]): boolean {
  return priced.some(({ adjustment }) => adjustment.type === 'ADJUSTMENT_TYPE_DISCOUNT')
}

/** T3: a share reaches a bound only with a tax-free line, and a line or an input below zero. */
function mayMeetBounds(graph: FigureGraph, lines: readonly LineFigures[]): boolean {
  const isTaxFree = ({ total, taxable }: LineFigures): boolean => total !== undefined && taxable === undefined
  const isBelowZero = ({ total }: LineFigures): boolean => total !== undefined && signOf(total.value) < 0
  const isGivenBelowZero = ({ operation, value }: Figure): boolean =>
    operation === 'given' && value.startsWith('-')
  return lines.some(isTaxFree) && (lines.some(isBelowZero) || Object.values(graph).some(isGivenBelowZero))
}
