import { addProblem, listOf, type Reader, type Reading } from '../wire/reading.js'
import { valueAtStep } from '../problem/path.js'

/**
 * The elements that can be read of a list that a body must have. Problems: `required`, `invalid_type`, and those of the
 * elements. Reading stops at a hole: JSON has none, and a list may have four thousand million.
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
