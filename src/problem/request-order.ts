import type { ProblemCode } from './codes.js'
import type { Finding } from './finding.js'
import type { Path, Step } from './path.js'

/**
 * Findings in the order of the request as it was sent (V1): by the place of each field among the fields of its
 * object. What is missing comes after what is there, and a thing before its parts.
 *
 * Of a value that could not be read nothing more is said: findings at it or below it are left out, since they
 * come from the absence of what stands there.
 *
 * @param reading the findings of reading the request, which are among them
 */
export function inRequestOrder(
  findings: readonly Finding[],
  request: unknown,
  reading: readonly Finding[] = findings,
): readonly Finding[] {
  if (findings.length < 2) return findings
  const placeOf = placesIn(request)
  return withoutEchoes(findings, reading)
    .map((found) => ({ found, place: placeOf(found.path) }))
    .sort((a, b) => comparePlaces(a.place, b.place))
    .map(({ found }) => found)
}

/** The codes of a value that could not be read. */
const UNREADABLE: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'invalid_type',
  'invalid_money',
  'invalid_decimal',
  'unknown_enum_value',
  'invalid_id',
  'wrong_id_kind',
])

function withoutEchoes(findings: readonly Finding[], reading: readonly Finding[]): readonly Finding[] {
  const unreadable = new Map<string, Finding>()
  for (const found of reading) {
    const place = textOf(found.path)
    if (UNREADABLE.has(found.code) && !unreadable.has(place)) unreadable.set(place, found)
  }
  if (unreadable.size === 0) return findings
  return findings.filter((found) =>
    [...found.path.keys(), found.path.length].every((length) => {
      const above = unreadable.get(textOf(found.path.slice(0, length)))
      return above === undefined || above === found
    }),
  )
}

/** A text for each path, and another for another: unlike pointers, which keys may imitate. */
function textOf(path: Path): string {
  return JSON.stringify(path)
}

/** For each path the indexes to walk by, each object's fields being counted once. */
function placesIn(request: unknown): (path: Path) => readonly number[] {
  const fieldsOf = new Map<object, ReadonlyMap<string, number>>()

  const placeOfField = (parent: object, field: string): number => {
    let fields = fieldsOf.get(parent)
    if (fields === undefined) {
      fields = new Map(Object.keys(parent).map((key, index) => [key, index]))
      fieldsOf.set(parent, fields)
    }
    return fields.get(field) ?? fields.size
  }

  return (path) => {
    let parent: unknown = request
    return path.map((step) => {
      if (typeof parent !== 'object' || parent === null) return 0
      const name = nameOf(step)
      const place = typeof step === 'number' ? step : placeOfField(parent, name)
      parent = Object.hasOwn(parent, name) ? (parent as Readonly<Record<string, unknown>>)[name] : undefined
      return place
    })
  }
}

function nameOf(step: Step): string {
  return typeof step === 'object' ? step.key : String(step)
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const shared = Math.min(a.length, b.length)
  for (let index = 0; index < shared; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
