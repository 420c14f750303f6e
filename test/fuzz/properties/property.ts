import type { Trial } from '../trial.js'

export interface Property {
  readonly name: string
  /** Returns undefined if the property holds. */
  readonly fault: (trial: Trial) => string | undefined
  readonly every: number
}

export function differing(what: string, one: string, other: string): string | undefined {
  if (one === other) return undefined
  let at = 0
  while (one[at] === other[at]) at++
  const from = Math.max(0, at - 60)
  return `${what}: …${one.slice(from, at + 60)}… against …${other.slice(from, at + 60)}…`
}
