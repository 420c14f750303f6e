import { describe, expect, test } from 'vitest'
import { priceOrder, type Catalogue } from '../../src/entries/index.js'
import { AUD, component, part, request, type Json } from './requests.js'

export type Steps = readonly (string | number)[]

export interface Located {
  readonly code: string
  readonly param: string
  readonly path: Steps
}

/** The list has five elements, some of them wrong. `path` is the place at which each is reported. */
export interface IndexedPlace {
  readonly rule: string
  readonly code: string
  readonly path: (index: number) => Steps
  readonly found: (wrong: readonly number[]) => readonly Located[]
  /** By default, all five elements can be wrong. */
  readonly indexes?: readonly number[]
}

export const ALL = [0, 1, 2, 3, 4]

/** Returns the points a and b0 to b4. The arguments say how they are joined. */
export const spokes = (joint: Json, ofSpoke: (index: number) => Json): Json =>
  Object.fromEntries([['a', joint], ...ALL.map((index) => [`b${index}`, ofSpoke(index)] as const)])

/** The indexes of elements that are compared with the element before them. */
export const AFTER_FIRST = [1, 2, 3, 4]

export function five<A>(
  wrong: readonly number[],
  wrongAt: (index: number) => A,
  soundAt: (index: number) => A,
): readonly A[] {
  return ALL.map((index) => (wrong.includes(index) ? wrongAt(index) : soundAt(index)))
}

export function problemsIn(
  result: { readonly ok: true } | { readonly ok: false; readonly problems: readonly Located[] },
): readonly Located[] {
  return result.ok ? [] : result.problems
}

export function pointerOf(steps: Steps): string {
  return steps.reduce<string>((pointer, step) => {
    if (typeof step === 'number') return `${pointer}[${step}]`
    const name = step.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return pointer === '' ? name : `${pointer}.${name}`
  }, '')
}

/** Tests one wrong element at each index, then all elements wrong. */
export function guardIndexes(title: string, places: readonly IndexedPlace[]): void {
  const named = places.map((place) => [place.rule, place] as const)
  describe.each(named)(`${title} %s`, (_rule, { code, path, found, indexes = ALL }) => {
    const cases = [...indexes.map((index) => [index]), indexes]
    test.each(cases.map((wrong) => [wrong.join(', '), wrong] as const))(
      'is reported at the index of each wrong element: %s',
      (_, wrong) => {
        expect(found(wrong).map((one) => [one.code, one.path, one.param])).toEqual(
          wrong.map((index) => [code, path(index), pointerOf(path(index))]),
        )
      },
    )
  })
}

/** `each` stands for each of the five indexes in turn. */
type Level = number | 'each'

/**
 * The indexes of nested sub-kits, from the outside in, and of a component in the last one. Without `component`, the
 * place is the last sub-kit.
 */
export interface KitPlace {
  readonly subKits: readonly Level[]
  readonly component?: Level
}

/** Sub-kits are up to three deep, with each index in turn at every level. */
export const COMPONENTS: readonly KitPlace[] = [
  { subKits: [], component: 'each' },
  { subKits: [2, 3, 1], component: 'each' },
  { subKits: ['each', 1, 2], component: 3 },
  { subKits: [1, 'each', 3], component: 2 },
  { subKits: [3, 2, 'each'], component: 1 },
]

export const SUB_KITS: readonly KitPlace[] = [
  { subKits: ['each'] },
  { subKits: ['each', 1, 2] },
  { subKits: [3, 'each', 1] },
  { subKits: [2, 3, 'each'] },
]

export const nameOf = ({ subKits, component: index }: KitPlace): string =>
  [
    ...subKits.map((level) => `sub-kit ${level}`),
    ...(index === undefined ? [] : [`component ${index}`]),
  ].join(', ')

/** Levels of 'each' have the wrong part at the given indexes. */
export function kitWith(
  { subKits, component: index }: KitPlace,
  wrong: readonly number[],
  wrongPart: Json,
): Json {
  const [level, ...others] = subKits
  if (level !== undefined) {
    const below = kitWith(
      { subKits: others, ...(index === undefined ? {} : { component: index }) },
      wrong,
      wrongPart,
    )
    return { subKits: listWith(level, wrong, below, {}) }
  }
  return index === undefined ? wrongPart : { components: listWith(index, wrong, wrongPart, part('1.00')) }
}

function listWith(at: Level, wrong: readonly number[], wrongPart: Json, sound: Json): readonly Json[] {
  return five(
    at === 'each' ? wrong : [at],
    () => wrongPart,
    () => sound,
  )
}

export function stepsIn({ subKits, component: at }: KitPlace, index: number): Steps {
  const indexOf = (level: Level): number => (level === 'each' ? index : level)
  return [
    ...subKits.flatMap((level) => ['subKits', indexOf(level)]),
    ...(at === undefined ? [] : ['components', indexOf(at)]),
  ]
}

export const catalogueComponent = (productId: string): Json => ({
  ...component({ totalPrice: {} }, 'PRODUCT_TYPE_CATALOGUE_PRODUCT'),
  productId,
})

/** An amount beyond the limit once it is rounded to the cent (N8). */
export const HUGE = { amountMicros: '9223372036854775807' }

export const ordered = (lines: unknown, header: Json = {}, catalogue?: Catalogue): readonly Located[] =>
  problemsIn(priceOrder(request(lines, header), AUD, catalogue))

export type Finder = (elements: never) => readonly Located[]

export const placeIn = (
  rule: string,
  code: string,
  before: Steps,
  field: Steps,
  wrong: unknown,
  find: Finder,
  sound: unknown,
): IndexedPlace => ({
  rule,
  code,
  path: (index) => [...before, index, ...field],
  found: (indexes) =>
    find(
      five(
        indexes,
        () => wrong,
        () => sound,
      ) as never,
    ),
})

export const placesOf = (
  find: Finder,
  before: Steps,
  cases: readonly (readonly [rule: string, code: string, field: Steps, wrong: unknown])[],
  sound: unknown,
): readonly IndexedPlace[] =>
  cases.map(([rule, code, field, wrong]) => placeIn(rule, code, before, field, wrong, find, sound))
