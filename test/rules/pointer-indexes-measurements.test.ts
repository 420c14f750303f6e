import { sumMeasurements } from '../../src/entries/index.js'
import {
  five,
  guardIndexes,
  problemsIn,
  ordered,
  type IndexedPlace,
  type Located,
  type Steps,
} from './pointer-index-places.js'
import { AUD, component, kit, LINEAL_METRES, money, onTheFly, SQUARE_METRES, type Json } from './requests.js'

const ENTRIES = [
  ['M6: no length', 'required', 'length', LINEAL_METRES, { amount: '1' }],
  ['M6: a length of zero', 'must_be_positive', 'length', LINEAL_METRES, { length: '0' }],
  [
    'M6: a negative number of pieces',
    'must_be_positive',
    'amount',
    LINEAL_METRES,
    { length: '1', amount: '-1' },
  ],
  ['M6: a width of zero', 'must_be_positive', 'width', SQUARE_METRES, { length: '1', width: '0' }],
  ['M5: a lineal width', 'width_not_allowed', 'width', LINEAL_METRES, { length: '1', width: '1' }],
  ['M5: no width', 'width_required', 'width', SQUARE_METRES, { length: '1' }],
] as const

const LISTS = ['measurements', 'asBuiltMeasurements'] as const

/** Objects with lists of measurements: a line, a part of a kit or its pricing (K7), and pricing alone. */
const MEASURED_OBJECTS: readonly (readonly [
  string,
  Steps,
  (pricing: Json, lists: Json) => readonly Located[],
])[] = [
  [
    'a line',
    ['lines', 0, 'onTheFly', 'pricing'],
    ({ pricingStrategy }, lists) =>
      ordered([onTheFly({ unitPrice: money('1.00'), pricingStrategy, ...lists })]),
  ],
  [
    'the pricing of a component',
    ['lines', 0, 'productKit', 'components', 0, 'pricing'],
    (pricing, lists) => ordered([kit({ components: [component({ ...pricing, ...lists })] })]),
  ],
  [
    'a component',
    ['lines', 0, 'productKit', 'components', 0],
    (pricing, lists) => ordered([kit({ components: [{ ...component(pricing), ...lists }] })]),
  ],
  [
    'a sub-kit',
    ['lines', 0, 'productKit', 'subKits', 0],
    (pricing, lists) => ordered([kit({ subKits: [{ pricing, ...lists }] })]),
  ],
  [
    'a component with another list in its pricing',
    ['lines', 0, 'productKit', 'components', 0],
    (pricing, lists) => {
      const sound = [{ length: '1', ...(pricing['pricingStrategy'] === SQUARE_METRES ? { width: '1' } : {}) }]
      const others = Object.fromEntries(Object.keys(lists).map((name) => [name, sound]))
      const found = ordered([kit({ components: [{ ...component({ ...pricing, ...others }), ...lists }] })])
      return found.filter(({ code }) => code !== 'measurements_ambiguous')
    },
  ],
  ['pricing alone', [], (pricing, lists) => problemsIn(sumMeasurements({ ...pricing, ...lists }, AUD))],
]

guardIndexes(
  'V1: a measurement is reported at its own index:',
  MEASURED_OBJECTS.flatMap(([of, steps, found]) =>
    LISTS.flatMap((list) =>
      ENTRIES.map(([rule, code, field, pricingStrategy, wrong]): IndexedPlace => ({
        rule: `${rule} in ${list} of ${of}`,
        code,
        path: (index) => [...steps, list, index, field],
        found: (indexes) => {
          const sound = { length: '1', ...(pricingStrategy === SQUARE_METRES ? { width: '1' } : {}) }
          const entries = five<Json>(
            indexes,
            () => wrong,
            () => sound,
          )
          const lists = { measurements: [sound], [list]: entries }
          return found({ pricingStrategy, totalPrice: money('5.00') }, lists)
        },
      })),
    ),
  ),
)
