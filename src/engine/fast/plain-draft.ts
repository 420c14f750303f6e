import type { Draft } from '../../wire/object.js'

/**
 * Makes constructors, since JavaScript engines reserve space for the final size of their objects. Moving an
 * object that outgrows `{}` takes longer than filling it.
 */
export function draftClass<A>(): new () => Draft<A> {
  function Plain(): void {}
  Plain.prototype = Object.prototype
  return Plain as unknown as new () => Draft<A>
}
