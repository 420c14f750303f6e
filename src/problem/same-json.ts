import { withFallback } from './with-fallback.js'

/** False for a value that JSON cannot hold. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return withFallback(false, () => JSON.stringify(one) === JSON.stringify(other))
}
