import type { ProblemCode } from '../problem/codes.js'

/** Tells a missing value, which somebody may still type, from a wrong one. */
export function isMissing(code: ProblemCode): boolean {
  return /(^|_)(required|missing)(_|$)|^empty_/.test(code)
}
