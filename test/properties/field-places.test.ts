import { describe, expect, test } from 'vitest'
import { priceOrder, type Problem } from '../../src/entries/index.js'
import { orderRequestJsonSchema, type JsonSchema } from '../../src/entries/schemas.js'

/** The steps to a field: names and indexes. */
type Steps = readonly (string | number)[]

interface Place {
  readonly steps: Steps
  readonly schema: JsonSchema
}

/**
 * Index of the field in every list. A wrong index is more likely to be right by chance in the first entries.
 */
const FOURTH = 3

/** A key of a map, which a pointer keeps unchanged, unlike a field name. */
const KEY = 'ofKey'

const DEFINITIONS = orderRequestJsonSchema['$defs'] as Readonly<Record<string, JsonSchema>>
const definitionOf = (reference: string): string => reference.slice('#/$defs/'.length)

/** The keywords of a schema, all optional. */
interface SchemaKeywords {
  readonly $ref?: string
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly title?: string
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

/** Lists every field of a schema, with elements of lists and maps. New fields are included automatically. */
function placesIn(schema: JsonSchema, steps: Steps, around: readonly string[]): readonly Place[] {
  const { $ref, items, properties, additionalProperties, title, anyOf, oneOf } = schema as SchemaKeywords
  if ($ref !== undefined) {
    const name = definitionOf($ref)
    // Two levels of sub-kits are enough.
    if (around.filter((one) => one === name).length > 1) return []
    return placesIn(DEFINITIONS[name] ?? {}, steps, [...around, name])
  }
  return [
    ...[anyOf, oneOf].flatMap((list) => list ?? []).flatMap((one) => placesIn(one, steps, around)),
    ...(items === undefined ? [] : placeAt([...steps, FOURTH], items, around)),
    ...(typeof additionalProperties !== 'object' || title !== undefined
      ? []
      : placeAt([...steps, KEY], additionalProperties, around)),
    ...Object.entries(properties ?? {}).flatMap(([name, field]) => placeAt([...steps, name], field, around)),
  ]
}

function placeAt(steps: Steps, schema: JsonSchema, around: readonly string[]): readonly Place[] {
  return [{ steps, schema }, ...placesIn(schema, steps, around)]
}

/** Tells whether a schema allows an object or a list. */
function isOfObjects(schema: JsonSchema): boolean {
  const { $ref, type, anyOf, allOf, oneOf } = schema as SchemaKeywords
  if ($ref !== undefined) return isOfObjects(DEFINITIONS[definitionOf($ref)] ?? {})
  const within = [anyOf, allOf, oneOf].flatMap((list) => list ?? [])
  return [type].flat().some((one) => one === 'object' || one === 'array') || within.some(isOfObjects)
}

/** Tells whether a field is read. Fields without keywords are kept as sent, and old names are refused. */
const isRead = ({ schema }: Place): boolean =>
  schema['type'] !== 'null' && Object.keys(schema).some((keyword) => keyword !== 'description')

/** Wraps a value in its parent. A list gets other entries without a wrong value. */
const around = (step: string | number, value: unknown, filler: unknown): unknown =>
  typeof step === 'number' ? [filler, filler, filler, value, filler] : { [step]: value }

const wrongFor = ({ schema }: Place): unknown => (isOfObjects(schema) ? 5 : [])

function requestWith(place: Place): unknown {
  const { steps, schema } = place
  return steps.reduceRight<unknown>((value, step, index) => {
    const isText = !isOfObjects(schema) && index === steps.length - 1
    return around(step, value, isText ? 'a' : {})
  }, wrongFor(place))
}

/** Writes steps as a pointer, with names in snake_case and keys unchanged. */
const pointerOf = (steps: Steps): string =>
  steps.reduce<string>((pointer, step) => {
    if (typeof step === 'number') return `${pointer}[${String(step)}]`
    const name = step === KEY ? KEY : step.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return pointer === '' ? name : `${pointer}.${name}`
  }, '')

const PLACES = [
  ...new Map(
    placesIn(orderRequestJsonSchema, [], [])
      .filter(isRead)
      .map((place) => [place.steps.join('.'), place] as const),
  ),
]

test('the tested fields include lists of lines, drawings, kits and the document', () => {
  const all = PLACES.map(([name]) => name)
  expect(all).toContain('labelIds.3')
  expect(all).toContain('lines.3.catalogue.params.3')
  expect(all).toContain('lines.3.onTheFly.attributes.3')
  expect(all).toContain('lines.3.flashing.otherSides.3')
  expect(all).toContain(`lines.3.flashing.drawing.points.${KEY}.vectors.3`)
  expect(all).toContain('lines.3.productKit.subKits.3.subKits.3.components.3.asBuiltMeasurements.3.length')
})

describe('V1: a wrong value', () => {
  test.each(PLACES)('is reported once, at its own path, for %s', (_, place) => {
    const result = priceOrder(requestWith(place), { currency: 'AUD' }, null, { maxProblems: 1000 })
    const found: readonly Problem[] = result.ok ? [] : result.problems
    const sent = isOfObjects(place.schema) ? '5' : 'array'
    // The entries around it have their own problems for missing fields.
    const ofValue = found.filter(({ details }) => 'sent' in details && details.sent === sent)
    expect(ofValue.map(({ path, param }) => [path, param])).toEqual([[place.steps, pointerOf(place.steps)]])
  })
})
