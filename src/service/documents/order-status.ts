import { allowed, invalidRequest, type Decision } from '../decision.js'
import { serviceProblem } from '../problems/problem.js'
import * as check from '../host-argument.js'

/** A workflow status of a company's orders. */
export interface OrderStatus {
  /** The id of the status. */
  readonly statusId: string
  /** The name that the company gave it. */
  readonly name: string
}

export const hostStatuses = check.list(check.record({ statusId: check.text, name: check.text }))

// S3
const SUBMITTED = 'Submitted'

/**
 * Returns the id of a new order's status (S3). A status in the request must be one of the company's. Otherwise a
 * submitted order gets the first status named exactly `Submitted`, if any, and a draft gets no status. Pass
 * `statuses` in display order.
 *
 * @example
 * import { defaultStatusId } from 'quotewright/service'
 *
 * const statuses = [{ statusId: 'new', name: 'New' }, { statusId: 'in', name: 'Submitted' }]
 * assert.deepEqual(defaultStatusId(true, undefined, statuses), { ok: true, value: 'in' })
 * assert.deepEqual(defaultStatusId(false, undefined, statuses), { ok: true, value: undefined })
 * assert.ok(!defaultStatusId(false, 'gone', statuses).ok)
 */
export function defaultStatusId(
  isSubmitted: boolean,
  sent: string | null | undefined,
  statuses: readonly OrderStatus[],
): Decision<string | undefined> {
  check.flag(isSubmitted, 'isSubmitted')
  check.optional(check.nullable(check.text))(sent, 'sent')
  hostStatuses(statuses, 'statuses')
  // N2
  if (sent !== undefined && sent !== null && sent !== '') {
    const isKnown = statuses.some(({ statusId }) => statusId === sent)
    return isKnown
      ? allowed(sent)
      : invalidRequest([serviceProblem('status_not_found', ['statusId'], { id: sent })])
  }
  return allowed(isSubmitted ? statuses.find(({ name }) => name === SUBMITTED)?.statusId : undefined)
}

export function statusNameOf(
  statusId: unknown,
  statuses: readonly OrderStatus[],
): { readonly statusName?: string } {
  const statusName = statuses.find((status) => status.statusId === statusId)?.name
  return statusName === undefined ? {} : { statusName }
}
