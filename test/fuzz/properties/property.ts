import type { Trial } from '../trial.js'

/** A property of any input. */
export interface Property {
  readonly name: string
  /** Describes the violation; undefined when the property holds. */
  readonly fault: (trial: Trial) => string | undefined
  /** It is looked at in each of so many executions: 1 when it costs little. */
  readonly every: number
}

/** Says where two texts part. */
export function differing(what: string, one: string, other: string): string | undefined {
  if (one === other) return undefined
  let at = 0
  while (one[at] === other[at]) at++
  const from = Math.max(0, at - 60)
  return `${what}: …${one.slice(from, at + 60)}… against …${other.slice(from, at + 60)}…`
}
