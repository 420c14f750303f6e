import type { ProblemCode } from './codes.js'
import type { LocatedProblem } from './located-problem.js'
import { valueAtStep, type Path, type Step } from './path.js'

/**
 * Sorts by the place of each field in its object (V1). Missing fields follow present ones, and a value precedes
 * its parts.
 *
 * Drops other problems at or below an unreadable value, since they follow from it.
 *
 * @param reading the problems found by reading the request, a part of `problems`
 */
export function inRequestOrder(
  problems: readonly LocatedProblem[],
  request: unknown,
  reading: readonly LocatedProblem[] = problems,
): readonly LocatedProblem[] {
  if (problems.length < 2) return problems
  const isUnreadable = unreadableAmong(reading)
  const comparePaths = inOrderOf(request)
  const sorted = [...problems].sort(
    (a, b) => comparePaths(a.path, b.path) || Number(isUnreadable(b)) - Number(isUnreadable(a)),
  )
  return withoutConsequences(sorted, isUnreadable)
}

const UNREADABLE: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'invalid_type',
  'invalid_money',
  'invalid_decimal',
  'unknown_enum_value',
  'invalid_id',
  'wrong_id_kind',
])

function unreadableAmong(reading: readonly LocatedProblem[]): (found: LocatedProblem) => boolean {
  const unreadable = new Set(reading.filter(({ code }) => UNREADABLE.has(code)))
  return (found) => unreadable.has(found)
}

/** Relies on the order: the problems that follow from a value come right after its own problem. */
function withoutConsequences(
  sorted: readonly LocatedProblem[],
  isUnreadable: (found: LocatedProblem) => boolean,
): readonly LocatedProblem[] {
  let unreadable: Path | undefined
  return sorted.filter((found) => {
    if (unreadable !== undefined && isAtOrBelow(found.path, unreadable)) return false
    if (isUnreadable(found)) unreadable = found.path
    return true
  })
}

function isAtOrBelow(path: Path, above: Path): boolean {
  return above.every((step, index) => isSameStep(step, path[index]))
}

/** Compares the first two steps that differ, by their places in their object or list. */
function inOrderOf(request: unknown): (a: Path, b: Path) => number {
  const placeOf = placesOfFields()
  return (a, b) => {
    let parent = request
    let index = 0
    for (const stepOfA of a) {
      const stepOfB = b[index++]
      if (stepOfB === undefined) break
      if (!isSameStep(stepOfA, stepOfB)) {
        if (typeof stepOfA === 'number' && typeof stepOfB === 'number') return stepOfA - stepOfB
        const difference = placeOf(parent, nameOf(stepOfA)) - placeOf(parent, nameOf(stepOfB))
        // Missing fields share one place, after the present ones.
        return difference === 0 ? a.length - b.length : difference
      }
      parent = valueAtStep(parent, stepOfA)
    }
    // A value comes before its parts.
    return a.length - b.length
  }
}

function isSameStep(a: Step, b: Step | undefined): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && a.key === b.key)
}

/** Numbers the fields of each object once. */
function placesOfFields(): (parent: unknown, field: string) => number {
  const placesOf = new Map<object, ReadonlyMap<string, number>>()
  return (parent, field) => {
    if (typeof parent !== 'object' || parent === null) return 0
    let places = placesOf.get(parent)
    if (places === undefined) {
      places = new Map(Object.keys(parent).map((key, index) => [key, index]))
      placesOf.set(parent, places)
    }
    return places.get(field) ?? places.size
  }
}

function nameOf(step: Step): string {
  return typeof step === 'object' ? step.key : String(step)
}
