import type { Draft } from '../../wire/object.js'

/** JavaScript engines learn the size of a constructor's objects, but reallocate a `{}` that gets many fields. */
export function draftClass<A>(): new () => Draft<A> {
  function Plain(): void {}
  Plain.prototype = Object.prototype
  return Plain as unknown as new () => Draft<A>
}
