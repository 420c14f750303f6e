import { setOwn } from '../../wire/object.js'
import type { Operation, Role } from '../data/operation.js'
import { allowed, refusal, type Decision } from '../decision.js'
import { hostColumn, hostName, hostRecord, hostText } from '../host-argument.js'

/**
 * Whether a role may call an operation (R4): administrators may call all of them, everybody else those whose role is
 * `all`. Otherwise 403. It looks at nothing that was asked for, so that 403 does not depend on whether an id exists (R7).
 *
 * @example
 * import { isPermitted, operations } from 'quotewright/service'
 *
 * const listWebhooks = operations.find(({ name }) => name === 'ListWebhooks')
 * assert.equal(listWebhooks && isPermitted(listWebhooks, 'administrator').ok, true)
 * assert.equal(listWebhooks && isPermitted(listWebhooks, 'other').ok, false)
 */
export function isPermitted(operation: Pick<Operation, 'role'>, role: Role): Decision<'allowed'> {
  hostRecord({ role: hostName(['all', 'administrator']) })(operation, 'operation')
  return role === 'administrator' || operation.role === 'all'
    ? allowed('allowed')
    : refusal('permission_denied', 'Only an administrator may do this.')
}

/** A user as others see it: the email address may be left out (R5). */
export type UserView<User> = Omit<User, 'email'> & Partial<Pick<User, 'email' & keyof User>>

/**
 * A user as a role may see it (R5): without the `email` unless the role is administrator. The record itself is not
 * changed.
 *
 * @example
 * import { userView } from 'quotewright/service'
 *
 * const user = { userId: 'user_1', name: 'Ana', email: 'ana@example.com' }
 * assert.deepEqual(userView(user, 'other'), { userId: 'user_1', name: 'Ana' })
 * assert.deepEqual(userView(user, 'administrator'), user)
 */
export function userView<User extends object>(user: User, role: Role): UserView<User> {
  hostRecord({ email: hostColumn(hostText) })(user, 'user')
  const view: Record<string, unknown> = {}
  for (const field of Object.keys(user))
    if (field !== 'email' || role === 'administrator') setOwn(view, field, user[field as keyof User])
  return view as UserView<User>
}
