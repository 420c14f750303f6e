import { answerJson } from './answer-json.js'
import { errorEnvelope } from '../index.js'
import { answerTo, type Answer } from './answer.js'
import { ExitCode } from './exit-code.js'
import type { Output } from './output.js'
import type { Progress } from './progress.js'
import { maxLineBytes, splitLines } from './split-lines.js'
import type { Task } from './task.js'

/** Answers are handed on in pieces of about this many characters: a write for each would cost more than pricing. */
const writeSize = 65_536

/** One request a line in, one answer a line out, in order, holding no more than a piece of either. */
export async function answerStream<A extends object>(
  chunks: AsyncIterable<Buffer | string>,
  task: Task<A>,
  output: Output,
  progress: Progress,
): Promise<ExitCode> {
  let exitCode: ExitCode = ExitCode.Answered
  for await (const lines of splitLines(chunks)) {
    let answers = ''
    for (const line of lines) {
      if (isBlank(line)) continue
      const { text, isRefusal } = answerJson(answerLine(line, task), task)
      if (isRefusal) exitCode = ExitCode.Problems
      answers += `${text}\n`
      progress.advance(1)
      if (answers.length < writeSize) continue
      await output.write(answers)
      answers = ''
      if (output.isClosed) return exitCode
    }
    if (answers !== '') await output.write(answers)
    if (output.isClosed) return exitCode
  }
  return exitCode
}

function answerLine<A extends object>(line: Buffer, task: Task<A>): Answer<A> {
  if (line.length <= maxLineBytes) return answerTo(line, task.answer)
  const message = `The line is longer than ${String(maxLineBytes)} bytes.`
  return errorEnvelope([{ code: 'invalid_type', message, param: '' }])
}

function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d)
}
