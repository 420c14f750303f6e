import { ExitCode, type Output, type OutputStream } from '../process-io.js'
import type { AnswerPiece } from './answer-lines.js'

const quietMilliseconds = 1000
const updateMilliseconds = 200
const clearLine = '\r\u001b[2K'

/** Writes answers as they come, no faster than they are read, and stops once their reader has gone. */
export async function writeAnswers(
  pieces: AsyncIterable<AnswerPiece>,
  output: Output,
  progress: Progress,
): Promise<ExitCode> {
  let exitCode: ExitCode = ExitCode.Answered
  for await (const { text, count, hasRefusal } of pieces) {
    if (hasRefusal) exitCode = ExitCode.Problems
    progress.advance(count)
    await output.write(text)
    if (output.isClosed) break
  }
  return exitCode
}

export interface Progress {
  advance(lines: number): void
  /** Erases the progress from the terminal. */
  clear(): void
}

/** For when standard output is the terminal itself: the results show the progress. */
export const noProgress: Progress = { advance: () => undefined, clear: () => undefined }

/**
 * Shows the progress of a long run on one line that rewrites itself. Only a terminal shows it, and a run of less
 * than a second shows nothing.
 */
export function startProgress(stream: OutputStream, now: () => number = () => performance.now()): Progress {
  const startedAt = now()
  let done = 0
  let shownAt: number | undefined
  return {
    advance(lines) {
      done += lines
      const time = now()
      const elapsed = time - startedAt
      if (!stream.isTTY || elapsed < quietMilliseconds || time - (shownAt ?? 0) < updateMilliseconds) return
      shownAt = time
      const rate = Math.round((done * 1000) / elapsed)
      stream.write(`${clearLine}${grouped(done)} lines answered, ${grouped(rate)} lines/s`)
    },
    clear() {
      if (shownAt !== undefined) stream.write(clearLine)
    },
  }
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}
