/**
 * Copies an object without a prototype, so that a field that it lacks is not found on `Object.prototype`, where the
 * host may have defined it.
 */
export function ownFields<A extends object>(object: A): A {
  return Object.assign(Object.create(null) as A, object)
}
