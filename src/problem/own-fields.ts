/**
 * Copies the own fields: a prototype may define a field that the object lacks. Throws for null and
 * undefined.
 */
export function ownFields<A extends object>(object: A): A {
  if (isNothing(object)) throw new TypeError('cannot read the fields of null or undefined')
  return Object.assign(Object.create(null) as A, object)
}

/** Costs less than {@link ownFields} if few fields are read. */
export function ownField<A extends object, K extends keyof A>(object: A, field: K): A[K] | undefined {
  return Object.hasOwn(object, field) ? object[field] : undefined
}

/** Like {@link ownField}, for a key that may be any text, or a map that may be absent. */
export function entryOf<A>(map: Readonly<Record<string, A>> | undefined, key: string): A | undefined {
  return map !== undefined && Object.hasOwn(map, key) ? map[key] : undefined
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined
}

/** Ignores inherited fields, unlike `in`. */
export function hasOwnField<A extends object, Name extends string>(
  value: A,
  name: Name,
): value is Extract<A, Readonly<Record<Name, unknown>>> {
  return Object.hasOwn(value, name)
}
