import type { Advisory, ErrorEnvelope } from '../../entries/index.js'
import {
  excerptOf,
  faultIn,
  isStandardInput,
  nameOf,
  readDocument,
  readInput,
  sizeOf,
  subjectOf,
} from '../files.js'
import { usualQueue } from '../defaults.js'
import { jsonPieces } from '../json/json-pieces.js'
import { parseJsonFile, type UnreadableJson } from '../json/parse-json.js'
import { notesTo, sayTo } from '../notes.js'
import { CommandFailure, ExitCode, openOutput, type Output, type ProcessIo } from '../process-io.js'
import { adviceLine } from '../table/advisory-table.js'
import { problemTable } from '../table/pointer-table.js'
import { choosePresentation, type Format, type Presentation, type TableLook } from '../table/presentation.js'
import type { Assignment } from '../workers/share-out.js'
import {
  answerLines,
  isRefusal,
  jsonOf,
  refusalOfBytes,
  type Answering,
  type AnswerPiece,
  type LineMarking,
} from './answer-lines.js'
import { noProgress, startProgress, type Progress } from './progress.js'

export interface AnswerOptions {
  readonly format?: Format
  readonly ndjson?: boolean
  /** Whether answers to lines have the numbers of the lines and the ids of the requests. */
  readonly ids?: boolean
  /** How many threads share the lines. */
  readonly workers?: number
  /** The address of a Redis whose workers share the lines. */
  readonly redis?: string
  /** The name of their queue. */
  readonly queue?: string
  /** Workers read the file themselves. */
  readonly shared?: boolean
  /** No notes, advice or progress on standard error. */
  readonly quiet?: boolean
}

/** Who shares the lines of a file. */
export type SharingOptions = Pick<AnswerOptions, 'workers' | 'redis' | 'queue' | 'shared'>

/** One kind of work that the command does, request by request. */
export interface Task<A extends object> extends Answering<A> {
  /** The same as plain data, for other threads; absent where the work is never shared. */
  readonly assignment?: Assignment
  /** A result for a person, with the advice on it. */
  readonly table: (result: A, request: unknown, look: TableLook) => string
  /** What a person should know before anything is answered. */
  readonly notes: readonly string[]
  /** What a person should know about how a single request was taken. */
  readonly notesOn?: (request: unknown) => readonly string[]
  /** The advice that the JSON of a result lacks. */
  readonly advice?: (result: A, request: unknown) => readonly Advisory[]
  /** Writes the result of a single request elsewhere. True if nothing is to be printed any more. */
  readonly deliver?: (result: A, output: Output) => Promise<boolean>
  /** Standard output is for something else: problems go to standard error. */
  readonly isOutputTaken?: boolean
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
  // The results themselves show the progress on a terminal.
  const progress = stdout.isTTY || quiet ? noProgress : startProgress(stderr, totalBytes)
  try {
    return await writeAnswers(answers, output, progress)
  } finally {
    progress.clear()
  }
}

function refuseContradictions(
  file: string | undefined,
  { format, ndjson, ids, workers, redis }: AnswerOptions,
): void {
  if (ndjson === true && format === 'table') {
    throw new CommandFailure('--ndjson writes JSON: leave out --format table.')
  }
  if (ndjson !== true && ids === true) {
    throw new CommandFailure('--ids is for the answers of --ndjson: add --ndjson, or leave out --ids.')
  }
  if (redis !== undefined && ndjson !== true) {
    throw new CommandFailure('--redis shares out the lines of --ndjson: add --ndjson, or leave out --redis.')
  }
  if (workers === undefined) return
  if (redis !== undefined) {
    throw new CommandFailure('--redis has workers of its own: leave out --workers.')
  }
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
  file: string | undefined,
  quiet: boolean,
  task: Task<A>,
  output: Output,
  presentation: Presentation,
  io: ProcessIo,
): Promise<ExitCode> {
  const parsed = parseJsonFile(await readDocument(file, io))
  const note = notesTo(io, quiet)
  if (!parsed.ok) {
    await printUnreadable(parsed, file, task, output, presentation, io)
    return ExitCode.Problems
  }
  note([...task.notes, ...(task.notesOn?.(parsed.value) ?? [])])
  const answer = task.answer(parsed.value)
  if (isRefusal(answer)) {
    await printRefusal(answer, problemOutput(task, output, io), presentation)
    return ExitCode.Problems
  }
  if ((await task.deliver?.(answer, output)) !== true) {
    if (presentation.format === 'json') await printJson(jsonOf(answer, task), output)
    else await output.write(task.table(answer, parsed.value, presentation))
  }
  if (!quiet && (presentation.format === 'json' || task.isOutputTaken)) {
    sayTo(io, task.advice?.(answer, parsed.value).map(adviceLine) ?? [])
  }
  return ExitCode.Answered
}

/** What cannot be read is a problem of the request. Where it is, is shown to a person too. */
async function printUnreadable<A extends object>(
  unreadable: UnreadableJson,
  file: string | undefined,
  task: Task<A>,
  output: Output,
  presentation: Presentation,
  io: ProcessIo,
): Promise<void> {
  const hint = unreadable.isLineByLine === true ? '. Add --ndjson if each line is a request' : ''
  const sentence = `${subjectOf(file)} ${faultIn(unreadable)}${hint}.`
  await printRefusal(refusalOfBytes(sentence), problemOutput(task, output, io), presentation)
  // A table has the sentence already.
  const repeated = presentation.format === 'json' && !task.isOutputTaken ? [`quotewright: ${sentence}`] : []
  sayTo(io, [...repeated, ...excerptOf(unreadable)])
}

function problemOutput<A extends object>(task: Task<A>, output: Output, io: ProcessIo): Output {
  return task.isOutputTaken === true ? openOutput(io.stderr) : output
}

async function printRefusal(
  refusal: ErrorEnvelope,
  output: Output,
  presentation: Presentation,
): Promise<void> {
  if (presentation.format === 'json') await printJson(refusal, output)
  else await output.write(problemTable(refusal, presentation))
}

async function printJson(json: object, output: Output): Promise<void> {
  for (const piece of jsonPieces(json)) {
    await output.write(piece)
    if (output.isClosed) return
  }
  await output.write('\n')
}

/** The answers to the lines of a file or of standard input, in order, whoever computes them. */
export async function answersToLines<A extends object>(
  file: string | undefined,
  { workers = 1, ids = false, redis, queue, shared = false }: SharingOptions & Pick<AnswerOptions, 'ids'>,
  task: Answering<A> & Pick<Task<A>, 'assignment'>,
  io: ProcessIo,
): Promise<AsyncIterable<AnswerPiece>> {
  const { stdin, sharing } = io
  const marking: LineMarking = { name: nameOf(file), hasIds: ids }
  if (redis !== undefined && task.assignment !== undefined) {
    const { answersFromQueue } = await import('../queue/answers-from-queue.js')
    const place = { redis, queue: queue ?? usualQueue, isShared: shared }
    return answersFromQueue(file, { ...task.assignment, marking }, place, io)
  }
  if (workers > 1 && !isStandardInput(file) && task.assignment !== undefined) {
    const { shareOut } = await import('../workers/share-out.js')
    const shared = await shareOut(file, { ...task.assignment, marking }, workers, sharing)
    if (shared !== undefined) return shared
  }
  return answerLines(readInput(file, stdin), task, marking)
}

/** Writes answers as they come, no faster than they are read, and stops once their reader has gone. */
export async function writeAnswers(
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
