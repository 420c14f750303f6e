import { readAccount } from '../../src/wire/account.generated.js'
import type { ParsedAccount } from '../../src/wire/account.generated.js'
import { readWhole } from '../../src/wire/reading.js'

export function parsedAccountOf(settings: unknown): ParsedAccount {
  const { read } = readWhole(settings, readAccount)
  if (read === undefined) throw new Error('the settings of a test are valid')
  return read
}
