import * as t from 'io-ts'
import { expect, test } from 'vitest'
import {
  documentTotals,
  zeroContribution,
  editorProblems,
  editQuote,
  lineAt,
  parseAccount,
  type Catalogue,
} from '../../src/entries/index.js'
import { MoneyCodec, problemsOf } from '../../src/entries/fp.js'
import {
  AFTER_FIRST,
  ALL,
  five,
  guardIndexes,
  problemsIn,
  HUGE,
  ordered,
  placeIn,
  type IndexedPlace,
  type Located,
  type Steps,
} from './pointer-index-places.js'
import {
  AUD,
  catalogueLine,
  flashing,
  money,
  onTheFly,
  PRODUCT,
  request,
  worth,
  type Json,
} from './requests.js'

const DISCOUNT = 'ADJUSTMENT_TYPE_DISCOUNT'
const SURCHARGE = 'ADJUSTMENT_TYPE_SURCHARGE'

/** A line of five trillion, so that a multiple of its total exceeds the limit (N8). */
const WORTH = worth('5000000000000.00')

/** Ways to find the problems of adjustments. */
const ADJUSTMENT_LISTS: readonly (readonly [string, (adjustments: readonly Json[]) => readonly Located[]])[] =
  [
    ['an order', (adjustments) => ordered([WORTH], { adjustments })],
    [
      '`documentTotals`',
      (adjustments) => problemsIn(documentTotals({ ...zeroContribution, total: 5e14 }, adjustments, AUD)),
    ],
    [
      'an open quote',
      (adjustments) => {
        const open = editQuote(request([WORTH], { adjustments }), AUD)
        return open.ok ? editorProblems(open.value) : open.problems
      },
    ],
  ]

const adjustmentPlaces = (rule: string, code: string, wrong: Json, field?: string): readonly IndexedPlace[] =>
  ADJUSTMENT_LISTS.map(([of, found]) =>
    placeIn(`${rule} in ${of}`, code, ['adjustments'], field === undefined ? [] : [field], wrong, found, {
      type: DISCOUNT,
      percentage: '1',
    }),
  )

guardIndexes('V1: an adjustment is reported at its own index:', [
  ...adjustmentPlaces(
    'T2: a discount above 100 %',
    'out_of_range',
    { type: DISCOUNT, percentage: '101' },
    'percentage',
  ),
  ...adjustmentPlaces('T2: no amount', 'required', { type: DISCOUNT }, 'amount'),
  ...adjustmentPlaces('T2: no type', 'required', { percentage: '1' }, 'type'),
  ...adjustmentPlaces('T2: amount and percentage', 'invalid_type', {
    type: DISCOUNT,
    amount: money('1.00'),
    percentage: '1',
  }),
  ...adjustmentPlaces(
    'N8: an amount beyond the limit',
    'amount_out_of_range',
    { type: SURCHARGE, amount: HUGE },
    'amount',
  ),
  ...adjustmentPlaces(
    'N8: a percentage whose amount is beyond the limit',
    'amount_out_of_range',
    { type: SURCHARGE, percentage: '999' },
    'percentage',
  ),
])

const linePlace = (
  rule: string,
  code: string,
  steps: Steps,
  wrong: (index: number) => Json,
  catalogue?: Catalogue,
): IndexedPlace => ({
  rule,
  code,
  path: (index) => ['lines', index, ...steps],
  found: (indexes) =>
    ordered(
      // On-the-fly lines and flashings in turn, which are priced differently.
      five(indexes, wrong, (index) =>
        index % 2 === 0 ? worth('1.00') : flashing({ drawing: { tempId: `only ${index}` } }),
      ),
      {},
      catalogue,
    ),
})

guardIndexes('V1: a line is reported at its own index:', [
  linePlace('V3: no kind', 'line_kind_missing', [], () => ({})),
  linePlace(
    'N8: a total beyond the limit',
    'amount_out_of_range',
    ['onTheFly', 'pricing', 'totalPrice'],
    () => worth('5000000000000.00', { quantity: '2' }),
  ),
  linePlace(
    'V6: an unknown product',
    'product_not_found',
    ['catalogue', 'productId'],
    () => catalogueLine(),
    {
      product: () => undefined,
    },
  ),
  linePlace(
    'F9: a temporary id used twice on the line',
    'duplicate_temp_id',
    ['flashing', 'otherSides', 0, 'tempId'],
    (index) =>
      flashing({ drawing: { tempId: `twice ${index}` }, otherSides: [{ tempId: `twice ${index}` }] }),
  ),
  {
    ...linePlace('F9: the temporary id of the first line', 'duplicate_temp_id', [], () => ({})),
    path: (index) => ['lines', index, 'flashing', 'drawing', 'tempId'],
    found: (indexes) =>
      ordered(
        five(
          indexes,
          () => flashing({ drawing: { tempId: 'only 0' } }),
          (index) => flashing({ drawing: { tempId: `only ${index}` } }),
        ),
      ),
    indexes: AFTER_FIRST,
  },
  {
    ...linePlace('V7: no unit price on an open quote', 'unit_price_required', [], () => ({})),
    path: (index) => ['lines', index, 'onTheFly', 'pricing', 'unitPrice'],
    found: (indexes) => {
      const lines = five(
        indexes,
        () => onTheFly({ quantity: '1' }),
        () => onTheFly(),
      )
      const open = editQuote(request(lines), AUD)
      return open.ok ? ALL.flatMap((at) => problemsIn(lineAt(open.value, at))) : open.problems
    },
  },
])

guardIndexes('V1: an element of another list is reported at its own index:', [
  placeIn(
    'V6: a colour that the product does not offer',
    'colour_not_available',
    ['lines', 0, 'catalogue', 'params'],
    ['value'],
    { name: 'Colour', value: 'Beige' },
    (params) =>
      ordered([catalogueLine(undefined, { params })], {}, { product: () => ({ colours: ['Monument'] }) }),
    { name: 'Colour', value: 'Monument' },
  ),
  placeIn(
    'V5: a label id of another kind',
    'wrong_id_kind',
    ['labelIds'],
    [],
    PRODUCT,
    (labelIds) => ordered([], { labelIds }),
    'label_01hx5zq8k3v9m2n4p6r8t0w1y3',
  ),
  placeIn(
    'N1: an amount in a list read by a codec',
    'invalid_money',
    [],
    ['amountMicros'],
    { amountMicros: '12.50' },
    (amounts) => {
      const decoded = t.array(MoneyCodec).decode(amounts)
      return decoded._tag === 'Left' ? problemsOf(decoded.left) : []
    },
    money('1.00'),
  ),
  placeIn(
    'A2: a custom field with a reserved name',
    'reserved_name',
    ['customFields'],
    [],
    'lines',
    (customFields) => problemsIn(parseAccount({ currency: 'AUD', customFields })),
    'crew',
  ),
])

test('`five` builds a list with the wrong element at index 3', () => {
  expect(five([3], () => 'wrong', String)).toEqual(['0', '1', '2', 'wrong', '4'])
})
