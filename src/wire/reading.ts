import type { ProblemCode, ProblemDetails } from '../problem/codes.js'
import type { LocatedProblem, ProblemSource } from '../problem/located-problem.js'
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
  /** Required fields that are missing and change no figure: the problems themselves, but in a preview a list apart (V7). */
  readonly missing: LocatedProblem[]
  /** The kits around the value being read, outermost first (K1). */
  readonly kits: unknown[]
  /** The account's custom fields (M8). */
  readonly customFields: ReadonlySet<string>
  /** Whether the size of drawings is limited: in documents, but not for drawings by themselves (F9). */
  readonly isGeometryLimited: boolean
}

/** Reads the value at one step: a field, a list element or a map entry. Undefined when absent or unreadable. */
export type Reader<A> = (value: unknown, step: Step, reading: Reading) => A | undefined

/** An unreadable choice, where it differs from a missing one. */
export const UNREADABLE = 'UNREADABLE'

const NO_NAMES: ReadonlySet<string> = new Set()

export function newReading(isGeometryLimited = true, customFields?: readonly string[]): Reading {
  const names = customFields === undefined ? NO_NAMES : new Set(customFields)
  const problems: LocatedProblem[] = []
  return { path: [], problems, missing: problems, kits: [], customFields: names, isGeometryLimited }
}

/** A reading of lines for a preview, which does without fields that change no figure (V7). */
export function newPreviewReading(): Reading {
  return { ...newReading(), missing: [] }
}

/** Reads the whole value sent, where pointers start. */
export function readWhole<A>(
  value: unknown,
  reader: Reader<A>,
  reading = newReading(),
): { readonly read: A | undefined; readonly problems: readonly LocatedProblem[] } {
  const read = reader(value, '', reading)
  // Every path starts with the step to the whole value, which has no name.
  return { read, problems: reading.problems.map((problem) => ({ ...problem, path: problem.path.slice(1) })) }
}

/** The same reader for what the host itself gives: its problems are not those of the sender of a request. */
export function ofHost<A>(source: Exclude<ProblemSource, 'request'>, reader: Reader<A>): Reader<A> {
  return (value, step, reading) => {
    const { problems } = reading
    const first = problems.length
    const read = reader(value, step, reading)
    for (const [offset, found] of problems.slice(first).entries())
      problems[first + offset] = { ...found, source }
    return read
  }
}

/** Adds a problem, at some steps below the value being read. */
export function addProblem<Code extends ProblemCode>(
  reading: Reading,
  code: Code,
  details: ProblemDetails[Code],
  ...steps: readonly Step[]
): void {
  reading.problems.push({ code, path: [...reading.path, ...steps], details } as LocatedProblem)
}

/** Adds the problem of a missing field that changes no figure. */
export function addMissing(reading: Reading, field: string): void {
  reading.missing.push({ code: 'required', path: [...reading.path, field], details: {} })
}

/**
 * Reads a list, each element by the same reader. An element that could not be read has a substitute in its place, so
 * that later elements keep their indexes.
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
 * Reads a list that counts as absent when empty (N2): forms send it for lines without measurements. An unreadable
 * list gives one substitute, since it is present with unknown elements.
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

/** A copy of the list at a step, if it has no holes; else a problem there. */
export function readWholeList(value: unknown, step: Step, reading: Reading): readonly unknown[] | undefined {
  const list = readList(value, step, reading)
  if (list === undefined) return undefined
  // The list may have its own methods, so none is called.
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

/** JSON has no holes, and a list may have four thousand million of them: only the first is reported. */
function addHoleProblem(reading: Reading, ...steps: readonly Step[]): void {
  addProblem(reading, 'invalid_type', { expected: 'denseArray', sent: 'undefined' }, ...steps)
}

/** Reads the elements of a list from one index to before another. Reading stops at a hole. */
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
