import { withFallback } from './with-fallback.js'

/**
 * Tests whether two values have the same JSON text. False if writing one throws, as for an object that
 * contains itself.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  return withFallback(false, () => JSON.stringify(one) === JSON.stringify(other))
}
