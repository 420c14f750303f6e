import { isObject } from '../../wire/object.js'
import type { RefusalProblem } from './problem.js'

/** Sorts by the place of the top-level field in the body, missing fields last (V1). */
export function inOrderOf<Found extends RefusalProblem>(
  body: unknown,
  problems: readonly Found[],
): readonly Found[] {
  const places = new Map(isObject(body) ? Object.keys(body).map((name, place) => [name, place]) : [])
  const placeOf = ({ path }: RefusalProblem): number => places.get(String(path[0])) ?? places.size
  return [...problems].sort((one, other) => placeOf(one) - placeOf(other))
}
