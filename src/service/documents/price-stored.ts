import type { Problem } from '../../problem/problem.js'
import type { ProblemCode } from '../../problem/codes.js'
import { describeProblem } from '../../problem/describe.js'
import { pointerOf } from '../../problem/path.js'
import type { JsonObject } from '../../wire/object.js'
import { priceDocumentOf, type Pricing } from './create-document.js'
import type { DocumentRecord } from './document-record.js'

/**
 * Skips look-ups, because a product may have left the catalogue since its line was written. Throws for a malformed
 * field, because only the host writes stored documents (E8). Messages count the line at `removed`, because the host
 * still stores that line.
 */
export function priceStored(
  kind: DocumentRecord['kind'],
  request: JsonObject,
  account: Pricing['account'],
  name: string,
  removed = Infinity,
): ReturnType<typeof priceDocumentOf> {
  const priced = priceDocumentOf(kind, request, account)
  if (!priced.ok) throwIfMalformed(priced.problems, name, removed)
  return priced
}

/** These codes do not depend on the settings, which may have changed since the host stored the document. */
const FORM_CODES: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'required',
  'invalid_type',
  'invalid_id',
  'wrong_id_kind',
  'invalid_decimal',
  'unknown_enum_value',
  'line_kind_missing',
  'line_kind_ambiguous',
])

export function throwIfMalformed(problems: readonly Problem[], name: string, removed = Infinity): void {
  const first = problems.find(({ code, source }) => FORM_CODES.has(code) && source === 'request')
  if (first === undefined) return
  const [list, index, ...rest] = first.path
  const isShifted = list === 'lines' && typeof index === 'number' && index >= removed
  const path = isShifted ? [list, index + 1, ...rest] : first.path
  const steps = path.map((step) => (typeof step === 'string' ? `.${step}` : `[${String(step)}]`))
  const message = describeProblem({ ...first, path, param: pointerOf(path) }, 'en')
  throw new TypeError(`${name}.request${steps.join('')} must be valid in a stored document: ${message}`)
}
