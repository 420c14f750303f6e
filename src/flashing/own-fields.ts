import { isPrototypeChanged } from '../model/changed-prototype.js'

/**
 * An object of these fields and no others. Where the host has put something on `Object.prototype` it gets no prototype:
 * else what is there would be read where a field is absent.
 */
export function ownFields<A extends object>(fields: A): A {
  if (!isPrototypeChanged()) return fields
  return Object.assign(Object.create(null) as A, fields)
}
