import { describe, expect, test } from 'vitest'
import {
  component,
  inAnyOrder,
  kit,
  LINEAL_METRES,
  lineProblems,
  money,
  type Json,
} from '../rules/requests.js'

const PATH = 'lines[0].product_kit'
const PRICED = { totalPrice: money('50.00'), cost: money('10.00'), pricingStrategy: LINEAL_METRES }
const SOUND = [{ length: '2' }]
const WRONG = [{ length: '0' }]

const partOf = {
  components: (pricing: Json, outside: Json) =>
    kit({ components: [{ ...component({ ...PRICED, ...pricing }), ...outside }] }),
  sub_kits: (pricing: Json, outside: Json) =>
    kit({ subKits: [{ pricing: { ...PRICED, ...pricing }, ...outside }] }),
}

describe.each(Object.entries(partOf))(
  'K7, V7: a list of measurements inside and outside the pricing of %s',
  (name, line) => {
    const path = `${PATH}.${name}[0]`

    test.each([
      ['measurements', 'measurements'],
      ['asBuiltMeasurements', 'as_built_measurements'],
    ])('is ambiguous, and both lists are checked: %s', (field, spelled) => {
      const ambiguous = ['measurements_ambiguous', `${path}.${spelled}`]
      const outside = ['must_be_positive', `${path}.${spelled}[0].length`]
      const inside = ['must_be_positive', `${path}.pricing.${spelled}[0].length`]
      const problems = (within: Json, without: Json) => inAnyOrder(lineProblems(line(within, without)))
      expect(problems({ [field]: SOUND }, { [field]: SOUND })).toEqual([ambiguous])
      expect(problems({ [field]: SOUND }, { [field]: WRONG })).toEqual(
        inAnyOrder([ambiguous, outside] as never),
      )
      expect(problems({ [field]: WRONG }, { [field]: SOUND })).toEqual(
        inAnyOrder([ambiguous, inside] as never),
      )
      expect(problems({ [field]: WRONG }, { [field]: WRONG })).toEqual(
        inAnyOrder([ambiguous, inside, outside] as never),
      )
    })

    test('is checked at its own path if only one of them is given', () => {
      const both = { measurements: WRONG, asBuiltMeasurements: WRONG }
      const places = ['measurements', 'as_built_measurements']
      expect(lineProblems(line(both, {}))).toEqual(
        places.map((place) => ['must_be_positive', `${path}.pricing.${place}[0].length`]),
      )
      expect(lineProblems(line({}, both))).toEqual(
        places.map((place) => ['must_be_positive', `${path}.${place}[0].length`]),
      )
      expect(lineProblems(line({ measurements: SOUND }, { asBuiltMeasurements: WRONG }))).toEqual([
        ['must_be_positive', `${path}.as_built_measurements[0].length`],
      ])
      expect(lineProblems(line({ discount: '200' }, { measurements: SOUND }))).toEqual([
        ['out_of_range', `${path}.pricing.discount`],
      ])
    })
  },
)
