/** How many properties the language itself gives every object. */
const OF_THE_LANGUAGE = 12

/**
 * Whether the host has put something on `Object.prototype`, in sight of loops or not. Where a field is absent, an object
 * that has a prototype would then answer with what is there.
 */
export function isPrototypeChanged(): boolean {
  return Reflect.ownKeys(Object.prototype).length > OF_THE_LANGUAGE
}
