import type { Decimal } from '../number/decimal.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import type { FigureUnit } from './explanation.js'
import { addFigure, addGiven, type FigureGraph, type KnownFigure } from './figure-graph.js'
import { addMoneySent } from './explain-pricing.js'
import type { NotAppliedReason } from './not-applied.js'

// F1
export function explainFlashingLine(
  graph: FigureGraph,
  pointer: string,
  flashing: ParsedFlashingLine,
  onTotal: readonly NotAppliedReason[],
): KnownFigure {
  const { unitPrice, totalPrice, customPrice, customPricePerLength } = flashing
  const money = (field: string, name: string, sent: typeof unitPrice) =>
    sent && addMoneySent(graph, `${pointer}.${field}`, { name, rule: 'F1' }, sent)
  const measure = (field: string, name: string, unit: FigureUnit, sent: Decimal | undefined) => {
    if (sent !== undefined) addMeasureSent(graph, `${pointer}.${field}`, name, unit, sent)
  }
  measure('bends', 'bends', 'count', flashing.bends)
  measure('total_girth', 'girth', 'millimetres', flashing.totalGirth)
  measure('total_length', 'length', 'metres', flashing.totalLength)
  money('unit_price', 'price per metre', unitPrice)
  money('custom_price_per_length', 'custom price per metre', customPricePerLength)
  const total = money('total_price', 'flashing total', totalPrice)
  const custom = money('custom_price', 'custom price', customPrice)
  const counted = custom ?? total
  return addFigure(graph, `${pointer}#counted_total`, {
    name: 'charged flashing total',
    rule: 'F1',
    unit: 'money',
    notApplied: [
      ...(custom !== undefined && total !== undefined ? (['flashing_custom_price_set'] as const) : []),
      ...(counted === undefined ? (['flashing_without_price'] as const) : []),
      ...(counted !== undefined && flashing.drawing !== undefined
        ? (['flashing_total_not_compared'] as const)
        : []),
      ...onTotal,
    ],
    ...(counted === undefined
      ? { operation: 'sum', from: [] }
      : { operation: 'same', from: [counted], places: 2 }),
  })
}

function addMeasureSent(
  graph: FigureGraph,
  pointer: string,
  name: string,
  unit: FigureUnit,
  sent: Decimal,
): void {
  const words = { name, rule: 'F1', unit } as const
  const given = addGiven(graph, 'request', pointer, { ...words, name: `${name} as sent` }, sent)
  addFigure(graph, pointer, { ...words, operation: 'same', from: [given] })
}
