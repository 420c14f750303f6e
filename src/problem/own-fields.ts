/**
 * Copies an object without a prototype, so that a field that it lacks is not found on `Object.prototype`, where the
 * host may have defined it. Throws for null and undefined, like reading one of their fields.
 */
export function ownFields<A extends object>(object: A): A {
  if (isNothing(object)) throw new TypeError('cannot read the fields of null or undefined')
  return Object.assign(Object.create(null) as A, object)
}

/** Reads an own field of an object. Costs less than a copy if few fields are read. */
export function ownField<A extends object, K extends keyof A>(object: A, field: K): A[K] | undefined {
  return Object.hasOwn(object, field) ? object[field] : undefined
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined
}

/** Distinguishes the members of a union by an own field. The operator `in` would find inherited fields too. */
export function hasOwnField<A extends object, Name extends string>(
  value: A,
  name: Name,
): value is Extract<A, Readonly<Record<Name, unknown>>> {
  return Object.hasOwn(value, name)
}
