import { valueAtStep } from '../problem/path.js'

/** Whether these are the keys that lead to a value: at least one. */
export function isFieldPath(path: unknown): path is readonly (string | number)[] {
  if (!Array.isArray(path) || path.length === 0) return false
  // A list may claim four thousand million elements, so it ends at the first that is no key.
  for (let index = 0; index < path.length; index++)
    if (!['string', 'number'].includes(typeof valueAtStep(path, index))) return false
  return true
}
