import { readAccount } from '../../src/wire/account.generated.js'
import type { ParsedAccount } from '../../src/wire/account.generated.js'
import { readWhole } from '../../src/wire/reading.js'

/** The parsed form of settings that are right. */
export function parsedAccountOf(settings: unknown): ParsedAccount {
  const { read } = readWhole(settings, readAccount)
  if (read === undefined) throw new Error('the settings of a test are right')
  return read
}
