import type { AnswerPiece } from './answer-lines.js'
import { ExitCode } from './exit-code.js'
import type { Output } from './output.js'
import type { Progress } from './progress.js'

/** Writes answers as they come, no faster than they are read. Asks for no more once their reader has gone. */
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
