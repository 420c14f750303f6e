import { isFieldOf, type Shape } from './fields.js'

export interface Difference {
  readonly path: string
  readonly model: unknown
  readonly engine: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Only keys of the document itself and of pricing objects have an order in a result. */
const isOrdered = (path: string): boolean => path === '' || path.endsWith('.pricing')

/** M8: unknown properties come after the object's own keys, in the order of the request. */
const KEEPING: readonly (readonly [RegExp, Shape])[] = [
  [/\.labour$/, 'labour'],
  [/\.notes$/, 'notes'],
  [/\.components\.\d+$/, 'component'],
  [/\.subKits\.\d+$/, 'subKit'],
  [/^\.adjustments\.\d+$/, 'adjustment'],
]

/** Returns all keys, only the unknown keys at the end, or an empty list. */
function orderedKeys(path: string, keys: readonly string[], unknown: number): readonly string[] {
  if (isOrdered(path)) return keys
  return unknown === 0 ? [] : keys.slice(-unknown)
}

function unknownIn(path: string, keys: readonly string[]): number {
  const shape = KEEPING.find(([pattern]) => pattern.test(path))?.[1]
  return shape ? keys.filter((key) => !isFieldOf(shape, key)).length : 0
}

/** The order of keys matters only in documents, in pricing and for unknown properties. */
export function differencesBetween(model: unknown, engine: unknown, path = ''): readonly Difference[] {
  if (!isObject(model) || !isObject(engine) || Array.isArray(model) !== Array.isArray(engine))
    return Object.is(model, engine) ? [] : [{ path, model, engine }]
  const [ours, theirs] = [new Map(Object.entries(model)), new Map(Object.entries(engine))]
  const unknown = unknownIn(path, [...ours.keys()])
  const orders = [
    orderedKeys(path, [...ours.keys()], unknown).join(),
    orderedKeys(path, [...theirs.keys()], unknown).join(),
  ] as const
  const isOutOfOrder = ours.size === theirs.size && orders[0] !== orders[1]
  return [
    ...(isOutOfOrder ? [{ path: `${path} (order)`, model: orders[0], engine: orders[1] }] : []),
    ...[...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) =>
      differencesBetween(ours.get(key), theirs.get(key), `${path}.${key}`),
    ),
  ]
}
