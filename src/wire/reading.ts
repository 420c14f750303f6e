import type { ProblemCode, ProblemDetails } from '../problem/codes.js'
import type { LocatedProblem, ProblemSource } from '../problem/located-problem.js'
import { preview } from '../problem/preview.js'
import type { Step } from '../problem/path.js'

/**
 * Readers go on after a problem, so that one bad field does not hide others (V7). The path is one
 * stack, copied for each problem.
 */
export interface Reading {
  readonly path: Step[]
  readonly problems: LocatedProblem[]
  /** Problems of missing fields that change no figure (V7). The list `problems` itself, except in a preview. */
  readonly missing: LocatedProblem[]
  /** Outermost first (K1). */
  readonly kits: unknown[]
  // M8
  readonly customFields: ReadonlySet<string>
  /** True in documents, false for single drawings (F9). */
  readonly isGeometryLimited: boolean
  /** After this many problems, reading adds no more and skips the rest of each list. */
  readonly problemLimit: number
}

/** Returns undefined if the value is absent or unreadable. */
export type Reader<A> = (value: unknown, step: Step, reading: Reading) => A | undefined

/** Stands for an unreadable choice, unlike a missing one. */
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

/** V7: a preview does not require fields that change no figure. */
export function newPreviewReading(): Reading {
  return { ...newReading(), missing: [] }
}

/** Makes paths start at this value. */
export function readWhole<A>(
  value: unknown,
  reader: Reader<A>,
  reading = newReading(),
): { readonly read: A | undefined; readonly problems: readonly LocatedProblem[] } {
  const read = reader(value, '', reading)
  // Every path starts with the step to the whole value, which has no name.
  return { read, problems: reading.problems.map((problem) => ({ ...problem, path: problem.path.slice(1) })) }
}

/** Marks problems of the host's values with their source. */
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

/** Adds nothing once the reading is full. */
export function addProblem<Code extends ProblemCode>(
  reading: Reading,
  code: Code,
  details: ProblemDetails[Code],
  ...steps: readonly Step[]
): void {
  if (isFull(reading)) return
  reading.problems.push({ code, path: [...reading.path, ...steps], details } as LocatedProblem)
}

/** Only for fields that change no figure (V7). */
export function addMissing(reading: Reading, field: string): void {
  if (isFull(reading)) return
  reading.missing.push({ code: 'required', path: [...reading.path, field], details: {} })
}

/** Replaces an unreadable element by the substitute, so that later elements keep their indexes. */
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
 * Treats an empty list as absent (N2): forms send one for lines without measurements. An unreadable list
 * becomes one substitute, because its elements are unknown.
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

/** Copies the list. Adds a problem if the value is not a list or has a hole. */
export function readDenseList(value: unknown, step: Step, reading: Reading): readonly unknown[] | undefined {
  const list = readList(value, step, reading)
  if (list === undefined) return undefined
  // Calls no method of the list, which may override it.
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

/** Unlike {@link listOf}, reads no element of a list that has a hole. */
export function denseListOf<A>(reader: Reader<A>, substitute: A): Reader<readonly A[]> {
  return (value, step, reading) => {
    const list = readDenseList(value, step, reading)
    reading.path.push(step)
    const read = list?.map((element, index) => reader(element, index, reading) ?? substitute)
    reading.path.pop()
    return read
  }
}

/** Reports only the first hole: a sparse array may have four billion of them. */
function addHoleProblem(reading: Reading, ...steps: readonly Step[]): void {
  addProblem(reading, 'invalid_type', { expected: 'denseArray', sent: 'undefined' }, ...steps)
}

/** Stops at a hole. */
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
