import { valueAtStep } from '../problem/path.js'
import { readAccount, writeAccount, type Account, type ParsedAccount } from './account.generated.js'
import type { Reader } from './reading.js'
import { withExample } from './setting-fields.js'

/** A1: messages about the settings show an example. */
export const readSettings: Reader<ParsedAccount> = withExample('{"currency": "AUD"}', readAccount)

/** Returns frozen settings, so their parsed form stays valid. */
export function completeSettings(account: ParsedAccount): Account {
  const complete = writeAccount(account)
  Object.freeze(valueAtStep(complete, 'tax'))
  Object.freeze(valueAtStep(complete, 'customFields'))
  return Object.freeze(complete)
}
