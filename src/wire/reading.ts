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
  /** Whether objects that are read must have no prototype: asked once, and only when there are such objects. */
  needsNoPrototype: boolean | undefined
}

/** Reads the value at one step: a field, an element of a list, an entry of a map. Undefined: not supplied, or unreadable. */
export type Reader<A> = (value: unknown, step: Step, reading: Reading) => A | undefined

export function newReading(): Reading {
  return { path: [], problems: [], needsNoPrototype: undefined }
}

/** Reads a value that is the whole of what was sent: pointers start at it. */
export function readWhole<A>(
  value: unknown,
  reader: Reader<A>,
): { readonly read: A | undefined; readonly problems: readonly LocatedProblem[] } {
  const reading = newReading()
  const read = reader(value, '', reading)
  // The path of every problem starts with the step to the whole, which has no name.
  return { read, problems: reading.problems.map((found) => ({ ...found, path: found.path.slice(1) })) }
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
