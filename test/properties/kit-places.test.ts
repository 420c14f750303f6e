import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AUD,
  component,
  kit,
  lineProblems,
  money,
  part,
  PRODUCT,
  SQUARE_METRES,
  type Json,
} from '../rules/requests.js'
import type { Catalogue } from '../../src/entries/index.js'

/** The position of a component in a kit: the sub-kits that lead to it, and its index. */
interface Place {
  readonly subKits: readonly number[]
  readonly component: number
}

const WIDTH = 4

const place: fc.Arbitrary<Place> = fc.record({
  subKits: fc.array(fc.nat(WIDTH - 1), { maxLength: 3 }),
  component: fc.nat(WIDTH - 1),
})

const pointerOf = ({ subKits, component: index }: Place): string =>
  `lines[0].product_kit${subKits.map((step) => `.sub_kits[${String(step)}]`).join('')}.components[${String(index)}]`

/** Builds a kit with the wrong component at this position. All other components are valid. */
function kitWith({ subKits, component: index }: Place, wrong: Json): Json {
  const [next, ...others] = subKits
  const sound = Array.from({ length: WIDTH }, () => part('1.00'))
  const empty = Array.from({ length: WIDTH }, (): Json => ({ components: sound }))
  return {
    components: next === undefined ? sound.map((one, own) => (own === index ? wrong : one)) : sound,
    subKits:
      next === undefined
        ? empty
        : empty.map((one, own) =>
            own === next ? kitWith({ subKits: others, component: index }, wrong) : one,
          ),
  }
}

/** Positions that together have every index at every level, for each run. */
const CORNERS: readonly Place[] = Array.from({ length: WIDTH }, (_, step) => [
  { subKits: [], component: step },
  { subKits: [step], component: WIDTH - 1 - step },
  { subKits: [WIDTH - 1 - step, step, step], component: step },
]).flat()

describe('V1: a wrong component', () => {
  const nothing: Catalogue = { product: () => undefined }
  const wrongs: readonly (readonly [string, Json, string, Catalogue | undefined])[] = [
    [
      'component_total_required',
      component({ quantity: '1', unitPrice: money('1.00') }),
      '.pricing.total_price',
      undefined,
    ],
    [
      'invalid_decimal',
      component({ totalPrice: money('1.00'), quantity: 'x' }),
      '.pricing.quantity',
      undefined,
    ],
    [
      'width_required',
      component({
        totalPrice: money('1.00'),
        pricingStrategy: SQUARE_METRES,
        measurements: [{ length: '1' }],
      }),
      '.pricing.measurements[0].width',
      undefined,
    ],
    ['unknown_enum_value', { ...part('1.00'), productType: 'PRODUCT_TYPE_TOOL' }, '.product_type', undefined],
    [
      'product_not_found',
      { ...part('1.00'), productType: 'PRODUCT_TYPE_CATALOGUE_PRODUCT', productId: PRODUCT },
      '.product_id',
      nothing,
    ],
  ]

  test.each(wrongs)(
    'is reported at its own index on every level of a kit, with the code %s',
    (code, wrong, field, catalogue) => {
      const check = (where: Place): void => {
        const found = lineProblems(kit(kitWith(where, wrong)), AUD, catalogue)
        expect(found).toEqual([[code, `${pointerOf(where)}${field}`]])
      }
      for (const corner of CORNERS) check(corner)
      fc.assert(fc.property(place, check), { numRuns: 50 })
    },
  )
})
