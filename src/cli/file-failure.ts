import { CommandFailure } from './command-failure.js'

type Reasons = Readonly<Record<string, string>>

const reasons: Reasons = {
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
}

/** Why something cannot be done with a file, in words; what means something else here comes with its own. */
export function fileFailure(what: string, error: unknown, special: Reasons): CommandFailure {
  const { code = '', message } = error as NodeJS.ErrnoException
  return new CommandFailure(`${what}: ${special[code] ?? reasons[code] ?? message}.`)
}
