import type { Draft } from '../../wire/object.js'

/**
 * Makes empty plain objects of one kind. A host that compiles constructors learns from the first of them what they grow
 * to, and gives the others room from the start. An object that begins as `{}` outgrows its room, which takes longer than
 * filling it.
 */
export function draftsOf<A>(): new () => Draft<A> {
  function Plain(): void {
    // It is empty.
  }
  Plain.prototype = Object.prototype
  return Plain as unknown as new () => Draft<A>
}
