import { isZero } from '../number/decimal.js'
import type { PricedAdjustment, PricedLine } from '../document/priced.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import { completeSettings } from '../wire/account-settings.js'
import type { Explanation } from './explanation.js'
import {
  addConstant,
  addFigure,
  addGiven,
  type ComputedFigure,
  type FigureGraph,
  type KnownFigure,
} from './figure-graph.js'
import { explainPricedLine, type LineFigures } from './explain-line.js'
import type { Explaining } from './explain-measurements.js'
import { addMoneySent } from './explain-pricing.js'

/** The explanation of a priced document. */
export function explainDocument(
  kind: DocumentKind,
  lines: readonly PricedLine[],
  adjustments: readonly PricedAdjustment[],
  account: ParsedAccount,
): Explanation {
  const graph: FigureGraph = new Map()
  const explaining = { graph, account }
  const figures = lines.map((line, index) => explainPricedLine(explaining, `lines[${String(index)}]`, line))
  const root = explainTotals(explaining, kind, figures, adjustments)
  return explanationOf(kind, account, graph, root)
}

/** The explanation that a graph makes. */
export function explanationOf(
  kind: Explanation['kind'],
  account: ParsedAccount,
  graph: FigureGraph,
  root: KnownFigure,
): Explanation {
  return {
    format: 'quotewright.explanation/1',
    kind,
    settings: completeSettings(account),
    root: root.id,
    nodes: Object.fromEntries(graph),
  }
}

/** The totals of a document (T1 to T9). Answers with the total. */
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
  const taxable = addSum(
    graph,
    '#taxable_lines',
    { name: 'total of the taxable lines', rule: 'T4' },
    of('taxable'),
  )
  const adjustments = priced.map((one, index) =>
    explainAdjustment(explaining, `adjustments[${String(index)}]`, one, { subtotal, taxable }),
  )
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
  // T9: orders do not have it.
  if (kind === 'quote')
    addSum(graph, 'discount_amount', { name: 'discounts', rule: 'T9' }, [
      ...of('discountAmount'),
      ...discounts,
    ])
  return total
}

/** An adjustment as it counts. */
interface AdjustmentFigures {
  readonly isDiscount: boolean
  readonly applied: KnownFigure
  /** By how much it raises or lowers the taxable base (T3); absent where it does not. */
  readonly taxable: KnownFigure | undefined
}

/** T2, T3. */
function explainAdjustment(
  { graph, account }: Explaining,
  pointer: string,
  { adjustment }: PricedAdjustment,
  { subtotal, taxable }: { readonly subtotal: KnownFigure; readonly taxable: KnownFigure },
): AdjustmentFigures {
  const { type, amount, percentage, isTaxFree } = adjustment
  const isDiscount = type === 'ADJUSTMENT_TYPE_DISCOUNT'
  const isTaxed = account.tax !== undefined
  const notApplied =
    isTaxed && isTaxFree === true
      ? ([isDiscount ? 'discount_tax_flag_has_no_effect' : 'surcharge_tax_free'] as const)
      : []
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
  if (!isTaxed) return { isDiscount, applied, taxable: undefined }
  if (!isDiscount) return { isDiscount, applied, taxable: isTaxFree === true ? undefined : applied }
  return { isDiscount, applied, taxable: explainShare(graph, pointer, applied, subtotal, taxable) }
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

/** T4: rounded once on the whole base, or on each line and once on the adjustments. */
function explainTax(
  { graph, account }: Explaining,
  taxable: KnownFigure,
  lineTaxes: readonly KnownFigure[],
  adjustments: readonly AdjustmentFigures[],
): KnownFigure {
  const { tax, taxRounding } = account
  const words = { name: 'tax', rule: 'T4', unit: 'money' } as const
  if (tax === undefined) {
    return addFigure(graph, 'tax_amount', {
      ...words,
      operation: 'sum',
      from: [],
      notApplied: ['no_tax_in_account'],
    })
  }
  const ofRate = { name: 'tax rate', rule: 'T4', unit: 'fraction' } as const
  const rate = addGiven(graph, 'settings', 'tax.rate', ofRate, tax.rate)
  const raising = adjustments.filter(({ isDiscount }) => !isDiscount).flatMap(({ taxable: one }) => one ?? [])
  const lowering = adjustments.filter(({ isDiscount }) => isDiscount).flatMap(({ taxable: one }) => one ?? [])
  if (taxRounding === 'document') {
    const named = { name: 'taxable amount', rule: 'T3' }
    const base = addNet(graph, '#taxable_base', named, [taxable, ...raising], lowering)
    return addFigure(graph, 'tax_amount', { ...words, operation: 'product', from: [base, rate], places: 2 })
  }
  if (raising.length + lowering.length === 0)
    return addFigure(graph, 'tax_amount', { ...words, operation: 'sum', from: lineTaxes })
  const named = { name: 'taxable adjustments', rule: 'T3' }
  const base = addNet(graph, '#taxable_adjustments', named, raising, lowering)
  const ofAdjustments = addFigure(graph, '#tax_on_adjustments', {
    name: 'tax on the adjustments',
    rule: 'T4',
    unit: 'money',
    operation: 'product',
    from: [base, rate],
    places: 2,
  })
  return addFigure(graph, 'tax_amount', {
    ...words,
    operation: 'sum',
    from: [...lineTaxes, ofAdjustments],
  })
}

type Named = Pick<ComputedFigure, 'name' | 'rule'>

function addSum(
  graph: FigureGraph,
  id: string,
  { name, rule }: Named,
  from: readonly KnownFigure[],
): KnownFigure {
  return addFigure(graph, id, { name, rule, unit: 'money', operation: 'sum', from })
}

/** The sum of some figures less others. Where there is but one figure, it is that. */
function addNet(
  graph: FigureGraph,
  id: string,
  named: Named,
  raising: readonly KnownFigure[],
  lowering: readonly KnownFigure[],
): KnownFigure {
  const [only] = raising
  if (lowering.length === 0)
    return raising.length === 1 && only !== undefined ? only : addSum(graph, id, named, raising)
  const before =
    raising.length === 1 && only !== undefined
      ? only
      : addSum(graph, `${id}_before_discounts`, { ...named, name: `${named.name} before discounts` }, raising)
  return addFigure(graph, id, {
    ...named,
    unit: 'money',
    operation: 'difference',
    from: [before, ...lowering],
  })
}
