import { elementsOf } from '../problem/elements.js'
import { valueAtStep } from '../problem/path.js'

/** Returns undefined for a property that is missing or throws. */
export function ownValue(parent: unknown, name: string): unknown {
  try {
    return valueAtStep(parent, name)
  } catch {
    return undefined
  }
}

/** Returns a list's elements before its first hole. Empty for a non-list, or if it throws. */
export function listOf(value: unknown): readonly unknown[] {
  try {
    return elementsOf(value)
  } catch {
    return []
  }
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
