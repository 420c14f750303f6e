import { expect, test } from 'vitest'
import { adviseOrder } from '../../src/entries/index.js'
import { ALL, five, guardIndexes, placeIn, type Located, type Steps } from './pointer-index-places.js'
import {
  AUD,
  catalogueLine,
  flashing,
  kit,
  LINEAL_METRES,
  money,
  onTheFly,
  request,
  worth,
  type Json,
} from './requests.js'

const advised = (lines: unknown, header: Json = {}): readonly Located[] => {
  const advice = adviseOrder(request(lines, header), { ...AUD, tax: { rate: '0.10' } })
  return advice.ok ? advice.value : advice.problems
}

const SOUND_LINE = worth('2.00')

const ODD_LINES: readonly (readonly [rule: string, code: string, field: Steps, line: Json])[] = [
  ['L9: a total below the cost', 'line_below_cost', [], worth('1.00', { cost: money('2.00') })],
  ['N2: a unit price of 0', 'zero_unit_price', ['onTheFly', 'pricing', 'unitPrice'], worth('0.00')],
  [
    'T4: another tax',
    'line_tax_differs',
    ['onTheFly', 'pricing', 'tax'],
    worth('1.00', { tax: { rate: '0.2' } }),
  ],
  ['M8: an unknown field', 'unknown_field', ['onTheFly', 'pricing', 'xyz'], worth('1.00', { xyz: '1' })],
  [
    'F1: an empty custom price',
    'empty_custom_price',
    ['flashing', 'customPrice'],
    flashing({ customPrice: {}, drawing: { isFreeDrawing: true } }),
  ],
  [
    'L1: a price that is rounded',
    'unit_price_rounded',
    ['onTheFly', 'pricing', 'unitPrice'],
    worth('0.89404', { quantity: '1000' }),
  ],
  [
    'L1: a cost that is rounded',
    'cost_rounded',
    ['onTheFly', 'pricing', 'cost'],
    worth('1.00', { quantity: '1000', cost: money('0.89404') }),
  ],
  [
    'K2: a quantity on a standard kit',
    'quantity_without_effect',
    ['productKit', 'pricing', 'quantity'],
    kit({ pricing: { quantity: '2' } }),
  ],
  [
    'K2: a discount on a standard kit',
    'discount_without_effect',
    ['productKit', 'pricing', 'discount'],
    kit({ pricing: { discount: '2' } }),
  ],
  [
    'F1: an empty cut list',
    'flashing_without_pieces',
    ['flashing', 'subitems'],
    flashing({ subitems: [], drawing: { isFreeDrawing: true } }),
  ],
]

const LINEAL = { unitPrice: money('1.00'), pricingStrategy: LINEAL_METRES }

const FREE_DRAWING = { isFreeDrawing: true }

guardIndexes('V10: advice on a document is at the index of the odd element:', [
  ...ODD_LINES.map(([rule, code, field, line]) =>
    placeIn(rule, code, ['lines'], field, line, advised, SOUND_LINE),
  ),
  placeIn(
    'N3: another currency of an adjustment',
    'other_currency',
    ['adjustments'],
    ['amount', 'currency'],
    { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('1.00', 'NZD') },
    (adjustments) => advised([SOUND_LINE], { adjustments }),
    { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('1.00') },
  ),
  placeIn(
    'T2: a discount above the subtotal',
    'discount_above_subtotal',
    ['adjustments'],
    ['amount'],
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('2.01') },
    (adjustments) => advised([SOUND_LINE], { adjustments }),
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('0.01') },
  ),
  ...(['measurements', 'asBuiltMeasurements'] as const).flatMap((list) =>
    (
      [
        ['fractional_pieces', 'amount', { length: '1', amount: '1.5' }],
        ['piece_very_long', 'length', { length: '16' }],
        ['piece_very_short', 'length', { length: '0.04' }],
      ] as const
    ).map(([code, field, entry]) =>
      placeIn(
        `M3: ${code} in ${list}`,
        code,
        ['lines', 0, 'onTheFly', 'pricing', list],
        [field],
        entry,
        (entries) => advised([onTheFly({ ...LINEAL, measurements: [{ length: '2' }], [list]: entries })]),
        { length: '1' },
      ),
    ),
  ),
  ...(
    [
      ['fractional_pieces', 'amount', { amount: 1.5, length: 900 }],
      ['piece_very_long', 'length', { amount: 1, length: 16_000 }],
      ['piece_very_short', 'length', { amount: 1, length: 40 }],
    ] as const
  ).map(([code, field, entry]) =>
    placeIn(
      `F11: ${code} in a cut list`,
      code,
      ['lines', 0, 'flashing', 'subitems'],
      [field],
      entry,
      (subitems) => advised([flashing({ drawing: FREE_DRAWING, subitems })]),
      { amount: 1, length: 900 },
    ),
  ),
  placeIn(
    'M8: an unknown field of a measurement',
    'unknown_field',
    ['lines', 0, 'onTheFly', 'pricing', 'measurements'],
    ['xyz'],
    { length: '1', xyz: '1' },
    (measurements) => advised([onTheFly({ ...LINEAL, measurements })]),
    { length: '1' },
  ),
  placeIn(
    'M8: an unknown field of a parameter',
    'unknown_field',
    ['lines', 0, 'catalogue', 'params'],
    ['xyz'],
    { name: 'Colour', xyz: '1' },
    (params) => advised([catalogueLine({ quantity: '1', unitPrice: money('1.00') }, { params })]),
    { name: 'Colour' },
  ),
  placeIn(
    'F5: a side without isFreeDrawing',
    'drawing_taken_as_free',
    ['lines', 0, 'flashing', 'otherSides'],
    ['isFreeDrawing'],
    {},
    (otherSides) => advised([flashing({ drawing: FREE_DRAWING, otherSides })]),
    FREE_DRAWING,
  ),
])

test.each(ALL)('V10: advice on a misplaced field of line %s names the object it belongs in', (index) => {
  const lines = five(
    [index],
    () => ({
      onTheFly: {
        productName: 'Ridge cap',
        pricing: { quantity: '1', unitPrice: money('1.00') },
        discount: '1',
      },
    }),
    () => SOUND_LINE,
  )
  expect(advised(lines)).toMatchObject([
    { code: 'unknown_field', details: { belongsIn: `lines[${index}].on_the_fly.pricing` } },
  ])
})
