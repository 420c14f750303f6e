import { withFallback } from './with-fallback.js'

/** Returns false if writing JSON throws, as for an object that contains itself. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return withFallback(false, () => JSON.stringify(one) === JSON.stringify(other))
}
