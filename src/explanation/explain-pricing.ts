import { isZero } from '../number/decimal.js'
import { factorOf, lineTotal } from '../pricing/formulas.js'
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

/** The figures that are common to the pricing of lines, kits and components. */
export interface PricingFigures {
  /** Absent where the pricing has no unit price. */
  readonly unitPrice: KnownFigure | undefined
  /** Absent where the pricing has no cost. */
  readonly cost: KnownFigure | undefined
  /** On measurement-priced objects. */
  readonly measures: MeasureFigures | undefined
}

/** An amount of the result that is kept as sent, or only rounded. */
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

/** Unit price, cost and measures of a pricing object (L1, L8, M). */
export function explainPricing(
  explaining: Explaining,
  place: PricingPlace,
  { sent, basis, unitPriceRule }: PricedPricing,
): PricingFigures {
  const { graph } = explaining
  const cost =
    sent.cost === undefined
      ? undefined
      : addMoneySent(graph, `${place.pricing}.cost`, { name: 'cost', rule: 'L1' }, sent.cost, { places: 4 })
  const isMarkupUnused = unitPriceRule === 'sent' && sent.markup !== undefined && cost !== undefined
  return {
    unitPrice:
      unitPriceRule === 'markup' && cost !== undefined
        ? explainUnitPrice(graph, place.pricing, sent, cost)
        : sent.unitPrice === undefined
          ? undefined
          : addMoneySent(
              graph,
              `${place.pricing}.unit_price`,
              { name: 'unit price', rule: 'L1' },
              sent.unitPrice,
              { places: 4, notApplied: isMarkupUnused ? ['unit_price_sent'] : [] },
            ),
    cost,
    measures: basis.isMeasured ? explainMeasures(explaining, place, sent, basis) : undefined,
  }
}

/** L8: the unit price from cost and markup. */
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
    name: 'whole and markup',
    rule: 'L8',
    unit: 'fraction',
    operation: 'sum',
    from: [addConstant(graph, 'whole'), fraction],
  })
  return addFigure(graph, id, { ...words, operation: 'product', from: [cost, factor] })
}

/** The markup as it was sent: a percentage, or an amount (L8). */
function addMarkupSent(
  graph: FigureGraph,
  pointer: string,
  { markup, markupIsPercentage = true }: PricedPricing['sent'],
): KnownFigure {
  const unit = markupIsPercentage ? 'percent' : 'money'
  const words = { name: 'markup as sent', rule: 'L8', unit } as const
  // Only called where a markup was sent.
  return addGiven(graph, 'request', `${pointer}.markup`, words, markup as NonNullable<typeof markup>)
}

/** The quantity as it counts: 0 where it was left out, or what the rule says instead (L6, L9, K6). */
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

/** L9: the cost of all that a pricing object sells. */
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

/** The figures that a markup and a margin are worked out from (L10, L11). */
interface MarginFigures {
  readonly total: KnownFigure
  readonly unitPrice: KnownFigure | undefined
  readonly cost: KnownFigure | undefined
  readonly lineCost: KnownFigure | undefined
}

/** L10, L11: markup and margin as they read back: worked out again, or as sent. */
export function explainMarkupAndMargin(
  { graph, account }: Explaining,
  pointer: string,
  { sent, markup, margin, basis }: PricedPricing,
  { total, unitPrice, cost, lineCost }: MarginFigures,
): void {
  if (markup !== undefined && unitPrice !== undefined && cost !== undefined)
    explainMarkup(graph, pointer, unitPrice, cost)
  else if (sent.markup !== undefined) {
    const because =
      cost === undefined
        ? 'markup_without_cost'
        : !account.derivationEnabled
          ? 'markup_with_derivation_off'
          : basis.cost !== undefined && isZero(basis.cost)
            ? 'markup_at_cost_zero'
            : 'markup_without_unit_price'
    addMarkupKept(graph, pointer, sent, because)
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
    const because =
      cost === undefined
        ? 'margin_without_cost'
        : account.derivationEnabled
          ? 'margin_at_cost_zero'
          : 'margin_with_derivation_off'
    addMarginKept(graph, pointer, sent.margin, because)
  }
}

/** L10: the hundredfold is divided, so that the quotient is rounded once. */
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

/** A markup that reads back as sent. */
export function addMarkupKept(
  graph: FigureGraph,
  pointer: string,
  sent: PricedPricing['sent'],
  because: NotAppliedReason,
): void {
  const given = addMarkupSent(graph, pointer, sent)
  addFigure(graph, `${pointer}.markup`, {
    name: 'markup',
    rule: 'L10',
    unit: given.unit,
    operation: 'same',
    from: [given],
    notApplied: [because],
  })
}

/** A margin that reads back as sent. */
export function addMarginKept(
  graph: FigureGraph,
  pointer: string,
  margin: ParsedMoney,
  because: NotAppliedReason,
): void {
  addMoneySent(graph, `${pointer}.margin`, { name: 'margin', rule: 'L11' }, margin, { notApplied: [because] })
}

/** What a line that is priced by its own pricing alone adds to its document. */
export interface LinePricingFigures {
  readonly total: KnownFigure
  /** Absent where there is no cost. */
  readonly cost: KnownFigure | undefined
  /** Absent where no discount is counted (L15). */
  readonly discountAmount: KnownFigure | undefined
}

/** The pricing of a catalogue, on-the-fly or labour line (rules L). */
export function explainLinePricing(
  explaining: Explaining,
  pointer: string,
  priced: PricedPricing,
  onTotal: readonly NotAppliedReason[],
): LinePricingFigures {
  const { graph } = explaining
  const { sent, basis, totalRule } = priced
  const figures = explainPricing(explaining, placeOfPricing(pointer), priced)
  const { unitPrice, cost, measures } = figures
  const factor = measures?.measure ?? explainQuantity(graph, pointer, sent, 'no_quantity')
  // A line without a unit price is a problem (L8).
  const product = unitPrice === undefined ? [factor] : [factor, unitPrice]
  const isDiscounted = !isZero(basis.discount)
  const counted = isDiscounted && isOfFormula(priced)
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

/** L15: whether the total is the one of the formula, also where it was sent. */
function isOfFormula({ basis, unitPrice, total }: PricedPricing): boolean {
  return unitPrice !== undefined && lineTotal(factorOf(basis), unitPrice, basis.discount) === total
}

/** What is left of a price after the discount: 0.95 after 5 % (L3). */
function explainRemaining(
  graph: FigureGraph,
  pointer: string,
  { discount }: PricedPricing['sent'],
): KnownFigure {
  const words = { name: 'discount', rule: 'L3', unit: 'percent' } as const
  // Only called where there is a discount.
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
    name: 'what the discount leaves',
    rule: 'L3',
    unit: 'fraction',
    operation: 'difference',
    from: [addConstant(graph, 'whole'), fraction],
  })
}

/** L15: the amount before discount, rounded by itself, less the total. */
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

/** The place of a pricing object whose measurements are in it. */
export function placeOfPricing(pointer: string): PricingPlace {
  return {
    pricing: pointer,
    measurements: `${pointer}.measurements`,
    asBuiltMeasurements: `${pointer}.as_built_measurements`,
  }
}
