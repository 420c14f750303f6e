/** Where two answers differ, as a path into them with both values. */
export interface Difference {
  readonly path: string
  readonly oracle: unknown
  readonly engine: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Objects whose keys have an order in a result: the document itself and every pricing object. */
const isOrdered = (path: string): boolean => path === '' || path.endsWith('.pricing')

/** Every place where two answers differ; in other objects than documents and pricing the order of keys is free. */
export function differencesBetween(oracle: unknown, engine: unknown, path = ''): readonly Difference[] {
  if (!isObject(oracle) || !isObject(engine) || Array.isArray(oracle) !== Array.isArray(engine))
    return Object.is(oracle, engine) ? [] : [{ path, oracle, engine }]
  const [ours, theirs] = [new Map(Object.entries(oracle)), new Map(Object.entries(engine))]
  const orders = [[...ours.keys()].join(), [...theirs.keys()].join()] as const
  const isOutOfOrder = isOrdered(path) && ours.size === theirs.size && orders[0] !== orders[1]
  return [
    ...(isOutOfOrder ? [{ path: `${path} (order)`, oracle: orders[0], engine: orders[1] }] : []),
    ...[...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) =>
      differencesBetween(ours.get(key), theirs.get(key), `${path}.${key}`),
    ),
  ]
}
