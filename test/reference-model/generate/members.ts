import type { Json } from '../wire.js'
import type { Random } from './random.js'

/** No shape has these names. JavaScript would put keys that look like integers first. */
const NAMES = [
  ...['supplierCode', 'crew', 'hoursBooked', 'colourCode', 'deliveryAddress', 'lineId', 'sku'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'Weird Name', 'a.b', 'été', 'total_price'],
] as const

// M8
const LEGACY_NAMES = [
  'measurementItems',
  'actualMeasurementItems',
  'initialMeasurementItems',
  'sumLengths',
] as const

const nested = (random: Random, depth: number, innermost: unknown): unknown =>
  depth === 0
    ? innermost
    : random.chance(50)
      ? [nested(random, depth - 1, innermost)]
      : named([[random.pick(['inner', '__proto__', 'constructor']), nested(random, depth - 1, innermost)]])

/** Accepts any name, even `__proto__`. */
export const named = (entries: readonly (readonly [string, unknown])[]): Json => Object.fromEntries(entries)

/** N2: leaves out `null`, which counts as absent. */
export const anyJson = (random: Random): unknown =>
  random.weigh<() => unknown>([
    [3, () => 'as sent'],
    [1, () => ''],
    [2, () => random.pick([0, -1.5, 1e21, 4471])],
    [2, () => random.chance(50)],
    [1, () => []],
    [1, () => ({})],
    [2, () => [null, 'x', { amountMicros: 5 }]],
    [
      2,
      () =>
        named([
          ['__proto__', null],
          ['pricing', { quantity: 5 }],
          ['list', [[]]],
        ]),
    ],
    [2, () => nested(random, random.between(2, 9), random.pick([null, 'x', 0]))],
  ])()

/** M8: the value is at the maximum depth, or deeper. */
const deepJson = (random: Random): unknown =>
  random.chance(80)
    ? nested(random, 64, 'x')
    : nested(random, random.between(65, 70), random.pick<unknown>(['x', {}]))

/** `others` are further names that are special in this object. */
export function anyMembers(random: Random, others: readonly string[] = []): Json {
  const names: readonly [string, ...string[]] = [...NAMES, ...others]
  return named(
    Array.from({ length: random.between(1, 3) }, () => {
      const name = random.pick(names)
      // Only a name with an unambiguous pointer has values that cause problems.
      const value = name === 'supplierCode' ? deepJson(random) : random.chance(4) ? null : anyJson(random)
      return [name, value] as const
    }),
  )
}

export function withMembers<T extends object>(
  random: Random,
  body: T,
  percent: number,
  others: readonly string[] = [],
): T {
  if (!random.chance(percent)) return body
  const before = random.chance(50) ? anyMembers(random, others) : {}
  return { ...before, ...body, ...(random.chance(70) ? anyMembers(random, others) : {}), ...body }
}

/** M8: a former name of measurements is refused, so it is rare. */
export const withLegacyName = <T extends object>(random: Random, body: T): T =>
  random.below(150) === 0 ? { ...body, [random.pick(LEGACY_NAMES)]: anyJson(random) } : body

export const LEGACY_ELSEWHERE: readonly string[] = [...LEGACY_NAMES, 'measurements', 'asBuiltMeasurements']
