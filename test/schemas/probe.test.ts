/**
 * Compares schemas and readers, which are written independently: at every position, for every name and every
 * value, they must agree.
 */
import { describe, expect, test } from 'vitest'
import {
  priceOrder,
  priceQuote,
  parseAccount,
  type Problem,
  type QuoteRequestInput,
  type Result,
} from '../../src/entries/index.js'
import {
  accountJsonSchema,
  orderRequestJsonSchema,
  quoteRequestJsonSchema,
  type JsonSchema,
} from '../../src/entries/schemas.js'
import { namesInWire } from './field-names.js'
import {
  documentWith,
  isAtOrIn,
  isTypedByName,
  keepsAnything,
  keepsOthers,
  minOf,
  placesOf,
  pointerTo,
  type Place,
  type Step,
} from './places.js'
import { FEW_PROBES, PROBES } from './probes.js'
import { validatorOfPart, type Validator } from './validators.js'

const SETTINGS = { currency: 'AUD', tax: { rate: '0.1' } }

interface Subject {
  readonly name: string
  readonly document: JsonSchema
  readonly answer: (value: unknown) => Result<unknown>
  /** Tests by title whether a position is probed with every value. The others belong to another subject. */
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
  { name: 'an account', document: accountJsonSchema, answer: parseAccount, isProbed: () => true },
]

/** Values that no field can read, except fields that keep any value. */
const UNREADABLE = [[]]

/** The codes of a value that is invalid for any other fields. */
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

/** Tests whether the line of a document has no pricing, not just no unit price (L5). */
function hasUnpricedLine(document: unknown): boolean {
  const [line] = (document as QuoteRequestInput).lines ?? []
  return Object.values(line ?? {}).some(
    (ofKind: { pricing?: unknown } | null) => (ofKind?.pricing ?? null) === null,
  )
}

/** Returns the value at a path. */
function at(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>(
    (part, step) => (part as Readonly<Record<string, unknown>>)[typeof step === 'object' ? step.key : step],
    value,
  )
}

/** Returns an answer with additional fields in the object at a path. */
function keptAt(answered: Result<unknown>, path: readonly Step[], fields: object): Result<unknown> {
  const copy = structuredClone(answered)
  if (copy.ok) Object.assign(at(copy.value, path) as object, fields)
  return copy
}

const isAddress = (name: string): boolean => /^address(es)?$|Address(es)?$/.test(name)

describe.each(SUBJECTS)('the schema of $name and its reader', ({ document, answer, isProbed }) => {
  const places = placesOf(document)
  const names = [...new Set([...namesInWire(), ...places.flatMap(({ fields }) => Object.keys(fields))])]

  const withFields = (place: Place, fields: object): unknown =>
    documentWith({ ...minOf(place.title), ...fields }, place.path, places)

  test('are compared in documents that are otherwise valid', () => {
    expect(new Set(places.map(({ path }) => pointerTo(path))).size).toBe(places.length)
    expect(names).toEqual(expect.arrayContaining(['sumLengths', 'asBuiltMeasurements', 'crushFoldBendCount']))
    const wrong = places
      .filter(({ title }) => title !== 'SalesLine') // it has no kind
      .filter((place) => !answer(withFields(place, {})).ok)
    expect(wrong.map(({ path }) => pointerTo(path))).toEqual([])
  })

  test('have the same fields: an unreadable value is reported at its field', () => {
    const silent = places.flatMap((place) =>
      Object.entries(place.fields)
        .filter(([, field]) => !keepsAnything(field))
        .map(([name]) => name)
        .filter((name) => {
          const pointer = pointerTo([...place.path, name])
          const problems = problemsOf(answer(withFields(place, { [name]: UNREADABLE })))
          return !problems.some(({ param }) => isAtOrIn(param, pointer))
        })
        .map((name) => pointerTo([...place.path, name])),
    )
    expect(silent).toEqual([])
  })

  test('have no other fields: unknown fields are dropped, or kept if the schema keeps them', () => {
    // All names together would make a drawing too large (F9).
    const halves = [names.slice(0, names.length / 2), names.slice(names.length / 2)]
    for (const [place, some] of places.flatMap((one) => halves.map((half) => [one, half] as const))) {
      const isStrange = (name: string): boolean =>
        !(name in place.fields) && !isTypedByName(place, name) && (keepsOthers(place) || !isAddress(name))
      const fields = Object.fromEntries(some.filter(isStrange).map((name) => [name, UNREADABLE]))
      const without = answer(withFields(place, {}))
      const withThem = answer(withFields(place, fields))
      const expected = keepsOthers(place) ? keptAt(without, place.path, fields) : without
      expect([pointerTo(place.path), withThem]).toEqual([pointerTo(place.path), expected])
      if (!withThem.ok || !keepsOthers(place)) continue
      const kept = Object.keys(at(withThem.value, place.path) as object)
      expect(kept.slice(-Object.keys(fields).length)).toEqual(Object.keys(fields))
    }
  })

  test('agree on every value of every field', () => {
    const validators = new Map<string, Validator>()
    const probed = places.filter(({ title }) => isProbed(title))
    const disagreements = probed.flatMap(({ path, title, schema, fields }) => {
      const isFirst = !validators.has(title)
      const validator = validators.get(title) ?? validatorOfPart(schema, document)
      validators.set(title, validator)
      return Object.keys(fields).flatMap((name) =>
        // The schema is the same everywhere. A few values of each kind show whether the reader is the same
        // too.
        (isFirst ? PROBES : FEW_PROBES)
          .filter((value) => {
            const object = { ...(title === 'SalesLine' ? {} : minOf(title)), [name]: value }
            const whole = documentWith(object, path, places)
            const isWrong = problemsOf(answer(whole)).some(
              ({ code, param }) =>
                (WRONG_BY_ITSELF.has(code) || (code === 'unit_price_required' && hasUnpricedLine(whole))) &&
                isAtOrIn(param, pointerTo(path)),
            )
            return validator(object) === isWrong
          })
          .map((value) => `${pointerTo([...path, name])}: ${JSON.stringify(value)}`),
      )
    })
    expect(disagreements).toEqual([])
  })

  test('agree on required fields', () => {
    for (const place of places) {
      for (const name of (place.schema['required'] ?? []) as readonly string[]) {
        const fields = Object.entries(minOf(place.title)).filter(([field]) => field !== name)
        const problems = problemsOf(answer(documentWith(Object.fromEntries(fields), place.path, places)))
        const pointer = pointerTo([...place.path, name])
        expect([pointer, problems.some(({ param }) => isAtOrIn(param, pointer))]).toEqual([pointer, true])
      }
    }
  })
})

test('the definitions of an order equal the definitions of a quote', () => {
  expect(orderRequestJsonSchema['$defs']).toEqual(quoteRequestJsonSchema['$defs'])
})
