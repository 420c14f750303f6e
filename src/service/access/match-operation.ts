import type { Operation } from '../data/operation.js'
import { operations } from '../data/operations.js'
import { allowed, refusal, type Decision } from '../decision.js'
import { orElse } from '../../problem/or-else.js'

/** The operation of a request, and the parameters of its path. */
export interface MatchedOperation {
  /** One of `operations`. */
  readonly operation: Operation
  /** The parameters by their names, decoded: `{ orderId: 'order_1' }`. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * Finds the operation of a method and a path (O1). The path starts with `/v1/`; a query after it is ignored.
 *
 * The path is divided at its slashes before it is decoded, so an encoded slash divides nothing. A parameter is never empty
 * and holds no slash, no colon and no control character. 404 for everything else: a path of no operation, a path with two
 * slashes in a row or one at its end, escapes that are not UTF-8, and a method that the path does not have. Methods and
 * paths are compared with their case.
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
  return refusal('not_found', 'There is no operation at this path with this method.')
}

/** A longer path is none of an operation: ids have some tens of characters, escapes and all. */
const MOST_CHARACTERS = 4_000

const MOST_SEGMENTS = 7

/** The segments of a path, decoded; undefined when it cannot be that of an operation. */
function segmentsOf(path: string): readonly string[] | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const end = path.search(/[?#]/)
  const plain = end === -1 ? path : path.slice(0, end)
  if (plain.length > MOST_CHARACTERS) return undefined
  const segments = plain.slice(1).split('/', MOST_SEGMENTS)
  // Escapes that are not UTF-8 are those of no operation.
  return orElse(undefined, () => segments.map((segment) => decodeURIComponent(segment)))
}

/** A segment of an operation's path: a fixed text, or a parameter and what follows it. */
type Step = string | { readonly param: string; readonly verb: string }

/** The parameters of a path that has these steps; undefined when it has others. */
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

/** Whether a text can be a parameter. A client cannot send `.` and `..`: URLs lose them on their way. */
function isParameter(value: string): boolean {
  // eslint-disable-next-line no-control-regex -- Control characters are what it refuses.
  return value !== '' && value !== '.' && value !== '..' && !/[/:\u0000-\u001f\u007f]/.test(value)
}

type Candidate = readonly [Operation, readonly Step[]]

/** The operations by their method and how many segments they have, once somebody asks. */
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
