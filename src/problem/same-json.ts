import { withFallback } from './with-fallback.js'

/** Returns false for a value without JSON, as an object that contains itself. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return withFallback(false, () => JSON.stringify(one) === JSON.stringify(other))
}
