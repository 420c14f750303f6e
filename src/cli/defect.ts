import { hideAddresses } from './hide-addresses.js'
import type { ProcessIo } from './process-io.js'
import { printable } from './table/printable.js'

const debugVariable = 'QUOTEWRIGHT_DEBUG'

export function defectText(error: unknown, { env, argv }: Pick<ProcessIo, 'env' | 'argv'>): string {
  if (env?.[debugVariable] !== undefined && error instanceof Error)
    return hideAddresses(error.stack ?? error.message, argv)
  const message = error instanceof Error ? error.message || error.name : String(error) || 'no reason'
  const sentence = printable(hideAddresses(message, argv).trim().replace(/\s+/g, ' '))
  return `quotewright: This is a bug in quotewright: ${sentence.replace(/[^.?!]$/, '$&.')} ${debugVariable}=1 shows where it is.`
}
