import type { Problem } from '../../problem/problem.js'
import type { ProblemCode } from '../../problem/codes.js'
import { describeProblem } from '../../problem/describe.js'
import { pointerOf } from '../../problem/path.js'
import type { JsonObject } from '../../wire/object.js'
import { priceDocumentOf, type Pricing } from './create-document.js'
import type { DocumentRecord } from './document-record.js'

/**
 * Prices a stored document without look-ups. Its lines were looked up when they were written, so a product that has
 * since been removed from the catalogue is not a problem. A field that cannot be read throws a TypeError, because
 * only the host writes stored documents (E8). `removed` is the index of a line that the request no longer has.
 * Messages still count that line, so that their indexes match the document that the host stores.
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

/**
 * Problems of a field's form. They do not depend on the settings, which may have changed since the document was
 * stored.
 */
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

/** Throws a TypeError that names the first field of a stored document that cannot be read. */
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
