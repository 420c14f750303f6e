import type { ProblemCode, ProblemDetails } from '../problem/codes.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import type { Step } from '../problem/path.js'

/**
 * One pass over a piece of JSON: the path of the value being read, and the problems found so far.
 *
 * A reader takes a value and always answers with something, so that one bad field hides no other (V7). The path
 * is kept on one stack and copied only when something is wrong.
 */
export interface Reading {
  readonly path: Step[]
  readonly problems: LocatedProblem[]
  /** The kits around the value being read, outermost first (K1). */
  readonly kits: unknown[]
  /** Whether the geometry of drawings is limited: in documents it is, by itself it may be of any size (F9). */
  readonly isGeometryLimited: boolean
}

/** Reads the value at one step: a field, an element of a list, an entry of a map. Undefined: not supplied, or unreadable. */
export type Reader<A> = (value: unknown, step: Step, reading: Reading) => A | undefined

/** What stands for a choice that was sent and cannot be read, where that differs from no choice. */
export const UNREADABLE = 'UNREADABLE'

export function newReading(isGeometryLimited = true): Reading {
  return { path: [], problems: [], kits: [], isGeometryLimited }
}

/** Reads a value that is the whole of what was sent: pointers start at it. */
export function readWhole<A>(
  value: unknown,
  reader: Reader<A>,
  reading = newReading(),
): { readonly read: A | undefined; readonly problems: readonly LocatedProblem[] } {
  const read = reader(value, '', reading)
  // The path of every problem starts with the step to the whole, which has no name.
  return { read, problems: reading.problems.map((problem) => ({ ...problem, path: problem.path.slice(1) })) }
}

/** Adds a problem at some steps below the place that is being read. */
export function addProblem<Code extends ProblemCode>(
  reading: Reading,
  code: Code,
  details: ProblemDetails[Code],
  ...steps: readonly Step[]
): void {
  reading.problems.push({ code, path: [...reading.path, ...steps], details } as LocatedProblem)
}
