import { expect, test } from 'vitest'
import { adviseQuote, priceQuote, rollUpKit, type Catalogue } from '../../src/entries/index.js'
import { explainQuote } from '../../src/entries/explain.js'
import {
  ALL,
  catalogueComponent,
  COMPONENTS,
  guardIndexes,
  kitWith,
  nameOf,
  pointerOf,
  problemsIn,
  stepsIn,
  SUB_KITS,
  HUGE,
  type IndexedPlace,
  type KitPlace,
  type Located,
  type Steps,
} from './pointer-index-places.js'
import { AUD, component, kit, LINEAL_METRES, money, part, PRODUCT, request, type Json } from './requests.js'

const HALF = '5000000000000.00'

/** A wrong part of a kit: rule, code, steps to the field, the part itself, and a catalogue. */
type Wrong = readonly [rule: string, code: string, field: Steps, wrong: Json, catalogue?: Catalogue]

const WRONG_COMPONENTS: readonly Wrong[] = [
  [
    'K3: no total',
    'component_total_required',
    ['pricing', 'totalPrice'],
    component({ quantity: '1', unitPrice: money('1.00') }),
  ],
  [
    'N8: a total beyond the limit',
    'amount_out_of_range',
    ['pricing', 'totalPrice'],
    component({ totalPrice: HUGE }),
  ],
  [
    'N8: a cost beyond the limit',
    'amount_out_of_range',
    ['pricing', 'cost'],
    component({ quantity: '2', cost: money(HALF), totalPrice: money('1.00') }),
  ],
  ['K7: no type', 'required', ['productType'], { pricing: { totalPrice: money('1.00') } }],
  [
    'V6: an unknown product',
    'product_not_found',
    ['productId'],
    catalogueComponent(PRODUCT),
    { product: () => undefined },
  ],
]

const WRONG_SUB_KITS: readonly Wrong[] = [
  ['V6: an unknown kit', 'kit_not_found', ['kitId'], { kitId: 'kit 2' }, { kit: () => undefined }],
  ['K5: no total', 'total_price_required', ['pricing', 'totalPrice'], { customPricing: true }],
  [
    'N8: a total in the request',
    'amount_out_of_range',
    ['pricing', 'totalPrice'],
    { pricing: { totalPrice: HUGE } },
  ],
  [
    'N8: a sum of totals',
    'amount_out_of_range',
    ['pricing', 'totalPrice'],
    { components: [part(HALF), part(HALF)] },
  ],
  [
    'N8: a cost in the request',
    'amount_out_of_range',
    ['pricing', 'cost'],
    { pricing: { quantity: '2', cost: money(HALF), totalPrice: money('1.00') } },
  ],
  [
    'N8: a sum of costs',
    'amount_out_of_range',
    ['pricing', 'cost'],
    {
      components: [HALF, HALF].map((cost) =>
        component({ quantity: '1', cost: money(cost), totalPrice: money('1.00') }),
      ),
    },
  ],
]

type FindIn = (sent: Json, catalogue?: Catalogue) => readonly Located[]

const placesIn = (
  find: FindIn,
  places: readonly KitPlace[],
  wrongs: readonly Wrong[],
): readonly IndexedPlace[] =>
  wrongs.flatMap(([rule, code, field, wrong, catalogue]) =>
    places.map((place) => ({
      rule: `${rule}, ${nameOf(place)}`,
      code,
      path: (index) => ['lines', 0, 'productKit', ...stepsIn(place, index), ...field],
      found: (indexes) => find(request([kit(kitWith(place, indexes, wrong))]), catalogue),
    })),
  )

const problemsOf: FindIn = (sent, catalogue) => problemsIn(priceQuote(sent, AUD, catalogue))

const adviceOf: FindIn = (sent) => {
  const advice = adviseQuote(sent, AUD)
  return advice.ok ? advice.value : advice.problems
}

guardIndexes(
  'V1: a component is reported at its own index:',
  placesIn(problemsOf, COMPONENTS, WRONG_COMPONENTS),
)
guardIndexes('V1: a sub-kit is reported at its own index:', placesIn(problemsOf, SUB_KITS, WRONG_SUB_KITS))

