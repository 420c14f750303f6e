import { valueAtStep } from '../problem/path.js'

/** An own property; undefined where there is none, or where reading it throws. */
export function ownValue(parent: unknown, name: string): unknown {
  try {
    return valueAtStep(parent, name)
  } catch {
    return undefined
  }
}

/** The elements of a list; none where it is no list, or where reading it throws. */
export function listOf(value: unknown): readonly unknown[] {
  try {
    return Array.isArray(value) ? Array.from(value as readonly unknown[]) : []
  } catch {
    return []
  }
}

/** A text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
