import type { Draft } from '../../wire/object.js'

/**
 * Returns a constructor of empty plain objects of one kind. JavaScript engines learn the final size from the
 * first objects and reserve it for later ones. An object that begins as `{}` outgrows its space, and moving
 * it takes longer than filling it.
 */
export function draftClass<A>(): new () => Draft<A> {
  function Plain(): void {
    // Fields are added later.
  }
  Plain.prototype = Object.prototype
  return Plain as unknown as new () => Draft<A>
}
