import { printable, withoutPasswords } from './table/printable.js'

type Environment = Readonly<Record<string, string | undefined>>

const debugVariable = 'QUOTEWRIGHT_DEBUG'

export function defectText(error: unknown, env: Environment): string {
  if (env[debugVariable] !== undefined && error instanceof Error)
    return withoutPasswords(error.stack ?? error.message)
  const message = error instanceof Error ? error.message || error.name : String(error) || 'no reason'
  const sentence = printable(withoutPasswords(message).trim().replace(/\s+/g, ' '))
  return `quotewright: This is a bug in quotewright: ${sentence.replace(/[^.?!]$/, '$&.')} ${debugVariable}=1 shows where it is.`
}
