import * as E from 'fp-ts/lib/Either.js'
import type { Account } from '../model/account.js'
import { validated, type Answer } from '../problem/answer.js'
import { accountWire, readAccountSettings, type AccountWire } from '../wire/account.js'

/**
 * Accounts as read, by the complete form that was answered for them. That form is frozen, so it cannot have
 * changed since.
 */
const alreadyRead = new WeakMap<object, Account>()

/**
 * Reads an account's settings: their complete, frozen form, to be given with every call (A1).
 *
 * Problems point from the settings' root, `tax.rate` (A2).
 *
 * @example
 * import { readAccount } from 'quotewright'
 *
 * const account = readAccount({ currency: 'AUD', tax: { rate: '0.10', code: 'GST' } })
 * assert.ok(account.ok)
 * assert.equal(account.value.derivationEnabled, true)
 *
 * const refused = readAccount({ currency: 'AUD', tax: { rate: '10' } })
 * assert.ok(!refused.ok)
 * assert.equal(refused.problems[0]?.param, 'tax.rate')
 */
export function readAccount(settings: unknown): Answer<AccountWire> {
  const answer = readNew(settings)
  if (E.isLeft(answer)) return answer
  const complete = accountWire(answer.right)
  alreadyRead.set(complete, answer.right)
  return E.right(complete)
}

/**
 * The account of settings in any form: at once for those that {@link readAccount} answered, else by reading them.
 *
 * @internal
 */
export function accountOf(settings: unknown): Answer<Account> {
  const known = typeof settings === 'object' && settings !== null ? alreadyRead.get(settings) : undefined
  return known === undefined ? readNew(settings) : E.right(known)
}

function readNew(settings: unknown): Answer<Account> {
  const { account, problems } = readAccountSettings(settings)
  return validated(account, problems, settings)
}
