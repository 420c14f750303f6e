import { describe, expect, test } from 'vitest'
import { priceOrder, type Problem } from '../../src/entries/index.js'
import { orderRequest } from '../../src/nouns/document.js'
import type { Noun, Shape } from '../../src/nouns/noun.js'
import { preview } from '../../src/problem/preview.js'

/** A step to a field: its name, or a place in a list. */
type Steps = readonly (string | number)[]

interface Place {
  readonly steps: Steps
  readonly shape: Shape
}

/** Lists have the field in their fourth entry: an index that is right by chance is right for the first ones. */
const FOURTH = 3

/** Every field of an order, and every element of its lists and maps, read off the nouns: a new one is here by itself. */
function placesIn(noun: Noun, at: Steps = [], around: readonly string[] = []): readonly Place[] {
  // A kit in a kit, and one more in that: a third says nothing that the second does not.
  if (around.filter((name) => name === noun.name).length > 1) return []
  return Object.entries(noun.fields()).flatMap(([name, { kind }]) =>
    placesOf(kind.shape, [...at, name], [...around, noun.name]),
  )
}

function placesOf(shape: Shape, steps: Steps, around: readonly string[]): readonly Place[] {
  // What is kept as sent is not read.
  if (shape.kind === 'anything') return []
  const own = { steps, shape }
  if (shape.kind === 'noun') return [own, ...placesIn(shape.noun, steps, around)]
  if (shape.kind === 'list') return [own, ...placesOf(shape.of, [...steps, FOURTH], around)]
  return shape.kind === 'map' ? [own, ...placesOf(shape.of, [...steps, 'one'], around)] : [own]
}

/** A value of another type than a field has. */
function wrongFor({ kind }: Shape): unknown {
  return ['noun', 'list', 'map', 'anyObject'].includes(kind) ? 5 : []
}

/** Where else in a list nothing is wrong with the field: empty objects, or texts. */
const around = (step: string | number, value: unknown, filler: unknown): unknown =>
  typeof step === 'number' ? [filler, filler, filler, value, filler] : { [step]: value }

function requestWith({ steps, shape }: Place): unknown {
  const isText = !['noun', 'list', 'map', 'anyObject'].includes(shape.kind)
  return steps.reduceRight<unknown>(
    (value, step, index) => around(step, value, isText && index === steps.length - 1 ? 'a' : {}),
    wrongFor(shape),
  )
}

const PLACES = placesIn(orderRequest)

test('there are lists on lines, drawings, kits and the document', () => {
  const all = PLACES.map(({ steps }) => steps.join('.'))
  expect(all).toContain('labelIds.3')
  expect(all).toContain('lines.3.catalogue.params.3')
  expect(all).toContain('lines.3.onTheFly.attributes.3')
  expect(all).toContain('lines.3.flashing.otherSides.3')
  expect(all).toContain('lines.3.flashing.drawing.points.one.vectors.3')
  expect(all).toContain('lines.3.productKit.subKits.3.subKits.3.components.3.asBuiltMeasurements.3.length')
})

describe('V1: a wrong value has its problem at its own place, and nowhere else', () => {
  test.each(PLACES.map((place) => [place.steps.join('.'), place] as const))('%s', (_, place) => {
    const result = priceOrder(requestWith(place), { currency: 'AUD' }, null, { maxProblems: 1000 })
    const found: readonly Problem[] = result.ok ? [] : result.problems
    const sent = preview(wrongFor(place.shape))
    // The entries around it have problems of their own, of what is missing there.
    const ofValue = found.filter(({ details }) => 'sent' in details && details.sent === sent)
    expect(ofValue.map(({ path }) => path)).toEqual([place.steps])
  })
})
