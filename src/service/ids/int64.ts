import { INT64_MAX } from '../../number/number-limits.js'
import { preview } from '../../problem/preview.js'
import { addProblem, type Reader } from '../../wire/reading.js'
import { readText } from '../../wire/scalars.js'
import { type Decision } from '../decision.js'
import { readAt, type RequestPath } from './parse-id.js'
import * as check from '../host-argument.js'

const WHOLE = /^(-?)0*(\d+)$/

/** Any longer string is `invalid_decimal`. */
const MAX_CHARACTERS = 1_000

/**
 * Reads a 64-bit integer (W1), such as the number of an order (W2): in JSON, a string of digits with an
 * optional minus sign. Returns the string without leading zeros, ready for a database.
 *
 * A JSON number is `invalid_type`. A string that is not a whole number, or has more than 1000
 * characters, is `invalid_decimal`. A number beyond 64 bits is `out_of_range`. An absent value is
 * `required`.
 *
 * @example
 * import { parseInt64 } from 'quotewright/service'
 *
 * assert.deepEqual(parseInt64('0042', ['orderNumber']), { ok: true, value: '42' })
 * const refused = parseInt64('9223372036854775808', ['orderNumber'])
 * assert.equal(!refused.ok && refused.refusal.problems[0]?.code, 'out_of_range')
 */
export function parseInt64(value: unknown, path: RequestPath): Decision<string> {
  check.path(path, 'path')
  return readAt(value, readInt64Text, path)
}

const readInt64Text: Reader<string> = (value, step, reading) => {
  const text = readText(value, step, reading)
  if (text === undefined) return undefined
  const [, sign, digits] = (text.length > MAX_CHARACTERS ? undefined : WHOLE.exec(text)) ?? []
  const sent = preview(text)
  if (digits === undefined) {
    addProblem(reading, 'invalid_decimal', { sent, example: '"42"' }, step)
    return undefined
  }
  const isNegative = sign === '-' && digits !== '0'
  const max = isNegative ? INT64_MAX + 1n : INT64_MAX
  if (BigInt(digits) <= max) return `${isNegative ? '-' : ''}${digits}`
  addProblem(reading, 'out_of_range', { sent, min: String(-INT64_MAX - 1n), max: String(INT64_MAX) }, step)
  return undefined
}
