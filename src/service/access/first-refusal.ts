import { allowed, type Decision, type Refusal, type Refused } from '../decision.js'
import { hostText, hostFlag, hostList, hostNamesOf, hostRecord, type HostCheck } from '../host-argument.js'

/**
 * What a host checks of a request, in the order in which a refusal wins (E3):
 *
 * - `key`: the API key; `rate`: the rate of its requests; `path`: whether an operation is there; `role`: who may call it
 * - `json`: whether the body is a JSON object; `requestId`: whether the request was executed already
 * - `pathIds`: the ids in the path; `document`: whether the document, or whatever the path names, exists
 * - `body`: everything that is wrong with the body or the query; `labels` and `line`: whether those that are named exist
 * - `state`: whether the state of the document allows it; `support`: whether the service can do it yet
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

/** What the checks of a request decided. Those that were not made are left out. */
export type CheckedRequest = Readonly<Partial<Record<RequestCheck, Decision<unknown> | undefined>>>

const DECISION: HostCheck = (value, name) => {
  hostRecord({ ok: hostFlag })(value, name)
  if (value !== null && (value as Decision<unknown>).ok) return
  const problems = hostList(hostRecord({ code: hostText }))
  hostRecord({ refusal: hostRecord({ type: hostText, problems }) })(value, name)
}

/**
 * The refusal that a request is answered with when several checks refuse it (E3): that of the first check, in the order of
 * {@link requestChecks}. The type of a refusal counts as well: `failed_precondition` and `not_implemented` are for
 * requests that are otherwise valid, so they come last, whichever check found them.
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
  hostNamesOf(requestChecks)(checks, 'checks')
  let first: { readonly rank: number; readonly refused: Refused } | undefined
  for (const check of requestChecks) {
    const decision = checks[check]
    if (decision === undefined) continue
    DECISION(decision, `checks.${check}`)
    if (decision.ok) continue
    const rank = rankOf(check, decision.refusal)
    if (first === undefined || rank < first.rank) first = { rank, refused: decision }
  }
  return first === undefined ? allowed('allowed') : first.refused
}

/** The place of a refusal in the order. What a request is valid for comes last (E3). */
function rankOf(check: RequestCheck, { type, problems }: Refusal): number {
  if (type === 'failed_precondition') return Math.max(rank('state'), rank(check))
  const isUnsupported =
    type === 'not_implemented' ||
    // V2: such problems alone are not_implemented.
    (type === 'validation_failure' &&
      problems.length > 0 &&
      problems.every(({ code }) => code === 'not_implemented'))
  if (isUnsupported) return rank('support')
  // S7: a converted quote does not exist, whatever was asked of its state.
  return check === 'state' && type === 'not_found' ? rank('document') : rank(check)
}

function rank(check: RequestCheck): number {
  return requestChecks.indexOf(check)
}
