import { valueAtStep } from '../problem/path.js'
import { isObject } from '../wire/object.js'
import { addProblem, type Reader, type Reading } from '../wire/reading.js'
import { readText } from '../wire/scalars.js'

/** Counts a blank text as absent. */
export function readRequiredText(
  body: unknown,
  field: string,
  reading: Reading,
  read: Reader<string> = readText,
): string | undefined {
  const sent = isObject(body) ? valueAtStep(body, field) : undefined
  const isAbsent = sent === undefined || sent === null || (typeof sent === 'string' && sent.trim() === '')
  if (!isAbsent) return read(sent, field, reading)
  addProblem(reading, 'required', {}, field)
  return undefined
}
