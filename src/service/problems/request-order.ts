import { isObject } from '../../wire/object.js'
import type { RefusalProblem } from './problem.js'

/**
 * Sorts problems by the order of the request (V1): by the places of their top-level fields in the body, with missing
 * fields last. Problems of one field keep their order.
 */
export function inOrderOf<Found extends RefusalProblem>(
  body: unknown,
  problems: readonly Found[],
): readonly Found[] {
  const places = new Map(isObject(body) ? Object.keys(body).map((name, place) => [name, place]) : [])
  const placeOf = ({ path }: RefusalProblem): number => places.get(String(path[0])) ?? places.size
  return [...problems].sort((one, other) => placeOf(one) - placeOf(other))
}
