import { describe, expect, test } from 'vitest'
import {
  inAnyOrder,
  BASIC_QUANTITIES,
  component,
  costOf,
  kit,
  lineOf,
  lineProblems,
  LINEAL_METRES,
  money,
  NOT_DERIVING,
  SQUARE_METRES,
  type Json,
} from './requests.js'

const KIT = 'lines[0].product_kit'
const BY_LENGTH = { totalPrice: money('50.00'), cost: money('10.00'), pricingStrategy: LINEAL_METRES }
const SOLD = [{ amount: '1', length: '2' }]
const MADE = [{ amount: '1', length: '2.5' }]
const WRONG = [{ length: '0' }]

/** Builds a part of a kit with fields inside and outside its pricing, and reads it from a priced line. */
interface PartKind {
  readonly path: string
  readonly line: (pricing: Json | undefined, outside: Json) => Json
  readonly read: (line: Json) => object | undefined
}

const COMPONENT: PartKind = {
  path: `${KIT}.components[0]`,
  line: (pricing, outside) => kit({ components: [{ ...component(pricing), ...outside }] }),
  read: (line) => lineOf(line).productKit?.components?.[0],
}

const SUB_KIT: PartKind = {
  path: `${KIT}.sub_kits[0]`,
  line: (pricing, outside) => kit({ subKits: [pricing === undefined ? outside : { pricing, ...outside }] }),
  read: (line) => lineOf(line).productKit?.subKits?.[0],
}

const DEEP: PartKind = {
  path: `${KIT}.sub_kits[0].sub_kits[0].components[0]`,
  line: (pricing, outside) =>
    kit({ subKits: [{ subKits: [{ components: [{ ...component(pricing), ...outside }] }] }] }),
  read: (line) => lineOf(line).productKit?.subKits?.[0]?.subKits?.[0]?.components?.[0],
}

const PARTS: readonly (readonly [string, PartKind])[] = [
  ['a component', COMPONENT],
  ['a sub-kit', SUB_KIT],
  ['a component two levels down', DEEP],
]

