import type { Draft } from '../../wire/object.js'

/**
 * Makes empty plain objects of one kind. A host that compiles constructors learns the final size from the first
 * objects, and reserves it for the others. An object that begins as `{}` outgrows its space, which takes longer than
 * filling it.
 */
export function draftsOf<A>(): new () => Draft<A> {
  function Plain(): void {
    // It is empty.
  }
  Plain.prototype = Object.prototype
  return Plain as unknown as new () => Draft<A>
}
