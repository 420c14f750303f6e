import type { ProblemCode, ProblemDetails } from '../problem/codes.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import { preview } from '../problem/preview.js'
import type { Step } from '../problem/path.js'

/**
 * One pass over a piece of JSON: the path of the value being read, and the problems found so far.
 *
 * Readers never stop at a problem, so one bad field hides no other (V7). The path is kept on one stack, which is copied
 * only for a problem.
 */
export interface Reading {
  readonly path: Step[]
  readonly problems: LocatedProblem[]
  /** The kits around the value being read, outermost first (K1). */
  readonly kits: unknown[]
  /** Whether the size of drawings is limited: it is in documents, and not in drawings by themselves (F9). */
  readonly isGeometryLimited: boolean
}

/** Reads the value at one step: a field, an element of a list, an entry of a map. Undefined: not supplied, or unreadable. */
export type Reader<A> = (value: unknown, step: Step, reading: Reading) => A | undefined

/** A choice that was sent but cannot be read, where that differs from no choice. */
export const UNREADABLE = 'UNREADABLE'

export function newReading(isGeometryLimited = true): Reading {
  return { path: [], problems: [], kits: [], isGeometryLimited }
}

/** Reads the whole value that was sent: pointers start at it. */
export function readWhole<A>(
  value: unknown,
  reader: Reader<A>,
  reading = newReading(),
): { readonly read: A | undefined; readonly problems: readonly LocatedProblem[] } {
  const read = reader(value, '', reading)
  // The path of every problem starts with the step to the whole value, which has no name.
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

/**
 * Reads a list, each element by the same reader. An element that could not be read has a substitute in its place, so
 * that those after it keep their indexes.
 */
export function listOf<A>(reader: Reader<A>, substitute: A): Reader<readonly A[]> {
  return (value, step, reading) => {
    const list = readList(value, step, reading)
    if (list === undefined) return undefined
    reading.path.push(step)
    const read = readElements(list, 0, list.length, reader, substitute, reading)
    reading.path.pop()
    return read
  }
}

/**
 * Reads a list of which an empty one is a list left out (N2): forms send it for lines that are not measured. A list
 * that cannot be read holds one substitute: it was sent, and what it holds is unknown.
 */
export function filledListOf<A>(reader: Reader<A>, substitute: A): Reader<readonly A[]> {
  const readAll = listOf(reader, substitute)
  return (value, step, reading) => {
    const read = readAll(value, step, reading) ?? [substitute]
    return read.length === 0 ? undefined : read
  }
}

/** The list at a step, else a problem there. */
export function readList(value: unknown, step: Step, reading: Reading): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[]
  addProblem(reading, 'invalid_type', { expected: 'array', sent: preview(value) }, step)
  return undefined
}

/** A copy of the list at a step, when there is something at every index of it; else a problem there. */
export function readWholeList(value: unknown, step: Step, reading: Reading): readonly unknown[] | undefined {
  const list = readList(value, step, reading)
  if (list === undefined) return undefined
  // A list that was sent may have methods of its own.
  const elements: unknown[] = []
  for (let index = 0; index < list.length; index++) {
    if (!Object.hasOwn(list, index)) {
      addHoleProblem(reading, step, index)
      return undefined
    }
    elements.push(list[index])
  }
  return elements
}

/** No JSON has holes, and a list may claim four thousand million of them: the first stands for all. */
function addHoleProblem(reading: Reading, ...steps: readonly Step[]): void {
  addProblem(reading, 'invalid_type', { expected: 'denseArray', sent: 'undefined' }, ...steps)
}

/** Reads the elements of a list from one index to before another. A hole stands for all that would follow it. */
export function readElements<A>(
  list: readonly unknown[],
  from: number,
  to: number,
  reader: Reader<A>,
  substitute: A,
  reading: Reading,
): readonly A[] {
  const read: A[] = []
  for (let index = from; index < to; index++) {
    if (!Object.hasOwn(list, index)) {
      addHoleProblem(reading, index)
      read.push(substitute)
      break
    }
    read.push(reader(list[index], index, reading) ?? substitute)
  }
  return read
}
