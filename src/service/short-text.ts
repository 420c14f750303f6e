import { addProblem, type Reader } from '../wire/reading.js'
import { readText } from '../wire/scalars.js'
import { serviceLimits } from './data/service-limits.js'
import type { Schema } from './openapi/schema-parts.js'

export function short(schema: Schema): Schema {
  return { ...schema, maxLength: serviceLimits.shortTextCharacters }
}

/**
 * Refuses a text of too many code points. The host loads short texts, such as a webhook's URL, with every list or
 * write.
 */
export const readShortText: Reader<string> = (value, step, reading) => {
  const text = readText(value, step, reading)
  const max = serviceLimits.shortTextCharacters
  if (text === undefined || text.length <= max) return text
  // Counts surrogate pairs. A list of all characters would take more memory than the text.
  const sent = text.length - (text.match(/[\ud800-\udbff](?=[\udc00-\udfff])/g)?.length ?? 0)
  if (sent <= max) return text
  addProblem(reading, 'out_of_range', { sent: String(sent), min: '0', max: String(max) }, step)
  return undefined
}
