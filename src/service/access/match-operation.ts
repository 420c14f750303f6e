import type { Operation } from '../data/operation.js'
import { operations } from '../data/operations.js'
import { allowed, refusal, type Decision } from '../decision.js'
import { withFallback } from '../../problem/with-fallback.js'

/** The operation of a request, and the parameters of its path. */
export interface MatchedOperation {
  /** One of `operations`. */
  readonly operation: Operation
  /** The decoded parameters by their names: `{ orderId: 'order_1' }`. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * Finds the operation for a method and a path (O1). The path starts with `/v1/`. A query after it is ignored.
 *
 * The path is split at its slashes before it is decoded, so an encoded slash does not split it. A parameter is
 * never empty and contains no slash, colon or control character.
 *
 * Everything else is 404: an unknown path, a double or trailing slash, escapes that are not UTF-8, or a method
 * that the path does not have. Methods and paths are case-sensitive.
 *
 * @example
 * import { matchOperation } from 'quotewright/service'
 *
 * const match = matchOperation('POST', '/v1/webhooks/webhook_1:test')
 * assert.equal(match.ok && match.value.operation.name, 'TestWebhook')
 * assert.deepEqual(match.ok && match.value.params, { webhookId: 'webhook_1' })
 * assert.equal(matchOperation('GET', '/v1/orders/').ok, false)
 */
export function matchOperation(method: string, path: string): Decision<MatchedOperation> {
  const segments = segmentsOf(path)
  if (segments !== undefined && typeof method === 'string')
    for (const [operation, steps] of candidates(`${method} ${String(segments.length)}`)) {
      const params = paramsOf(steps, segments)
      if (params !== undefined) return allowed({ operation, params })
    }
  return refusal('not_found', 'No operation has this method and path.')
}

/** Ids are short even when escaped, so a longer path cannot belong to an operation. */
const MAX_CHARACTERS = 4_000

const MAX_SEGMENTS = 7

function segmentsOf(path: string): readonly string[] | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const end = path.search(/[?#]/)
  const plain = end === -1 ? path : path.slice(0, end)
  if (plain.length > MAX_CHARACTERS) return undefined
  const segments = plain.slice(1).split('/', MAX_SEGMENTS)
  // No operation's path has escapes that are not UTF-8.
  return withFallback(undefined, () => segments.map((segment) => decodeURIComponent(segment)))
}

/** A fixed string, or a parameter and the verb after it, such as `:test`. */
type Step = string | { readonly param: string; readonly verb: string }

function paramsOf(
  steps: readonly Step[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const params: Record<string, string> = {}
  for (const [index, step] of steps.entries()) {
    const segment = segments[index] ?? ''
    if (typeof step === 'string') {
      if (segment !== step) return undefined
    } else {
      if (!segment.endsWith(step.verb)) return undefined
      const value = segment.slice(0, segment.length - step.verb.length)
      if (!isParameter(value)) return undefined
      params[step.param] = value
    }
  }
  return params
}

/** Most clients remove the segments `.` and `..` from a URL, so neither can be an id. */
function isParameter(value: string): boolean {
  // eslint-disable-next-line no-control-regex -- The test refuses control characters.
  return value !== '' && value !== '.' && value !== '..' && !/[/:\u0000-\u001f\u007f-\u009f]/.test(value)
}

type Candidate = readonly [Operation, readonly Step[]]

let byForm: ReadonlyMap<string, readonly Candidate[]> | undefined

function candidates(form: string): readonly Candidate[] {
  byForm ??= operationsByForm()
  return byForm.get(form) ?? []
}

function operationsByForm(): ReadonlyMap<string, readonly Candidate[]> {
  const forms = new Map<string, Candidate[]>()
  for (const operation of operations) {
    const steps = operation.path.slice(1).split('/').map(stepOf)
    const form = `${operation.method} ${String(steps.length)}`
    forms.set(form, [...(forms.get(form) ?? []), [operation, steps]])
  }
  return forms
}

function stepOf(segment: string): Step {
  const [, param, verb = ''] = /^\{(\w+)\}(.*)$/.exec(segment) ?? []
  return param === undefined ? segment : { param, verb }
}
