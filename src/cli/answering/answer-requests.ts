import { isStandardInput, nameOf, readInput, sizeOf } from '../files.js'
import { defaultQueue } from '../defaults.js'
import { notesTo } from '../notes.js'
import { CommandFailure, ExitCode, type Output, type ProcessIo } from '../process-io.js'
import { choosePresentation, type Format } from '../table/presentation.js'
import { answerLines, type Answering, type AnswerPiece, type LineMarking } from './answer-lines.js'
import { noProgress, startProgress, type Progress } from './progress.js'
import { type Task, answerDocument } from './answer-document.js'

export interface AnswerOptions {
  readonly format?: Format
  readonly ndjson?: boolean
  readonly withIds?: boolean
  readonly workers?: number
  /** The address of the Redis server, `@FILE` or `env`. */
  readonly redis?: string
  readonly queue?: string
  /** Lets the workers of the queue read the file themselves. */
  readonly shared?: boolean
  readonly quiet?: boolean
}

export type SharingOptions = Pick<AnswerOptions, 'workers' | 'redis' | 'queue' | 'shared'>

const invitation = 'Reading the terminal. Ctrl-D ends input.\n'

export async function answerRequests<A extends object>(
  file: string | undefined,
  options: AnswerOptions,
  task: Task<A>,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const { ndjson = false, quiet = false } = options
  const { stdin, stdout, stderr } = io
  refuseContradictions(file, options)
  if (isStandardInput(file) && stdin.isTTY && stderr.isTTY) stderr.write(invitation)
  if (!ndjson) {
    return answerDocument(file, quiet, task, output, choosePresentation(options.format, io), io)
  }
  const answers = await answersToLines(file, options, task, io)
  const totalBytes = await sizeOf(file)
  notesTo(io, quiet)(task.notes)
  // On a terminal, the printed results already show the progress.
  const progress = stdout.isTTY || quiet ? noProgress : startProgress(stderr, totalBytes)
  try {
    return await writeAnswers(answers, output, progress)
  } finally {
    progress.clear()
  }
}

function refuseContradictions(
  file: string | undefined,
  { format, ndjson, withIds, workers, redis }: AnswerOptions,
): void {
  if (ndjson === true && format === 'table') {
    throw new CommandFailure('--ndjson writes JSON: leave out --format table.')
  }
  if (ndjson !== true && withIds === true) {
    throw new CommandFailure('--with-ids needs --ndjson: add --ndjson, or leave out --with-ids.')
  }
  if (redis !== undefined && ndjson !== true) {
    throw new CommandFailure('--redis needs --ndjson: add --ndjson, or leave out --redis.')
  }
  if (workers === undefined) return
  if (redis !== undefined) {
    throw new CommandFailure('--redis uses workers started with "quotewright worker": leave out --workers.')
  }
  if (ndjson !== true) {
    throw new CommandFailure('--workers needs --ndjson: add --ndjson, or leave out --workers.')
  }
  if (workers > 1 && isStandardInput(file)) {
    throw new CommandFailure(
      'Standard input cannot be read by several workers: name a FILE, or leave out --workers.',
    )
  }
}

export async function answersToLines<A extends object>(
  file: string | undefined,
  {
    workers = 1,
    withIds = false,
    redis,
    queue,
    shared = false,
  }: SharingOptions & Pick<AnswerOptions, 'withIds'>,
  task: Answering<A> & Pick<Task<A>, 'assignment'>,
  io: ProcessIo,
): Promise<AsyncIterable<AnswerPiece>> {
  const { stdin, sharing } = io
  const marking: LineMarking = { name: nameOf(file), hasIds: withIds }
  if (redis !== undefined && task.assignment !== undefined) {
    const { answersFromQueue } = await import('../queue/answers-from-queue.js')
    const place = { redis, queue: queue ?? defaultQueue, isShared: shared }
    return answersFromQueue(file, { ...task.assignment, marking }, place, io)
  }
  if (workers > 1 && !isStandardInput(file) && task.assignment !== undefined) {
    const { shareOut } = await import('../workers/share-out.js')
    const answers = await shareOut(file, { ...task.assignment, marking }, workers, sharing)
    if (answers !== undefined) return answers
  }
  return answerLines(readInput(file, stdin), task, marking)
}

async function writeAnswers(
  pieces: AsyncIterable<AnswerPiece>,
  output: Output,
  progress: Progress,
): Promise<ExitCode> {
  let exitCode: ExitCode = ExitCode.Answered
  for await (const { text, count, bytesRead, hasRefusal } of pieces) {
    if (hasRefusal) exitCode = ExitCode.Problems
    progress.advance(count, bytesRead)
    await output.write(text)
    if (output.isClosed) break
  }
  return exitCode
}
