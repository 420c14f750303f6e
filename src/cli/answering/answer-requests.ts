import { buffer } from 'node:stream/consumers'
import { isStandardInput, readInput, withoutByteOrderMark } from '../files.js'
import { CommandFailure, ExitCode, type Output, type OutputStream, type ProcessIo } from '../process-io.js'
import { problemTable } from '../table/pointer-table.js'
import { choosePresentation, type Format, type Presentation, type TableLook } from '../table/presentation.js'
import type { Assignment } from '../workers/share-out.js'
import {
  answerJson,
  answerLines,
  answerTo,
  isRefusal,
  type Answering,
  type AnswerPiece,
} from './answer-lines.js'

export interface AnswerOptions {
  readonly format?: Format
  readonly ndjson?: boolean
  /** How many threads share the lines. */
  readonly workers?: number
}

/** One kind of work that the command does, request by request. */
export interface Task<A extends object> extends Answering<A> {
  /** The same as plain data, for other threads. */
  readonly assignment: Assignment
  /** A result for a person. */
  readonly table: (result: A, look: TableLook) => string
  /** Runs before the result of a single request is printed. */
  readonly beforePrinting?: (result: A) => Promise<void>
}

/** Otherwise, without a file, the command would silently wait for input that nobody knows to type. */
const invitation = 'Reading from the terminal. Ctrl-D ends it.\n'

/** Does a task on the requests of a file or of standard input, and prints the answers. */
export async function answerRequests<A extends object>(
  file: string | undefined,
  options: AnswerOptions,
  task: Task<A>,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const { ndjson = false, workers } = options
  const { stdin, stdout, stderr } = io
  refuseContradictions(file, options)
  if (isStandardInput(file) && stdin.isTTY && stderr.isTTY) stderr.write(invitation)
  if (!ndjson) {
    const presentation = choosePresentation(options.format, io)
    return answerDocument(readInput(file, stdin), task, output, presentation)
  }
  const answers = await answersToLines(file, task, workers, io)
  const progress = stdout.isTTY ? noProgress : startProgress(stderr)
  try {
    return await writeAnswers(answers, output, progress)
  } finally {
    progress.clear()
  }
}

function refuseContradictions(file: string | undefined, { format, ndjson, workers }: AnswerOptions): void {
  if (ndjson === true && format === 'table') {
    throw new CommandFailure('--ndjson writes JSON: leave out --format table.')
  }
  if (workers === undefined) return
  if (ndjson !== true) {
    throw new CommandFailure(
      '--workers shares out the lines of --ndjson: add --ndjson, or leave out --workers.',
    )
  }
  if (workers > 1 && isStandardInput(file)) {
    throw new CommandFailure(
      'Standard input cannot be read by several workers: name a FILE, or leave out --workers.',
    )
  }
}

/** Answers one request with one document, or with the error envelope. */
async function answerDocument<A extends object>(
  chunks: AsyncIterable<Buffer | string>,
  task: Task<A>,
  output: Output,
  presentation: Presentation,
): Promise<ExitCode> {
  const answer = answerTo(withoutByteOrderMark(await buffer(chunks)), task)
  if (!isRefusal(answer)) await task.beforePrinting?.(answer)
  if (presentation.format === 'json') await output.write(`${answerJson(answer, task, 2)}\n`)
  else if (isRefusal(answer)) await output.write(problemTable(answer, presentation))
  else await output.write(task.table(answer, presentation))
  return isRefusal(answer) ? ExitCode.Problems : ExitCode.Answered
}

async function answersToLines<A extends object>(
  file: string | undefined,
  task: Task<A>,
  workers = 1,
  { stdin, sharing }: ProcessIo,
): Promise<AsyncIterable<AnswerPiece>> {
  if (workers > 1 && !isStandardInput(file)) {
    const { shareOut } = await import('../workers/share-out.js')
    const shared = await shareOut(file, task.assignment, workers, sharing)
    if (shared !== undefined) return shared
  }
  return answerLines(readInput(file, stdin), task)
}

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

interface Progress {
  advance(lines: number): void
  /** Erases the progress from the terminal. */
  clear(): void
}

/** For when standard output is the terminal itself: the results show the progress. */
const noProgress: Progress = { advance: () => undefined, clear: () => undefined }

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
