import { hideAddresses } from './hide-addresses.js'
import type { ProcessIo } from './process-io.js'
import { printable } from './table/printable.js'

export function notesTo(
  io: Pick<ProcessIo, 'stderr' | 'argv'>,
  quiet = false,
): (sentences: readonly string[]) => void {
  return (sentences) => {
    if (!quiet)
      sayTo(
        io,
        sentences.map((sentence) => `quotewright: note: ${sentence}`),
      )
  }
}

/** Writes each text on one line, without its line breaks. */
export function sayTo({ stderr, argv }: Pick<ProcessIo, 'stderr' | 'argv'>, lines: readonly string[]): void {
  if (lines.length > 0)
    stderr.write(`${lines.map((line) => printable(hideAddresses(line, argv))).join('\n')}\n`)
}

const debugVariable = 'QUOTEWRIGHT_DEBUG'

/** Describes an unexpected error as a bug. */
export function defectText(error: unknown, { env, argv }: Pick<ProcessIo, 'env' | 'argv'>): string {
  if (env?.[debugVariable] !== undefined && error instanceof Error)
    return hideAddresses(error.stack ?? error.message, argv)
  const message = error instanceof Error ? error.message || error.name : String(error) || 'no reason'
  const sentence = printable(hideAddresses(message, argv).trim().replace(/\s+/g, ' '))
  return `quotewright: This is a bug in quotewright: ${sentence.replace(/[^.?!]$/, '$&.')} ${debugVariable}=1 shows where it is.`
}
