import type { MeasuredFlashing } from '../flashing/measured-flashing.js'
import { compare } from '../number/arithmetic.js'
import { decimalOfNumber } from '../number/number-text.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { FlashingWithCutList } from '../wire/flashing-with-cut-list.js'
import { explainBends } from './explain-bends.js'
import { explainGirth } from './explain-girth.js'
import type { Explaining } from './explain-measurements.js'
import { addMoneySent } from './explain-pricing.js'
import type { Explanation } from './explanation.js'
import {
  addConstant,
  addFigure,
  addGiven,
  explanationOf,
  newFigureGraph,
  type FigureGraph,
  type KnownFigure,
} from './figure-graph.js'
import type { NotAppliedReason } from './not-applied.js'

// F2 to F7
export function explainMeasuredFlashing(
  flashing: FlashingWithCutList,
  measured: MeasuredFlashing,
  account: ParsedAccount,
): Explanation {
  const graph = newFigureGraph()
  const explaining = { graph, account }
  const girth = explainSides(explaining, flashing, measured)
  const chargedLength = explainLengths(explaining, flashing)
  const price = explainPrice(graph, flashing, chargedLength)
  return explanationOf('flashing', account, graph, price ?? girth)
}

/** F4: takes girth and bends of the side with the largest girth. */
function explainSides(
  explaining: Explaining,
  { drawing, otherSides = [] }: FlashingWithCutList,
  { sides, side: charged }: MeasuredFlashing,
): KnownFigure {
  const { graph } = explaining
  const girths: KnownFigure[] = []
  let bendsOfCharged: KnownFigure | undefined
  for (const side of sides) {
    const pointer = side.index === 0 ? 'drawing' : `other_sides[${String(side.index - 1)}]`
    girths.push(explainGirth(graph, pointer, side))
    const bends = explainBends(explaining, pointer, side)
    if (side === charged) bendsOfCharged = bends
  }
  const sent = (drawing === undefined ? 0 : 1) + otherSides.length
  const notApplied: readonly NotAppliedReason[] = [
    ...(sides.length > 1 ? (['side_of_smaller_girth'] as const) : []),
    ...(sent > sides.length ? (['side_deleted'] as const) : []),
  ]
  const operation = girths.length === 0 ? 'sum' : girths.length === 1 ? 'same' : 'maximum'
  const girth = addFigure(graph, 'total_girth', {
    name: 'girth',
    rule: 'F4',
    unit: 'millimetres',
    operation,
    from: girths,
    notApplied,
  })
  addFigure(graph, 'bends', {
    name: 'bends',
    rule: 'F4',
    unit: 'count',
    operation: bendsOfCharged === undefined ? 'sum' : 'same',
    from: bendsOfCharged === undefined ? [] : [bendsOfCharged],
    notApplied,
  })
  return girth
}

// F6
function explainLengths({ graph, account }: Explaining, { subitems = [] }: FlashingWithCutList): KnownFigure {
  const { minimumFlashingLengthMm } = account
  const ordered: KnownFigure[] = []
  const charged: KnownFigure[] = []
  for (const [index, item] of subitems.entries()) {
    const pointer = `subitems[${String(index)}]`
    const amount =
      item.amount === undefined
        ? addConstant(graph, 'no_pieces')
        : addNumber(graph, `${pointer}.amount`, 'amount', 'count', item.amount)
    const length =
      item.length === undefined
        ? addConstant(graph, 'no_length')
        : addNumber(graph, `${pointer}.length`, 'length', 'millimetres', item.length)
    const pieces = { rule: 'F6', unit: 'millimetres', operation: 'product' } as const
    ordered.push(
      addFigure(graph, `${pointer}#pieces`, {
        ...pieces,
        name: 'length of the pieces',
        from: [amount, length],
      }),
    )
    if (minimumFlashingLengthMm === undefined) continue
    const words = { name: 'minimum length of flashings', rule: 'F6', unit: 'millimetres' } as const
    const field = 'minimum_flashing_length_mm'
    const minimum = addGiven(graph, 'settings', field, words, minimumFlashingLengthMm)
    const each = addFigure(graph, `${pointer}#charged_length`, {
      name: 'charged length',
      rule: 'F6',
      unit: 'millimetres',
      operation: 'maximum',
      from: [length, minimum],
      notApplied: compare(length.value, minimum.value) >= 0 ? ['piece_not_shorter_than_minimum'] : [],
    })
    charged.push(
      addFigure(graph, `${pointer}#charged_pieces`, {
        ...pieces,
        name: 'charged length of the pieces',
        from: [amount, each],
      }),
    )
  }
  const total = inMetres(graph, 'total_length', 'length', '#total_millimetres', ordered)
  return minimumFlashingLengthMm === undefined
    ? addFigure(graph, 'charged_length', {
        name: 'total charged length',
        rule: 'F6',
        unit: 'metres',
        operation: 'same',
        from: [total],
      })
    : inMetres(graph, 'charged_length', 'total charged length', '#charged_millimetres', charged)
}

function inMetres(
  graph: FigureGraph,
  id: string,
  name: string,
  idOfSum: string,
  from: readonly KnownFigure[],
): KnownFigure {
  const words = { name, rule: 'F6' } as const
  const sum = addFigure(graph, idOfSum, {
    ...words,
    name: `${name} in millimetres`,
    unit: 'millimetres',
    operation: 'sum',
    from,
  })
  return addFigure(graph, id, {
    ...words,
    unit: 'metres',
    operation: 'quotient',
    from: [sum, addConstant(graph, 'millimetres_per_metre')],
  })
}

// F7
function explainPrice(
  graph: FigureGraph,
  { unitPrice, customPricePerLength }: FlashingWithCutList,
  chargedLength: KnownFigure,
): KnownFigure | undefined {
  const usual =
    unitPrice && addMoneySent(graph, 'unit_price', { name: 'price per metre', rule: 'F7' }, unitPrice)
  const custom =
    customPricePerLength &&
    addMoneySent(
      graph,
      'custom_price_per_length',
      { name: 'custom price per metre', rule: 'F7' },
      customPricePerLength,
    )
  const perMetre = custom ?? usual
  if (perMetre === undefined) return undefined
  return addFigure(graph, 'total_price', {
    name: 'price of the flashing',
    rule: 'F7',
    unit: 'money',
    operation: 'product',
    from: [perMetre, chargedLength],
    places: 2,
    notApplied: custom !== undefined && usual !== undefined ? ['custom_price_per_length_set'] : [],
  })
}

// F8
function addNumber(
  graph: FigureGraph,
  pointer: string,
  name: string,
  unit: 'count' | 'millimetres',
  value: number,
): KnownFigure {
  return addGiven(graph, 'request', pointer, { name, rule: 'F6', unit }, decimalOfNumber(value))
}
