import { addProblem, listOf, type Reader, type Reading } from '../wire/reading.js'
import { valueAtStep } from '../problem/path.js'

/**
 * Reads a required list of the body, and returns its valid elements. Problems: `required`, `invalid_type`, and
 * the problems of the elements. Reading stops at the first hole: JSON has no holes, but a sparse array can have
 * billions of them.
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
