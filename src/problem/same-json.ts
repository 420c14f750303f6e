import { withFallback } from './with-fallback.js'

/** Whether two values have the same JSON text. False if one cannot be written, such as an object within itself. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return withFallback(false, () => JSON.stringify(one) === JSON.stringify(other))
}
