import { MAX_KIT_DEPTH } from '../nouns/limits.js'
import type { Step } from '../problem/path.js'
import { addProblem, type Reading } from './reading.js'

/**
 * Whether a kit may be read here: kits nest only so deep, which also bounds how deep hostile JSON is followed (K1).
 * A kit that holds itself has no end either. Whoever enters a kit leaves it.
 */
export function enterKit(value: unknown, step: Step, reading: Reading): boolean {
  const { kits } = reading
  if (kits.length > MAX_KIT_DEPTH || kits.includes(value)) {
    addProblem(reading, 'kit_too_deep', { most: String(MAX_KIT_DEPTH) }, step)
    return false
  }
  kits.push(value)
  return true
}

export function leaveKit({ kits }: Reading): void {
  kits.pop()
}
