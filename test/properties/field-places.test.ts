import { describe, expect, test } from 'vitest'
import { priceOrder, type Problem } from '../../src/entries/index.js'
import { orderRequestJsonSchema, type JsonSchema } from '../../src/entries/schemas.js'

/** A step to a field: its name, or a place in a list. */
type Steps = readonly (string | number)[]

interface Place {
  readonly steps: Steps
  readonly schema: JsonSchema
}

/** Lists have the field in their fourth entry: an index that is right by chance is right for the first ones. */
const FOURTH = 3

/** A key of a map: pointers keep its spelling, unlike a field name. */
const KEY = 'ofKey'

const DEFINITIONS = orderRequestJsonSchema['$defs'] as Readonly<Record<string, JsonSchema>>
const definitionOf = (reference: string): string => reference.slice('#/$defs/'.length)

/** The keywords of a schema, all optional. */
interface Said {
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

/** Every field of a schema, and every element of its lists and maps: a new one is here by itself. */
function placesIn(schema: JsonSchema, steps: Steps, around: readonly string[]): readonly Place[] {
  const { $ref, items, properties, additionalProperties, title, anyOf, oneOf } = schema as Said
  if ($ref !== undefined) {
    const name = definitionOf($ref)
    // A kit in a kit, and one more in that: a third says nothing that the second does not.
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

/** Whether a schema allows an object or a list. */
function isOfObjects(schema: JsonSchema): boolean {
  const { $ref, type, anyOf, allOf, oneOf } = schema as Said
  if ($ref !== undefined) return isOfObjects(DEFINITIONS[definitionOf($ref)] ?? {})
  const within = [anyOf, allOf, oneOf].flatMap((list) => list ?? [])
  return [type].flat().some((one) => one === 'object' || one === 'array') || within.some(isOfObjects)
}

/** Fields that are read: those of which the schema says nothing are kept as sent, and old names are refused as such. */
const isRead = ({ schema }: Place): boolean =>
  schema['type'] !== 'null' && Object.keys(schema).some((keyword) => keyword !== 'description')

/** Where else in a list nothing is wrong with the field: empty objects, or texts. */
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

/** The steps as a pointer writes them: names in snake_case, keys as they are. */
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

test('lines, drawings, kits and the document all have lists', () => {
  const all = PLACES.map(([name]) => name)
  expect(all).toContain('labelIds.3')
  expect(all).toContain('lines.3.catalogue.params.3')
  expect(all).toContain('lines.3.onTheFly.attributes.3')
  expect(all).toContain('lines.3.flashing.otherSides.3')
  expect(all).toContain(`lines.3.flashing.drawing.points.${KEY}.vectors.3`)
  expect(all).toContain('lines.3.productKit.subKits.3.subKits.3.components.3.asBuiltMeasurements.3.length')
})

describe('V1: a wrong value gets its problem at its own place and nowhere else', () => {
  test.each(PLACES)('%s', (_, place) => {
    const result = priceOrder(requestWith(place), { currency: 'AUD' }, null, { maxProblems: 1000 })
    const found: readonly Problem[] = result.ok ? [] : result.problems
    const sent = isOfObjects(place.schema) ? '5' : 'array'
    // The entries around it have their own problems for missing fields.
    const ofValue = found.filter(({ details }) => 'sent' in details && details.sent === sent)
    expect(ofValue.map(({ path, param }) => [path, param])).toEqual([[place.steps, pointerOf(place.steps)]])
  })
})
