import { describe, expect, test } from 'vitest'
import {
  explainFlashing,
  explainOrder,
  explainTablePrice,
  type Explanation,
} from '../../src/entries/explain.js'
import {
  ALL,
  five,
  guardIndexes,
  ordered,
  problemsIn,
  spokes,
  type IndexedPlace,
  type Located,
  type Steps,
} from './pointer-index-places.js'
import {
  AUD,
  component,
  kit,
  LINEAL_METRES,
  money,
  onTheFly,
  request,
  SQUARE_METRES,
  worth,
  type Json,
} from './requests.js'
import { sumMeasurements } from '../../src/entries/index.js'

const LINEAL = { unitPrice: money('1.00'), pricingStrategy: LINEAL_METRES }

type Explained = { readonly ok: true; readonly value: Explanation } | { readonly ok: false }

/** Returns the value of an explained figure. */
const valueAt = (explained: Explained, id: string): string | undefined =>
  explained.ok ? explained.value.nodes[id]?.value : undefined

describe('V1: an explanation', () => {
  /** A different length, amount or total at each index. */
  const numbers = ALL.map((index) => String(index + 1))
  const measurements = numbers.map((length) => ({ length }))
  const asBuiltMeasurements = numbers.map((length) => ({ length: `1${length}` }))
  const order = explainOrder(
    request(
      [
        ...numbers.map((price) => worth(`${price}.00`)),
        onTheFly({ ...LINEAL, cost: money('1.00'), measurements, asBuiltMeasurements }),
      ],
      {
        adjustments: numbers.map((price) => ({
          type: 'ADJUSTMENT_TYPE_SURCHARGE',
          amount: money(`${price}.00`),
        })),
      },
    ),
    AUD,
  )
  const drawing = (size: number): Json => ({
    isFreeDrawing: true,
    points: { a: { vectors: ['b'] }, b: { connect: ['a'] } },
    lines: { values: { 'a-b': { size } } },
  })
  const ofFlashing = explainFlashing(
    {
      drawing: {
        isFreeDrawing: false,
        points: spokes({ x: 0, y: 0, vectors: ALL.map((index) => `b${index}`) }, (index) => ({
          x: index + 1,
          y: 0,
          connect: ['a'],
        })),
      },
      otherSides: ALL.map((index) => drawing(index + 1)),
      subitems: ALL.map((index) => ({ amount: index + 1, length: 100 * (index + 1) })),
    } as never,
    { ...AUD, minimumFlashingLengthMm: 1 },
  )

  test.each(ALL)('has each figure at its own index: %s', (index) => {
    const one = String(index + 1)
    const pricing = 'request:lines[5].on_the_fly.pricing'
    expect(valueAt(order, `lines[${index}].on_the_fly.pricing.total_price`)).toBe(one)
    expect(valueAt(order, `request:adjustments[${index}].amount`)).toBe(one)
    expect(valueAt(order, `${pricing}.measurements[${index}].length`)).toBe(one)
    expect(valueAt(order, `${pricing}.as_built_measurements[${index}].length`)).toBe(`1${one}`)
    expect(valueAt(ofFlashing, `other_sides[${index}]#girth`)).toBe(one)
    expect(valueAt(ofFlashing, `request:drawing.points.a.vectors[${index}]`)).toBe(one)
    expect(valueAt(ofFlashing, `request:subitems[${index}].amount`)).toBe(one)
    expect(valueAt(ofFlashing, `subitems[${index}]#charged_length`)).toBe(`${one}00`)
  })

  test.each(ALL)('F12: has each figure of a table of prices at its own index: %s', (index) => {
    const table = {
      sheets: ALL.map((own) => ({
        thickness: String(own),
        rows: [{ fromMm: 0, toMm: 100, prices: [{ bends: 1, price: money('9.00') }] }],
        extraBend: money(`${own + 1}.00`),
        taper: money(`1${own}.00`),
      })),
    }
    const sent = { girth: 50, bends: 2, thickness: String(index), isTapered: true }
    const explained = explainTablePrice(table, sent, AUD)
    const sheet = `request:table.sheets[${index}]`
    expect(valueAt(explained, `${sheet}.extra_bend`)).toBe(String(index + 1))
    expect(valueAt(explained, `${sheet}.taper`)).toBe(`1${index}`)
    expect(valueAt(explained, `${sheet}.rows[0].prices[0].price`)).toBe('9')
  })
})

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
