import type { ProcessIo } from './process-io.js'
import { printable, withoutPasswords } from './table/printable.js'

export function notesTo(
  io: Pick<ProcessIo, 'stderr'>,
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
export function sayTo({ stderr }: Pick<ProcessIo, 'stderr'>, lines: readonly string[]): void {
  if (lines.length > 0) stderr.write(`${lines.map((line) => printable(withoutPasswords(line))).join('\n')}\n`)
}
