import { addProblem, listOf, type Reader, type Reading } from '../wire/reading.js'
import { valueAtStep } from '../problem/path.js'

/**
 * Reads the elements of a list that a body must have, and returns those that are valid. Problems: `required`,
 * `invalid_type`, and the problems of the elements. Reading stops at a hole: JSON has none, and a list may have
 * four thousand million.
 */
export function readRequiredList<A>(
  body: unknown,
  field: string,
  reader: Reader<A>,
  reading: Reading,
): readonly A[] {
  const sent = valueAtStep(body, field)
  if (sent === undefined || sent === null) {
    addProblem(reading, 'required', {}, field)
    return []
  }
  const read = listOf<A | undefined>(reader, undefined)(sent, field, reading)
  return (read ?? []).filter((one) => one !== undefined)
}
