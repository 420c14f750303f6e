import type { ProblemCode, ProblemDetails } from '../problem/codes.js'
import type { LocatedProblem, ProblemSource } from '../problem/located-problem.js'
import { preview } from '../problem/preview.js'
import type { Step } from '../problem/path.js'

/**
 * One pass over a piece of JSON: the path of the value being read, and the problems found so far.
 *
 * Readers never stop at a problem, so one bad field does not hide others (V7). The path is kept on one stack,
 * which is copied only for a problem.
 */
export interface Reading {
  readonly path: Step[]
  readonly problems: LocatedProblem[]
  /**
   * Problems of missing required fields that change no figure (V7). A preview keeps them apart; otherwise
   * this is the list `problems`.
   */
  readonly missing: LocatedProblem[]
  /** The kits around the value being read, outermost first (K1). */
  readonly kits: unknown[]
  /** The account's custom fields (M8). */
  readonly customFields: ReadonlySet<string>
  /** Whether the size of drawings is limited: true in documents, false for single drawings (F9). */
  readonly isGeometryLimited: boolean
  /** The number of problems after which reading adds no more and skips the rest of each list. */
  readonly problemLimit: number
}

/**
 * Reads the value at one step: a field, a list element or a map entry. Returns undefined if it is absent or
 * unreadable.
 */
export type Reader<A> = (value: unknown, step: Step, reading: Reading) => A | undefined

/** Marks an unreadable choice, as opposed to a missing one. */
export const UNREADABLE = 'UNREADABLE'

const NO_NAMES: ReadonlySet<string> = new Set()

export function newReading(
  isGeometryLimited = true,
  customFields = NO_NAMES,
  problemLimit = Infinity,
): Reading {
  const problems: LocatedProblem[] = []
  return {
    path: [],
    problems,
    missing: problems,
    kits: [],
    customFields,
    isGeometryLimited,
    problemLimit,
  }
}

/** Makes a reading for a preview, which does not require fields that change no figure (V7). */
export function newPreviewReading(): Reading {
  return { ...newReading(), missing: [] }
}

/** Reads a whole value. Paths of problems start at this value. */
export function readWhole<A>(
  value: unknown,
  reader: Reader<A>,
  reading = newReading(),
): { readonly read: A | undefined; readonly problems: readonly LocatedProblem[] } {
  const read = reader(value, '', reading)
  // Every path starts with the step to the whole value. That step has no name, so it is removed.
  return { read, problems: reading.problems.map((problem) => ({ ...problem, path: problem.path.slice(1) })) }
}

/** Wraps a reader for values that the host passes, so that their problems do not count as problems of the request. */
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

export function isFull({ problems, problemLimit }: Reading): boolean {
  return problems.length >= problemLimit
}

/** Adds a problem at the value being read, or at steps below it, unless the reading is full. */
export function addProblem<Code extends ProblemCode>(
  reading: Reading,
  code: Code,
  details: ProblemDetails[Code],
  ...steps: readonly Step[]
): void {
  if (isFull(reading)) return
  reading.problems.push({ code, path: [...reading.path, ...steps], details } as LocatedProblem)
}

/** Adds a problem for a missing field that changes no figure. */
export function addMissing(reading: Reading, field: string): void {
  if (isFull(reading)) return
  reading.missing.push({ code: 'required', path: [...reading.path, field], details: {} })
}

/**
 * Reads a list, each element by the same reader. A substitute replaces an unreadable element, so that later
 * elements keep their indexes.
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
 * Reads a list. An empty one counts as absent (N2), because forms send it for lines without measurements. An
 * unreadable one becomes one substitute: it is present, but its elements are unknown.
 */
export function filledListOf<A>(reader: Reader<A>, substitute: A): Reader<readonly A[]> {
  const readAll = listOf(reader, substitute)
  return (value, step, reading) => {
    const read = readAll(value, step, reading) ?? [substitute]
    return read.length === 0 ? undefined : read
  }
}

export function readList(value: unknown, step: Step, reading: Reading): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[]
  addProblem(reading, 'invalid_type', { expected: 'array', sent: preview(value) }, step)
  return undefined
}

/** Returns a copy of a list, or adds a problem if the value is not a list or has a hole. */
export function readDenseList(value: unknown, step: Step, reading: Reading): readonly unknown[] | undefined {
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

/** Reports the first hole of a list. JSON has no holes, but a sparse array may have four billion of them. */
function addHoleProblem(reading: Reading, ...steps: readonly Step[]): void {
  addProblem(reading, 'invalid_type', { expected: 'denseArray', sent: 'undefined' }, ...steps)
}

/** Reads the elements of a list from index `from` up to, but not including, `to`. Stops at a hole. */
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
    // In a full reading, one substitute stands for all remaining elements.
    if (isFull(reading)) {
      read.push(substitute)
      break
    }
    read.push(reader(list[index], index, reading) ?? substitute)
  }
  return read
}
