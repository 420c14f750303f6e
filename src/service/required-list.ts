import { addProblem, listOf, type Reader, type Reading } from '../wire/reading.js'
import { valueAtStep } from '../problem/path.js'

/** Leaves out invalid elements. Stops at the first hole: a sparse array can have billions of holes. */
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
