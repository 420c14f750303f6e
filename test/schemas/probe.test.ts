/**
 * The schemas are not made from the readers. Here both are asked the same questions,
 * at every place and for every name and value, and must give the same answers.
 */
import { describe, expect, test } from 'vitest'
import { priceOrder, priceQuote, readAccount, type Problem, type Result } from '../../src/index.js'
import {
  accountJsonSchema,
  orderRequestJsonSchema,
  quoteRequestJsonSchema,
  type JsonSchema,
} from '../../src/schemas.js'
import { namesInWire } from './field-names.js'
import { documentWith, isAtOrIn, leastOf, placesOf, pointerTo, type Place } from './places.js'
import { FEW_PROBES, PROBES } from './probes.js'
import { judgeOfPart, type Judge } from './validators.js'

const SETTINGS = { currency: 'AUD', tax: { rate: '0.1' } }

interface Subject {
  readonly name: string
  readonly document: JsonSchema
  readonly answer: (value: unknown) => Result<unknown>
  /** The places that are probed with every value, by their titles; the others are those of another subject. */
  readonly isProbed: (title: string) => boolean
}

const SUBJECTS: readonly Subject[] = [
  {
    name: 'a quote request',
    document: quoteRequestJsonSchema,
    answer: (value) => priceQuote(value, SETTINGS),
    isProbed: () => true,
  },
  {
    name: 'an order request',
    document: orderRequestJsonSchema,
    answer: (value) => priceOrder(value, SETTINGS),
    isProbed: (title) => title === 'OrderRequest',
  },
  { name: 'an account', document: accountJsonSchema, answer: readAccount, isProbed: () => true },
]

/** What no field can be read from, but one that keeps whatever is sent. */
const UNREADABLE = [[]]

/** The codes of a value that is wrong by itself, whatever the other fields are. */
const WRONG_BY_ITSELF: ReadonlySet<string> = new Set<Problem['code']>([
  'required',
  'invalid_type',
  'invalid_money',
  'invalid_currency',
  'invalid_decimal',
  'too_many_decimals',
  'out_of_range',
  'must_be_positive',
  'unknown_enum_value',
  'invalid_id',
  'wrong_id_kind',
  'line_kind_missing',
  'line_kind_ambiguous',
  'legacy_field',
  'drawing_required',
  'not_implemented',
])

function problemsOf(result: Result<unknown>): readonly Problem[] {
  return result.ok ? [] : result.problems
}

const isAddress = (name: string): boolean => /^address(es)?$|Address(es)?$/.test(name)

describe.each(SUBJECTS)('the schema of $name and its reader', ({ document, answer, isProbed }) => {
  const places = placesOf(document)
  const names = [...new Set([...namesInWire(), ...places.flatMap(({ fields }) => Object.keys(fields))])]

  const withFields = (place: Place, fields: object): unknown =>
    documentWith({ ...leastOf(place.title), ...fields }, place.path, places)

  test('are probed in documents that are right but for the probe', () => {
    expect(new Set(places.map(({ path }) => pointerTo(path))).size).toBe(places.length)
    expect(names).toEqual(expect.arrayContaining(['sumLengths', 'asBuiltMeasurements', 'crushFoldBendCount']))
    const wrong = places
      .filter(({ title }) => title !== 'SalesLine') // which has no kind of its own
      .filter((place) => !answer(withFields(place, {})).ok)
    expect(wrong.map(({ path }) => pointerTo(path))).toEqual([])
  })

  test('know the same fields: what cannot be read is reported at that field', () => {
    const silent = places.flatMap((place) =>
      Object.keys(place.fields)
        .filter((name) => {
          const pointer = pointerTo([...place.path, name])
          const problems = problemsOf(answer(withFields(place, { [name]: UNREADABLE })))
          return !problems.some(({ param }) => isAtOrIn(param, pointer))
        })
        .map((name) => pointerTo([...place.path, name])),
    )
    expect(silent).toEqual([])
  })

  test('know no other fields: they are accepted and dropped', () => {
    for (const place of places) {
      const strange = names.filter((name) => !(name in place.fields) && !isAddress(name))
      const fields = Object.fromEntries(strange.map((name) => [name, UNREADABLE]))
      expect([pointerTo(place.path), answer(withFields(place, fields))]).toEqual([
        pointerTo(place.path),
        answer(withFields(place, {})),
      ])
    }
  })

  test('agree on every value of every field', () => {
    const judges = new Map<string, Judge>()
    const probed = places.filter(({ title }) => isProbed(title))
    const disagreements = probed.flatMap(({ path, title, schema, fields }) => {
      const isFirst = !judges.has(title)
      const judge = judges.get(title) ?? judgeOfPart(schema, document)
      judges.set(title, judge)
      return Object.keys(fields).flatMap((name) =>
        // The schema is the same everywhere. A few values of each kind show whether the reader is too.
        (isFirst ? PROBES : FEW_PROBES)
          .filter((value) => {
            const object = { ...(title === 'SalesLine' ? {} : leastOf(title)), [name]: value }
            const problems = problemsOf(answer(documentWith(object, path, places)))
            const isWrong = problems.some(
              ({ code, param }) => WRONG_BY_ITSELF.has(code) && isAtOrIn(param, pointerTo(path)),
            )
            return judge(object) === isWrong
          })
          .map((value) => `${pointerTo([...path, name])}: ${JSON.stringify(value)}`),
      )
    })
    expect(disagreements).toEqual([])
  })

  test('agree on what is required', () => {
    for (const place of places) {
      for (const name of (place.schema['required'] ?? []) as readonly string[]) {
        const fields = Object.entries(leastOf(place.title)).filter(([field]) => field !== name)
        const problems = problemsOf(answer(documentWith(Object.fromEntries(fields), place.path, places)))
        const params = problems.map(({ param }) => param)
        expect(params).toContain(pointerTo([...place.path, name]))
      }
    }
  })
})

test('what is in an order is what is in a quote', () => {
  expect(orderRequestJsonSchema['$defs']).toEqual(quoteRequestJsonSchema['$defs'])
})
