import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteRequest } from './requests.js'

/** Lists every path with a tax-free flag and its value, and every element of a list. */
function* placesIn(value: unknown, at: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const [index, part] of (value as readonly unknown[]).entries()) {
      yield `${at}[${String(index)}]`
      yield* placesIn(part, `${at}[]`)
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value) as readonly (readonly [string, unknown])[]) {
      if (name === 'isTaxFree') yield `${at}.${name} ${String(part)}`
      yield* placesIn(part, at === '' ? name : `${at}.${name}`)
    }
  }
}

const found = new Set(
  fc.sample(quoteRequest, { numRuns: 400, seed: 1 }).flatMap((one) => [...placesIn(one, '')]),
)

const KIT = 'lines[].productKit'
const below = (depth: number): string => KIT + '.subKits[]'.repeat(depth)

test.each([0, 1, 2])('some kits %i deep have four sub-kits and four components', (depth) => {
  expect(found).toContain(`${below(depth)}.subKits[3]`)
  expect(found).toContain(`${below(depth + 1)}.components[3]`)
})

test('kits are at most three deep and four wide, which keeps the properties fast', () => {
  expect(
    [...found].filter((place) => place.startsWith(below(4)) || /(subKits|components)\[4\]/.test(place)),
  ).toEqual([])
})

test.each([
  ...['onTheFly', 'catalogue', 'labour', 'productKit'].map((kind) => `lines[].${kind}.pricing`),
  ...[1, 2, 3].flatMap((depth) => [below(depth), `${below(depth)}.pricing`]),
  ...[0, 1, 2, 3].flatMap((depth) => [
    `${below(depth)}.components[]`,
    `${below(depth)}.components[].pricing`,
  ]),
  'lines[].flashing',
  'adjustments[]',
])('the requests contain %s, both tax free and taxed', (place) => {
  expect(found).toContain(`${place}.isTaxFree true`)
  expect(found).toContain(`${place}.isTaxFree false`)
})
