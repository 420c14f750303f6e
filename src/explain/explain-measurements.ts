import { compare } from '../number/arithmetic.js'
import type { LinealUnit, MeasureUnit } from '../number/units.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'
import { isLengthUnit, LENGTH_UNITS, otherSizes, type MeasurementMethod } from '../rules/strategies.js'
import { snakeCase } from '../problem/path.js'
import type { FigureUnit } from './explanation.js'
import type { NotAppliedReason } from './not-applied.js'
import { addConstant, addFigure, addGiven, type FigureGraph, type KnownFigure } from './figure-graph.js'

export interface Explaining {
  readonly graph: FigureGraph
  readonly account: ParsedAccount
}

/** A kit part may have its measurements outside its pricing (K7). */
export interface PricingPlace {
  readonly pricing: string
  readonly measurements: string
  readonly asBuiltMeasurements: string
}

export interface MeasureFigures {
  readonly measure: KnownFigure
  readonly asBuilt: KnownFigure
}

// M3, M4, M7
export function explainMeasures(
  { graph, account }: Explaining,
  place: PricingPlace,
  sent: ParsedLinePricing,
  asBuiltMeasurements: readonly ParsedMeasurementEntry[],
  measuring: MeasurementMethod,
): MeasureFigures {
  const { minimumLinealLengthMm, minimumFlashingLengthMm } = account
  const hasMinimum = minimumLinealLengthMm !== undefined || minimumFlashingLengthMm !== undefined
  const minimum =
    measuring.hasMinimum && hasMinimum ? explainMinimum({ graph, account }, measuring.length) : undefined
  const charged = (sent.measurements ?? []).map((entry, index) =>
    explainPieces(graph, `${place.measurements}[${String(index)}]`, entry, measuring, minimum),
  )
  const measure = addFigure(graph, `${place.pricing}#measure`, {
    name: 'charged measure',
    rule: 'M3',
    unit: measuring.measure,
    operation: 'sum',
    from: charged,
    notApplied: !measuring.hasMinimum && hasMinimum ? withoutMinimum(measuring.measure) : [],
  })
  const isBuiltAsSold = asBuiltMeasurements === sent.measurements || asBuiltMeasurements.length === 0
  const isSame = isBuiltAsSold && minimum === undefined
  const list = isBuiltAsSold ? place.measurements : place.asBuiltMeasurements
  const asBuilt = addFigure(graph, `${place.pricing}#as_built_measure`, {
    name: 'measure as built',
    rule: 'M7',
    unit: measuring.measure,
    operation: isSame ? 'same' : 'sum',
    from: isSame
      ? [measure]
      : asBuiltMeasurements.map((entry, index) =>
          explainPiecesAsBuilt(graph, `${list}[${String(index)}]`, entry, measuring),
        ),
    notApplied: [
      ...(isBuiltAsSold ? (['as_built_not_sent'] as const) : []),
      ...(minimum === undefined ? [] : (['as_built_has_no_minimum'] as const)),
    ],
  })
  return { measure, asBuilt }
}

// M3
const WITHOUT_MINIMUM: Readonly<Record<Exclude<MeasureUnit, LinealUnit>, NotAppliedReason>> = {
  'square metres': 'areas_have_no_minimum',
  'square feet': 'areas_have_no_minimum',
}

function withoutMinimum(unit: MeasureUnit): readonly NotAppliedReason[] {
  return isLengthUnit(unit) ? [] : [WITHOUT_MINIMUM[unit]]
}

// M4
function explainMinimum({ graph, account }: Explaining, unit: LinealUnit): KnownFigure {
  const { minimumLinealLengthMm: ofLines, minimumFlashingLengthMm: ofFlashings } = account
  const sent = ofLines ?? ofFlashings
  const field = ofLines === undefined ? 'minimum_flashing_length_mm' : 'minimum_lineal_length_mm'
  const words = { name: 'minimum length', rule: 'M4', unit: 'millimetres' } as const
  const millimetres = addGiven(graph, 'settings', field, words, sent as NonNullable<typeof sent>)
  const { divisor, places } = LENGTH_UNITS[unit]
  return addFigure(graph, `#minimum_length_in_${unit}`, {
    name: `minimum length in ${unit}`,
    rule: 'M4',
    unit,
    operation: 'quotient',
    from: [millimetres, addConstant(graph, divisor)],
    ...(places === undefined ? {} : { places }),
    notApplied: ofLines !== undefined && ofFlashings !== undefined ? ['lineal_minimum_set'] : [],
  })
}

// M3
function explainPieces(
  graph: FigureGraph,
  pointer: string,
  entry: ParsedMeasurementEntry,
  measuring: MeasurementMethod,
  minimum: KnownFigure | undefined,
): KnownFigure {
  const { amount, length, others } = explainSizes(graph, pointer, entry, measuring)
  const charged =
    minimum === undefined
      ? length
      : addFigure(graph, `${pointer}#charged_length`, {
          name: 'charged length',
          rule: 'M3',
          unit: measuring.length,
          operation: 'maximum',
          from: [length, minimum],
          notApplied: compare(length.value, minimum.value) >= 0 ? ['not_shorter_than_minimum'] : [],
        })
  return addFigure(graph, `${pointer}#pieces`, {
    name: 'measure of the pieces',
    rule: 'M3',
    unit: measuring.measure,
    operation: 'product',
    from: [amount, charged, ...others],
  })
}

// M7
function explainPiecesAsBuilt(
  graph: FigureGraph,
  pointer: string,
  entry: ParsedMeasurementEntry,
  measuring: MeasurementMethod,
): KnownFigure {
  const { amount, length, others } = explainSizes(graph, pointer, entry, measuring)
  return addFigure(graph, `${pointer}#pieces_as_built`, {
    name: 'measure of the pieces as built',
    rule: 'M7',
    unit: measuring.measure,
    operation: 'product',
    from: [amount, length, ...others],
  })
}

function explainSizes(
  graph: FigureGraph,
  pointer: string,
  entry: ParsedMeasurementEntry,
  measuring: MeasurementMethod,
) {
  const { amount, length } = entry
  const given = (field: string, name: string, unit: FigureUnit, value: NonNullable<typeof length>) =>
    addGiven(graph, 'request', `${pointer}.${field}`, { name, rule: 'M3', unit }, value)
  return {
    amount:
      amount === undefined
        ? addConstant(graph, 'one_piece')
        : addGiven(
            graph,
            'request',
            `${pointer}.amount`,
            { name: 'amount', rule: 'M3', unit: 'count' },
            amount,
          ),
    // Validation rejects an entry without a length (M6).
    length: given('length', 'length', measuring.length, length as NonNullable<typeof length>),
    others: otherSizes(measuring).map(({ size, unit }) => {
      const field = snakeCase(size)
      return given(field, field.replaceAll('_', ' '), unit, entry[size] as NonNullable<typeof length>)
    }),
  }
}
