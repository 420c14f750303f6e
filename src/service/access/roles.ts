import { setOwn } from '../../wire/object.js'
import type { Operation, Role } from '../data/operation.js'
import { allowed, refusal, type Decision } from '../decision.js'
import * as check from '../host-argument.js'

/**
 * Decides whether a role may call an operation (R4). Administrators may call every operation, everybody else
 * only operations with the role `all`. Any other call is 403. The decision ignores the request's content, so a
 * 403 never reveals whether an id exists (R7).
 *
 * @example
 * import { isPermitted, operations } from 'quotewright/service'
 *
 * const listWebhooks = operations.find(({ name }) => name === 'ListWebhooks')
 * assert.equal(listWebhooks && isPermitted(listWebhooks, 'administrator').ok, true)
 * assert.equal(listWebhooks && isPermitted(listWebhooks, 'other').ok, false)
 */
export function isPermitted(operation: Pick<Operation, 'role'>, role: Role): Decision<'allowed'> {
  check.record({ role: check.oneOf(['all', 'administrator']) })(operation, 'operation')
  return role === 'administrator' || operation.role === 'all'
    ? allowed('allowed')
    : refusal('permission_denied', 'Only an administrator may do this.')
}

/** A user as others see it, possibly without the email address (R5). */
export type UserView<User> = Omit<User, 'email'> & Partial<Pick<User, 'email' & keyof User>>

/**
 * Returns a user as a role may see it (R5): only administrators see the `email`. The record itself does not
 * change.
 *
 * @example
 * import { userView } from 'quotewright/service'
 *
 * const user = { userId: 'user_1', name: 'Ana', email: 'ana@example.com' }
 * assert.deepEqual(userView(user, 'other'), { userId: 'user_1', name: 'Ana' })
 * assert.deepEqual(userView(user, 'administrator'), user)
 */
export function userView<User extends object>(user: User, role: Role): UserView<User> {
  check.record({ email: check.column(check.text) })(user, 'user')
  const view: Record<string, unknown> = {}
  for (const field of Object.keys(user))
    if (field !== 'email' || role === 'administrator') setOwn(view, field, user[field as keyof User])
  return view as UserView<User>
}
