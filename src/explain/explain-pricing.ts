import type { PricedPricing } from '../pricing/priced.js'
import type { ParsedMoney } from '../wire/money.js'
import {
  addConstant,
  addFigure,
  addGiven,
  type FigureGraph,
  type FigureWords,
  type KnownFigure,
} from './figure-graph.js'
import {
  explainMeasures,
  type Explaining,
  type MeasureFigures,
  type PricingPlace,
} from './explain-measurements.js'
import type { NotAppliedReason } from './not-applied.js'

export interface PricingFigures {
  readonly unitPrice: KnownFigure | undefined
  readonly cost: KnownFigure | undefined
  /** Undefined if the object is not priced by measurement. */
  readonly measures: MeasureFigures | undefined
}

export function addMoneySent(
  graph: FigureGraph,
  pointer: string,
  { name, rule }: Omit<FigureWords, 'unit'>,
  { amount }: ParsedMoney,
  more: { readonly places?: number; readonly notApplied?: readonly NotAppliedReason[] } = {},
): KnownFigure {
  const words = { name, rule, unit: 'money' } as const
  const given = addGiven(graph, 'request', pointer, { ...words, name: `${name} as sent` }, amount)
  return addFigure(graph, pointer, { ...words, operation: 'same', from: [given], ...more })
}

// L1, L8, M
export function explainPricing(
  explaining: Explaining,
  place: PricingPlace,
  { sent, basis, unitPriceRule }: PricedPricing,
  onUnitPrice: readonly NotAppliedReason[] = [],
): PricingFigures {
  const { graph } = explaining
  const { method, asBuiltMeasurements = [] } = basis
  const rounded = (field: string, name: string, amount: ParsedMoney | undefined, notApplied = onUnitPrice) =>
    amount &&
    addMoneySent(graph, `${place.pricing}.${field}`, { name, rule: 'L1' }, amount, { places: 4, notApplied })
  const cost = rounded('cost', 'cost', sent.cost, [])
  return {
    unitPrice:
      unitPriceRule === 'markup' && cost !== undefined
        ? explainUnitPrice(graph, place.pricing, sent, cost)
        : rounded('unit_price', 'unit price', sent.unitPrice),
    cost,
    measures:
      typeof method === 'string'
        ? undefined
        : explainMeasures(explaining, place, sent, asBuiltMeasurements, method),
  }
}

// L8
function explainUnitPrice(
  graph: FigureGraph,
  pointer: string,
  sent: PricedPricing['sent'],
  cost: KnownFigure,
): KnownFigure {
  const markup = addMarkupSent(graph, pointer, sent)
  const words = { name: 'unit price', rule: 'L8', unit: 'money', places: 4 } as const
  const id = `${pointer}.unit_price`
  if (markup.unit === 'money')
    return addFigure(graph, id, { ...words, operation: 'sum', from: [cost, markup] })
  const fraction = addFigure(graph, `${pointer}#markup_fraction`, {
    name: 'markup as a fraction',
    rule: 'L8',
    unit: 'fraction',
    operation: 'quotient',
    from: [markup, addConstant(graph, 'hundred_percent')],
  })
  const factor = addFigure(graph, `${pointer}#markup_factor`, {
    name: 'one plus markup',
    rule: 'L8',
    unit: 'fraction',
    operation: 'sum',
    from: [addConstant(graph, 'whole'), fraction],
  })
  return addFigure(graph, id, { ...words, operation: 'product', from: [cost, factor] })
}

// L8
export function addMarkupSent(
  graph: FigureGraph,
  pointer: string,
  { markup, markupIsPercentage = true }: PricedPricing['sent'],
): KnownFigure {
  const unit = markupIsPercentage ? 'percent' : 'money'
  const words = { name: 'markup as sent', rule: 'L8', unit } as const
  return addGiven(graph, 'request', `${pointer}.markup`, words, markup as NonNullable<typeof markup>)
}

/** Without a quantity in the request, the default of the rule counts (L6, L9, K6). */
export function explainQuantity(
  graph: FigureGraph,
  pointer: string,
  { quantity }: PricedPricing['sent'],
  absent: 'no_quantity' | 'one_unit' | 'one_kit',
): KnownFigure {
  const words = { name: 'quantity', rule: 'L3', unit: 'quantity' } as const
  return quantity === undefined
    ? addConstant(graph, absent)
    : addGiven(graph, 'request', `${pointer}.quantity`, words, quantity)
}

// L9
export function explainLineCost(
  graph: FigureGraph,
  pointer: string,
  { sent, basis }: PricedPricing,
  { cost, measures }: PricingFigures,
): KnownFigure | undefined {
  if (cost === undefined) return undefined
  const absent = basis.method === 'customFormula' ? 'one_unit' : 'no_quantity'
  return addFigure(graph, `${pointer}#line_cost`, {
    name: 'line cost',
    rule: 'L9',
    unit: 'money',
    operation: 'product',
    from: [cost, measures?.asBuilt ?? explainQuantity(graph, pointer, sent, absent)],
    places: 2,
  })
}

/** For a pricing object that contains its own measurements. */
export function placeOfPricing(pointer: string): PricingPlace {
  return {
    pricing: pointer,
    measurements: `${pointer}.measurements`,
    asBuiltMeasurements: `${pointer}.as_built_measurements`,
  }
}