describe.each(PARTS)('K7: the measurements of %s', (_, { path, line, read }) => {
  const pricingOf = (part: object | undefined): object =>
    (part as { readonly pricing?: object } | undefined)?.pricing ?? {}

  test('may be in its pricing, and also serve as the as-built measurements', () => {
    const sent = line({ ...BY_LENGTH, measurements: SOLD }, {})
    expect(costOf(sent)).toEqual(money('20.00'))
    expect(pricingOf(read(sent))).toMatchObject({ measurements: SOLD, asBuiltMeasurements: SOLD })
    expect(read(sent)).not.toHaveProperty('measurements')
    expect(read(sent)).not.toHaveProperty('asBuiltMeasurements')
  })

  test('may be outside the pricing: 2 m at $10.00 cost $20.00 there too', () => {
    const sent = line(BY_LENGTH, { measurements: SOLD })
    expect(costOf(sent)).toEqual(money('20.00'))
    expect(read(sent)).toMatchObject({ measurements: SOLD, asBuiltMeasurements: SOLD })
    expect(pricingOf(read(sent))).not.toHaveProperty('measurements')
    expect(pricingOf(read(sent))).not.toHaveProperty('asBuiltMeasurements')
  })

  test.each<[string, Json, Json]>([
    ['both lists in the pricing', { measurements: SOLD, asBuiltMeasurements: MADE }, {}],
    ['both lists outside the pricing', {}, { measurements: SOLD, asBuiltMeasurements: MADE }],
    ['the pieces as made outside the pricing', { measurements: SOLD }, { asBuiltMeasurements: MADE }],
    ['the pieces as sold outside the pricing', { asBuiltMeasurements: MADE }, { measurements: SOLD }],
    ['only the pieces as made, in the pricing', { asBuiltMeasurements: MADE }, {}],
    ['only the pieces as made, outside the pricing', {}, { asBuiltMeasurements: MADE }],
  ])('cost $25.00 as built, and read back at the same path: %s', (__, inside, outside) => {
    const sent = line({ ...BY_LENGTH, ...inside }, outside)
    expect(costOf(sent)).toEqual(money('25.00'))
    const part = read(sent)
    const own = Object.fromEntries(Object.entries(part ?? {}).filter(([name]) => /easurements$/.test(name)))
    const ofPricing = Object.entries(pricingOf(part)).filter(([name]) => /easurements$/.test(name))
    expect(own).toEqual(outside)
    expect(Object.fromEntries(ofPricing)).toEqual(inside)
  })

  test('come after its pricing and before unknown fields', () => {
    const sent = line(BY_LENGTH, { note: 'x', asBuiltMeasurements: MADE, measurements: SOLD })
    expect(Object.keys(read(sent) ?? {}).slice(-4)).toEqual([
      'pricing',
      'measurements',
      'asBuiltMeasurements',
      'note',
    ])
  })

  test.each<[string, Json, Json]>([
    [
      'empty lists outside the pricing',
      { measurements: SOLD },
      { measurements: [], asBuiltMeasurements: [] },
    ],
    ['empty lists in the pricing', { measurements: [], asBuiltMeasurements: [] }, { measurements: SOLD }],
    ['null outside the pricing', { measurements: SOLD }, { measurements: null, asBuiltMeasurements: null }],
    ['null in the pricing', { measurements: null }, { measurements: SOLD, asBuiltMeasurements: null }],
  ])('count as absent if empty or null: %s', (__, inside, outside) => {
    const filled = (fields: Json) =>
      Object.fromEntries(Object.entries(fields).filter(([, list]) => Array.isArray(list) && list.length > 0))
    const sent = line({ ...BY_LENGTH, ...inside }, outside)
    const cleared = line({ ...BY_LENGTH, ...filled(inside) }, filled(outside))
    expect(lineProblems(sent)).toEqual([])
    expect(lineOf(sent)).toEqual(lineOf(cleared))
    expect(costOf(sent)).toEqual(money('20.00'))
  })

  test.each([
    ['measurements', 'measurements'],
    ['asBuiltMeasurements', 'as_built_measurements'],
  ])(
    'are ambiguous if both the part and its pricing have the field %s, and are checked in both places (V7)',
    (...row) => {
      const [field, spelled] = row
      const problems = (inside: unknown, outside: unknown) =>
        lineProblems(line({ ...BY_LENGTH, [field]: inside }, { [field]: outside }))
          .map(String)
          .sort()
      const ambiguous = `measurements_ambiguous,${path}.${spelled}`
      const outside = `must_be_positive,${path}.${spelled}[0].length`
      const inside = `must_be_positive,${path}.pricing.${spelled}[0].length`
      expect(problems(SOLD, SOLD)).toEqual([ambiguous])
      expect(problems(SOLD, WRONG)).toEqual([ambiguous, outside])
      expect(problems(WRONG, SOLD)).toEqual([ambiguous, inside])
      expect(problems(WRONG, WRONG)).toEqual([ambiguous, outside, inside].sort())
    },
  )

  test('are checked at their own path if only one place has them', () => {
    const both = { measurements: WRONG, asBuiltMeasurements: WRONG }
    const wrong = (place: string) => ['must_be_positive', `${place}[0].length`]
    const names = ['measurements', 'as_built_measurements']
    expect(lineProblems(line({ ...BY_LENGTH, ...both }, {}))).toEqual(
      names.map((name) => wrong(`${path}.pricing.${name}`)),
    )
    expect(lineProblems(line(BY_LENGTH, both))).toEqual(names.map((name) => wrong(`${path}.${name}`)))
    expect(lineProblems(line(BY_LENGTH, { measurements: SOLD, asBuiltMeasurements: WRONG }))).toEqual([
      wrong(`${path}.as_built_measurements`),
    ])
    expect(lineProblems(line({ ...BY_LENGTH, discount: '200' }, { measurements: SOLD }))).toEqual([
      ['out_of_range', `${path}.pricing.discount`],
    ])
  })

  test('are ambiguous even if the field in its pricing is not a list', () => {
    const sent = line({ ...BY_LENGTH, measurements: 'x' }, { measurements: SOLD })
    expect(inAnyOrder(lineProblems(sent))).toEqual(
      inAnyOrder([
        ['invalid_type', `${path}.pricing.measurements`],
        ['measurements_ambiguous', `${path}.measurements`],
      ]),
    )
  })

  test('are ambiguous for each list separately', () => {
    const both = { measurements: SOLD, asBuiltMeasurements: MADE }
    expect(lineProblems(line({ ...BY_LENGTH, ...both }, both))).toEqual([
      ['measurements_ambiguous', `${path}.measurements`],
      ['measurements_ambiguous', `${path}.as_built_measurements`],
    ])
  })

  test.each<[string, Json, unknown, string, string]>([
    ['M2', { pricingStrategy: BASIC_QUANTITIES }, SOLD, 'measurements_not_allowed', ''],
    ['M2', { pricingStrategy: undefined }, SOLD, 'measurements_not_allowed', ''],
    ['M5', {}, [...SOLD, { length: '1', width: '1' }], 'width_not_allowed', '[1].width'],
    ['M5', { pricingStrategy: SQUARE_METRES }, SOLD, 'width_required', '[0].width'],
    ['M6', {}, [{}], 'required', '[0].length'],
    ['M6', {}, [{ length: '0' }], 'must_be_positive', '[0].length'],
    ['V1', {}, [5], 'invalid_type', '[0]'],
    ['V1', {}, 'long', 'invalid_type', ''],
    ['N4', {}, [{ length: 2 }], 'invalid_decimal', '[0].length'],
  ])(
    'have problems of rule %s at their own path if they are outside its pricing',
    (__, inside, list, code, place) => {
      expect(lineProblems(line({ ...BY_LENGTH, ...inside }, { measurements: list }))).toEqual([
        [code, `${path}.measurements${place}`],
      ])
      expect(lineProblems(line({ ...BY_LENGTH, ...inside }, { asBuiltMeasurements: list }))).toEqual([
        [code, `${path}.as_built_measurements${place}`],
      ])
      expect(lineProblems(line({ ...BY_LENGTH, ...inside, measurements: list }, {}))).toEqual([
        [code, `${path}.pricing.measurements${place}`],
      ])
    },
  )

  test('are not refused for lack of a strategy if they are outside unreadable pricing', () => {
    for (const account of [undefined, NOT_DERIVING]) {
      const whole = { pricing: { totalPrice: money('1.00') } }
      const withTotals = (sent: Json) => ({
        productKit: { ...(sent['productKit'] as Json), ...whole },
      })
      const unreadable = (measurements: unknown) =>
        path === DEEP.path
          ? kit({ subKits: [{ ...whole, subKits: [{ ...whole, components: [brokenPart(measurements)] }] }] })
          : line(undefined, brokenPart(measurements))
      expect(lineProblems(withTotals(unreadable(SOLD)), account)).toEqual([
        ['invalid_type', `${path}.pricing`],
      ])
      expect(lineProblems(withTotals(unreadable([{ length: '0' }])), account)).toEqual([
        ['invalid_type', `${path}.pricing`],
        ['must_be_positive', `${path}.measurements[0].length`],
      ])
    }
  })
})

const brokenPart = (measurements: unknown): Json => ({
  productType: 'PRODUCT_TYPE_ON_THE_FLY',
  pricing: 'by the metre',
  measurements,
})

describe('K7: measurements outside the pricing', () => {
  test('are an unknown property of a kit line', () => {
    const fields = { pricing: BY_LENGTH }
    expect(lineOf(kit({ ...fields, measurements: SOLD }))).toEqual(lineOf(kit(fields)))
  })

  test('are not allowed on a component without pricing', () => {
    const notes = { productType: 'PRODUCT_TYPE_NOTES', measurements: SOLD }
    expect(lineProblems(kit({ components: [notes] }))).toEqual([
      ['measurements_not_allowed', `${KIT}.components[0].measurements`],
    ])
  })
})