guardIndexes(
  'V1: a component of a kit for `rollUpKit` is reported at its own index:',
  COMPONENTS.map((place) => ({
    rule: `K3: no total, ${nameOf(place)}`,
    code: 'component_total_required',
    path: (index) => [...stepsIn(place, index), 'pricing', 'totalPrice'],
    found: (indexes) => problemsIn(rollUpKit(kitWith(place, indexes, component()), AUD)),
  })),
)

/** Builds a sub-kit with the given number of levels below it. */
const deep = (depth: number): Json => (depth === 0 ? {} : { subKits: [deep(depth - 1)] })

const downTo = (depth: number): Steps => Array.from({ length: depth }, () => ['subKits', 0]).flat()

guardIndexes(
  'V1: a sub-kit that is too deep is reported at the indexes that lead to it:',
  [0, 7, 15].map((depth) => ({
    rule: `K1: the sub-kit at each index below ${depth} others`,
    code: 'kit_too_deep',
    path: (index) => ['lines', 0, 'productKit', ...downTo(depth), 'subKits', index, ...downTo(16 - depth)],
    found: (indexes) => {
      const place = { subKits: [...Array.from({ length: depth }, () => 0), 'each' as const] }
      return problemsOf(request([kit(kitWith(place, indexes, deep(16 - depth)))]))
    },
  })),
)

test('K1: each of five sub-kits that are too deep is reported at its own index', () => {
  const place = { subKits: [...Array.from({ length: 16 }, () => 0), 'each' as const] }
  const found = problemsOf(request([kit(kitWith(place, ALL, {}))]))
  const at = (index: number): Steps => ['lines', 0, 'productKit', ...downTo(16), 'subKits', index]
  expect(found.map(({ code, path, param }) => [code, path, param])).toEqual(
    ALL.map((index) => ['kit_too_deep', at(index), pointerOf(at(index))]),
  )
})

const COSTED = { pricingStrategy: LINEAL_METRES, cost: money('1.00'), totalPrice: money('9.00') }
const TAX_FREE = { totalPrice: money('1.00'), isTaxFree: true }

/** Components with advice. Totals are high enough that no kit is below its cost. */
const ODD_COMPONENTS: readonly Wrong[] = [
  [
    'K6: a cost without measurements',
    'component_without_measurements',
    ['pricing', 'measurements'],
    component(COSTED),
  ],
  ['K7: a tax flag in pricing', 'component_tax_free', ['pricing', 'isTaxFree'], component(TAX_FREE)],
  ['K7: a tax flag', 'component_tax_free', ['isTaxFree'], { ...part('1.00'), isTaxFree: true }],
  [
    'N3: another currency',
    'other_currency',
    ['pricing', 'totalPrice', 'currency'],
    component({ totalPrice: money('1.00', 'NZD') }),
  ],
]

const ODD_SUB_KITS: readonly Wrong[] = [
  [
    'K6: a cost without measurements',
    'component_without_measurements',
    ['pricing', 'measurements'],
    { pricing: COSTED },
  ],
  ['K7: a tax flag in pricing', 'component_tax_free', ['pricing', 'isTaxFree'], { pricing: TAX_FREE }],
  ['K7: a tax flag', 'component_tax_free', ['isTaxFree'], { isTaxFree: true }],
]

guardIndexes('V10: advice on a part of a kit is at its own index:', [
  ...placesIn(adviceOf, COMPONENTS, ODD_COMPONENTS),
  ...placesIn(adviceOf, SUB_KITS, ODD_SUB_KITS),
])

test.each(COMPONENTS.map((place) => [nameOf(place), place] as const))(
  'K2: the total of a component is explained at its own index, %s',
  (_, place) => {
    for (const index of ALL) {
      const explanation = explainQuote(request([kit(kitWith(place, [index], part('7.00')))]), AUD)
      const id = pointerOf(['lines', 0, 'productKit', ...stepsIn(place, index), 'pricing', 'totalPrice'])
      expect(explanation.ok && explanation.value.nodes[`request:${id}`]?.value).toBe('7')
    }
  },
)
