import { readAccountSettings, writeAccount, type Account, type ParsedAccount } from './account.generated.js'
import type { Reader } from './reading.js'
import { withExample } from './sizes.js'

/** Reads an account's settings (A1). Messages about them show what could be written. */
export const readSettings: Reader<ParsedAccount> = withExample('{"currency": "AUD"}', readAccountSettings)

/** Settings in their complete form, frozen: what was read from them stays true. */
export function completeSettings(account: ParsedAccount): Account {
  const complete = writeAccount(account)
  if (complete.tax !== undefined) Object.freeze(complete.tax)
  return Object.freeze(complete)
}
