import { elementsOf } from '../problem/elements.js'
import { valueAtStep } from '../problem/path.js'

/** Undefined if the property is missing, or if reading it throws. */
export function ownValue(parent: unknown, name: string): unknown {
  try {
    return valueAtStep(parent, name)
  } catch {
    return undefined
  }
}

/** The elements before the first hole. Empty for any other value, or if reading it throws. */
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
