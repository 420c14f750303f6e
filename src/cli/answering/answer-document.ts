import type { Advisory } from '../../entries/index.js'
import { excerptOf, faultIn, readDocument, subjectOf } from '../files.js'
import { jsonPieces } from '../json/json-pieces.js'
import { parseJsonFile, type UnreadableJson } from '../json/parse-json.js'
import { notesTo, sayTo } from '../notes.js'
import { ExitCode, openOutput, type Output, type ProcessIo } from '../process-io.js'
import type { Refusal } from '../table/pointer-table.js'
import { type Presentation, type TableStyle } from '../table/presentation.js'
import type { Assignment } from '../workers/share-out.js'
import { isRefusal, jsonOf, refusalOfBytes, type Answering } from './answer-lines.js'

export interface Task<A extends object> extends Answering<A> {
  /** Plain data for other threads and machines. Absent if the work is never shared. */
  readonly assignment?: Assignment
  readonly table: (result: A, request: unknown, style: TableStyle) => string | Promise<string>
  readonly notes: readonly string[]
  /** Notes on how the command interpreted a single request. */
  readonly notesOn?: (request: unknown) => readonly string[]
  /** Returns the advice. It goes to standard error if the output cannot show it, such as the JSON of a quote. */
  readonly advice?: (result: A, request: unknown) => readonly Advisory[]
  /** Writes a single result in another form, such as a picture. Returns true to replace the usual output. */
  readonly deliver?: (result: A, output: Output) => Promise<boolean>
  /** Accepts spreadsheets as files, but not on standard input. */
  readonly readsSheets?: boolean
  /** Whether problems and advice go to standard error, because the output is markup, CSV or a picture. */
  readonly isOutputTaken?: boolean
}

export async function answerDocument<A extends object>(
  file: string | undefined,
  quiet: boolean,
  task: Task<A>,
  output: Output,
  presentation: Presentation,
  io: ProcessIo,
): Promise<ExitCode> {
  const bytes = await readDocument(file, io, task.assignment !== undefined)
  const parsed = parseJsonFile(bytes)
  const note = notesTo(io, quiet)
  if (!parsed.ok) {
    const hint = task.readsSheets === true && mayBeSheet(bytes) ? sheetHint : ''
    await printUnreadable(parsed, subjectOf(file), hint, task, output, presentation, io)
    return ExitCode.Problems
  }
  note(task.notes)
  return answerRequest(parsed.value, quiet, task, output, presentation, io)
}

export async function answerRequest<A extends object>(
  request: unknown,
  quiet: boolean,
  task: Task<A>,
  output: Output,
  presentation: Presentation,
  io: ProcessIo,
): Promise<ExitCode> {
  notesTo(io, quiet)(task.notesOn?.(request) ?? [])
  const answer = task.answer(request)
  if (isRefusal(answer)) {
    await printRefusal(answer, problemOutput(task, output, io), presentation)
    return ExitCode.Problems
  }
  if ((await task.deliver?.(answer, output)) !== true) {
    if (presentation.format === 'json') await printJson(jsonOf(answer, task), output)
    else await output.write(await task.table(answer, request, presentation))
  }
  if (!quiet && (presentation.format === 'json' || task.isOutputTaken)) {
    sayTo(io, task.advice?.(answer, request).map(adviceLine) ?? [])
  }
  return ExitCode.Answered
}

const sheetHint = '. Save a spreadsheet as a file that ends in .csv, .tsv or .xlsx, and pass it as FILE'

function mayBeSheet(bytes: Buffer): boolean {
  return /^\s*[^\s[{]/.test(bytes.toString('utf8', 0, 100))
}

async function printUnreadable<A extends object>(
  unreadable: UnreadableJson,
  subject: string,
  otherHint: string,
  task: Task<A>,
  output: Output,
  presentation: Presentation,
  io: ProcessIo,
): Promise<void> {
  const hint = unreadable.isLineByLine === true ? '. Add --ndjson if each line is a request' : otherHint
  const sentence = `${subject} ${faultIn(unreadable)}${hint}.`
  await printRefusal(refusalOfBytes(sentence), problemOutput(task, output, io), presentation)
  // A table of problems, or JSON on standard error, already shows this sentence.
  const repeated = presentation.format === 'json' && !task.isOutputTaken ? [`quotewright: ${sentence}`] : []
  sayTo(io, [...repeated, ...excerptOf(unreadable)])
}

export function problemOutput<A extends object>(task: Task<A>, output: Output, io: ProcessIo): Output {
  return task.isOutputTaken === true ? openOutput(io.stderr) : output
}

export async function printRefusal(
  refusal: Refusal,
  output: Output,
  presentation: Presentation,
): Promise<void> {
  if (presentation.format === 'json') return printJson(refusal, output)
  // Imported only for a table: loading the code that measures text takes a quarter of the start-up time.
  const { problemTable } = await import('../table/pointer-table.js')
  await output.write(problemTable(refusal, presentation))
}

function adviceLine({ param, message, severity, code }: Advisory): string {
  const place = param === '' ? '' : ` at ${param}`
  return `quotewright: ${severity} ${code}${place}: ${message}`
}

async function printJson(json: object, output: Output): Promise<void> {
  for (const piece of jsonPieces(json)) {
    await output.write(piece)
    if (output.isClosed) return
  }
  await output.write('\n')
}
