import { isObject, type Notation, type NotationObject } from '../adversarial/build-value.js'

/** `catalogue` is null if absent. The notation of the adversarial vectors can write any value as JSON. */
export interface FuzzInput extends NotationObject {
  readonly account: Notation
  readonly catalogue: Notation
  readonly request: Notation
}

export type Path = readonly (string | number)[]

export interface Place {
  readonly path: Path
  readonly value: Notation
  /** The field that contains the value, or the list of the value. */
  readonly field: string
}

/** A value with `$make` has no places, and stays unchanged. */
export function isHolder(value: Notation): value is readonly Notation[] | NotationObject {
  return Array.isArray(value) || (isObject(value) && !Object.hasOwn(value, '$make'))
}

/** Puts the outer places first. */
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

/** Adds a new name as the last one. `__proto__` is an ordinary name. */
function withEntry(object: NotationObject, key: string, value: Notation): NotationObject {
  return Object.fromEntries(
    Object.hasOwn(object, key)
      ? Object.entries(object).map(([other, part]) => [other, other === key ? value : part])
      : [...Object.entries(object), [key, value]],
  )
}
