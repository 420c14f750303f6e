import { fieldOf } from '../../engine/host-object.js'
import { allowed, type Decision, type Refusal, type Refused } from '../decision.js'
import * as check from '../host-argument.js'

/**
 * The checks that a host makes on a request. If several fail, the first in this order decides the answer (E3).
 * {@link firstRefusal} applies this order and its exceptions.
 *
 * - `key`: the API key is valid
 * - `rate`: the key is within its rate limit
 * - `path`: the operation exists
 * - `role`: the role may call it
 * - `json`: the body is a JSON object
 * - `requestId`: no earlier request used the request id
 * - `pathIds`: the ids in the path have the right form
 * - `document`: the document, or the resource that the path names, exists
 * - `body`: the body or the query is valid
 * - `labels`: the labels that the request names exist
 * - `line`: the line that the path names exists
 * - `state`: the state of the document allows the request
 * - `support`: the service supports the request
 *
 * Frozen.
 *
 * @example
 * import { requestChecks } from 'quotewright/service'
 *
 * assert.ok(requestChecks.indexOf('role') < requestChecks.indexOf('document'))
 */
export const requestChecks = Object.freeze([
  'key',
  'rate',
  'path',
  'role',
  'json',
  'requestId',
  'pathIds',
  'document',
  'body',
  'labels',
  'line',
  'state',
  'support',
] as const)

/** One of {@link requestChecks}. */
export type RequestCheck = (typeof requestChecks)[number]

/** The decisions of the checks, by the names in {@link requestChecks}. Leave out the checks that you did not make. */
export type CheckedRequest = Readonly<Partial<Record<RequestCheck, Decision<unknown> | undefined>>>

const DECISION: check.Check = (value, name) => {
  check.record({ ok: check.flag })(value, name)
  if (value !== null && (value as Decision<unknown>).ok) return
  const problems = check.list(check.record({ code: check.text }))
  check.record({ refusal: check.record({ type: check.text, problems }) })(value, name)
}

/**
 * Returns the refusal that decides the answer (E3), the first in the order of {@link requestChecks}. Returns
 * `allowed` if no check refuses. `failed_precondition` and `not_implemented` are for requests that are otherwise
 * valid, so they come last, whichever check found them. The 404 of a converted quote ranks with a missing document
 * (S7).
 *
 * @example
 * import { isPermitted, firstRefusal, operations, parseDocumentId } from 'quotewright/service'
 *
 * const first = firstRefusal({
 *   pathIds: parseDocumentId('cust_1', 'order'),
 *   role: isPermitted({ role: 'administrator' }, 'other'),
 * })
 * assert.equal(!first.ok && first.refusal.type, 'permission_denied')
 */
export function firstRefusal(checks: CheckedRequest): Decision<'allowed'> {
  check.onlyFields(requestChecks)(checks, 'checks')
  let first: { readonly rank: number; readonly refused: Refused } | undefined
  for (const name of requestChecks) {
    const decision = fieldOf(checks, name)
    if (decision === undefined) continue
    DECISION(decision, `checks.${name}`)
    if (decision.ok) continue
    const rank = rankOf(name, decision.refusal)
    if (first === undefined || rank < first.rank) first = { rank, refused: decision }
  }
  return first === undefined ? allowed('allowed') : first.refused
}

// E3
function rankOf(name: RequestCheck, { type, problems }: Refusal): number {
  if (type === 'failed_precondition') return Math.max(rank('state'), rank(name))
  const isUnsupported =
    type === 'not_implemented' ||
    // V2: the error is not_implemented only if all problems are.
    (type === 'validation_failure' &&
      problems.length > 0 &&
      problems.every(({ code }) => code === 'not_implemented'))
  if (isUnsupported) return rank('support')
  // S7: a converted quote no longer exists, so its 404 ranks with a missing document.
  return name === 'state' && type === 'not_found' ? rank('document') : rank(name)
}

function rank(name: RequestCheck): number {
  return requestChecks.indexOf(name)
}
