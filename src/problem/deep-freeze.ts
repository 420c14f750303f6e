/** Freezes a value and all that is in it: what is exported for all to use is nobody's to change. */
export function deepFreeze<A>(value: A): A {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
