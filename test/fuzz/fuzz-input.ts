import { isObject, type Notation, type NotationObject } from '../adversarial/build-value.js'

/**
 * An input to try: settings, a catalogue (null if absent) and a request. Its notation is that of the
 * adversarial vectors, so that any value can be written as JSON.
 */
export interface FuzzInput extends NotationObject {
  readonly account: Notation
  readonly catalogue: Notation
  readonly request: Notation
}

/** The path to a place in an input: keys and indexes from its root. */
export type Path = readonly (string | number)[]

export interface Place {
  readonly path: Path
  readonly value: Notation
  /** The field that contains the value, or the list of the value. */
  readonly field: string
}

/**
 * Tests whether a value is a list or an object of fields. A value with `$make` is neither, and stays
 * unchanged.
 */
export function isHolder(value: Notation): value is readonly Notation[] | NotationObject {
  return Array.isArray(value) || (isObject(value) && !Object.hasOwn(value, '$make'))
}

/** Lists all places below one, the outer ones first. */
export function placesBelow(place: Place): readonly Place[] {
  const places: Place[] = []
  const walk = ({ path, value, field }: Place): void => {
    if (!isHolder(value)) return
    const isList = Array.isArray(value)
    for (const [key, part] of Object.entries(value) as readonly (readonly [string, Notation])[]) {
      const inside = { path: [...path, isList ? Number(key) : key], value: part, field: isList ? field : key }
      places.push(inside)
      walk(inside)
    }
  }
  walk(place)
  return places
}

/** Counts the values in a value, including itself. */
export function sizeOf(value: Notation): number {
  if (typeof value !== 'object' || value === null) return 1
  let size = 1
  for (const part of Object.values(value) as readonly Notation[]) size += sizeOf(part)
  return size
}

export function withChange<A extends Notation>(
  root: A,
  path: Path,
  change: (before: Notation | undefined) => Notation | undefined,
): A {
  return changed(root, path, 0, change) as A
}

function changed(
  value: Notation | undefined,
  path: Path,
  depth: number,
  change: (before: Notation | undefined) => Notation | undefined,
): Notation | undefined {
  const key = path[depth]
  if (key === undefined) return change(value)
  // The value may have moved in the meantime.
  if (value === undefined || !isHolder(value) || Array.isArray(value) !== (typeof key === 'number'))
    return value
  if (typeof key === 'number') {
    const list = value as readonly Notation[]
    const part = changed(list[key], path, depth + 1, change)
    return [...list.slice(0, key), ...(part === undefined ? [] : [part]), ...list.slice(key + 1)]
  }
  const object = value as NotationObject
  const part = changed(Object.hasOwn(object, key) ? object[key] : undefined, path, depth + 1, change)
  if (part !== undefined) return withEntry(object, key, part)
  return Object.fromEntries(Object.entries(object).filter(([other]) => other !== key))
}

/** Replaces the entry of a name, or adds it as the last one. `__proto__` is an ordinary name. */
function withEntry(object: NotationObject, key: string, value: Notation): NotationObject {
  return Object.fromEntries(
    Object.hasOwn(object, key)
      ? Object.entries(object).map(([other, part]) => [other, other === key ? value : part])
      : [...Object.entries(object), [key, value]],
  )
}
