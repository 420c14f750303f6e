import { problemAt } from '../problem/located-problem.js'
import { withFallback } from '../problem/with-fallback.js'
import { valueAtStep } from '../problem/path.js'
import { truncate } from '../problem/preview.js'
import { problemOfText, type Problem } from '../problem/problem.js'
import { isObject } from '../wire/object.js'
import { checkTypedField, hostArgumentError } from './check-typed.js'
import type { LengthUnit } from './read-length.js'
import type { InputField } from './parse-input.js'
import { showMicros } from './format-money.js'
import { showDecimal } from './show-number.js'
import type { AmbiguousInput, ParsedInput, InvalidInput } from './typed.js'
import { ownFields } from '../problem/own-fields.js'

/** A typed text, and its field. */
export interface InputText extends InputField {
  /** The text as typed. */
  readonly text: string
  /** The path of the value in the request. If you leave it out, the path of the problem is empty. */
  readonly path?: readonly (string | number)[]
}

/**
 * Returns the problem of a typed text at its field: `unreadable_text` or `ambiguous_text`. The message says how
 * to type the text; `describeProblem` translates it. Returns undefined for one reading.
 *
 * @example
 * import { parseInput, inputProblem } from 'quotewright/input'
 *
 * const field = { kind: 'percent', locale: 'en-AU' } as const
 * const typed = parseInput('ten', field)
 * const problem = inputProblem(typed, { ...field, text: 'ten', path: ['discount'] })
 * assert.equal(problem?.message, 'discount “ten” cannot be read. Type a percentage, such as 12.5%.')
 */
export function inputProblem(typed: ParsedInput<unknown>, at: InputText): Problem | undefined {
  const status: unknown = isObject(typed) ? valueAtStep(typed, 'status') : undefined
  if (status !== 'ok' && status !== 'invalid' && status !== 'ambiguous')
    throw hostArgumentError('typed', 'be a result of parseInput')
  if (typed.status === 'ok') return undefined
  checkTypedField(at, 'at')
  if (typeof valueAtStep(at, 'text') !== 'string')
    throw hostArgumentError('at.text', 'be the text that was typed')
  const read = ownFields(typed)
  const problem = withFallback(undefined, () => problemOf(read, ownFields(at)))
  if (problem === undefined) throw hostArgumentError('typed', 'be a result of parseInput')
  return problem
}

function problemOf(typed: InvalidInput | AmbiguousInput<unknown>, at: InputText): Problem {
  const path = isFieldPath(at.path) ? at.path : []
  if (typed.status === 'ambiguous') {
    // Not truncated: two readings could become equal.
    const readings = typed.readings.map(({ meant }) => meant)
    return problemOfText(problemAt('ambiguous_text', path, { readings, ...textIn(typed, at) }))
  }
  const { kind } = at
  const details = { reason: typed.reason, kind, example: EXAMPLES[kind](at), ...textIn(typed, at) }
  return problemOfText(problemAt('unreadable_text', path, details))
}

export function isFieldPath(path: unknown): path is readonly (string | number)[] {
  if (!Array.isArray(path) || path.length === 0 || !(Symbol.iterator in path)) return false
  // A sparse array can have four billion elements, so the test stops at the first that is not a key.
  for (let index = 0; index < path.length; index++)
    if (!['string', 'number'].includes(typeof valueAtStep(path, index))) return false
  return true
}

/** Limits texts in details. */
const MAX_CHARACTERS = 80

const short = (text: string): string => truncate(text, MAX_CHARACTERS)

/** Numbers entries from 1. */
function textIn({ entry }: InvalidInput | AmbiguousInput<unknown>, { text }: InputText) {
  const own = entry && ownFields(entry)
  if (own !== undefined && typeof own.index !== 'number') throw new TypeError('no index')
  const ofEntry = own === undefined ? {} : { entry: short(own.text), number: String(own.index + 1) }
  return { typed: short(text), ...ofEntry }
}

const LENGTHS: Readonly<Record<LengthUnit, string>> = { mm: '2400', m: '2.4', ft: '8', in: '96' }

const EXAMPLES: Readonly<Record<InputField['kind'], (at: InputText) => string>> = {
  money: ({ locale, currency = '' }) => showMicros('45670000', locale, currency),
  length: (at) => `${lengthOf(at)} ${at.unit ?? 'mm'}`,
  quantity: ({ locale }) => showDecimal('2.5', locale),
  percent: ({ locale }) => `${showDecimal('12.5', locale)}%`,
  // A list with tabs is read as a pasted table, so its example needs a tab too.
  pieces: (at) => `4${at.text.includes('\t') ? '\t' : ' @ '}${lengthOf(at)}`,
}

function lengthOf({ locale, unit = 'mm' }: InputText): string {
  return showDecimal(LENGTHS[unit], locale)
}
