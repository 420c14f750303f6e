import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { validated, type Answer } from './answer.js'
import type { Account } from './model/account.js'
import { accountWire, readAccountSettings, type AccountWire } from './wire/account.js'

/**
 * The settings that were read before, by the frozen form that was handed out for them. Freezing is what makes
 * this safe: what stands in them cannot have changed since.
 */
const alreadyRead = new WeakMap<object, Account>()

/**
 * Reads an account's settings: their complete, frozen form (A1), or every problem in them, pointing from the settings'
 * root (A2). The root entry's `readAccount` with an Either.
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { readAccount } from 'quotewright/fp'
 *
 * const account = readAccount({ currency: 'AUD', tax: { rate: '0.10' } })
 * assert.ok(E.isRight(account))
 * assert.equal(account.right.taxRounding, 'document')
 */
export function completeSettings(settings: unknown): Answer<AccountWire> {
  const { account, problems } = readAccountSettings(settings)
  return pipe(
    validated(account, problems, settings),
    E.map((sound) => {
      const complete = accountWire(sound)
      alreadyRead.set(complete, sound)
      return complete
    }),
  )
}

/** The account of settings in any form: at once for those that were read before, else by reading them. */
export function readSettings(settings: unknown): Answer<Account> {
  const known = typeof settings === 'object' && settings !== null ? alreadyRead.get(settings) : undefined
  if (known !== undefined) return E.right(known)
  const { account, problems } = readAccountSettings(settings)
  return validated(account, problems, settings)
}
