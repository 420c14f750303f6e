import { isObject } from '../../wire/object.js'
import type { RefusalProblem } from './problem.js'

/**
 * Problems in the order of the request (V1): by the places of their fields in the body, and what is missing behind them.
 * Those of one field stay in the order in which they were found.
 */
export function inOrderOf<Found extends RefusalProblem>(
  body: unknown,
  problems: readonly Found[],
): readonly Found[] {
  const places = new Map(isObject(body) ? Object.keys(body).map((name, place) => [name, place]) : [])
  const placeOf = ({ path }: RefusalProblem): number => places.get(String(path[0])) ?? places.size
  return [...problems].sort((one, other) => placeOf(one) - placeOf(other))
}
