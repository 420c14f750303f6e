import { valueAtStep } from '../problem/path.js'
import { isZero, ONE } from '../number/decimal.js'
import { compare } from '../number/arithmetic.js'
import type { OwnMeasurements, PricedComponent, PricedKitLevel } from '../pricing/priced.js'
import { addFigure, type FigureGraph, type KnownFigure } from './figure-graph.js'
import { addMarginKept, addMarkupKept, explainMarkupAndMargin } from './explain-markup-and-margin.js'
import type { Explaining, PricingPlace } from './explain-measurements.js'
import {
  addMoneySent,
  explainLineCost,
  explainPricing,
  explainQuantity,
  type PricingFigures,
} from './explain-pricing.js'
import { addSum } from './figure-sums.js'
import type { NotAppliedReason } from './not-applied.js'

interface KitPartFigures {
  /** The charged total, to the cent. Undefined for notes and for components without a total. */
  readonly total: KnownFigure | undefined
  readonly cost: KnownFigure | undefined
}

export function explainKitLevel(
  explaining: Explaining,
  pointer: string,
  level: PricedKitLevel,
  onTotal: readonly NotAppliedReason[],
): KitPartFigures {
  const { kit, pricing } = level
  const components = (level.components ?? []).map((component, index) =>
    explainComponent(explaining, `${pointer}.components[${String(index)}]`, component),
  )
  const subKits = (level.subKits ?? []).map((subKit, index) => {
    const flags = subKit.kit.pricing?.isTaxFree === true ? (['part_tax_flag_has_no_effect'] as const) : []
    return explainKitLevel(explaining, `${pointer}.sub_kits[${String(index)}]`, subKit, flags)
  })
  const parts = [...components, ...subKits]
  const figures = pricing && explainPricing(explaining, placeOf(pointer, kit), pricing)
  const total = explainLevelTotal(explaining.graph, pointer, level, parts, onTotal)
  const cost = explainLevelCost(explaining.graph, pointer, level, figures, parts)
  if (pricing !== undefined && total !== undefined) {
    const { unitPrice, cost: own } = figures ?? {}
    explainMarkupAndMargin(explaining, `${pointer}.pricing`, pricing, {
      total,
      unitPrice,
      cost: own,
      lineCost: cost,
    })
  }
  return { total, cost }
}

// K2, K4, K5
function explainLevelTotal(
  graph: FigureGraph,
  pointer: string,
  { kit, totalRule }: PricedKitLevel,
  parts: readonly KitPartFigures[],
  onTotal: readonly NotAppliedReason[],
): KnownFigure | undefined {
  const { pricing } = kit
  const [quantity, discount, totalPrice] = [pricing?.quantity, pricing?.discount, pricing?.totalPrice]
  const isSummed = totalRule === 'components'
  const notApplied: readonly NotAppliedReason[] = [
    ...(isSummed && quantity !== undefined && compare(quantity, ONE as typeof quantity) !== 0
      ? (['kit_quantity_does_not_multiply'] as const)
      : []),
    ...(discount !== undefined && !isZero(discount) ? (['kit_discount_does_not_count'] as const) : []),
    ...(isSummed || parts.length === 0
      ? []
      : ([kit.customPricing === true ? 'kit_custom_priced' : 'kit_total_sent'] as const)),
    ...onTotal,
  ]
  const id = `${pointer}.pricing.total_price`
  if (isSummed) {
    const from = parts.flatMap(({ total }) => total ?? [])
    return addFigure(graph, id, {
      name: 'kit total',
      rule: 'K2',
      unit: 'money',
      operation: 'sum',
      from,
      notApplied,
    })
  }
  // Validation rejects other kits without a total (K2, K5).
  if (totalPrice === undefined) return undefined
  const sent = addMoneySent(graph, id, { name: 'kit total', rule: 'K4' }, totalPrice)
  return addCountedTotal(graph, pointer, 'charged kit total', sent, notApplied)
}

/** L14: sums count the total to the cent. The result itself keeps the total unrounded. */
function addCountedTotal(
  graph: FigureGraph,
  pointer: string,
  name: string,
  sent: KnownFigure,
  notApplied: readonly NotAppliedReason[],
): KnownFigure {
  return addFigure(graph, `${pointer}#counted_total`, {
    name,
    rule: 'L14',
    unit: 'money',
    operation: 'same',
    from: [sent],
    places: 2,
    notApplied,
  })
}

// K6
function explainLevelCost(
  graph: FigureGraph,
  pointer: string,
  { pricing }: PricedKitLevel,
  figures: PricingFigures | undefined,
  parts: readonly KitPartFigures[],
): KnownFigure | undefined {
  const costs = parts.flatMap(({ cost }) => cost ?? [])
  const id = `${pointer}#level_cost`
  if (figures?.cost === undefined || pricing === undefined) {
    return costs.length === 0 ? undefined : addSum(graph, id, { name: 'kit cost', rule: 'K6' }, costs)
  }
  const quantity =
    figures.measures?.asBuilt ?? explainQuantity(graph, `${pointer}.pricing`, pricing.sent, 'one_kit')
  return addFigure(graph, id, {
    name: 'kit cost',
    rule: 'K6',
    unit: 'money',
    operation: 'product',
    from: [figures.cost, quantity],
    places: 2,
    notApplied: costs.length === 0 ? [] : ['kit_cost_sent'],
  })
}

/** L13, L14: sums count a component's total to the cent. The result keeps the supplied figures. */
function explainComponent(
  explaining: Explaining,
  pointer: string,
  { component, pricing }: PricedComponent,
): KitPartFigures {
  if (pricing === undefined) return { total: undefined, cost: undefined }
  const { graph } = explaining
  const { sent } = pricing
  const isNote = component.productType === 'PRODUCT_TYPE_NOTES' // K3: a note adds nothing
  const figures = explainPricing(explaining, placeOf(pointer, component), pricing)
  const kept = `${pointer}.pricing`
  if (sent.markup !== undefined) addMarkupKept(graph, kept, sent, 'component_kept_as_sent')
  if (sent.margin !== undefined) addMarginKept(graph, kept, sent.margin, 'component_kept_as_sent')
  const total =
    sent.totalPrice === undefined
      ? undefined
      : addMoneySent(
          graph,
          `${kept}.total_price`,
          { name: 'component total', rule: 'L14' },
          sent.totalPrice,
          { notApplied: isNote ? ['note_counts_nothing'] : [] },
        )
  if (isNote) return { total: undefined, cost: undefined }
  const notApplied: readonly NotAppliedReason[] = [
    ...(sent.discount !== undefined && !isZero(sent.discount)
      ? (['kit_discount_does_not_count'] as const)
      : []),
    ...(sent.isTaxFree === true ? (['part_tax_flag_has_no_effect'] as const) : []),
  ]
  return {
    total: total && addCountedTotal(graph, pointer, 'charged component total', total, notApplied),
    cost: explainLineCost(graph, kept, pricing, figures),
  }
}

/** K7: each list may be inside `pricing` or on the part itself. */
function placeOf(pointer: string, part: Partial<OwnMeasurements>): PricingPlace {
  const pricing = `${pointer}.pricing`
  // Validation rejects a list in both places (K7).
  const holderOf = (field: keyof OwnMeasurements) =>
    valueAtStep(part, field) === undefined ? pricing : pointer
  return {
    pricing,
    measurements: `${holderOf('measurements')}.measurements`,
    asBuiltMeasurements: `${holderOf('asBuiltMeasurements')}.as_built_measurements`,
  }
}
