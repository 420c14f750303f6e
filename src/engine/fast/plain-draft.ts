import type { Draft } from '../../wire/object.js'

/**
 * JavaScript engines reserve the final size for objects of one constructor, and move one that outgrows `{}`.
 */
export function draftClass<A>(): new () => Draft<A> {
  function Plain(): void {}
  Plain.prototype = Object.prototype
  return Plain as unknown as new () => Draft<A>
}
